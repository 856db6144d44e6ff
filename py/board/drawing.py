"""Draws a board as SVG markup: a pure function of its rows, marks and labels.

    svg.drawing
    ├── desc                 the board as text
    ├── defs                 the shading of the discs
    ├── g.felt               frame, squares, coordinates; depends on the size and labels only
    ├── g.pieces
    │   └── g                one for each cell, empty if the square is
    ├── g.marks              in the order of MARKS
    ├── g.preview            marks of the move under the pointer
    └── g.values             the values of moves

Cells are those of `board.orientation`. A cell is one unit wide; the first extends from
(0, 0) to (1, 1). The style sheet sets the colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import coordinates

if TYPE_CHECKING:
    Labels = tuple[list[str], list[str]]
    DrawnValue = tuple[str, str, bool]  # Its text, its rating, and whether it is exact.

MARGIN = 0.045  # Space for the coordinates, left and above, relative to the board's width.
EDGE = 0.0125  # The frame on the other two sides, likewise.
LETTERING = 0.027
MOST_LABELS = 26  # Along one side. More would be unreadable.

PIECES = {"B": "black", "W": "white", "X": "x", "O": "o"}
LETTERED = "XO"  # Pieces of Board Silly show their letters.
CENTRED = ' dy=".35em"'  # WebKit misplaces dominant-baseline in small text.

RIPPLE = 160  # Milliseconds from the first disc that begins to turn to the last, at most.
STEP = 40  # Milliseconds from one disc to the next, at most.

_RING = "M-{0} 0a{0} {0} 0 1 1 0 .001z"

# Shapes around the middle of a cell. Marks differ in shape, not only in colour.
MARKS = (
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

DEFS = (
    "<defs>"
    '<radialGradient id="face-black" cx=".36" cy=".3" r=".75"><stop class="black-near"/>'
    '<stop class="black-far" offset="1"/></radialGradient>'
    '<radialGradient id="face-white" cx=".36" cy=".3" r=".75"><stop class="white-near"/>'
    '<stop class="white-far" offset="1"/></radialGradient>'
    "</defs>"
)


def svg(rows: list[str], marks: dict[str, list[int]], labels: Labels | None = None) -> str:
    """Returns the drawing of a board for the page.

    Args:
        rows: A character for each cell: a key of PIECES, or any other if the square is empty.
        marks: Cells by kind of mark. `from` and `to` are the ends of rays, in pairs.
        labels: The labels of the columns and of the rows, by default those of Othello.
    """
    box, parts = _view_box(len(rows)), _parts(rows, marks, labels)
    return f'<svg class="drawing" aria-hidden="true" viewBox="{box}">{parts}</svg>'


def document(
    rows: list[str], marks: dict[str, list[int]], labels: Labels | None, css: str, side: int
) -> str:
    """Returns what `svg` draws as a self-contained SVG file with sides of `side` pixels."""
    box, parts = _view_box(len(rows)), _parts(rows, marks, labels)
    style = css.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="{box}">'
        f"<style>{style}</style>{parts}</svg>"
    )


def sample(symbol: str, marks: dict[str, list[int]], value: DrawnValue | None) -> str:
    """Returns the drawing of a single square, with its mark or the value of a move."""
    shown = values({0: value}, 1) if value else ""
    return (
        '<svg aria-hidden="true" viewBox="0 0 1 1"><rect class="squares" width="1" height="1"/>'
        f"{piece(symbol, 0, 1)}{shapes([symbol], marks)}{shown}</svg>"
    )


def felt(n: int, labels: Labels) -> str:
    """Returns the markup of an empty board: frame, squares, star points and coordinates."""
    size, corner = n * (1 + MARGIN + EDGE), n * MARGIN
    lines = "".join([f"M{i} 0v{n}M0 {i}h{n}" for i in range(n + 1)])
    near, far = 2, n - 2
    stars = [(near, near), (far, near), (near, far), (far, far)] if n >= 6 else []
    columns, rows = labels
    longest = max([len(label) for label in columns + rows])
    lettering = n * LETTERING * min(1, 2.3 / longest)  # Smaller for three digits.
    return (
        f'<rect class="frame" x="{-corner:g}" y="{-corner:g}" width="{size:g}" height="{size:g}"'
        f' rx="{n * EDGE:g}"/><rect class="squares" width="{n}" height="{n}"/>'
        f'<path class="lines" stroke-width="{n * 0.003:g}" d="{lines}"/>'
        + "".join([f'<circle class="star" cx="{x}" cy="{y}" r=".07"/>' for x, y in stars])
        + f'<g class="coordinates" font-size="{lettering:g}">'
        + "".join([_label(i + 0.5, -corner / 2, columns[i]) for i in _labelled(n)])
        + "".join([_label(-corner / 2, i + 0.5, rows[i]) for i in _labelled(n)])
        + "</g>"
    )


def piece(symbol: str, cell: int, n: int, delay: int | None = None) -> str:
    """Returns the markup of the piece in a cell, empty for an empty square.

    With a delay, the piece turns over after that many milliseconds.
    """
    if symbol not in PIECES:
        return ""
    row, column = divmod(cell, n)
    x, y = column + 0.5, row + 0.5
    motion = "" if delay is None else f' turning" style="--delay:{delay}'
    letter = ""
    if symbol in LETTERED:
        letter = (
            f'<text class="letter on-{PIECES[symbol]}" x="{x}" y="{y}"{CENTRED}>{symbol}</text>'
        )
    return (
        f'<circle class="cast" cx="{x}" cy="{y + 0.06:g}" r=".41"/>'
        f'<g class="piece {PIECES[symbol]}{motion}">'
        f'<circle class="under" cx="{x}" cy="{y + 0.032:g}" r=".395"/>'
        f'<circle class="face" cx="{x}" cy="{y - 0.008:g}" r=".395"/></g>{letter}'
    )


def shapes(rows: list[str], marks: dict[str, list[int]]) -> str:
    """Returns the markup of the marks. The parameters are those of `svg`."""
    return _rays(len(rows), marks) + "".join(
        [_shape(kind, shape, cell, rows) for kind, shape in MARKS for cell in marks.get(kind, ())]
    )


def values(by_cell: dict[int, DrawnValue], n: int) -> str:
    """Returns the markup of the values of moves, given the text, rating and exactness by cell.

    Exact values are drawn in a box, estimates in a pill.
    """
    return "".join([_value(cell, n, *by_cell[cell]) for cell in by_cell])


def delays(turning: dict[int, int]) -> dict[int, int]:
    """Returns the delay in milliseconds before each disc turns, at most RIPPLE.

    Args:
        turning: The cells of the discs, with their distance in squares from the disc played.
    """
    furthest = max(turning.values(), default=1)
    step = min(STEP, RIPPLE // max(furthest - 1, 1))
    return {cell: (turning[cell] - 1) * step for cell in turning}


def _view_box(n: int) -> str:
    corner, size = -n * MARGIN, n * (1 + MARGIN + EDGE)
    return f"{corner:g} {corner:g} {size:g} {size:g}"


def _parts(rows: list[str], marks: dict[str, list[int]], labels: Labels | None) -> str:
    n = len(rows)
    return (
        f"<desc>{' '.join(rows)}</desc>{DEFS}"
        f'<g class="felt">{felt(n, labels or coordinates(n))}</g>'
        f'<g class="pieces">{_pieces(rows)}</g>'
        f'<g class="marks">{shapes(rows, marks)}</g>'
        '<g class="preview"></g><g class="values"></g>'
    )


def _pieces(rows: list[str]) -> str:
    n = len(rows)
    pieces = [piece(symbol, cell, n) for cell, symbol in enumerate("".join(rows))]
    return f"<g>{'</g><g>'.join(pieces)}</g>"


def _shape(kind: str, shape: str, cell: int, rows: list[str]) -> str:
    n = len(rows)
    row, column = divmod(cell, n)
    on = PIECES.get(rows[row][column], "empty")
    scale = min(max(1, n / 16), 1.6) if kind in SMALL else 1
    rest = f' d="{shape}" transform="translate({column + 0.5} {row + 0.5}) scale({scale:g})"/>'
    casing = f'<path class="mark casing"{rest}' if kind in CASED else ""
    return f'{casing}<path class="mark {kind} on-{on}"{rest}'


def _value(cell: int, n: int, text: str, kind: str, exact: bool) -> str:
    row, column = divmod(cell, n)
    x, y, scale = column + 0.5, row + 0.5, min(max(1, n / 10), 1.45)
    return (
        f'<g class="value {kind}" transform="translate({x} {y}) scale({scale:g})">'
        f'<rect x="-.36" y="-.2" width=".72" height=".4" rx="{0.04 if exact else 0.2}"/>'
        f"<text{CENTRED}>{text}</text></g>"
    )


def _rays(n: int, marks: dict[str, list[int]]) -> str:
    """Returns a line for each pair of ends, with an anchor at its end."""
    lines, anchors = [], []
    for origin, target in zip(marks.get("from", ()), marks.get("to", ())):
        from_row, from_column = divmod(origin, n)
        to_row, to_column = divmod(target, n)
        x, y = to_column + 0.5, to_row + 0.5
        lines.append(f"M{from_column + 0.5} {from_row + 0.5}L{x} {y}")
        anchors.append(f'<circle class="mark anchor" cx="{x}" cy="{y}" r=".1"/>')
    casings = [f'<path class="mark casing" d="{line}"/>' for line in lines]
    return "".join(casings + [f'<path class="mark ray" d="{line}"/>' for line in lines] + anchors)


def _labelled(n: int) -> list[int]:
    """Returns the rows or columns that are labelled: all, if there is space."""
    step = 1 + (n - 1) // MOST_LABELS
    return [i for i in range(n) if (i + 1) % step == 0]


def _label(x: float, y: float, text: str) -> str:
    return f'<text class="coordinate" x="{x:g}" y="{y:g}"{CENTRED}>{text}</text>'
