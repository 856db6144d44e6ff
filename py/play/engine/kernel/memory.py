"""The memory of the kernel: arrays that every function is given, and the places in them.

The module of WebAssembly has each array at a fixed address. In CPython, `new_memory` makes them.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from play.engine.kernel import places

MOST_ROWS = 26
MOST_SQUARES = MOST_ROWS**2
PLIES = 2 * MOST_SQUARES  # Every second ply of a line may be a pass or a shallower search.
TABLE_BITS = 20
ENTRY = 3  # Words of an entry of the transposition table.

# Places in `state`.
N, SQUARES, NODES, LIMIT, EXACT, MARGIN, AGE, PLY = range(8)
# Places in `state` for the search of the root: the number of its moves and of those searched, the
# stage of the search of a move, what the search was begun with, and the least depth at which it
# uses the table.
COUNT, NEXT, STARTED, LEADER, REACH, EMPTIES_LEFT, LOW_BOUND, HIGH_BOUND, EVERY = range(8, 17)
TABLE_FROM = 17

# Places in a frame.
DEPTH, ALPHA, BETA, BEST, MOVE, FIRST, LAST, CURRENT, STAGE, LOW, EMPTIES = range(11)
FRAME = 12

# Places in a root move.
SQUARE, VALUE, DONE = range(3)
ROOT = 3


class KernelMemory(NamedTuple):
    """The arrays.

    Attributes:
        squares: The position that is given to the module.
        results: The nodes of a search, the number of its moves, and their squares and values.
        ahead: The squares of a line.
        raw: The weights of an evaluation as its file has them; part of `table`.
        state: Numbers about the whole search.
        boards: Both sides' discs at each ply, a word for each row; on 8 x 8 one word for all.
        targets: The legal moves at each ply, in the same way.
        frames: The state of the search at each ply.
        moves: The stack of moves to search, each with its ordering key.
        roots: The moves at the root, with their values.
        table: The transposition table.
        weights: The weights of the patterns, by stage of the game.
        discs: What the discs of a row add to the packed pattern offsets, by row and byte.
        offsets: The pattern offsets of a position, packed.
        after: The pattern offsets after a move, packed.
        fields: The same as `after`, not packed.
    """

    squares: NDArray[np.uint8]
    results: NDArray[np.int32]
    ahead: NDArray[np.int32]
    raw: NDArray[np.uint8]
    state: NDArray[np.int64]
    boards: NDArray[np.uint64]
    targets: NDArray[np.uint64]
    frames: NDArray[np.int64]
    moves: NDArray[np.int64]
    roots: NDArray[np.int64]
    table: NDArray[np.uint64]
    weights: NDArray[np.uint8]
    discs: NDArray[np.uint64]
    offsets: NDArray[np.uint64]
    after: NDArray[np.uint64]
    fields: NDArray[np.uint16]


# The type and length of each array, and the array whose memory it shares.
LAYOUT: dict[str, tuple[type[np.generic], int, str]] = {
    "squares": (np.uint8, MOST_SQUARES, ""),
    "results": (np.int32, 3 + ROOT * MOST_SQUARES, ""),
    "ahead": (np.int32, MOST_SQUARES, ""),
    "raw": (np.uint8, places.STAGES * places.LENGTH, "table"),
    "state": (np.int64, 32, ""),
    "boards": (np.uint64, 2 * MOST_ROWS * PLIES, ""),
    "targets": (np.uint64, MOST_ROWS * PLIES, ""),
    "frames": (np.int64, FRAME * PLIES, ""),
    "moves": (np.int64, MOST_SQUARES * (MOST_SQUARES + 1) // 2, ""),
    "roots": (np.int64, ROOT * MOST_SQUARES, ""),
    "table": (np.uint64, ENTRY << TABLE_BITS, ""),
    "weights": (np.uint8, places.STAGES * places.LENGTH, ""),
    "discs": (np.uint64, 8 * 256 * places.WORDS, ""),
    "offsets": (np.uint64, places.WORDS, ""),
    "after": (np.uint64, places.WORDS, ""),
    "fields": (np.uint16, places.WORDS * places.FIELDS, "after"),
}


def new_memory() -> KernelMemory:
    """Returns arrays of zeros."""
    arrays: dict[str, NDArray[np.generic]] = {}
    for name, (kind, length, shared) in sorted(LAYOUT.items(), key=lambda item: item[1][2]):
        arrays[name] = arrays[shared].view(kind)[:length] if shared else np.zeros(length, kind)
    return KernelMemory(**arrays)  # type: ignore[arg-type]
