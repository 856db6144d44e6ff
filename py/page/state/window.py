"""Shows a part of a board that is too large to be read whole."""

from othello import coordinates, square_name
from page.state.scene import OCCUPANTS, Scene, square_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position

MOST_ROWS = 40  # A board of more is seen through a window
WINDOW = 26  # of so many rows and columns.


def scene_of(
    position: "Position", marks: "dict[str, list[int]]", score: "list[tuple[str, int]]", said: str
) -> Scene:
    """Returns a position to be shown, of a large one the part around the disc that was placed."""
    n, rows = position.n, position.rows()
    if n <= MOST_ROWS:
        return Scene(rows, marks, square_names(rows), score, None, said)
    row, column = divmod(marks.get("placed", [n // 2 * (n + 1)])[0], n)
    top, left = _start(row, n), _start(column, n)
    rows = [line[left : left + WINDOW] for line in rows[top : top + WINDOW]]
    said += f" The board shows rows {top + 1} to {top + WINDOW} and columns {left + 1} to"
    said += f" {left + WINDOW} of {n}."
    columns, numbers = coordinates(n)
    # Every other column is named: two letters each would run into one another.
    named = [columns[left + i] if i % 2 else "" for i in range(WINDOW)]
    labels = named, numbers[top : top + WINDOW]
    seen = {kind: _seen(marks[kind], top, left, n) for kind in marks if kind not in ("from", "to")}
    return Scene(rows, seen, _names(rows, top, left, n), score, None, said, labels=labels)


def _start(middle: int, n: int) -> int:
    return min(max(middle - WINDOW // 2, 0), n - WINDOW)


def _seen(squares: "list[int]", top: int, left: int, n: int) -> "list[int]":
    """Returns where in the window those of the squares are that it shows."""
    places = []
    for square in squares:
        row, column = square // n - top, square % n - left
        if 0 <= row < WINDOW and 0 <= column < WINDOW:
            places.append(row * WINDOW + column)
    return places


def _names(rows: "list[str]", top: int, left: int, n: int) -> "list[str]":
    names = []
    for row, line in enumerate(rows):
        for column, symbol in enumerate(line):
            name = square_name((top + row) * n + left + column, n)
            names.append(f"{name}, {OCCUPANTS.get(symbol, 'empty')}")
    return names
