"""What the board shows at a moment, whoever put it there."""

from othello import BLACK, WHITE, Position, coordinates, square_name

EMPTY = "."
OCCUPANTS = {"B": "black", "W": "white", "X": "X", "O": "O"}

_names_of_size: "dict[int, list[str]]" = {}
_occupied_of_size: "dict[int, dict[str, list[str]]]" = {}


class Scene:
    """A board to be shown.

    `rows` has a character a square (see `markup.drawing`), `marks` names squares by kind of mark,
    `names` are the accessible names of the squares. `score` are the two sides with their counts,
    `turn` is the side to move or None. `message` says what happened, `details` more of it, a
    sentence an entry. `turning` gives the squares whose disc is seen turning over, each with its
    distance from the disc that was played. `labels` are the names of the columns and of the rows,
    `called` what the players of the game call each square.
    """

    def __init__(
        self,
        rows: "list[str]",
        marks: "dict[str, list[int]]",
        names: "list[str]",
        score: "list[tuple[str, int]]",
        turn: "str | None",
        message: str,
        details: "list[str] | None" = None,
        turning: "dict[int, int] | None" = None,
        labels: "tuple[list[str], list[str]] | None" = None,
        called: "list[str] | None" = None,
    ) -> None:
        self.rows = rows
        self.marks = marks
        self.names = names
        self.score = score
        self.turn = turn
        self.message = message
        self.details = details or []
        self.turning = turning or {}
        self.labels = labels or coordinates(len(rows))
        self.called = called or _names(len(rows))

    @property
    def n(self) -> int:
        """The number of rows of the board."""
        return len(self.rows)


def square_names(rows: "list[str]") -> "list[str]":
    """Returns the name of each square and what is on it, as in `e4, white`."""
    named = _occupied(len(rows))
    empty = named[EMPTY]
    return [named.get(symbol, empty)[i] for i, symbol in enumerate("".join(rows))]


def _occupied(n: int) -> "dict[str, list[str]]":
    """Returns for each symbol the names of all squares with it."""
    if n not in _occupied_of_size:
        _occupied_of_size[n] = {
            symbol: [f"{name}, {word}" for name in _names(n)]
            for symbol, word in [(EMPTY, "empty")] + list(OCCUPANTS.items())
        }
    return _occupied_of_size[n]


def _names(n: int) -> "list[str]":
    # Kept, because making them takes most of the time of a move on a large board.
    if n not in _names_of_size:
        _names_of_size[n] = [square_name(square, n) for square in range(n * n)]
    return _names_of_size[n]


def othello_score(position: Position) -> "list[tuple[str, int]]":
    """Returns the two colours, each with the number of its discs."""
    return [(color, position.count(color)) for color in (BLACK, WHITE)]
