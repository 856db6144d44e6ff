"""A search that overlooks long lines of flips and distant replies, as people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.slices import silently
from othello import Position, opponent
from play.engine.kernel.kernel import UNIT
from play.engine.thoughts import Candidate, Limits, Thought

if TYPE_CHECKING:
    from collections.abc import Generator

    from play.engine.thoughts import Think

UNANSWERED = 2 * UNIT  # How much the evaluation before a reply favours the side that moved.


class Sight:
    """What a level notices.

    Attributes:
        flips: The longest line of flips. A diagonal line is as hard to see as one disc more.
        distance: The greatest distance of a reply from the disc that it answers, in squares.
    """

    def __init__(self, flips: int, distance: int) -> None:
        self.flips = flips
        self.distance = distance


def noticed_moves(position: Position, color: str, sight: Sight) -> list[int]:
    """Returns the moves to corners, or else the noticed moves, or else all moves."""
    moves = position.legal_moves(color)
    ends = {0, position.n - 1}
    corners = [square for square in moves if ends.issuperset(divmod(square, position.n))]
    return corners or _easy(position, color, moves, sight) or moves


def noticed_replies(position: Position, color: str, disc: int, sight: Sight) -> list[int]:
    """Returns the noticed replies of a colour to the disc just played."""
    n = position.n
    near = [
        square
        for square in position.legal_moves(color)
        if max(abs(square // n - disc // n), abs(square % n - disc % n)) <= sight.distance
    ]
    return _easy(position, color, near, sight)


def search(
    think: Think, position: Position, color: str, limits: Limits, sight: Sight
) -> Generator[Thought | None, None, Thought]:
    """Yields and returns a thought with the values of the noticed moves.

    The limits are the depth, including the move, and the nodes for each move.
    """
    candidates = []
    for square in noticed_moves(position, color, sight):
        value = yield from _value(think, position, color, square, limits, sight)
        candidates.append(Candidate(square, value, []))
    # MicroPython's sort is not stable.
    candidates.sort(key=lambda candidate: (-candidate.value, candidate.square))
    thought = Thought(limits.depth, None, candidates)
    yield thought
    return thought


def _value(
    think: Think, position: Position, color: str, square: int, limits: Limits, sight: Sight
) -> Generator[None, None, int]:
    """Returns the value of a move to which only the noticed replies are possible."""
    after, other = position.play(square, color), opponent(color)
    replies = noticed_replies(after, other, square, sight)
    if replies:
        deeper = limits.but(depth=limits.depth - 1, among=replies)
        thought = yield from silently(think(after, other, deeper))
        return -thought.candidates[0].value
    glance = Limits(depth=1, among=[square])
    thought = yield from silently(think(position, color, glance))
    return thought.candidates[0].value - UNANSWERED


def _easy(position: Position, color: str, moves: list[int], sight: Sight) -> list[int]:
    """Returns the moves with a line of flips that is easy to see."""
    return [
        square
        for square in moves
        if any(
            len(line) + ("-" in direction) <= sight.flips
            for direction, line in position.lines(square, color)
        )
    ]
