"""The user's last results against each level as HTML."""

from __future__ import annotations

from saved.players import level_name


def results_by_level(counts: dict[int, list[int]], chosen: int) -> str:
    """Returns a row for each level with the games won, drawn and lost; that of one is marked."""
    return "".join([_results(level, counts[level], level == chosen) for level in sorted(counts)])


def _results(level: int, counts: list[int], is_chosen: bool) -> str:
    won, drawn, lost = counts
    said = [f"{won} won"] + [f"{drawn} drawn"] * (drawn > 0) + [f"{lost} lost"]
    share = round(100 * won / sum(counts))
    return (
        f'<tr class="{"chosen" if is_chosen else ""}">'
        f'<th scope="row">{level_name(level)} {level}</th><td>{", ".join(said)}</td>'
        f'<td aria-hidden="true"><span><i style="width:{share}%"></i></span></td></tr>'
    )
