"""The best line, walked through on the board in place of what was there."""

from othello import Game, square_name
from othello.phrases import SIDE
from page.model.board.scene import Scene, named, othello_score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from othello import Position
    from page.model.workspace import OnBoard

WHERE = "Best line, move {} of {}: {} {}."
NOT_PLAYED = "This is the best line, where nothing is played. Go back first."


class BestLine:
    """A place in the best line from a position.

    `squares` are its moves and `at` tells how many of them stand on the board, one at least.
    `under` is what the board shows again once the line is left. `message` is the last thing said.
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
        """How many of its moves stand."""
        return self._game.ply

    def go_to(self, number: int) -> None:
        """Shows the position after so many of its moves."""
        self._game.go_to(number)
        last = self._game.last
        name = square_name(last.square or 0, last.position.n)
        self.message = WHERE.format(self.at, len(self.squares), SIDE[last.color or ""], name)

    def standing(self) -> "tuple[Position, str | None] | None":
        """Returns the position that the line begins with: the analysis stays with that."""
        return self.under.standing()

    def scene(self) -> Scene:
        """Returns the board after the moves that stand."""
        last = self._game.last
        rows = last.position.rows()
        marks = {"placed": [last.square or 0], "turned": last.flips}
        score = othello_score(last.position)
        return Scene(rows, marks, named(rows), score, last.turn, self.message)

    def press(self, square: int) -> None:
        """Says why nothing is played here."""
        self.message = NOT_PLAYED

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks: nothing is played here."""
        return {}

    def last_move(self) -> str:
        """Returns the move that the board shows."""
        return self.message
