"""Many 8 x 8 boards in one integer: what big numbers do at their best, for measuring.

Each board has a lane of 64 bits, a1 the lowest, so that a shift moves all of them one step.
"""

from array import array
from functools import cache

LANE = (1 << 64) - 1
START = (0x0000000810000000, 0x0000001008000000)  # Black, who begins, and white.

_FIRST_COLUMN, _LAST_COLUMN = 0x0101010101010101, 0x8080808080808080
_FIRST_ROW, _LAST_ROW = 0xFF, 0xFF << 56
# How far a step shifts a mask to the left, and the squares that it cannot come to.
_STEPS = (
    (1, _FIRST_COLUMN),
    (7, _LAST_COLUMN | _FIRST_ROW),
    (8, _FIRST_ROW),
    (9, _FIRST_COLUMN | _FIRST_ROW),
)
# The same for steps to the right.
_BACK_STEPS = (
    (1, _LAST_COLUMN),
    (7, _FIRST_COLUMN | _LAST_ROW),
    (8, _LAST_ROW),
    (9, _LAST_COLUMN | _LAST_ROW),
)


def perft(depth: int) -> int:
    """Returns the number of sequences of so many plies from the start, 1 to 8.

    Nobody has to pass that early.
    """
    player, opponent = (array("Q", [discs]) for discs in START)
    for _ in range(depth - 1):
        player, opponent = _after_each_move(player, opponent)
    return _legal_moves(_joined(player), _joined(opponent), len(player)).bit_count()


def _after_each_move(
    player: "array[int]", opponent: "array[int]"
) -> "tuple[array[int], array[int]]":
    """Returns the boards after every move on every board."""
    moves = _legal_moves(_joined(player), _joined(opponent), len(player))
    before: tuple[list[int], list[int]] = ([], [])
    made = array("Q")
    for own, other, squares in zip(player, opponent, _parted(moves, len(player))):
        while squares:
            square = squares & -squares
            squares ^= square
            made.append(square)
            before[0].append(own)
            before[1].append(other)
    count = len(made)
    p, o, placed = _joined(array("Q", before[0])), _joined(array("Q", before[1])), _joined(made)
    flips = _flips(p, o, placed, count)
    return _parted(o ^ flips, count), _parted(p | flips | placed, count)


def _legal_moves(p: int, o: int, count: int) -> int:
    moves = 0
    for step, landing in _landings(_STEPS, count):
        inner = o & landing
        run = p << step & inner
        while more := run << step & inner & ~run:
            run |= more
        moves |= run << step & landing
    for step, landing in _landings(_BACK_STEPS, count):
        inner = o & landing
        run = p >> step & inner
        while more := run >> step & inner & ~run:
            run |= more
        moves |= run >> step & landing
    return moves & ~(p | o)


def _flips(p: int, o: int, squares: int, count: int) -> int:
    """Returns what a disc on one square of each board turns over."""
    flips = 0
    for step, landing in _landings(_STEPS, count):
        ends, run = [], squares
        while run := run << step & landing:
            ends.append(run & p)
            run &= o
        turned = 0
        for end in reversed(ends[1:]):
            turned = (turned | end) >> step
            flips |= turned
    for step, landing in _landings(_BACK_STEPS, count):
        ends, run = [], squares
        while run := run >> step & landing:
            ends.append(run & p)
            run &= o
        turned = 0
        for end in reversed(ends[1:]):
            turned = (turned | end) << step
            flips |= turned
    return flips


def _joined(boards: "array[int]") -> int:
    return int.from_bytes(boards.tobytes(), "little")


def _parted(masks: int, count: int) -> "array[int]":
    parted = array("Q")
    parted.frombytes(masks.to_bytes(8 * count, "little"))
    return parted


@cache
def _ones(count: int) -> int:
    return ((1 << 64 * count) - 1) // LANE


@cache
def _landings(steps: tuple[tuple[int, int], ...], count: int) -> list[tuple[int, int]]:
    """Returns the steps, each with the squares of all boards that it can come to."""
    return [(step, (LANE ^ never) * _ones(count)) for step, never in steps]
