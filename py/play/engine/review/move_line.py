"""A move and the principal variation after it."""

from __future__ import annotations

from othello import Game, Ply, Position, opponent, square_name
from othello.phrases import listing
from play.engine.thoughts import Candidate


def corners(n: int) -> set[int]:
    """Returns the corners of a board."""
    return {0, n - 1, n * (n - 1), n * n - 1}


class Line:
    """A move and its principal variation.

    Attributes:
        before: The position before the move.
        color: The side that makes the move.
        plies: The move, and the moves that follow.
    """

    def __init__(self, before: Position, color: str, plies: list[Ply]) -> None:
        self.before = before
        self.color = color
        self.plies = plies

    @property
    def other(self) -> str:
        """The opponent of the side that makes the move."""
        return opponent(self.color)

    @property
    def square(self) -> int:
        """The square of the move."""
        return square_of(self.plies[0])

    @property
    def name(self) -> str:
        """The name of the move."""
        return square_name(self.square, self.before.n)

    @property
    def end(self) -> Position:
        """The position at the end."""
        return self.plies[-1].position

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.plies[0].position

    @property
    def answered(self) -> Position | None:
        """The position after the opponent's reply if the move's side is to move again."""
        reply = self.plies[1] if len(self.plies) > 1 else None
        return reply.position if reply and reply.color != reply.turn == self.color else None

    @property
    def over(self) -> bool:
        """Whether the game ends with the line."""
        return self.plies[-1].turn is None

    def cut(self, count: int) -> Line:
        """Returns the line up to a number of moves."""
        return Line(self.before, self.color, self.plies[:count])

    def until_legal(self, square: int, color: str) -> Line:
        """Returns the line up to the first position in which a square is legal for a colour."""
        return self._until(square, color, self.plies)

    def until_takeable(self, square: int, color: str) -> Line:
        """Returns the line up to the first position in which a colour to move may take a square."""
        return self._until(square, color, [ply for ply in self.plies if ply.turn == color])

    def _until(self, square: int, color: str, plies: list[Ply]) -> Line:
        first = next(ply for ply in plies if square in ply.position.legal_moves(color))
        return self.cut(self.plies.index(first) + 1)

    def corners_of(self, color: str) -> list[int]:
        """Returns the numbers of the plies in which a colour takes a corner."""
        wanted = corners(self.before.n)
        return [
            number
            for number, ply in enumerate(self.plies)
            if ply.color == color and ply.square in wanted
        ]

    def turned_by(self, color: str) -> int:
        """Returns the number of discs that a colour turns."""
        return sum(len(ply.flips) for ply in self.plies if ply.color == color)

    def corners_open_to(self, color: str) -> set[int]:
        """Returns the corners that a colour could take at the end, but not before."""
        opened = set(self.end.legal_moves(color)) - set(self.before.legal_moves(color))
        return corners(self.before.n) & opened

    def corners_attacked_by(self, color: str) -> set[int]:
        """Returns the corners that a colour could take after a move, even if it is not its turn."""
        return self._legal_corners(color, self.plies)

    def corners_left_to(self, color: str) -> set[int]:
        """Returns the corners that a colour could take when it is to move."""
        return self._legal_corners(color, [ply for ply in self.plies if ply.turn == color])

    def _legal_corners(self, color: str, plies: list[Ply]) -> set[int]:
        legal = {square for ply in plies for square in ply.position.legal_moves(color)}
        return corners(self.before.n) & legal

    def pass_of(self, color: str) -> int | None:
        """Returns the number of the first ply after which a colour must pass."""
        for number, ply in enumerate(self.plies):
            if ply.passed and ply.turn == opponent(color):
                return number
        return None

    @property
    def squares(self) -> list[int]:
        """The squares of all moves."""
        return [square_of(ply) for ply in self.plies]

    @property
    def following(self) -> str:
        """The moves after the first one, as the end of a sentence."""
        names = [square_name(square, self.before.n) for square in self.squares[1:]]
        return f" after {listing(names)}" if names else ""


def line_of(before: Position, color: str, move: Candidate) -> Line:
    """Returns the line of a move as the search found it."""
    game = Game(before, color)
    for square in [move.square] + move.line:
        game.play(square)
    return Line(before, color, game.plies)


def square_of(ply: Ply) -> int:
    """Returns the square of a ply that is a move."""
    assert ply.square is not None
    return ply.square
