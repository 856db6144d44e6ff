"""The transposition table: two entries for each hash of a position.

An entry has the position itself on 8 x 8, and otherwise two hashes of 64 bits, then one word with
the age of the entry, the depth, the best move, and the bounds of the value. Entries of another age
count as absent, so the table is cleared by changing the age.
"""

import numpy as np

from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import NONE, ONE
from play.engine.kernel.memory import AGE, ENTRY, MOST_ROWS, TABLE_BITS, KernelMemory, N
from play.engine.kernel.positions import BOARD, MASKS

INFINITY = 30_000  # Greater than any value.
TO_THE_END = 1023  # The depth of exact values.
NO_MOVE = 1023
AGES = 1 << 12
_ABSENT = -1

_INDEX = (ONE << Mask(TABLE_BITS)) - ONE
_TEN_BITS, _SIXTEEN_BITS = Mask(0x3FF), Mask(0xFFFF)
_HIGH, _LOW, _MOVE, _DEPTH = Mask(16), Mask(0), Mask(32), Mask(42)
_AGE = Mask(52)
_FIRST_FACTOR, _SECOND_FACTOR = Mask(0x9E3779B97F4A7C15), Mask(0xC2B2AE3D27D4EB4F)
_MIX, _FOLD = Mask(29), Mask(32)


@compiled
def keys(memory: KernelMemory, ply: int) -> tuple[Mask, Mask]:
    """Returns the two words that identify the position at a ply."""
    own = BOARD * ply
    boards = memory.boards
    if memory.state[N] == MASKS:
        return boards[own], boards[own + MOST_ROWS]
    first, second = Mask(memory.state[N]), ONE
    for row in range(memory.state[N]):
        both = boards[own + row] << _FOLD | boards[own + MOST_ROWS + row]
        first = (first ^ both) * _FIRST_FACTOR
        first ^= first >> _MIX
        second = (second ^ both) * _SECOND_FACTOR
        second ^= second >> _FOLD
    return first, second


@compiled
def find(memory: KernelMemory, first: Mask, second: Mask) -> int:
    """Returns the place of a position's entry in the table, negative if there is none."""
    at = _place(first, second)
    for _ in range(2):
        if memory.table[at] == first and memory.table[at + 1] == second:
            if _is_current(memory, at):
                return at
            return _ABSENT
        at = _neighbour(at)
    return _ABSENT


@compiled
def depth_of(memory: KernelMemory, at: int) -> int:
    """Returns the depth of an entry."""
    return int(np.int64(memory.table[at + 2] >> _DEPTH & _TEN_BITS))


@compiled
def move_of(memory: KernelMemory, at: int) -> int:
    """Returns the best move of an entry, or `NO_MOVE`."""
    return int(np.int64(memory.table[at + 2] >> _MOVE & _TEN_BITS))


@compiled
def low_of(memory: KernelMemory, at: int) -> int:
    """Returns the lower bound of an entry."""
    return int(np.int64(memory.table[at + 2] & _SIXTEEN_BITS)) - INFINITY


@compiled
def high_of(memory: KernelMemory, at: int) -> int:
    """Returns the upper bound of an entry."""
    return int(np.int64(memory.table[at + 2] >> _HIGH & _SIXTEEN_BITS)) - INFINITY


@compiled
def known_move(memory: KernelMemory, ply: int) -> int:
    """Returns the best known move of the position at a ply, or `NO_MOVE`."""
    first, second = keys(memory, ply)
    at = find(memory, first, second)
    return move_of(memory, at) if at >= 0 else NO_MOVE


@compiled
def known_most(memory: KernelMemory, ply: int) -> int:
    """Returns the known upper bound of the exact value of the position at a ply."""
    first, second = keys(memory, ply)
    at = find(memory, first, second)
    if at < 0 or depth_of(memory, at) < TO_THE_END:
        return INFINITY
    return high_of(memory, at)


@compiled
def put(
    memory: KernelMemory, first: Mask, second: Mask, depth: int, low: int, high: int, move: int
) -> None:
    """Stores an entry in place of the position's older one, or of the less deep of two others."""
    at = find(memory, first, second)
    if at >= 0:
        if depth_of(memory, at) == depth:
            low, high = max(low, low_of(memory, at)), min(high, high_of(memory, at))
        if move == NO_MOVE:
            move = move_of(memory, at)
    else:
        at = _place(first, second)
        other = _neighbour(at)
        if _worth(memory, other) < _worth(memory, at):
            at = other
    memory.table[at] = first
    memory.table[at + 1] = second
    memory.table[at + 2] = (
        Mask(low + INFINITY)
        | Mask(high + INFINITY) << _HIGH
        | Mask(move) << _MOVE
        | Mask(depth) << _DEPTH
        | Mask(memory.state[AGE]) << _AGE
    )


@compiled
def forget(memory: KernelMemory) -> None:
    """Drops all entries."""
    memory.state[AGE] += 1
    if memory.state[AGE] == AGES:
        memory.state[AGE] = 1
        for i in range(ENTRY << TABLE_BITS):
            memory.table[i] = NONE


@compiled
def _place(first: Mask, second: Mask) -> int:
    mixed = first * _FIRST_FACTOR
    mixed = (mixed ^ mixed >> _MIX ^ second) * _SECOND_FACTOR
    return ENTRY * int(np.int64(mixed >> _FOLD & _INDEX))


@compiled
def _neighbour(at: int) -> int:
    """Returns the place of the other entry with the same hash."""
    return ENTRY * (at // ENTRY ^ 1)


@compiled
def _is_current(memory: KernelMemory, at: int) -> bool:
    return np.int64(memory.table[at + 2] >> _AGE) == memory.state[AGE]


@compiled
def _worth(memory: KernelMemory, at: int) -> int:
    return depth_of(memory, at) if _is_current(memory, at) else _ABSENT
