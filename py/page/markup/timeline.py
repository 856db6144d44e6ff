"""Draws how far black was ahead after each move, as markup: a pure function of the counts.

svg.timeline                 drawn in moves and discs, and stretched to the room there is
span.y  span.x               numbers beside and below it
"""

EVERY = 10  # Moves from one upright line to the next.


def last_ply(n: int, plies: int) -> int:
    """Returns the ply at the right end: that of a whole game, or of more if there are more."""
    return max(n * n - 4, plies)


def timeline(leads: list[int], now: int, n: int) -> str:
    """Returns the graph of black's lead in discs after each ply, the start included.

    `now` is the ply on the board of n x n squares, which give the scale: a whole game across, all
    discs up and down.
    """
    most = n * n
    last = last_ply(n, len(leads) - 1)
    points = " ".join([f"{ply},{most - lead}" for ply, lead in enumerate(leads)])
    every = EVERY * (1 + last // 100)
    plies = list(range(0, last + 1, every))
    ticks = "".join([f"M{ply} 0V{2 * most}" for ply in plies])
    below = "".join(
        [f'<span class="x" style="left:{ply / last:.2%}">{ply}</span>' for ply in plies]
    )
    return (
        f'<svg class="timeline" viewBox="0 0 {last} {2 * most}" preserveAspectRatio="none"'
        f' aria-hidden="true"><path class="tick" d="{ticks}"/>'
        f'<path class="level" d="M0 {most}H{last}"/>'
        f'<polyline class="lead" points="{points}"/>'
        f'<path class="now" d="M{now} 0V{2 * most}"/></svg>'
        f'<span class="y" style="top:5px">+{most}</span>'
        '<span class="y middle">0</span>'
        f'<span class="y bottom">&minus;{most}</span>'
        f'<span class="ahead" style="top:3px">Black ahead</span>'
        f'<span class="ahead bottom">White ahead</span>{below}'
    )
