"""The game on the board and everything that a player can do to it."""

from othello import Game, IllegalMove, Ply, Position
from page.state import words
from page.state.scene import Scene, othello_score, square_names

SIZES = range(4, 27, 2)


class Play:
    """A game being played.

    `message` is the last thing said about it; `kept` is the line or the game that was left last,
    None as long as nothing was; `turning` gives the discs that the last move turned
    over, each with its distance from the disc played, as long as they are to be seen turning.
    """

    turning: "dict[int, int]"

    def __init__(self) -> None:
        self.kept: Game | None = None
        self._begin(Game())
        self.message = words.whose_turn(self.game)

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares; the last one is kept."""
        self._keep()
        self._begin(Game(Position.start(n)))
        self.message = words.started(self.game)

    def take(self, game: Game, message: "str | None" = None) -> None:
        """Goes on with a game from elsewhere; the last one is kept."""
        self._keep()
        self._begin(game)
        self.message = message or words.whose_turn(game)

    def swap(self) -> None:
        """Goes back to the line or the game that was left last, and keeps this one for it."""
        if self.kept:
            self.game, self.kept = self.kept, self.game
            self.turning = {}
            self.message = words.went_back(self.game)

    def press(self, square: int) -> None:
        """Plays on a square for the side to move, or says why that cannot be.

        Moves that were undone are played again if the square is the next of them, and else kept
        as a line of their own.
        """
        following = self.following
        if following and following.square == square:
            self.game.redo()
        elif not self._play(square):
            return
        ply = self.game.last
        self.turning = {flip: _distance(flip, square, ply.position.n) for flip in ply.flips}
        self.message = words.played(self.game)

    def go_to(self, ply: int) -> None:
        """Goes to the position after so many moves."""
        if ply != self.game.ply:
            self._go_to(ply)
            self.message = words.gone_to(self.game)

    @property
    def following(self) -> "Ply | None":
        """The next of the undone moves, None if there is none."""
        return self.game.plies[self.game.ply] if self.game.ply < len(self.game.plies) else None

    def undo(self) -> None:
        """Takes the last move back, if there is one."""
        if self.game.ply:
            undone = self.game.last
            self._go_to(self.game.ply - 1)
            self.message = words.taken_back(self.game, undone)

    def redo(self) -> None:
        """Plays the next undone move again, if there is one."""
        if self.game.ply < len(self.game.plies):
            self._go_to(self.game.ply + 1)
            self.message = words.played(self.game)

    def scene(self) -> Scene:
        """Returns the board of the game, with its legal moves and its last move marked."""
        game, last = self.game, self.game.last
        turned = game.position.flip_counts(game.turn) if game.turn else {}
        marks = {
            "legal": sorted(turned),
            "turned": last.flips,
            "placed": [] if last.square is None else [last.square],
        }
        rows = game.position.rows()
        return Scene(
            rows,
            marks,
            _names(rows, game.turn, turned),
            othello_score(game.position),
            game.turn,
            self.message,
            turning=self.turning,
        )

    def last_move(self) -> str:
        """Returns the news of the last move that stands."""
        return words.played(self.game) if self.game.ply else words.started(self.game)

    def preview(self, square: int) -> "dict[str, list[int]]":
        """Returns marks of what a move on the square would do, none if it cannot be played."""
        position, turn = self.game.position, self.game.turn
        if turn is None or position.color_at(square):
            return {}
        flips = position.flips(square, turn)
        return {"preview": flips, f"ghost-{turn}": [square]} if flips else {}

    def _play(self, square: int) -> bool:
        """Plays a move that is not yet in the game; returns whether the rules allow it."""
        line = self.game.copy()
        try:
            self.game.play(square)
        except IllegalMove as refusal:
            self.message = words.refused(self.game, refusal)
            return False
        if self.game.ply <= len(line.plies):
            self.kept = line
        return True

    def _keep(self) -> None:
        if self.game.plies:
            self.kept = self.game

    def _begin(self, game: Game) -> None:
        self.game = game
        self.turning = {}

    def _go_to(self, ply: int) -> None:
        self.game.go_to(ply)
        self.turning = {}


def _names(rows: "list[str]", turn: "str | None", turned: "dict[int, int]") -> "list[str]":
    names = square_names(rows)
    for square in turned:
        names[square] += f", {turn} may play, turns {turned[square]}"
    return names


def _distance(square: int, origin: int, n: int) -> int:
    row, column = divmod(square, n)
    origin_row, origin_column = divmod(origin, n)
    return max(abs(row - origin_row), abs(column - origin_column))
