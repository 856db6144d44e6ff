"""The learned evaluation of 8 x 8: what the patterns of a position are worth together.

A weight is one byte, in eighths of a disc above `ZERO`. How many squares are empty decides which of
several tables they are looked up in. The file holds each table's weights once where patterns mean
the same in a mirror, all tables one after the other, compressed by zlib.
"""

import zlib
from itertools import accumulate, count
from operator import eq, itemgetter
from struct import Struct

from analysis.evaluation import patterns

ZERO = 128
UNIT = 8  # Values to a disc.


class Evaluation:
    """Values of positions, in eighths of a disc, from the bytes of the file.

    `tables` has the weights for every number of empty squares. The value of a position is
    `sum(itemgetter(*unpack(number.to_bytes(size, "little")))(table)) - zero`, which the search
    writes out.
    """

    def __init__(self, data: bytes) -> None:
        self.numbering = patterns.numbering()
        places = len(patterns.places())
        self.size = patterns.FIELD * places
        self.unpack = Struct(f"<{places}I").unpack
        self.zero = ZERO * places
        self.tables = _Tables(zlib.decompress(data))

    def value(self, number: int, empties: int) -> int:
        """Returns what a position is worth to the side to move."""
        places = self.unpack(number.to_bytes(self.size, "little"))
        weights: tuple[int, ...] = itemgetter(*places)(self.tables[empties])
        return sum(weights) - self.zero


def stage(empties: int, stages: int) -> int:
    """Returns which of so many tables is that of positions with so many empty squares."""
    return min(max(60 - empties, 0) * stages // 60, stages - 1)


def own_weights() -> list[int]:
    """Returns for every place in a full table the place of its weight among those that are kept."""
    own: list[int] = []
    kept = 0
    for kind in patterns.kinds():
        shared = kind.shared()
        # How many are kept before each number: those that are the smallest of their meaning.
        before = list(accumulate(map(eq, shared, count()), initial=kept))
        own += map(before.__getitem__, shared)
        kept = before[-1]
    return own


class _Tables(dict[int, bytes]):
    """The weights for every number of empty squares, spread out when they are first needed."""

    def __init__(self, weights: bytes) -> None:
        super().__init__()
        own = own_weights()
        length = max(own) + 1
        self._spread = itemgetter(*own)
        self._stages = [weights[i : i + length] for i in range(0, len(weights), length)]

    def __missing__(self, empties: int) -> bytes:
        last = len(self._stages) - 1
        stages = [i for i in range(65) if stage(i, last + 1) == stage(empties, last + 1)]
        table = bytes(self._spread(self._stages[stage(empties, last + 1)]))
        self.update(dict.fromkeys(stages, table))
        return table
