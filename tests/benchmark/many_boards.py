"""Many 8 x 8 boards in one integer: what big numbers do at their best, for measuring.

Each board has a lane of 64 bits, a1 the lowest, so that a shift moves all of them one step. Boards
with many moves come first: those that have a second, third, fourth move are then the lower lanes of
the number, and nothing is done move by move. Every board is looked at, equal and symmetric ones
too; at the last ply the moves are counted, not made.
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
    player, opponent = START
    count = 1
    for _ in range(depth - 1):
        player, opponent, count = _after_each_move(player, opponent, count)
    return _legal_moves(player, opponent, count).bit_count()


def _after_each_move(player: int, opponent: int, count: int) -> tuple[int, int, int]:
    """Returns the boards after every move on every board, and how many they are."""
    left, owns, others = _most_moves_first(player, opponent, count)
    masks: tuple[list[bytes], ...] = ([], [], [])  # Of the squares, and of both sides' discs.
    while left:
        boards = (left.bit_length() + 63) // 64
        squares = left & ~(left - _ones(boards))  # The lowest of each board.
        left ^= squares
        size = 8 * boards
        masks[0].append(squares.to_bytes(size, "little"))
        masks[1].append(owns[:size])
        masks[2].append(others[:size])
    placed, p, o = (int.from_bytes(b"".join(mask), "little") for mask in masks)
    count = sum(map(len, masks[0])) // 8
    flips = _flips(p, o, placed, count)
    return o ^ flips, p | flips | placed, count


def _most_moves_first(player: int, opponent: int, count: int) -> tuple[int, bytes, bytes]:
    """Returns the moves of boards, in order of how many they have, and the discs of both sides."""
    masks = _legal_moves(player, opponent, count), player, opponent
    boards = zip(*(_parted(mask, count) for mask in masks))
    ordered = sorted(boards, key=lambda board: board[0].bit_count(), reverse=True)
    moves, owns, others = (array("Q", mask).tobytes() for mask in zip(*ordered))
    return int.from_bytes(moves, "little"), owns, others


def _legal_moves(p: int, o: int, count: int) -> int:
    moves = 0
    for step, landing in _landings(_STEPS, count):
        inner = o & landing
        run, beyond = p << step & inner, 0
        while run:
            run <<= step
            beyond |= run
            run &= inner
        moves |= beyond & landing
    for step, landing in _landings(_BACK_STEPS, count):
        inner = o & landing
        run, beyond = p >> step & inner, 0
        while run:
            run >>= step
            beyond |= run
            run &= inner
        moves |= beyond & landing
    return moves & ~(p | o)


def _flips(p: int, o: int, squares: int, count: int) -> int:
    """Returns what a disc on one square of each board turns over."""
    flips = 0
    for step, landing in _landings(_STEPS, count):
        inner, own = o & landing, p & landing
        run, ends = squares << step & inner, []
        while run:
            beyond = run << step
            ends.append(beyond & own)
            run = beyond & inner
        turned = 0
        for end in reversed(ends):
            turned = (turned | end) >> step
            flips |= turned
    for step, landing in _landings(_BACK_STEPS, count):
        inner, own = o & landing, p & landing
        run, ends = squares >> step & inner, []
        while run:
            beyond = run >> step
            ends.append(beyond & own)
            run = beyond & inner
        turned = 0
        for end in reversed(ends):
            turned = (turned | end) << step
            flips |= turned
    return flips


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
