"""Replays one list of moves after another from the same position."""

from othello import IllegalMove, Position, opponent


class IncrementalReplay:
    """A game that keeps the moves with which two consecutive lists begin.

    A side without a legal move passes. This is lighter than a Game, because shrinking an input
    tries thousands of moves.

    Attributes:
        moves: The colour and the square of each move played.
    """

    def __init__(self, position: Position, turn: str) -> None:
        self.moves: list[tuple[str, int]] = []
        self._states = [(position, turn)]

    @property
    def position(self) -> Position:
        """The position after the moves."""
        return self._states[-1][0]

    @property
    def turn(self) -> str:
        """The colour to move after the moves, even if it has to pass."""
        return self._states[-1][1]

    def play(self, squares: list[int]) -> bool:
        """Plays these moves up to the first illegal one; returns whether all are legal."""
        same = 0
        while same < min(len(squares), len(self.moves)) and squares[same] == self.moves[same][1]:
            same += 1
        self.moves = self.moves[:same]
        self._states = self._states[: same + 1]
        return all(self._play(square) for square in squares[same:])

    def _play(self, square: int) -> bool:
        color = self.turn
        after = _after(self.position, square, color)
        if not after and not self.position.can_move(color):
            color = opponent(color)
            after = _after(self.position, square, color)
        if after:
            self.moves.append((color, square))
            self._states.append((after, opponent(color)))
        return after is not None


def _after(position: Position, square: int, color: str) -> Position | None:
    try:
        return position.play(square, color)
    except IllegalMove:
        return None
