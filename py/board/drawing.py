"""Draws a board as SVG: a pure function of its rows, marks and labels.

    svg.drawing
    ├── desc                 the board as text
    ├── defs                 the shading of the discs
    ├── g.felt               frame, squares, coordinates; depends on the size and labels only
    ├── g.pieces
    │   └── g                one for each cell, empty if the square is
    ├── g.marks              in the order of MARK_SHAPES
    ├── g.preview            marks of the move under the pointer
    └── g.values             the values of moves

Cells are those of `board.orientation`. A cell is one unit wide; the first extends from
(0, 0) to (1, 1). The style sheet sets the colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.markup import Markup, joined, markup, repeated
from othello import coordinates

if TYPE_CHECKING:
    Labels = tuple[list[str], list[str]]

    DrawnValue = tuple[str, str, bool]  # Its text, its rating, and whether it is exact.

MARGIN = 0.045  # Space for the coordinates, left and above, relative to the board's width.
EDGE = 0.0125  # The frame on the other two sides, relative to the same width.
LETTERING = 0.027
MOST_LABELS = 26  # Along one side. More would be unreadable.

PIECES = {"B": "black", "W": "white", "X": "x", "O": "o"}
LETTERED = "XO"  # Pieces of Board Silly show their letters.
# Texts are centred by `dy`, because WebKit misplaces dominant-baseline in small text.

RIPPLE = 160  # Milliseconds from the first disc that begins to turn to the last, at most.
STEP = 40  # Milliseconds from one disc to the next, at most.

_RING = "M-{0} 0a{0} {0} 0 1 1 0 .001z"

# Shapes around the middle of a cell. Marks differ in shape, not only in colour.
MARK_SHAPES = (
    ("listed", "M-.38-.38h.76v.76h-.76z"),
    ("different", "M-.46-.46h.92v.92h-.92z"),
    ("aimed", "M-.46-.2v-.26h.26M.2-.46h.26v.26M.46.2v.26h-.26M-.2.46h-.26v-.26"),
    ("chosen", "M-.43-.23v-.2h.2M.23-.43h.2v.2M.43.23v.2h-.2M-.23.43h-.2v-.2"),
    ("preview", _RING.format(0.455)),
    ("ghost-black", _RING.format(0.41)),
    ("ghost-white", _RING.format(0.41)),
    ("legal", _RING.format(0.13)),
    ("turned", "M-.12 0h.24"),
    ("placed", _RING.format(0.09)),
)
SMALL = ("legal", "turned", "placed")  # Drawn larger on large boards.
CASED = ("different", "aimed")  # With a casing, to be visible on discs of both colours.

NOTHING, EMPTY_CELL = markup(""), markup("<g></g>")
DEFS = markup(
    "<defs>"
    '<radialGradient id="face-black" cx=".36" cy=".3" r=".75"><stop class="black-near"/>'
    '<stop class="black-far" offset="1"/></radialGradient>'
    '<radialGradient id="face-white" cx=".36" cy=".3" r=".75"><stop class="white-near"/>'
    '<stop class="white-far" offset="1"/></radialGradient>'
    "</defs>"
)


def svg(rows: list[str], marks: dict[str, list[int]], labels: Labels | None = None) -> Markup:
    """Returns the drawing of a board for the page.

    Args:
        rows: A character for each cell: a key of PIECES, or any other if the square is empty.
        marks: Cells by kind of mark. `from` and `to` are the ends of rays, in pairs.
        labels: The labels of the columns and of the rows, by default those of Othello.
    """
    return markup(
        '<svg class="drawing" aria-hidden="true" viewBox="{}">{}</svg>',
        view_box(len(rows)),
        parts(rows, marks, labels),
    )


def view_box(n: int) -> str:
    """Returns the value of `viewBox`."""
    corner, size = -n * MARGIN, n * (1 + MARGIN + EDGE)
    return f"{corner:g} {corner:g} {size:g} {size:g}"


def parts(rows: list[str], marks: dict[str, list[int]], labels: Labels | None) -> Markup:
    """Returns the content of the drawing. The parameters are those of `svg`."""
    n = len(rows)
    return markup(
        '<desc>{}</desc>{}<g class="felt">{}</g><g class="pieces">{}</g><g class="marks">{}</g>'
        '<g class="preview"></g><g class="values"></g>',
        " ".join(rows),
        DEFS,
        felt(n, labels or coordinates(n)),
        joined([_cell(symbol, cell, n) for cell, symbol in enumerate("".join(rows))]),
        shapes(rows, marks),
    )


def felt(n: int, labels: Labels) -> Markup:
    """Returns an empty board: frame, squares, star points and coordinates."""
    size, corner = n * (1 + MARGIN + EDGE), n * MARGIN
    lines = "".join([f"M{i} 0v{n}M0 {i}h{n}" for i in range(n + 1)])
    near, far = 2, n - 2
    stars = [(near, near), (far, near), (near, far), (far, far)] if n >= 6 else []
    columns, rows = labels
    longest = max([len(label) for label in columns + rows])
    lettering = n * LETTERING * min(1, 2.3 / longest)  # Smaller for three digits.
    names = [_label(i + 0.5, -corner / 2, columns[i]) for i in _labelled(n)]
    names += [_label(-corner / 2, i + 0.5, rows[i]) for i in _labelled(n)]
    board = markup(
        '<rect class="frame" x="{:g}" y="{:g}" width="{:g}" height="{:g}" rx="{:g}"/>'
        '<rect class="squares" width="{}" height="{}"/>'
        '<path class="lines" stroke-width="{:g}" d="{}"/>',
        *(-corner, -corner, size, size, n * EDGE),
        *(n, n),
        *(n * 0.003, lines),
    )
    dots = [markup('<circle class="star" cx="{}" cy="{}" r=".07"/>', x, y) for x, y in stars]
    lettered = markup('<g class="coordinates" font-size="{:g}">{}</g>', lettering, joined(names))
    return joined([board] + dots + [lettered])


def piece(symbol: str, cell: int, n: int, delay: int | None = None) -> Markup:
    """Returns the piece in a cell, empty for an empty square.

    With a delay, the piece turns over after that many milliseconds.
    """
    if symbol not in PIECES:
        return NOTHING
    row, column = divmod(cell, n)
    x, y = column + 0.5, row + 0.5
    kind = PIECES[symbol]
    disc = markup(
        '<circle class="cast" cx="{}" cy="{:g}" r=".41"/><g class="piece {}" style="{}">'
        '<circle class="under" cx="{}" cy="{:g}" r=".395"/>'
        '<circle class="face" cx="{}" cy="{:g}" r=".395"/></g>',
        *(x, y + 0.06),
        *((kind, "") if delay is None else (f"{kind} turning", f"--delay:{delay}")),
        *(x, y + 0.032),
        *(x, y - 0.008),
    )
    return joined([disc, _letter(symbol, kind, x, y)]) if symbol in LETTERED else disc


def shapes(rows: list[str], marks: dict[str, list[int]]) -> Markup:
    """Returns the marks. The parameters are those of `svg`."""
    drawn = _rays(len(rows), marks)
    for kind, shape in MARK_SHAPES:
        for cell in marks.get(kind, ()):
            if kind in CASED:
                drawn.append(_shape("casing", shape, cell, len(rows), 1))
            drawn.append(_mark(kind, shape, cell, rows))
    return joined(drawn)


def values(by_cell: dict[int, DrawnValue], n: int) -> Markup:
    """Returns the values of moves, given the text, rating and exactness by cell.

    Exact values are drawn in a box, estimates in a pill.
    """
    return joined([_value(cell, n, *by_cell[cell]) for cell in by_cell])


def delays(turning: dict[int, int]) -> dict[int, int]:
    """Returns the delay in milliseconds before each disc turns, at most RIPPLE.

    Args:
        turning: The cells of the discs, with their distance in squares from the disc played.
    """
    furthest = max(turning.values(), default=1)
    step = min(STEP, RIPPLE // max(furthest - 1, 1))
    return {cell: (turning[cell] - 1) * step for cell in turning}


def _cell(symbol: str, cell: int, n: int) -> Markup:
    return markup("<g>{}</g>", piece(symbol, cell, n)) if symbol in PIECES else EMPTY_CELL


def _letter(symbol: str, kind: str, x: float, y: float) -> Markup:
    return markup(
        '<text class="letter on-{}" x="{}" y="{}" dy=".35em">{}</text>', kind, x, y, symbol
    )


def _mark(kind: str, shape: str, cell: int, rows: list[str]) -> Markup:
    n = len(rows)
    on = PIECES.get(rows[cell // n][cell % n], "empty")
    scale = min(max(1, n / 16), 1.6) if kind in SMALL else 1
    return _shape(f"{kind} on-{on}", shape, cell, n, scale)


def _shape(kind: str, shape: str, cell: int, n: int, scale: float) -> Markup:
    return markup(
        '<path class="mark {}" d="{}" transform="translate({} {}) scale({:g})"/>',
        *(kind, shape, cell % n + 0.5, cell // n + 0.5, scale),
    )


def _value(cell: int, n: int, text: str, kind: str, exact: bool) -> Markup:
    row, column = divmod(cell, n)
    return markup(
        '<g class="value {}" transform="translate({} {}) scale({:g})">'
        '<rect x="-.36" y="-.2" width=".72" height=".4" rx="{}"/><text dy=".35em">{}</text></g>',
        *(kind, column + 0.5, row + 0.5, min(max(1, n / 10), 1.45)),
        *(0.04 if exact else 0.2, text),
    )


def _rays(n: int, marks: dict[str, list[int]]) -> list[Markup]:
    """Returns a line for each pair of ends, with an anchor at its end."""
    casings, lines, anchors = [], [], []
    for origin, target in zip(marks.get("from", ()), marks.get("to", ())):
        from_row, from_column = divmod(origin, n)
        to_row, to_column = divmod(target, n)
        x, y = to_column + 0.5, to_row + 0.5
        line = f"M{from_column + 0.5} {from_row + 0.5}L{x} {y}"
        casings.append(markup('<path class="mark casing" d="{}"/>', line))
        lines.append(markup('<path class="mark ray" d="{}"/>', line))
        anchors.append(markup('<circle class="mark anchor" cx="{}" cy="{}" r=".1"/>', x, y))
    return casings + lines + anchors


def _labelled(n: int) -> list[int]:
    """Returns the rows or columns that are labelled: all, if there is space."""
    step = 1 + (n - 1) // MOST_LABELS
    return [i for i in range(n) if (i + 1) % step == 0]


def _label(x: float, y: float, text: str) -> Markup:
    return markup('<text class="coordinate" x="{:g}" y="{:g}" dy=".35em">{}</text>', x, y, text)


def grid(squares: list[str], names: list[str], focus: int) -> Markup:
    """Returns the grid over the drawing, for assistive technology, keyboard and pointer.

    The Tab key reaches the cell `focus`.

        div[role=grid]#board     covers the squares of the drawing
        └── div[role=row]
            └── div[role=gridcell][data-square=d3]
    """
    n = int(len(squares) ** 0.5)
    rows = []
    for first in range(0, n * n, n):
        end = first + n
        tabs = ["0" if cell == focus else "-1" for cell in range(first, end)]
        cells = repeated(
            '<div role="gridcell" data-square="{}" tabindex="{}" aria-label="{}"></div>',
            *(squares[first:end], tabs, names[first:end]),
        )
        rows.append(markup('<div role="row">{}</div>', cells))
    return joined(rows)
