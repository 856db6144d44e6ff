"""A board that is changed by hand, one square at a time, and can be changed back."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boardsilly import Board
    from othello import Position

EMPTY = "."


class Sketch:
    """A board with the brush that a press on a square paints with.

    `board` is a `Position` or a Board Silly `Board`, `message` the last thing said about it.
    """

    def __init__(self, board: "Position | Board", brush: str, message: str) -> None:
        self.board = board
        self.brush = brush
        self.message = message
        self._before: list[Position | Board] = []

    @property
    def changed(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    def choose(self, brush: str) -> None:
        """Paints with another brush from now on."""
        self.brush = brush

    def take_back(self) -> None:
        """Undoes the last change, if there is one."""
        if self._before:
            self.board = self._before.pop()
            self.message = "Took the last change back."

    def last_move(self) -> str:
        """Returns the last thing said: here a change is what a move is in a game."""
        return self.message

    def symbol_at(self, square: int) -> str:
        """Returns the character of what is on a square."""
        return "".join(self.board.rows())[square]

    def _change(self, board: "Position | Board", message: str) -> None:
        if board != self.board:
            self._before.append(self.board)
            self.board = board
        self.message = message

    def _painted(self, square: int, symbol: str) -> "list[str]":
        """Returns the rows of the board with another character on a square."""
        n, text = self.board.n, "".join(self.board.rows())
        text = text[:square] + symbol + text[square + 1 :]
        return [text[i : i + n] for i in range(0, n * n, n)]
