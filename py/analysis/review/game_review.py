"""Reviews a game: the cost of each move, and the better alternative."""

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from analysis.search.iterative_deepening import Candidate, Limits, Thought
from analysis.search.midgame import UNIT
from othello import BLACK, Game, Position

MISTAKE = 4.0  # The least cost of a mistake, in discs.
BLUNDER = 10.0  # The least cost of a blunder, in discs.
HALF = 6.0  # The cost in discs that halves the accuracy of a move.

# Searches a position with a colour to move.
Think = Callable[[Position, str, Limits], Generator[Thought | None, None, Thought]]


class MoveReview(NamedTuple):
    """The review of one move.

    Attributes:
        number: The number of the move, from 1.
        color: The side that moved.
        played: The move, with its value in eighths of a disc for the side that moved.
        best: The best move.
        goal: The goal that both searches reached; "score" if the values are exact.
        parity: How much the values exceed the mean of two depths, as in `Thought`.
    """

    number: int
    color: str
    played: Candidate
    best: Candidate
    goal: str | None
    parity: int = 0

    @property
    def loss(self) -> float:
        """The cost of the move, in discs."""
        return max(0, self.best.value - self.played.value) / UNIT

    @property
    def mark(self) -> str:
        """The annotation: `??` for a blunder, `?` for a mistake, else empty."""
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


def review(game: Game, think: Think, limits: Limits) -> Iterator[MoveReview | None]:
    """Yields the reviews of a game's moves up to its current ply, the last one first.

    Yields None every few milliseconds in between.
    """
    plies = [game.start, *game.plies[: game.ply]]
    for number in range(game.ply, 0, -1):
        position, ply = plies[number - 1].position, plies[number]
        color, square = ply.color or BLACK, ply.square or 0
        thoughts = yield from _by_depth(think(position, color, limits))
        thought = own = thoughts[max(thoughts)]
        if thought.candidates[0].square != square:
            alone = limits._replace(depth=thought.depth, among=(square,))
            owns = yield from _by_depth(think(position, color, alone))
            # Values are only comparable at the same depth.
            depth = max(thoughts.keys() & owns.keys())
            thought, own = thoughts[depth], owns[depth]
        played = own.candidates[0]
        # The search of the played move alone can find more than the search of all moves.
        best = max(thought.candidates[0], played, key=lambda move: move.value)
        goal = thought.goal if own.goal else None
        yield MoveReview(number, color, played, best, goal, thought.parity)


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


def accuracy(moves: list[MoveReview], color: str) -> float | None:
    """Returns the accuracy of a colour's moves from 0 to 100, None if it made no move.

    It is the mean over the moves. A move that costs nothing counts 100, and every `HALF` discs of
    cost halve that.
    """
    values = [100 * 0.5 ** (move.loss / HALF) for move in moves if move.color == color]
    return sum(values) / len(values) if values else None
