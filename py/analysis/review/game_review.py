"""What each move of a game was worth, and what would have been better."""

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from analysis.search.cooperative import silently
from analysis.search.iterative_deepening import Candidate, Limits, Thought
from analysis.search.midgame import UNIT
from othello import BLACK, Game, Position

MISTAKE = 4.0  # Discs that a mistake costs at least,
BLUNDER = 10.0  # and a bad one.
HALF = 6.0  # A move that costs so many discs is half as good as the best.

# Thinks about a position with a colour to move.
Think = Callable[[Position, str, Limits], Generator[Thought | None, None, Thought]]


class Judged(NamedTuple):
    """A move of a game, counted from 1: what it was worth, and what was best.

    Values are in eighths of a disc, to the side that moved. `goal` is that of a thought: the score
    where the values are exact.
    """

    number: int
    color: str
    played: Candidate
    best: Candidate
    goal: str | None

    @property
    def loss(self) -> float:
        """What the move cost, in discs."""
        return max(0, self.best.value - self.played.value) / UNIT

    @property
    def mark(self) -> str:
        """`?` behind a mistake, `??` behind a bad one, else nothing."""
        return "??" if self.loss >= BLUNDER else "?" if self.loss >= MISTAKE else ""


def judged(game: Game, think: Think, limits: Limits) -> Iterator[Judged | None]:
    """Yields the moves of a game that stand as they are judged, the last one first.

    Yields None every few milliseconds in between.
    """
    plies = [game.start, *game.plies[: game.ply]]
    for number in range(game.ply, 0, -1):
        position, ply = plies[number - 1].position, plies[number]
        color, square = ply.color or BLACK, ply.square or 0
        thought = yield from silently(think(position, color, limits))
        best = thought.candidates[0]
        if best.square != square:
            # As far as the best move, so that one does not just look worse for being seen clearer.
            alone = limits._replace(depth=thought.depth, among=(square,))
            played = (yield from silently(think(position, color, alone))).candidates[0]
        else:
            played = best
        yield Judged(number, color, played, best, thought.goal)


def accuracy(moves: list[Judged], color: str) -> float | None:
    """Returns how well a colour played, from 0 to 100; None if it did not move.

    The mean over its moves, each 100 if it cost nothing and half that for every `HALF` discs.
    """
    values = [100 * 0.5 ** (move.loss / HALF) for move in moves if move.color == color]
    return sum(values) / len(values) if values else None
