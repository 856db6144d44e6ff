"""A game: whose turn it is, the passes the rules force, its history and its result."""

from othello.position import BLACK, WHITE, IllegalMove, Move, Position, opponent
from othello.squares import square_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

GAME_OVER = "cannot be played: the game is over"


class Ply:
    """One move and what it led to.

    `color` played `square`, which turned over `flips` and led to `position`, where it is the turn
    of `turn`, None when the game is over. `passed` tells that the side that would have been next
    had no legal move. The start of a game is a ply whose `color` and `square` are None.
    """

    def __init__(self, position: Position, following: str, move: Move | None = None) -> None:
        self.color = move.color if move else None
        self.square = move.square if move else None
        self.flips = move.flips if move else []
        self.position = position
        self.passed = False
        self.turn: str | None = following
        if not position.can_move(following):
            self.passed = position.can_move(opponent(following))
            self.turn = opponent(following) if self.passed else None
        self._lead: int | None = None

    @property
    def lead(self) -> int:
        """How many discs black has more than white."""
        if self._lead is None:
            self._lead = self.position.count(BLACK) - self.position.count(WHITE)
        return self._lead


class Game:
    """A game of Othello on any position, with undo and redo.

    `start` is the ply it began with, `first_turn` the colour whose turn it was then, able to move
    or not; `plies` are the moves, those that were undone included, and `ply` is how many of them
    stand. Passes are made by the game itself and are no plies of their
    own: see `Ply.passed`.
    """

    def __init__(self, position: Position | None = None, turn: str = BLACK) -> None:
        self.start = Ply(position or Position.start(), turn)
        self.first_turn = turn
        self.plies: list[Ply] = []
        self.ply = 0

    @property
    def last(self) -> Ply:
        """The last ply that stands, `start` if there is none."""
        return self.plies[self.ply - 1] if self.ply else self.start

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.last.position

    @property
    def turn(self) -> str | None:
        """The colour to move, or None when the game is over."""
        return self.last.turn

    @property
    def standard(self) -> bool:
        """Whether the game began with the four discs in the middle and black to move."""
        start = self.start.position
        return start == Position.start(start.n) and self.first_turn == BLACK

    @property
    def over(self) -> bool:
        """Whether neither side can move."""
        return self.turn is None

    @property
    def winner(self) -> str | None:
        """The colour with more discs once the game is over; None for a draw or an open game."""
        black, white = self.position.count(BLACK), self.position.count(WHITE)
        if not self.over or black == white:
            return None
        return BLACK if black > white else WHITE

    def legal_moves(self) -> list[int]:
        """Returns the squares where the side to move may play, none when the game is over."""
        return self.position.legal_moves(self.turn) if self.turn else []

    def moves_and_passes(self) -> "Iterator[tuple[str, int | None]]":
        """Yields who played which square, of the moves that stand; None for a forced pass."""
        for ply in [self.start] + self.plies[: self.ply]:
            if ply.color:
                yield ply.color, ply.square
            if ply.passed and ply.turn:
                yield opponent(ply.turn), None

    def play(self, square: int) -> Ply:
        """Plays a move for the side to move, drops what was undone, and returns the ply.

        Raises IllegalMove if the game is over or the rules refuse the move.
        """
        position, color = self.position, self.turn
        if color is None:
            raise IllegalMove(square_name(square, position.n), GAME_OVER, position)
        move = position.legal_move(square, color)
        ply = Ply(move.after, opponent(color), move)
        self.plies[self.ply :] = [ply]
        self.ply += 1
        return ply

    def copy(self) -> "Game":
        """Returns a game of its own with the same moves, undone ones included."""
        game = Game(self.start.position, self.first_turn)
        game.start, game.plies, game.ply = self.start, list(self.plies), self.ply
        return game

    def undo(self) -> None:
        """Takes the last move back. Raises ValueError at the start."""
        self.go_to(self.ply - 1)

    def redo(self) -> None:
        """Plays the next undone move again. Raises ValueError if there is none."""
        self.go_to(self.ply + 1)

    def go_to(self, ply: int) -> None:
        """Goes to the position after so many moves, 0 for the start, forgetting none.

        Raises ValueError if the game does not have so many.
        """
        if not 0 <= ply <= len(self.plies):
            raise ValueError(f"the game has {len(self.plies)} moves, there is no move {ply}")
        self.ply = ply
