"""Reviews a game: the value of each move, and of the best move in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, Game, Position
from play.engine.kernel.kernel import UNIT
from play.engine.thoughts import UNLIMITED, Candidate, Limits, Thought

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from play.engine.thoughts import Think

SOLVING_NODES = 30_000_000  # Positions of games with up to 20 empty squares need fewer.


class MoveReview:
    """The review of one move.

    Attributes:
        number: The number of the move, from 1.
        color: The side that moved.
        played: The move, with its value in eighths of a disc for the side that moved.
        best: The best move.
        depth: The depth of both searches.
        goal: The goal that both searches reached; "score" if the values are exact.
        parity: How much the values exceed the mean of two depths, as in `Thought`.
    """

    def __init__(
        self,
        number: int,
        color: str,
        played: Candidate,
        best: Candidate,
        thought: Thought,
        goal: str | None,
    ) -> None:
        self.number = number
        self.color = color
        self.played = played
        self.best = best
        self.depth = thought.depth
        self.goal = goal
        self.parity = thought.parity

    @property
    def loss(self) -> float:
        """The cost of the move, in discs."""
        return max(0, self.best.value - self.played.value) / UNIT


def attempts(limits: Limits, empties: int) -> list[Limits]:
    """Returns the limits to search a position with, one after the other, until it is solved.

    Solving gets more nodes than the limits have, if they are limited.
    """
    if limits.nodes == UNLIMITED or empties > limits.solve:
        return [limits]
    return [limits.but(nodes=max(limits.nodes, SOLVING_NODES)), limits.but(solve=0)]


def review(game: Game, think: Think, limits: Limits) -> Iterator[MoveReview | None]:
    """Yields the reviews of a game's moves up to its current ply, the last one first.

    Yields None every few milliseconds in between.
    """
    plies = [game.start] + game.plies[: game.ply]
    for number in range(game.ply, 0, -1):
        position, ply = plies[number - 1].position, plies[number]
        color, square = ply.color or BLACK, ply.square or 0
        for attempt in attempts(limits, position.empties):
            thought, own = yield from _compared(think, position, color, square, attempt)
            goal = thought.goal if own.goal else None
            if goal:
                break
        played = own.candidates[0]
        # The search of the played move alone can find more than the search of all moves.
        best = max(thought.candidates[0], played, key=lambda move: move.value)
        yield MoveReview(number, color, played, best, thought, goal)


def _compared(
    think: Think, position: Position, color: str, square: int, limits: Limits
) -> Generator[None, None, tuple[Thought, Thought]]:
    """Returns thoughts of the same depth about the best move and about a square."""
    thoughts = yield from _by_depth(think(position, color, limits))
    thought = thoughts[max(thoughts)]
    if thought.candidates[0].square == square:
        return thought, thought
    solve = limits.solve if thought.goal else 0
    alone = limits.but(depth=thought.depth, solve=solve, among=(square,))
    owns = yield from _by_depth(think(position, color, alone))
    # Values are only comparable at the same depth.
    depth = max([depth for depth in thoughts if depth in owns])
    return thoughts[depth], owns[depth]


def _by_depth(
    work: Generator[Thought | None, None, Thought],
) -> Generator[None, None, dict[int, Thought]]:
    """Returns the thoughts of a search by their depth."""
    found = {}
    for thought in work:
        if thought:
            found[thought.depth] = thought
        yield
    return found
