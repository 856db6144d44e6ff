"""The engine's best line, shown on the board move by move."""

from othello import Game, square_name
from othello.phrases import SIDE
from page.model.board.scene import Scene, accessible_names, othello_score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.model.workspace import OnBoard

WHERE = "Best line, move {} of {}: {} {}."
NOT_PLAYED = "This is the engine's best line. Leave it to play a move."


class BestLine:
    """The best line from a position, and the number of its moves on the board.

    Attributes:
        squares: The moves of the line.
        under: The board to show again when the user leaves the line.
        message: The message of the status line.
    """

    def __init__(
        self, position: "Position", turn: str, squares: list[int], under: "OnBoard"
    ) -> None:
        self.squares = squares
        self.under = under
        self._game = Game(position, turn)
        for square in squares:
            self._game.play(square)
        self.go_to(1)

    @property
    def at(self) -> int:
        """The number of moves on the board, at least 1."""
        return self._game.ply

    def go_to(self, number: int) -> None:
        """Shows the position after `number` moves."""
        self._game.go_to(number)
        last = self._game.last
        name = square_name(last.square or 0, last.position.n)
        self.message = WHERE.format(self.at, len(self.squares), SIDE[last.color or ""], name)

    def position_and_turn(self) -> "tuple[Position, str | None] | None":
        """Returns the position before the line, which stays the analysed one."""
        return self.under.position_and_turn()

    def scene(self) -> Scene:
        """Returns the board after the last shown move."""
        last = self._game.last
        rows = last.position.rows()
        marks = {"placed": [last.square or 0], "turned": last.flips}
        score = othello_score(last.position)
        return Scene(rows, marks, accessible_names(rows), score, last.turn, self.message)

    def press(self, square: int) -> None:
        """Refuses to play a move within the line."""
        self.message = NOT_PLAYED

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks, because no move can be played."""
        return {}

    def last_move(self) -> str:
        """Returns a sentence with the last shown move."""
        return self.message
