"""Draws a board as SVG markup: a pure function of its rows, its marks and its coordinates.

    svg.drawing
    ├── desc                 the board as text
    ├── defs                 the shading of the discs
    ├── g.felt               frame, squares, coordinates; changes with the board alone
    ├── g.pieces
    │   └── g                one a square, empty where there is no piece
    ├── g.marks              in the order of MARKS
    ├── g.preview            marks of what the move under the pointer would do
    └── g.values             what moves are worth

A place is a square as it is seen: row by row from the top left, however the board is turned. It is
one unit wide, the first from (0, 0) to (1, 1). Colours are the style sheet's.
"""

from othello import coordinates

TYPE_CHECKING = False
if TYPE_CHECKING:
    Labels = tuple[list[str], list[str]]

MARGIN = 0.045  # Room for the coordinates, left and above; as a part of the squares' width.
EDGE = 0.0125  # The frame on the other two sides.
LETTERING = 0.027
MOST_LABELS = 26  # More of them along one side cannot be read.

PIECES = {"B": "black", "W": "white", "X": "x", "O": "o"}
LETTERED = "XO"  # Board Silly's pieces carry their letters.
CENTRED = ' dy=".35em"'  # Of letters as small as these, WebKit gets dominant-baseline wrong.

RIPPLE = 160  # Milliseconds between the first and the last disc that begins to turn,
STEP = 40  # and at most between one and the next.

_RING = "M-{0} 0a{0} {0} 0 1 1 0 .001z"

# What tells each mark is its shape; colour only helps. Drawn around the middle of the square.
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
SMALL = ("legal", "turned", "placed")  # Drawn larger where squares are small.
CASED = ("different", "aimed")  # Seen on discs of either colour, and beside them.

DEFS = (
    "<defs>"
    '<radialGradient id="face-black" cx=".36" cy=".3" r=".75"><stop class="black-near"/>'
    '<stop class="black-far" offset="1"/></radialGradient>'
    '<radialGradient id="face-white" cx=".36" cy=".3" r=".75"><stop class="white-near"/>'
    '<stop class="white-far" offset="1"/></radialGradient>'
    "</defs>"
)


def svg(rows: list[str], marks: dict[str, list[int]], labels: "Labels | None" = None) -> str:
    """Returns the drawing of a board for a page.

    `rows` has a character a place: a key of PIECES, or another for an empty square. `marks` names
    places by the kinds of MARKS; `from` and `to` are the ends of rays, pair by pair. `labels`
    are the names of the columns and of the rows, those of Othello by default.
    """
    box, parts = _view_box(len(rows)), _parts(rows, marks, labels)
    return f'<svg class="drawing" aria-hidden="true" viewBox="{box}">{parts}</svg>'


def document(
    rows: list[str],
    marks: dict[str, list[int]],
    labels: "Labels | None",
    css: str,
    side: int,
) -> str:
    """Returns the drawing of a board as an SVG file that needs no other.

    `css` is the style sheet, `side` the width in pixels, the other parameters are those of `svg`.
    """
    box, parts = _view_box(len(rows)), _parts(rows, marks, labels)
    style = css.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="{box}">'
        f"<style>{style}</style>{parts}</svg>"
    )


def felt(n: int, labels: "Labels") -> str:
    """Returns the markup of an empty board: frame, squares, star points and coordinates."""
    size, corner = n * (1 + MARGIN + EDGE), n * MARGIN
    lines = "".join([f"M{i} 0v{n}M0 {i}h{n}" for i in range(n + 1)])
    near, far = 2, n - 2
    stars = [(near, near), (far, near), (near, far), (far, far)] if n >= 6 else []
    columns, rows = labels
    longest = max([len(label) for label in columns + rows])
    lettering = n * LETTERING * min(1, 2.3 / longest)  # Three figures need to be smaller.
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


def piece(symbol: str, place: int, n: int, delay: int | None = None) -> str:
    """Returns the markup of the piece on a place, none for an empty square.

    With a delay, in milliseconds, it is seen turning over after it.
    """
    if symbol not in PIECES:
        return ""
    row, column = divmod(place, n)
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
    """Returns the markup of marks alone; the parameters are those of `svg`."""
    return _rays(len(rows), marks) + "".join(
        [_shape(kind, shape, place, rows) for kind, shape in MARKS for place in marks.get(kind, ())]
    )


def values(written: dict[int, tuple[str, str, bool]], n: int) -> str:
    """Returns the markup of what moves are worth: places with a text, how good it is, if exact.

    What is exact stands in a box, what is not in a pill.
    """
    return "".join([_value(place, n, *written[place]) for place in written])


def delays(turning: dict[int, int]) -> dict[int, int]:
    """Returns how many milliseconds each disc waits before it turns.

    `turning` gives the place of each with its distance, in squares, from the disc played. On any
    board the last one waits no longer than RIPPLE.
    """
    furthest = max(turning.values(), default=1)
    step = min(STEP, RIPPLE // max(furthest - 1, 1))
    return {place: (turning[place] - 1) * step for place in turning}


def _view_box(n: int) -> str:
    corner, size = -n * MARGIN, n * (1 + MARGIN + EDGE)
    return f"{corner:g} {corner:g} {size:g} {size:g}"


def _parts(rows: list[str], marks: dict[str, list[int]], labels: "Labels | None") -> str:
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
    symbols = enumerate("".join(rows))
    return "".join([f"<g>{piece(symbol, place, n)}</g>" for place, symbol in symbols])


def _shape(kind: str, shape: str, place: int, rows: list[str]) -> str:
    n = len(rows)
    row, column = divmod(place, n)
    on = PIECES.get(rows[row][column], "empty")
    scale = min(max(1, n / 16), 1.6) if kind in SMALL else 1
    rest = f' d="{shape}" transform="translate({column + 0.5} {row + 0.5}) scale({scale:g})"/>'
    casing = f'<path class="mark casing"{rest}' if kind in CASED else ""
    return f'{casing}<path class="mark {kind} on-{on}"{rest}'


def _value(place: int, n: int, text: str, kind: str, exact: bool) -> str:
    row, column = divmod(place, n)
    x, y, scale = column + 0.5, row + 0.5, min(max(1, n / 10), 1.45)
    return (
        f'<g class="value {kind}" transform="translate({x} {y}) scale({scale:g})">'
        f'<rect x="-.36" y="-.2" width=".72" height=".4" rx="{0.04 if exact else 0.2}"/>'
        f"<text{CENTRED}>{text}</text></g>"
    )


def _rays(n: int, marks: dict[str, list[int]]) -> str:
    """Returns a line for each pair of ends, with an anchor where it ends."""
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
    """Returns which rows or columns have their name beside them: all, if there is room."""
    step = 1 + (n - 1) // MOST_LABELS
    return [i for i in range(n) if (i + 1) % step == 0]


def _label(x: float, y: float, text: str) -> str:
    return f'<text class="coordinate" x="{x:g}" y="{y:g}"{CENTRED}>{text}</text>'
