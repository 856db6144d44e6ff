"""The ten levels of play, by what they see.

The weak ones make the mistakes of people: they look no further than their own move, like to turn
many discs, and misjudge what a move is worth. Nearly all have better and worse days: a whole game
is played like another level. None of them plays at random: a level that is asked the same again,
with the same seed, plays the same. How strong they are depends on the positions that they may look
at, not on the speed of the machine, unless `SECONDS` are up before.
"""

from typing import NamedTuple
from zlib import crc32

from analysis.search.iterative_deepening import Limits, Thought
from analysis.search.midgame import UNIT
from othello import Position

SECONDS = 3.0


class Level(NamedTuple):
    """How a level plays.

    `line` says how strong it is. `sight` is how much it sees of what a move is worth, from 0 to 1,
    `greed` what a disc turned over seems worth to it and `blur` how far off it is on the whole,
    both in discs. `days` are how many levels above or below itself it plays on one day or another,
    each as likely.
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
    """Returns the level that one, numbered from 1, is like as a colour in the game of a seed."""
    days = LEVELS[number - 1].days
    # One checksum of similar texts differs in the same way whatever the seed, so two are taken.
    drawn = crc32(str(crc32(f"{seed}{color}{number}".encode())).encode())
    return LEVELS[number - 1 + days[drawn % len(days)]]


def choose(level: Level, thought: Thought, position: Position, color: str, seed: int) -> int:
    """Returns the square that a level plays after a thought about a position."""
    if not level.greed and not level.blur:
        return thought.candidates[0].square
    text = f"{seed}{color}{''.join(position.rows())}"

    def attraction(square: int, value: int) -> float:
        turned = len(position.move(square, color).flips) if level.greed else 0
        mistake = crc32(f"{text}{square}".encode()) / 2**31 - 1
        return level.sight * value / UNIT + level.greed * turned + level.blur * mistake

    return max(thought.candidates, key=lambda move: attraction(move.square, move.value)).square
