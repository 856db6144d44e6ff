"""Perft with many 8 x 8 boards in one integer, as an upper bound for big integers in Python.

Each board has a lane of 64 bits, a1 the lowest, so that one shift moves all boards. Boards are
sorted by their number of moves, most first. The boards with a second, third or fourth move are then
the lower lanes, and no step is done move by move. Equal and symmetric boards are not merged. At the
last ply the moves are counted, not made.
"""

from __future__ import annotations

from array import array
from functools import cache

LANE = (1 << 64) - 1
START = (0x0000000810000000, 0x0000001008000000)  # Black, who begins, and white.

_FIRST_COLUMN, _LAST_COLUMN = 0x0101010101010101, 0x8080808080808080
_FIRST_ROW, _LAST_ROW = 0xFF, 0xFF << 56
# Steps as shifts to the left, each with the squares that it cannot reach.
_STEPS = (
    (1, _FIRST_COLUMN),
    (7, _LAST_COLUMN | _FIRST_ROW),
    (8, _FIRST_ROW),
    (9, _FIRST_COLUMN | _FIRST_ROW),
)
# Steps as shifts to the right.
_BACK_STEPS = (
    (1, _LAST_COLUMN),
    (7, _FIRST_COLUMN | _LAST_ROW),
    (8, _LAST_ROW),
    (9, _LAST_COLUMN | _LAST_ROW),
)


def perft(depth: int) -> int:
    """Returns the number of sequences of 1 to 8 plies from the start.

    There are no passes at these depths.
    """
    player, opponent = START
    count = 1
    for _ in range(depth - 1):
        player, opponent, count = _after_each_move(player, opponent, count)
    return _legal_moves(player, opponent, count).bit_count()


def _after_each_move(player: int, opponent: int, count: int) -> tuple[int, int, int]:
    """Returns the boards after every move on every board, and their number."""
    left, owns, others = _most_moves_first(player, opponent, count)
    masks: tuple[list[bytes], ...] = ([], [], [])  # Played squares, own discs, opponent's discs.
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
    """Returns moves and discs of the boards, sorted by number of moves, most first."""
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
    """Returns the discs that a disc on one square of each board flips."""
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


def _parted(masks: int, count: int) -> array[int]:
    parted = array("Q")
    parted.frombytes(masks.to_bytes(8 * count, "little"))
    return parted


@cache
def _ones(count: int) -> int:
    return ((1 << 64 * count) - 1) // LANE


@cache
def _landings(steps: tuple[tuple[int, int], ...], count: int) -> list[tuple[int, int]]:
    """Returns the steps, each with the squares of all boards that it can reach."""
    return [(step, (LANE ^ never) * _ones(count)) for step, never in steps]
