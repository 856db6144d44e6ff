"""The levels of play, from 0 to 10.

Weak levels make human mistakes. They overlook long lines of flips and replies far from the disc
just played, value discs early in the game, and misjudge moves. They take every corner. The lowest
lets a newcomer win. Strong levels search to a number of nodes. In the same position and with the
same seed, a level plays the same move, on any machine, unless a strong one runs out of time.
"""

from __future__ import annotations

from binascii import crc32
from typing import TYPE_CHECKING

from othello import Position
from play.engine import oversight
from play.engine.kernel.kernel import UNIT
from play.engine.oversight import Sight
from play.engine.thoughts import Limits, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from play.engine.thoughts import Think

SECONDS = 3.0
VARIED = 3 / 4  # The share of empty squares from which a level compares all moves.
NODES_VARIED = 1 / 3  # The seed varies the nodes of a strong level by up to this share.
EVEN = UNIT // 2  # A strong level draws between moves at most half a disc below the best.


class Level:
    """A level of play.

    Attributes:
        line: The description of what it overlooks.
        limits: The limits of its search.
        sight: What it notices, None for everything.
        sense: The share of its values that it heeds. A negative one prefers poor moves.
        greed: The value of a flipped disc on an empty board, in discs. It falls to 0 at the end.
        blur: The greatest error of its values, in discs.
    """

    def __init__(
        self,
        line: str,
        limits: Limits,
        sight: Sight | None = None,
        sense: float = 1,
        greed: float = 0,
        blur: float = 0,
    ) -> None:
        self.line = line
        self.limits = limits
        self.sight = sight
        self.sense = sense
        self.greed = greed
        self.blur = blur


NARROW, WIDE = Sight(flips=5, distance=4), Sight(flips=6, distance=7)
LEVELS = (
    Level(
        "Takes every corner, and otherwise makes many mistakes. Likes discs early.",
        Limits(depth=3),
        NARROW,
        sense=-2.8,
        greed=2,
        blur=10,
    ),
    Level(
        "Overlooks replies more than four squares away and lines of more than five discs."
        " Likes discs early.",
        Limits(depth=2),
        NARROW,
        greed=0.8,
        blur=4.8,
    ),
    Level(
        "Overlooks replies more than five squares away and lines of more than five discs."
        " Likes discs a little.",
        Limits(depth=2),
        Sight(flips=5, distance=5),
        greed=0.5,
        blur=2.9,
    ),
    Level(
        "Looks two moves ahead, and overlooks what comes later.", Limits(depth=2), WIDE, blur=1.2
    ),
    Level(
        "Looks three moves ahead, and overlooks what comes later.", Limits(depth=3), WIDE, blur=1.1
    ),
    Level(
        "Looks up to four moves ahead. Overlooks what comes later.",
        Limits(depth=4, nodes=650, solve=8),
    ),
    Level(
        "Looks up to six moves ahead, and solves the last eight.",
        Limits(depth=6, nodes=2500, solve=8),
    ),
    Level(
        "Looks up to eight moves ahead, and solves the last ten.",
        Limits(depth=8, nodes=9000, solve=10, win=12),
    ),
    Level(
        "Looks up to ten moves ahead, and solves the last ten.",
        Limits(depth=10, nodes=28_000, solve=12, win=14),
    ),
    Level(
        "Looks up to twelve moves ahead, and solves the last twelve.",
        Limits(depth=12, nodes=190_000, solve=14, win=16),
    ),
    Level(
        "Looks as far as it can, and solves the last fourteen moves.",
        Limits(nodes=1_300_000, solve=18, win=20),
    ),
)


def play(
    level: Level, think: Think, position: Position, color: str, seed: int, seconds: float = SECONDS
) -> Generator[Thought | None, None, int]:
    """Yields thoughts of a level about a position, and returns its move.

    The seed of the game varies the nodes and the choice between moves.
    """
    thought = yield from thoughts(level, think, position, color, seed, seconds)
    return choose(level, thought, position, color, seed)


def thoughts(
    level: Level, think: Think, position: Position, color: str, seed: int, seconds: float = SECONDS
) -> Generator[Thought | None, None, Thought]:
    """Returns the search of a level.

    That of a weak level, which is short, does not depend on the seed or on the seconds.
    """
    if level.sight:
        return oversight.search(think, position, color, level.limits, level.sight)
    return think(position, color, _limits(level, position, color, seed), seconds)


def choose(level: Level, thought: Thought, position: Position, color: str, seed: int) -> int:
    """Returns the move of a level, given the result of its search."""
    drawn = _drawing(position, color, seed)
    if not level.sight:
        even = thought.candidates[0].value - EVEN
        squares = [move.square for move in thought.candidates if move.value >= even]
        return max(squares, key=drawn)
    greed = level.greed * position.empties / position.n**2
    flips = position.flip_counts(color) if greed else {}

    def attraction(square: int, value: int) -> float:
        liked = greed * flips.get(square, 0)
        return level.sense * value / UNIT + liked + level.blur * drawn(square)

    return max(thought.candidates, key=lambda move: attraction(move.square, move.value)).square


def _limits(level: Level, position: Position, color: str, seed: int) -> Limits:
    """Returns the limits of a strong level's search, with nodes that depend on the seed."""
    nodes = level.limits.nodes * (1 + NODES_VARIED * _drawing(position, color, seed)(None))
    every = position.empties >= VARIED * position.n**2
    return level.limits.but(nodes=int(nodes), every=every)


def _drawing(position: Position, color: str, seed: int) -> Callable[[int | None], float]:
    """Returns what draws a pseudorandom number from -1 to 1 for a square, or for no square."""
    text = f"{seed}{color}{''.join(position.rows())}"

    def drawn(square: int | None) -> float:
        # Checksums of similar texts differ in the same way for every seed, so it is applied twice.
        return crc32(str(crc32(f"{text}{square}".encode())).encode()) / 2**31 - 1

    return drawn
