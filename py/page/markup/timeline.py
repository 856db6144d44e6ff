"""Draws how far black was ahead after each move, as SVG markup: a pure function of the counts."""

HEIGHT = 64


def timeline(leads: "list[int]", now: int) -> str:
    """Returns the graph of black's lead in discs after each ply, the start included.

    `now` is the ply on the board. A ply is one unit wide; the middle line is no lead.
    """
    last = max(len(leads) - 1, 1)
    most = max([abs(lead) for lead in leads] + [4])
    heights = [round(HEIGHT / 2 * (1 - lead / most), 1) for lead in leads]
    points = " ".join([f"{ply},{height}" for ply, height in enumerate(heights)])
    return (
        f'<svg class="timeline" viewBox="0 0 {last} {HEIGHT}" preserveAspectRatio="none"'
        ' aria-hidden="true">'
        f'<path class="level" d="M0 {HEIGHT // 2}H{last}"/>'
        f'<path class="now" d="M{now} 0V{HEIGHT}"/>'
        f'<polyline class="lead" points="{points}"/></svg>'
    )
