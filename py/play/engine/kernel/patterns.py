"""The patterns of the learned evaluation on 8 x 8.

A pattern is an ordered set of squares. Rotations and reflections put it on several places of the
board. The discs on a place form a number in base 3, the first square being the lowest digit: 0 for
a disc of the opponent, 1 for an empty square, 2 for a disc of the side to move.

A weight is a byte, in eighths of a disc above `ZERO`. Each stage of the game has a table of
weights, which the file stores once per set of mirrored configurations.
"""

from itertools import accumulate, count
from operator import eq
from typing import NamedTuple

from othello import parse_square
from play.engine.symmetry import symmetries

N = 8
STAGES = 10
ZERO = 128  # The byte of a weight of no disc.

SQUARES = {
    "edge and X squares": "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "corner 2 x 5": "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "corner 3 x 3": "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "second row": "a2 b2 c2 d2 e2 f2 g2 h2",
    "third row": "a3 b3 c3 d3 e3 f3 g3 h3",
    "fourth row": "a4 b4 c4 d4 e4 f4 g4 h4",
    "diagonal of 8": "a1 b2 c3 d4 e5 f6 g7 h8",
    "diagonal of 7": "a2 b3 c4 d5 e6 f7 g8",
    "diagonal of 6": "a3 b4 c5 d6 e7 f8",
    "diagonal of 5": "a4 b5 c6 d7 e8",
    "diagonal of 4": "a5 b6 c7 d8",
}


class Pattern(NamedTuple):
    """A pattern.

    Attributes:
        name: Its name.
        places: The squares of each place on the board.
        mirrors: The orders in which the squares of a place can be read with the same meaning,
            including the given order.
    """

    name: str
    places: tuple[tuple[int, ...], ...]
    mirrors: tuple[tuple[int, ...], ...]

    @property
    def configurations(self) -> int:
        """The number of configurations of a place."""
        return int(3 ** len(self.mirrors[0]))

    def shared(self) -> list[int]:
        """Returns for each configuration the smallest that is equivalent by reflection."""
        numbers = list(range(self.configurations))
        for order in self.mirrors[1:]:
            numbers = list(map(min, numbers, _read(order)))
        return numbers


def all_patterns() -> tuple[Pattern, ...]:
    """Returns all patterns."""
    return tuple(_pattern(name, squares) for name, squares in SQUARES.items())


def places() -> list[tuple[int, tuple[int, ...]]]:
    """Returns every place of every pattern, with the offset of its pattern in a weight table."""
    found = []
    first = 0
    for pattern in all_patterns():
        found += [(first, place) for place in pattern.places]
        first += pattern.configurations
    return found


def stage(empties: int) -> int:
    """Returns the stage of the game with a number of empty squares."""
    return min(max(60 - empties, 0) * STAGES // 60, STAGES - 1)


def own_weights() -> list[int]:
    """Returns for every offset in a full table the index of its weight in the file."""
    own: list[int] = []
    kept = 0
    for pattern in all_patterns():
        shared = pattern.shared()
        # The weights stored before each configuration: one for each smallest equivalent.
        before = list(accumulate(map(eq, shared, count()), initial=kept))
        own += map(before.__getitem__, shared)
        kept = before[-1]
    return own


def _pattern(name: str, names: str) -> Pattern:
    squares = [parse_square(square, N) for square in names.split()]
    images = [tuple(image[square] for square in squares) for image in symmetries(N)]
    places = {frozenset(image): image for image in reversed(images)}
    own = [image for image in images if set(image) == set(squares)]
    mirrors = {tuple(image.index(square) for square in squares) for image in own}
    return Pattern(name, tuple(places.values()), tuple(sorted(mirrors)))


def _read(order: tuple[int, ...]) -> list[int]:
    """Returns each configuration with its digits read in another order."""
    numbers = [0]
    for place in order:
        numbers = [number + digit * 3**place for digit in range(3) for number in numbers]
    return numbers
