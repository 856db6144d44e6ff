"""A game: the side to move, forced passes, undo and redo, and the result."""

from othello.position import BLACK, WHITE, IllegalMove, Move, Position, opponent
from othello.squares import square_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

GAME_OVER = "cannot be played: the game is over"


class Ply:
    """A move of a game with the resulting position. The start of a game is a ply without a move.

    Attributes:
        color: The colour that moved, None at the start.
        square: The square played, None at the start.
        flips: The discs turned over, in ascending order.
        position: The position after the move.
        passed: Whether the next side had no legal move and had to pass.
        turn: The colour to move next, None if the game is over.
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
        """The number of black discs minus the number of white discs."""
        if self._lead is None:
            self._lead = self.position.count(BLACK) - self.position.count(WHITE)
        return self._lead


class Game:
    """A game of Othello from any position, with undo and redo.

    Forced passes are made automatically and are not plies, see `Ply.passed`.

    Attributes:
        start: The ply of the start position.
        first_turn: The colour to move at the start, even if it has to pass.
        plies: All moves in order, including undone ones.
        ply: The number of moves that are not undone.
    """

    def __init__(self, position: Position | None = None, turn: str = BLACK) -> None:
        self.start = Ply(position or Position.start(), turn)
        self.first_turn = turn
        self.plies: list[Ply] = []
        self.ply = 0

    @property
    def last(self) -> Ply:
        """The last ply that is not undone, or `start`."""
        return self.plies[self.ply - 1] if self.ply else self.start

    @property
    def position(self) -> Position:
        """The current position."""
        return self.last.position

    @property
    def turn(self) -> str | None:
        """The colour to move, None if the game is over."""
        return self.last.turn

    @property
    def standard(self) -> bool:
        """Whether the game began from the standard start position with black to move."""
        start = self.start.position
        return start == Position.start(start.n) and self.first_turn == BLACK

    @property
    def over(self) -> bool:
        """Whether neither side can move."""
        return self.turn is None

    @property
    def winner(self) -> str | None:
        """The colour with more discs, None for a draw or an unfinished game."""
        black, white = self.position.count(BLACK), self.position.count(WHITE)
        if not self.over or black == white:
            return None
        return BLACK if black > white else WHITE

    def legal_moves(self) -> list[int]:
        """Returns the legal moves of the side to move, empty if the game is over."""
        return self.position.legal_moves(self.turn) if self.turn else []

    def moves_and_passes(self) -> "Iterator[tuple[str, int | None]]":
        """Yields the colour and square of each move not undone, the square None for a pass.

        A pass at the end of the game is left out.
        """
        for ply in [self.start] + self.plies[: self.ply]:
            if ply.color:
                yield ply.color, ply.square
            if ply.passed and ply.turn:
                yield opponent(ply.turn), None

    def play(self, square: int) -> Ply:
        """Plays a move for the side to move and returns its ply.

        Undone moves are dropped.

        Raises:
            IllegalMove: If the game is over or the move is not legal.
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
        """Returns an independent game with the same moves, including undone ones."""
        game = Game(self.start.position, self.first_turn)
        game.start, game.plies, game.ply = self.start, list(self.plies), self.ply
        return game

    def undo(self) -> None:
        """Takes back the last move. Raises ValueError at the start."""
        self.go_to(self.ply - 1)

    def redo(self) -> None:
        """Replays the next undone move. Raises ValueError if no move was undone."""
        self.go_to(self.ply + 1)

    def go_to(self, ply: int) -> None:
        """Goes to the position after the first `ply` moves, keeping all moves.

        Raises:
            ValueError: If `ply` is negative or greater than the number of moves.
        """
        if not 0 <= ply <= len(self.plies):
            raise ValueError(f"the game has {len(self.plies)} moves, there is no move {ply}")
        self.ply = ply
