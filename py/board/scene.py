"""The scene: everything that the board shows at one moment."""

from othello import BLACK, WHITE, Ply, Position, coordinates, square_digits, square_pair
from othello import square_names as names_of_squares

OCCUPANTS = {"B": "black", "W": "white", "X": "X", "O": "O"}

_names_by_symbol: dict[tuple[str, int], list[str]] = {}  # For each size of the board.
# The squares of the last board and their names. Most redraws are of the same board.
_last: tuple[str, list[str]] = ("", [])


class VisibleSquares:
    """The numbers and the names of the visible squares of a board.

    Args:
        n: The number of visible rows.
        labels: The names of the columns and of the rows, by default those of Othello.
        names: The names of the squares on the page, by default such as d3.
        game_names: The names in the game on the board, by default the same.
        numbers: The numbers of the squares in a viewport, by default all.
        board_size: The number of rows of the whole board if there is a viewport.
    """

    def __init__(
        self,
        n: int,
        labels: tuple[list[str], list[str]] | None = None,
        names: list[str] | None = None,
        game_names: list[str] | None = None,
        numbers: list[int] | None = None,
        board_size: int | None = None,
    ) -> None:
        self.labels = labels or coordinates(n)
        self.names = names or names_of_squares(n)
        self.game_names = game_names or self.names
        self.numbers = list(range(n**2)) if numbers is None else numbers
        self.board_size = board_size or n


class Scene:
    """The board to draw.

    Attributes:
        rows: The visible squares, one character each (see `board.drawing`).
        squares: The numbers of the visible squares, row by row: all squares or a viewport.
        board_size: The number of rows of the whole board.
        square_names: The names of the squares on the page, such as d3.
        game_names: The names of the squares in the game on the board.
        accessible_names: For screen readers, each square and what is on it.
        labels: The names of the columns and of the rows.
        marks: Squares by kind of mark.
        values: The value of a move on a square: text, rating (see `play.model.engine.values`), and
            whether it is exact.
        turning: Squares whose disc turns over, with their distance from the disc played.
        focus: The visible square that has the keyboard focus.
        score: The two sides with their counts.
        turn: The side to move, or None.
        message: The status message.
        details: Sentences on the chosen square of a board of Board Silly.
    """

    def __init__(
        self,
        rows: list[str],
        marks: dict[str, list[int]],
        accessible_names: list[str],
        score: list[tuple[str, int]],
        turn: str | None,
        message: str,
        squares: VisibleSquares | None = None,
    ) -> None:
        squares = squares or VisibleSquares(len(rows))
        self.rows = rows
        self.marks = marks
        self.accessible_names = accessible_names
        self.score = score
        self.turn = turn
        self.message = message
        self.details: list[str] = []
        self.values: dict[int, tuple[str, str, bool]] = {}
        self.turning: dict[int, int] = {}
        self.focus = 0
        self.labels = squares.labels
        self.board_size = squares.board_size
        self.squares = squares.numbers
        self.square_names = squares.names
        self.game_names = squares.game_names

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self.__dict__ == other.__dict__

    @property
    def n(self) -> int:
        """The number of visible rows."""
        return len(self.rows)


def accessible_names(rows: list[str]) -> list[str]:
    """Returns the accessible name of each square, such as `e4, white`."""
    global _last
    n, text = len(rows), "".join(rows)
    if text != _last[0]:
        names = {symbol: _names_with(symbol, n) for symbol in set(text)}
        _last = text, [names[symbol][i] for i, symbol in enumerate(text)]
    return list(_last[1])


def playable_names(rows: list[str], turn: str | None, flip_counts: dict[int, int]) -> list[str]:
    """Returns the accessible names of squares, with the number of discs that a move turns."""
    names = accessible_names(rows)
    for square in flip_counts:
        names[square] += f", {turn} may play, turns {flip_counts[square]}"
    return names


def last_move_marks(ply: Ply) -> dict[str, list[int]]:
    """Returns the marks of a move on the board, without a square at the start of a game."""
    return {"turned": ply.flips, "placed": [] if ply.square is None else [ply.square]}


def preview_marks(position: Position, turn: str, square: int) -> dict[str, list[int]]:
    """Returns the marks that preview a move, none if the move is not legal."""
    if position.color_at(square):
        return {}
    flips = position.move(square, turn).flips
    return {"preview": flips, f"ghost-{turn}": [square]} if flips else {}


def _names_with(symbol: str, n: int) -> list[str]:
    """Returns the accessible names of all squares if each has the same symbol."""
    if (symbol, n) not in _names_by_symbol:
        word = OCCUPANTS.get(symbol, "empty")
        _names_by_symbol[symbol, n] = [f"{name}, {word}" for name in names_of_squares(n)]
    return _names_by_symbol[symbol, n]


def position_scene(
    position: Position,
    turn: str | None,
    marks: dict[str, list[int]],
    message: str,
    is_playable: bool = True,
) -> Scene:
    """Returns the scene of a position, with the legal moves of the side to move if it may play."""
    rows, flips = position.rows(), position.flip_counts(turn) if turn and is_playable else {}
    score = [(color, position.count(color)) for color in (BLACK, WHITE)]
    names = playable_names(rows, turn, flips)
    return Scene(rows, marks | {"legal": sorted(flips)}, names, score, turn, message)


def all_names(scene: Scene, square: int) -> list[str]:
    """Returns the names of a square for players and judges, such as d3, (3,4), M34 and N 3 4.

    The last name begins with the side to move. The name with two digits is left out on boards of
    more than 9 rows.
    """
    n, at = scene.board_size, scene.squares.index(square)
    name, game_name = scene.square_names[at], scene.game_names[at]
    if game_name != name:
        return [name, game_name]
    row, column = divmod(square, n)
    digits = [f"M{square_digits(square, n)}"] if n <= 9 else []
    letter = "B" if scene.turn == WHITE else "N"
    return [name, square_pair(square, n)] + digits + [f"{letter} {row + 1} {column + 1}"]
