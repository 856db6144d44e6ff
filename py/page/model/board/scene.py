"""What the board shows at a moment, whoever put it there."""

from othello import BLACK, EMPTY, WHITE, Position, coordinates
from othello import square_names as names_of_squares

OCCUPANTS = {"B": "black", "W": "white", "X": "X", "O": "O"}

_names_with: dict[tuple[str, int], list[str]] = {}


class Scene:
    """The board as it is to be drawn.

    Attributes:
        rows: The visible squares, one character each (see `view.board.drawing`).
        squares: The numbers of the visible squares, row by row: all squares or a viewport.
        board_size: The number of rows of the whole board.
        names: For screen readers, each square and what is on it.
        called: What players of the game call each square.
        square_names: The names of the squares, such as d3.
        labels: The names of the columns and of the rows.
        marks: Squares by kind of mark.
        values: What a move on a square is worth: text, rating (see `model.engine.values`), and
            whether the value is exact.
        turning: Squares whose disc turns over, with their distance from the disc played.
        focus: The visible square that has the keyboard focus.
        score: The two sides with their counts.
        turn: The side to move, or None.
        message: What happened.
        details: More about it, one sentence per entry.
    """

    def __init__(
        self,
        rows: list[str],
        marks: dict[str, list[int]],
        names: list[str],
        score: list[tuple[str, int]],
        turn: str | None,
        message: str,
        details: list[str] | None = None,
        turning: dict[int, int] | None = None,
        labels: tuple[list[str], list[str]] | None = None,
        called: list[str] | None = None,
        squares: list[int] | None = None,
        square_names: list[str] | None = None,
        board_size: int | None = None,
    ) -> None:
        self.rows = rows
        self.marks = marks
        self.names = names
        self.score = score
        self.turn = turn
        self.message = message
        self.details = details or []
        self.values: dict[int, tuple[str, str, bool]] = {}
        self.turning = turning or {}
        self.focus = 0
        self.labels = labels or coordinates(len(rows))
        self.board_size = board_size or len(rows)
        self.squares = list(range(len(rows) ** 2)) if squares is None else squares
        self.square_names = square_names or names_of_squares(len(rows))
        self.called = called or self.square_names

    @property
    def n(self) -> int:
        """The number of rows that are seen."""
        return len(self.rows)


def named(rows: list[str]) -> list[str]:
    """Returns the name of each square and what is on it, as in `e4, white`."""
    n, text = len(rows), "".join(rows)
    occupied = {symbol: _with(symbol, n) for symbol in OCCUPANTS if symbol in text}
    empty = _with(EMPTY, n)
    return [occupied.get(symbol, empty)[i] for i, symbol in enumerate(text)]


def _with(symbol: str, n: int) -> list[str]:
    """Returns the names of all squares with a symbol on each."""
    if (symbol, n) not in _names_with:
        word = OCCUPANTS.get(symbol, "empty")
        _names_with[symbol, n] = [f"{name}, {word}" for name in names_of_squares(n)]
    return _names_with[symbol, n]


def othello_score(position: Position) -> list[tuple[str, int]]:
    """Returns the two colours, each with the number of its discs."""
    return [(color, position.count(color)) for color in (BLACK, WHITE)]
