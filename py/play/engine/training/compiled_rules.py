"""Rules of Othello on single masks, compiled by numba if it is installed.

Without numba the same functions run as plain Python, thousands of times slower. A mask has a1 as
its lowest bit, and all numbers that meet it are masks too, because numba would turn the sum of a
signed and an unsigned number into a float.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from play.engine.evaluation.pattern_evaluation import UNIT

try:
    from numba import njit
except ImportError:
    njit = None

Mask = np.uint64

_Function = TypeVar("_Function", bound=Callable[..., Any])

_NONE, _ONE = Mask(0), Mask(1)
_ALTERNATE = Mask(0x5555555555555555)
_PAIRS = Mask(0x3333333333333333)
_NIBBLES = Mask(0x0F0F0F0F0F0F0F0F)
_TWO, _FOUR, _EIGHT, _SIXTEEN, _HALF, _LOWEST = (Mask(n) for n in (2, 4, 8, 16, 32, 127))
_INNER = Mask(0x7E7E7E7E7E7E7E7E)  # The columns b to g.
_ACROSS, _DOWN, _FALLING, _RISING = (Mask(step) for step in (1, 8, 9, 7))


def compiled(function: _Function) -> _Function:
    """Compiles a function on its first call, if numba is installed."""
    return njit(function) if njit else function


@compiled
def count(mask: Mask) -> int:
    """Returns the number of squares in a mask."""
    mask = mask - (mask >> _ONE & _ALTERNATE)
    mask = (mask & _PAIRS) + (mask >> _TWO & _PAIRS)
    mask = mask + (mask >> _FOUR) & _NIBBLES
    mask = mask + (mask >> _EIGHT)
    mask = mask + (mask >> _SIXTEEN)
    mask = mask + (mask >> _HALF)
    return int(np.int64(mask & _LOWEST))


@compiled
def first(mask: Mask) -> Mask:
    """Returns the first square of a mask that has any."""
    return mask & ~(mask - _ONE)


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
def play(player: Mask, opponent: Mask, move: Mask) -> tuple[Mask, Mask]:
    """Returns the position after a move, with the other side to move."""
    inner = opponent & _INNER
    flipped = (
        _axis_flips(player, inner, move, _ACROSS)
        | _axis_flips(player, opponent, move, _DOWN)
        | _axis_flips(player, inner, move, _FALLING)
        | _axis_flips(player, inner, move, _RISING)
    )
    return opponent ^ flipped, player ^ flipped ^ move


@compiled
def final_value(player: Mask, opponent: Mask) -> int:
    """Returns the value of a finished game in eighths of a disc; the winner gets empty squares."""
    own, other = count(player), count(opponent)
    if own > other:
        return UNIT * (64 - 2 * other)
    if own < other:
        return UNIT * (2 * own - 64)
    return 0


@compiled
def _runs(start: Mask, inner: Mask, step: Mask) -> tuple[Mask, Mask]:
    """Returns the runs of inner discs next to some squares, up and down an axis."""
    two = step + step
    up, down = inner & start << step, inner & start >> step
    up, down = up | inner & up << step, down | inner & down >> step
    up_pairs, down_pairs = inner & inner << step, inner & inner >> step
    up, down = up | up_pairs & up << two, down | down_pairs & down >> two
    return up | up_pairs & up << two, down | down_pairs & down >> two


@compiled
def _axis_moves(player: Mask, inner: Mask, step: Mask) -> Mask:
    up, down = _runs(player, inner, step)
    return up << step | down >> step


@compiled
def _axis_flips(player: Mask, inner: Mask, move: Mask, step: Mask) -> Mask:
    up, down = _runs(move, inner, step)
    flipped = up if up << step & player else _NONE
    return flipped | down if down >> step & player else flipped
