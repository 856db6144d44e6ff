"""Rules of Othello on arrays of 8 x 8 positions.

Positions are 64-bit masks of discs, with a1 as the lowest bit.
"""

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.uint64]
Values = NDArray[np.float32]
Numbers = NDArray[np.int64]

START = (0x0000000810000000, 0x0000001008000000)  # Black, who moves first, and white.

_NOT_A, _NOT_H = 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
_ALL = 0xFFFFFFFFFFFFFFFF
# For each direction, the left shift of a step and the squares that it can reach.
_STEPS = tuple(
    (shift, np.uint64(landing))
    for shift, landing in (
        (1, _NOT_A), (-1, _NOT_H), (8, _ALL), (-8, _ALL),
        (9, _NOT_A), (-9, _NOT_H), (7, _NOT_H), (-7, _NOT_A),
    )
)  # fmt: skip


def legal_moves(player: Masks, opponent: Masks) -> Masks:
    """Returns the legal moves in each position."""
    moves = np.zeros_like(player)
    for shift, landing in _STEPS:
        inner = opponent & landing
        run = _step(player, shift, landing) & opponent
        for _ in range(5):
            run |= _step(run, shift, landing) & inner
        moves |= _step(run, shift, landing)
    return moves & ~(player | opponent)


def play(player: Masks, opponent: Masks, move: Masks) -> tuple[Masks, Masks]:
    """Returns each position after its move, a mask of one square, with the other side to move."""
    turned = np.zeros_like(player)
    for shift, landing in _STEPS:
        run = _step(move, shift, landing) & opponent
        for _ in range(5):
            run |= _step(run, shift, landing) & opponent
        bracketed = (_step(run, shift, landing) & player) != 0
        turned |= np.where(bracketed, run, np.uint64(0))
    return opponent & ~turned, player | turned | move


def each_move(moves: Masks) -> tuple[Numbers, Masks]:
    """Returns all single moves: the index of the position and a mask of one square for each."""
    board, square = np.nonzero(bits(moves))
    return board, np.uint64(1) << square.astype(np.uint64)


def bits(masks: Masks) -> NDArray[np.uint8]:
    """Returns a row of 64 bits for each mask, a1 first."""
    return np.unpackbits(masks.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")


def scores(player: Masks, opponent: Masks) -> Values:
    """Returns the final score of each position for the side to move.

    Empty squares count for the winner.
    """
    own = np.bitwise_count(player).astype(np.float32)
    other = np.bitwise_count(opponent).astype(np.float32)
    found: Values = own - other + np.sign(own - other) * (64 - own - other)
    return found


def _step(masks: Masks, shift: int, landing: np.uint64) -> Masks:
    if shift > 0:
        return (masks << np.uint64(shift)) & landing
    return (masks >> np.uint64(-shift)) & landing
