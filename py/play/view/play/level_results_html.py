"""The user's last results against each level as HTML."""

from __future__ import annotations

from board.markup import Markup, joined, markup
from saved.players import level_name


def results_by_level(counts: dict[int, list[int]], chosen: int) -> Markup:
    """Returns a row for each level with the games won, drawn and lost; one row is marked."""
    return joined([_results(level, counts[level], level == chosen) for level in sorted(counts)])


def _results(level: int, counts: list[int], is_chosen: bool) -> Markup:
    won, drawn, lost = counts
    said = [f"{won} won"] + [f"{drawn} drawn"] * (drawn > 0) + [f"{lost} lost"]
    return markup(
        '<tr class="{}"><th scope="row">{} {}</th><td>{}</td>'
        '<td aria-hidden="true"><span><i style="width:{}%"></i></span></td></tr>',
        "chosen" if is_chosen else "",
        *(level_name(level), level),
        ", ".join(said),
        round(100 * won / sum(counts)),
    )
