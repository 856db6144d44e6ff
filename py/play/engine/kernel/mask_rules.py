"""The rules of Othello on 8 x 8, on masks of 64 squares with a1 as the lowest bit."""

import numpy as np

from play.engine.kernel.compiled import Mask, compiled, leading_zeros

NONE, ONE = Mask(0), Mask(1)
_ALTERNATE = Mask(0x5555555555555555)
_PAIRS = Mask(0x3333333333333333)
_NIBBLES = Mask(0x0F0F0F0F0F0F0F0F)
_BYTES = Mask(0x0101010101010101)
_TWO, _FOUR, _LAST_BYTE = Mask(2), Mask(4), Mask(56)
_INNER = Mask(0x7E7E7E7E7E7E7E7E)  # The columns b to g.
_ACROSS, _DOWN, _FALLING, _RISING = (Mask(step) for step in (1, 8, 9, 7))
_HIGHEST = Mask(1 << 63)

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1))
_RAYS = len(_DIRECTIONS)


def _ray(square: int, down: int, right: int) -> int:
    """Returns the squares from a square on in a direction, without itself."""
    row, column = divmod(square, 8)
    mask = 0
    while 0 <= (row := row + down) < 8 and 0 <= (column := column + right) < 8:
        mask |= 1 << 8 * row + column
    return mask


# The squares from each square on, first in the four directions of higher squares.
_SQUARES_AHEAD = np.array(
    [_ray(square, *direction) for square in range(64) for direction in _DIRECTIONS], Mask
)


@compiled
def count(mask: Mask) -> int:
    """Returns the number of squares in a mask."""
    mask = mask - (mask >> ONE & _ALTERNATE)
    mask = (mask & _PAIRS) + (mask >> _TWO & _PAIRS)
    mask = mask + (mask >> _FOUR) & _NIBBLES
    return int(np.int64(mask * _BYTES >> _LAST_BYTE))  # Clang turns this into one instruction.


@compiled
def first(mask: Mask) -> Mask:
    """Returns the first square of a mask that has any."""
    return mask & ~(mask - ONE)


@compiled
def square_of(move: Mask) -> int:
    """Returns the number of the square in a mask of one square."""
    return count(move - ONE)


@compiled
def legal_moves(player: Mask, opponent: Mask) -> Mask:
    """Returns the legal moves of the player."""
    inner = opponent & _INNER
    moves = (
        _axis_moves(player, inner, _ACROSS)
        | _axis_moves(player, opponent, _DOWN)
        | _axis_moves(player, inner, _FALLING)
        | _axis_moves(player, inner, _RISING)
    )
    return moves & ~(player | opponent)


@compiled
def flips(player: Mask, opponent: Mask, move: Mask) -> Mask:
    """Returns the discs that a move on an empty square flips."""
    at = _RAYS * square_of(move)
    flipped = NONE
    for i in range(at, at + _RAYS // 2):
        flipped |= _flips_up(player, opponent, move, _SQUARES_AHEAD[i])
    for i in range(at + _RAYS // 2, at + _RAYS):
        flipped |= _flips_down(player, opponent, _SQUARES_AHEAD[i])
    return flipped


@compiled
def final_score(own: int, other: int, squares: int) -> int:
    """Returns the score of a finished game by numbers of discs; the winner gets empty squares."""
    if own > other:
        return squares - 2 * other
    if own < other:
        return 2 * own - squares
    return own - other


@compiled
def _axis_moves(player: Mask, inner: Mask, step: Mask) -> Mask:
    two = step + step
    up, down = inner & player << step, inner & player >> step
    up, down = up | inner & up << step, down | inner & down >> step
    pairs = inner & inner << step
    down_pairs = pairs >> step
    up, down = up | pairs & up << two, down | down_pairs & down >> two
    up, down = up | pairs & up << two, down | down_pairs & down >> two
    return up << step | down >> step


@compiled
def _flips_up(player: Mask, opponent: Mask, move: Mask, ray: Mask) -> Mask:
    # The sum carries a bit from the move over all squares that are not to be looked at.
    end = (opponent | ~ray) + (move << ONE) & ray & player
    return end - Mask(end != NONE) & ray


@compiled
def _flips_down(player: Mask, opponent: Mask, ray: Mask) -> Mask:
    end = _HIGHEST >> leading_zeros(ray & ~opponent | ONE) & ray & player
    return NONE - (end << ONE) & ray
