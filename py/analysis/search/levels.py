"""The ten levels of play.

Weak levels make human mistakes. They see only their own move, like to flip many discs, and misjudge
the value of moves. Most levels have better and worse days, on which they play a whole game like
another level. No level plays at random: in the same position and with the same seed, a level plays
the same move. Strength depends on the number of nodes, not on the speed of the machine, unless
`SECONDS` pass first.
"""

from typing import NamedTuple
from zlib import crc32

from analysis.search.iterative_deepening import Limits, Thought
from analysis.search.midgame import UNIT
from othello import Position

SECONDS = 3.0


class Level(NamedTuple):
    """A level of play.

    Attributes:
        name: The name in the menu of levels.
        line: The description of its strength.
        limits: The limits of its search.
        sight: The share of a move's value that it sees, from 0 to 1.
        greed: The value of a flipped disc to it, in discs.
        blur: The greatest error of its judgement, in discs.
        days: The levels above or below its own that it plays like, each equally likely.
    """

    name: str
    line: str
    limits: Limits
    sight: float = 1
    greed: float = 0
    blur: float = 0
    days: tuple[int, ...] = (-2, -1, 0, 1)


LEVELS = (
    Level(
        "Sees discs",
        "Turns over as many discs as it can. A first opponent.",
        Limits(depth=1, every=True),
        sight=0,
        greed=1,
        blur=0.5,
        days=(0,),
    ),
    Level(
        "Sees corners",
        "Takes corners, on bad days only discs. Wins 2 games of 3 against level 1.",
        Limits(depth=1, every=True),
        sight=0.2,
        greed=1,
        blur=1,
        days=(-1, -1, 0, 1),
    ),
    Level(
        "Sees edges",
        "Has learned what edges are worth. Wins 2 games of 3 against level 2.",
        Limits(depth=1, every=True),
        blur=3.5,
    ),
    Level(
        "Sees replies",
        "Looks at your replies too. Wins 7 games of 10 against level 3.",
        Limits(depth=2, every=True),
        blur=1,
    ),
    Level(
        "Sees plans",
        "Looks up to four moves ahead, on good days six. Wins 2 games of 3 against level 4.",
        Limits(depth=4, nodes=1000, solve=8),
    ),
    Level(
        "Sees traps",
        "Looks up to six moves ahead, on good days eight. Wins 2 games of 3 against level 5.",
        Limits(depth=6, nodes=2000, solve=10),
    ),
    Level(
        "Sees parity",
        "Looks up to eight moves ahead, on good days ten. Wins 2 games of 3 against level 6.",
        Limits(depth=8, nodes=4500, solve=10, win=12),
    ),
    Level(
        "Sees far",
        "Looks up to ten moves ahead, on good days twelve. Wins 7 games of 10 against level 7.",
        Limits(depth=10, nodes=10_000, solve=12),
    ),
    Level(
        "Sees farther",
        "Looks up to twelve moves ahead, on good days farther. Wins 2 games of 3 against level 8.",
        Limits(depth=12, nodes=24_000, solve=12, win=14),
        days=(-2, -1, 0, 1, 1),
    ),
    Level(
        "Sees the end",
        "Has no bad days, and solves the last fourteen moves. Wins 7 games of 10 against level 9.",
        Limits(nodes=60_000, solve=14, win=16),
        days=(0,),
    ),
)


def of_the_day(number: int, color: str, seed: int) -> Level:
    """Returns the level that a numbered level plays like in one game.

    Args:
        number: The level, from 1.
        color: The colour that it plays.
        seed: The seed of the game.
    """
    days = LEVELS[number - 1].days
    # Checksums of similar texts differ in the same way for every seed, so it is applied twice.
    drawn = crc32(str(crc32(f"{seed}{color}{number}".encode())).encode())
    return LEVELS[number - 1 + days[drawn % len(days)]]


def choose(level: Level, thought: Thought, position: Position, color: str, seed: int) -> int:
    """Returns the move of a level, given the result of its search."""
    if not level.greed and not level.blur:
        return thought.candidates[0].square
    text = f"{seed}{color}{''.join(position.rows())}"

    def attraction(square: int, value: int) -> float:
        turned = len(position.move(square, color).flips) if level.greed else 0
        mistake = crc32(f"{text}{square}".encode()) / 2**31 - 1
        return level.sight * value / UNIT + level.greed * turned + level.blur * mistake

    return max(thought.candidates, key=lambda move: attraction(move.square, move.value)).square
