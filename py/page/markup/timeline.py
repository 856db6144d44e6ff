"""Draws how far black was ahead after each move, as SVG markup: a pure function of the counts."""

HEIGHT = 640


def timeline(leads: "list[int]", now: int) -> str:
    """Returns the graph of black's lead in discs after each ply, the start included.

    `now` is the ply on the board. A ply is one unit wide; the middle line is no lead.
    """
    last = max(len(leads) - 1, 1)
    most = max([abs(lead) for lead in leads] + [4])
    middle = HEIGHT // 2
    points = " ".join([f"{ply},{middle - middle * lead // most}" for ply, lead in enumerate(leads)])
    return (
        f'<svg class="timeline" viewBox="0 0 {last} {HEIGHT}" preserveAspectRatio="none"'
        ' aria-hidden="true">'
        f'<path class="level" d="M0 {middle}H{last}"/>'
        f'<path class="now" d="M{now} 0V{HEIGHT}"/>'
        f'<polyline class="lead" points="{points}"/></svg>'
    )
