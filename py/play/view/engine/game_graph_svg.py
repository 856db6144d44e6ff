"""Draws the graph of a game as SVG: a pure function of numbers.

svg.timeline                 in units of moves and discs, stretched to its box
├── path.discs               black's lead on the board, as an area
├── polyline.lead            black's lead with best play, where it is known
└── path.now                 the move on the board
span.mistake                 a costly move
span.y  span.x               labels of the axes
"""

from board.markup import Markup, joined, markup

EVERY = 10  # Moves between two vertical grid lines.
SCALES = (8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)  # Discs at the upper edge.
STRETCH = 20  # The horizontal axis grows by this many moves.


def last_ply(n: int, plies: int) -> int:
    """Returns the ply at the right edge, at most the length of a full game or of this one."""
    return min(max(plies + -plies % STRETCH, STRETCH), max(n * n - 4, plies))


def most_shown(leads: list[float]) -> int:
    """Returns the lead at the upper edge: the first scale on which all leads can be drawn."""
    most = max([abs(lead) for lead in leads])
    return next(scale for scale in SCALES if scale >= most)


def timeline(
    discs: list[int],
    leads: list[float | None],
    mistakes: list[tuple[int, str, str]],
    now: int,
    n: int,
) -> Markup:
    """Returns a game's graph.

    Args:
        discs: Black's lead on the board after each ply, including the start.
        leads: Black's lead with best play after each ply, None where it is unknown.
        mistakes: Ply, mark and label of each mistake.
        now: The ply on the board.
        n: The size of the board.
    """
    most = most_shown(discs + [lead for lead in leads if lead is not None])
    last = last_ply(n, len(discs) - 1)
    every = EVERY * (1 + last // 100)
    plies = list(range(0, last + 1, every))
    ticks = "".join([f"M{ply} 0V{2 * most}" for ply in plies])
    below = [
        markup('<span class="x" style="left:{:.2%}">{}</span>', ply / last, ply) for ply in plies
    ]
    area = "".join([f"L{ply} {most - lead}" for ply, lead in enumerate(discs)])
    curves = [markup('<polyline class="lead" points="{}"/>', run) for run in _runs(leads, most)]
    drawn = markup(
        '<svg class="timeline" viewBox="0 0 {} {}" preserveAspectRatio="none" aria-hidden="true">'
        '<path class="tick" d="{}"/><path class="discs" d="{}"/><path class="level" d="{}"/>'
        '{}<path class="now" d="{}"/></svg>',
        *(last, 2 * most),
        *(ticks, f"M0 {most}{area}V{most}z", f"M0 {most}H{last}"),
        *(joined(curves), f"M{now} 0V{2 * most}"),
    )
    scale = markup(
        '<span class="y" style="top:5px">+{}</span><span class="y middle">0</span>'
        '<span class="y bottom">&minus;{}</span>'
        '<span class="ahead" style="top:3px">Black ahead</span>'
        '<span class="ahead bottom">White ahead</span>',
        *(most, most),
    )
    marks = [_mistake(*mistake, leads, last, most) for mistake in mistakes]
    return joined([drawn] + marks + [scale] + below)


def _runs(leads: list[float | None], most: int) -> list[str]:
    """Returns the points of each run of consecutive known leads.

    A single lead becomes a line too short to see, because WebKit would stretch a dot.
    """
    runs: list[list[str]] = [[]]
    for ply, lead in enumerate(leads):
        if lead is None:
            runs.append([])
        else:
            runs[-1].append(f"{ply},{most - lead}")
    for run in runs:
        if len(run) == 1:
            run.append(run[0].replace(",", ".01,"))
    return [" ".join(run) for run in runs if run]


def _mistake(
    ply: int, mark: str, text: str, leads: list[float | None], last: int, most: int
) -> Markup:
    kind = "blunder" if mark == "??" else "mistake"
    down = (most - (leads[ply] or 0)) / (2 * most)
    return markup(
        '<span class="{}" data-ply="{}" style="--x:{:.2%};--y:{:.3f}">{}</span>',
        *(kind, ply, ply / last, down, text),
    )
