"""The game on the page and everything that a player can do to it.

Nothing here knows the browser: an event calls a method of `App`, the method changes the state,
and the drawing follows from it.
"""

from othello import Game, IllegalMove, Position
from page import words

SIZES = range(4, 27, 2)


class App:
    """The state of the board: `game`, `message`, the last thing said about it, `focus`, the square
    the keyboard is on, and `turning`, the squares whose discs are seen turning over, each with
    its distance from the disc that was played.
    """

    def __init__(self) -> None:
        self._begin(8)
        self.message = words.whose_turn(self.game)

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares."""
        self._begin(n)
        self.message = words.started(self.game)

    def play(self, square: int) -> None:
        """Plays on a square for the side to move, or says why that cannot be."""
        self.focus = square
        try:
            ply = self.game.play(square)
        except IllegalMove as refusal:
            self.message = words.refused(self.game, refusal)
            return
        n = ply.position.n
        self.turning = {flip: _distance(flip, square, n) for flip in ply.flips}
        self.message = words.played(self.game)

    def move_focus(self, square: int) -> None:
        """Puts the keyboard on a square."""
        self.focus = square

    def undo(self) -> None:
        """Takes the last move back."""
        undone = self.game.last
        self.game.undo()
        self.turning = {}
        self.message = words.taken_back(self.game, undone)

    def redo(self) -> None:
        """Plays the next undone move again."""
        self.game.redo()
        self.turning = {}
        self.message = words.played(self.game)

    def marks(self) -> "dict[str, list[int]]":
        """Returns the squares to mark on the board, by kind of mark."""
        last = self.game.last
        return {
            "legal": self.game.legal_moves(),
            "turned": last.flips,
            "placed": [] if last.square is None else [last.square],
        }

    def preview(self, square: int) -> "dict[str, list[int]]":
        """Returns the discs that a move on the square would turn over, as marks."""
        position, turn = self.game.position, self.game.turn
        if turn is None or position.color_at(square):
            return {}
        return {"preview": position.flips(square, turn)}

    def _begin(self, n: int) -> None:
        self.game = Game(Position.start(n))
        self.focus = 0
        self.turning: dict[int, int] = {}


def _distance(square: int, origin: int, n: int) -> int:
    row, column = divmod(square, n)
    origin_row, origin_column = divmod(origin, n)
    return max(abs(row - origin_row), abs(column - origin_column))
