"""Draws a board as SVG markup: a pure function of its rows and its marks.

    svg.drawing
    ├── desc                 the board as text
    ├── defs                 the shading of the discs
    ├── g.felt               frame, squares, coordinates; changes with the size alone
    ├── g.discs              discs, then marks, in the order of MARKS
    └── g.preview            what the move under the pointer would do

A square is one unit wide, a1 from (0, 0) to (1, 1). Colours are the style sheet's.
"""

from othello import column_name

MARGIN = 0.62  # Room for the coordinates, left and above.
EDGE = 0.16  # The frame on the other two sides.

PIECES = {"B": "black", "W": "white", "X": "x", "O": "o"}
LETTERED = "XO"  # Board Silly's pieces carry their letters.

# What tells each mark is its shape; colour only helps. {0} and {1} are the middle of the square,
# {2} is what stands on it.
MARKS = (
    ("listed", '<path class="mark listed" d="M{0} {1}m-.38-.38h.76v.76h-.76z"/>'),
    ("legal", '<circle class="mark legal" cx="{0}" cy="{1}" r=".13"/>'),
    ("turned", '<circle class="mark turned on-{2}" cx="{0}" cy="{1}" r=".25"/>'),
    ("placed", '<path class="mark placed" d="M{0} {1}m0-.16l.16.16-.16.16-.16-.16z"/>'),
    ("preview", '<circle class="mark preview" cx="{0}" cy="{1}" r=".45"/>'),
)

DEFS = (
    "<defs>"
    '<radialGradient id="shade-black" cx=".38" cy=".3" r=".85"><stop class="black-near"/>'
    '<stop class="black-far" offset="1"/></radialGradient>'
    '<radialGradient id="shade-white" cx=".38" cy=".3" r=".85"><stop class="white-near"/>'
    '<stop class="white-far" offset="1"/></radialGradient>'
    '<marker id="arrowhead" viewBox="0 0 4 4" refX="3" refY="2" markerWidth="4" markerHeight="4"'
    ' orient="auto"><path class="arrowhead" d="M0 0L4 2L0 4z"/></marker>'
    "</defs>"
)


def svg(
    rows: "list[str]",
    marks: "dict[str, list[int]]",
    turning: "dict[int, int] | None" = None,
) -> str:
    """Returns the whole drawing of a board; the parameters are those of `discs`."""
    n = len(rows)
    size = n + MARGIN + EDGE
    return (
        f'<svg class="drawing" aria-hidden="true" viewBox="{-MARGIN} {-MARGIN} {size} {size}">'
        f"<desc>{' '.join(rows)}</desc>{DEFS}"
        f'<g class="felt">{felt(n)}</g>'
        f'<g class="discs">{discs(rows, marks, turning or {})}</g>'
        '<g class="preview"></g></svg>'
    )


def felt(n: int) -> str:
    """Returns the markup of an empty board: frame, squares, star points and coordinates."""
    size = n + MARGIN + EDGE
    lines = "".join([f"M{i} 0v{n}M0 {i}h{n}" for i in range(n + 1)])
    near, far = 2, n - 2
    stars = [(near, near), (far, near), (near, far), (far, far)] if n >= 6 else []
    numbers = range(1, n + 1)
    return (
        f'<rect class="frame" x="{-MARGIN}" y="{-MARGIN}" width="{size}" height="{size}" rx=".2"/>'
        f'<rect class="squares" width="{n}" height="{n}"/><path class="lines" d="{lines}"/>'
        + "".join([f'<circle class="star" cx="{x}" cy="{y}" r=".07"/>' for x, y in stars])
        + "".join([_coordinate(i - 0.5, -MARGIN / 2, column_name(i)) for i in numbers])
        + "".join([_coordinate(-MARGIN / 2, i - 0.5, str(i)) for i in numbers])
    )


def discs(rows: "list[str]", marks: "dict[str, list[int]]", turning: "dict[int, int]") -> str:
    """Returns the markup of the pieces of a board and of the marks on its squares.

    `rows` has a character a square: a key of PIECES, or another for an empty square. `marks`
    names squares by the kinds of MARKS. `turning` gives the squares whose disc is seen turning
    over, each with its distance from the disc that was played.
    """
    return _pieces(rows, turning) + _arrows(rows, marks) + shapes(rows, marks)


def shapes(rows: "list[str]", marks: "dict[str, list[int]]") -> str:
    """Returns the markup of marks alone; the parameters are those of `discs`."""
    n = len(rows)
    drawn = []
    for kind, shape in MARKS:
        for square in marks.get(kind, ()):
            row, column = divmod(square, n)
            on = PIECES.get(rows[row][column], "empty")
            drawn.append(shape.format(column + 0.5, row + 0.5, on))
    return "".join(drawn)


def _arrows(rows: "list[str]", marks: "dict[str, list[int]]") -> str:
    n = len(rows)
    lines = []
    for origin, target in zip(marks.get("from", ()), marks.get("to", ())):
        from_row, from_column = divmod(origin, n)
        to_row, to_column = divmod(target, n)
        ends = f"M{from_column + 0.5} {from_row + 0.5}L{to_column + 0.5} {to_row + 0.5}"
        lines.append(f'<path class="mark arrow" d="{ends}"/>')
    return "".join(lines)


def _pieces(rows: "list[str]", turning: "dict[int, int]") -> str:
    shapes = []
    for y, row in enumerate(rows):
        for x, symbol in enumerate(row):
            if symbol in PIECES:
                shapes.append(_piece(x + 0.5, y + 0.5, symbol, turning.get(y * len(rows) + x)))
    return "".join(shapes)


def _piece(x: float, y: float, symbol: str, distance: "int | None") -> str:
    motion = "" if distance is None else f' turning" style="--distance:{distance}'
    disc = f'<circle class="piece {PIECES[symbol]}{motion}" cx="{x}" cy="{y}" r=".41"/>'
    if symbol not in LETTERED:
        return disc
    return f'{disc}<text class="letter on-{PIECES[symbol]}" x="{x}" y="{y}">{symbol}</text>'


def _coordinate(x: float, y: float, text: str) -> str:
    return f'<text class="coordinate" x="{x}" y="{y}">{text}</text>'
