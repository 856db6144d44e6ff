"""The learned evaluation of 8 x 8 positions: the sum of pattern weights.

A weight is one byte, in eighths of a disc above `ZERO`. The number of empty squares selects the
weight table. The file stores each table's weights once per set of mirrored configurations, all
tables one after the other, compressed with zlib.
"""

import zlib
from itertools import accumulate, count
from operator import eq, itemgetter
from struct import Struct

from play.engine.evaluation import patterns

ZERO = 128
UNIT = 8  # Values per disc.


class Evaluation:
    """Evaluates positions by the bytes of an evaluation file, in eighths of a disc.

    A search inlines the value of a position:
    `sum(itemgetter(*unpack(number.to_bytes(size, "little")))(table)) - zero`.

    Attributes:
        numbering: The numbering of positions that yields the pattern indices.
        size: The bytes of a number.
        unpack: Splits these bytes into offsets into a table.
        zero: The sum of weights that stands for 0 discs.
        tables: The weight tables by number of empty squares.
    """

    def __init__(self, data: bytes) -> None:
        self.numbering = patterns.numbering()
        places = len(patterns.places())
        self.size = patterns.FIELD * places
        self.unpack = Struct(f"<{places}I").unpack
        self.zero = ZERO * places
        self.tables = _Tables(zlib.decompress(data))

    def value(self, number: int, empties: int) -> int:
        """Returns the value of a position for the side to move."""
        places = self.unpack(number.to_bytes(self.size, "little"))
        weights: tuple[int, ...] = itemgetter(*places)(self.tables[empties])
        return sum(weights) - self.zero


def stage(empties: int, stages: int) -> int:
    """Returns the index of the table for a number of empty squares."""
    return min(max(60 - empties, 0) * stages // 60, stages - 1)


def own_weights() -> list[int]:
    """Returns for every offset in a full table the index of its weight in the file."""
    own: list[int] = []
    kept = 0
    for pattern in patterns.all_patterns():
        shared = pattern.shared()
        # The weights stored before each configuration: one for each smallest equivalent.
        before = list(accumulate(map(eq, shared, count()), initial=kept))
        own += map(before.__getitem__, shared)
        kept = before[-1]
    return own


class _Tables(dict[int, bytes]):
    """The weight tables by number of empty squares, expanded on first use."""

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
