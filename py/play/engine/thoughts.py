"""Searches as data: their limits, and what they find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from play.engine.kernel.kernel import UNIT

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Protocol

    from othello import Position

    class Think(Protocol):
        """Searches a position for a colour, within limits and a number of seconds."""

        def __call__(
            self, position: Position, color: str, limits: Limits, seconds: float = ...
        ) -> Generator[Thought | None, None, Thought]:
            """Yields thoughts, each deeper than the one before, and returns the last."""


SCORE = "score"
WIN = "win"
MOST_PARITY = 2 * UNIT  # A greater change between two depths is what the deeper search found.
UNLIMITED = 10**12  # More nodes than any search visits.


class Limits:
    """The limits of a search.

    Attributes:
        depth: The maximum depth in plies.
        nodes: The maximum number of nodes.
        solve: The maximum number of empty squares at which the exact score is searched.
        win: The maximum number of empty squares at which the winner is searched.
        every: Whether to evaluate every move instead of only the best.
        deeper: Whether half of the nodes then search the best move deeper than the others.
        among: The moves to choose from; all if empty.
    """

    def __init__(
        self,
        depth: int = 60,
        nodes: int = UNLIMITED,
        solve: int = 0,
        win: int = 0,
        every: bool = False,
        deeper: bool = False,
        among: Sequence[int] = (),
    ) -> None:
        self.depth = depth
        self.nodes = nodes
        self.solve = solve
        self.win = win
        self.every = every
        self.deeper = deeper
        self.among = among

    def but(self, **changes: Any) -> Limits:
        """Returns these limits with some of them changed."""
        return Limits(**(self.__dict__ | changes))


class Candidate:
    """A move with its value and continuation.

    Attributes:
        square: The square of the move.
        value: The value in eighths of a disc, for the side that makes the move.
        line: The known squares of the principal variation after the move, without passes.
    """

    def __init__(self, square: int, value: int, line: list[int]) -> None:
        self.square = square
        self.value = value
        self.line = line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Candidate) and self.__dict__ == other.__dict__


class Thought:
    """The result of one iteration.

    Attributes:
        depth: The depth in plies.
        goal: What was solved: "score" for exact values, "win" if a value of one disc only tells the
            winner, None if the moves were not all searched to the end of the game.
        candidates: The best move, or every move from the best down.
        parity: The excess of the values over the mean of this depth and the previous one. The
            evaluation favours the side to move, so values are higher at even depths.
    """

    def __init__(
        self, depth: int, goal: str | None, candidates: list[Candidate], parity: int = 0
    ) -> None:
        self.depth = depth
        self.goal = goal
        self.candidates = candidates
        self.parity = parity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and self.__dict__ == other.__dict__

    def seen_through(self, images: tuple[int, ...]) -> Thought:
        """Returns the thought for the position that the symmetry maps to this one."""
        back = {image: square for square, image in enumerate(images)}
        candidates = [
            Candidate(back[move.square], move.value, [back[step] for step in move.line])
            for move in self.candidates
        ]
        return Thought(self.depth, self.goal, candidates, self.parity)


def in_discs(value: int, parity: int, n: int) -> float:
    """Returns a value in discs for users, without the parity of its depth."""
    return max(-n * n, min((value - parity) / UNIT, n * n))
