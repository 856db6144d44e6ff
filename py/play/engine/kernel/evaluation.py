"""The learned evaluation of 8 x 8: the sum of pattern weights, in eighths of a disc.

A place of a pattern has an offset: a number in base 3 whose digit is 0 for a disc of the opponent,
1 for an empty square and 2 for a disc of the side to move. Four offsets of 16 bits are packed into
a word, so an addition of words changes four offsets at once.
"""

import numpy as np

from play.engine.kernel import places
from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import NONE
from play.engine.kernel.memory import KernelMemory

_ZERO = places.ZERO
_WORDS, _COUNT, _LENGTH, _STAGES = places.WORDS, places.COUNT, places.LENGTH, places.STAGES
_STARTS, _SIZES, _MIRRORS = places.STARTS, places.SIZES, places.MIRRORS
_SQUARE_WORDS = places.SQUARE_WORDS
_BYTE, _EIGHT, _ONE = Mask(255), Mask(8), Mask(1)


@compiled
def load(memory: KernelMemory) -> int:
    """Expands the weights in `raw`, whose file has them once per pair of mirrored configurations.

    Returns the number of stages.
    """
    _fill_discs(memory)
    taken = 0
    for stage in range(_STAGES):
        start = stage * _LENGTH
        for pattern in range(len(_SIZES)):
            size = _SIZES[pattern]
            configurations = 3**size
            for configuration in range(configurations):
                mirrored = _mirrored(configuration, pattern, size)
                if mirrored < configuration:
                    weight = memory.weights[start + mirrored]
                else:
                    weight = memory.raw[taken]
                    taken += 1
                memory.weights[start + configuration] = weight
            start += configurations
    # The raw bytes are in the transposition table, which has to be empty.
    for i in range(taken // 8 + 1):
        memory.table[i] = NONE
    return _STAGES


@compiled
def stage_start(empties: int) -> int:
    """Returns the first weight of the stage with a number of empty squares."""
    return min(max(60 - empties, 0) * _STAGES // 60, _STAGES - 1) * _LENGTH


@compiled
def read_offsets(memory: KernelMemory, player: Mask, opponent: Mask) -> None:
    """Writes the packed offsets of a position to `offsets`."""
    for word in range(_WORDS):
        memory.offsets[word] = NONE
    for row in range(8):
        own = (row * 256 + np.int64(player & _BYTE)) * _WORDS
        other = (row * 256 + np.int64(opponent & _BYTE)) * _WORDS
        empty = (row * 256 + 255) * _WORDS
        for word in range(_WORDS):
            memory.offsets[word] += (
                memory.discs[empty + word] + memory.discs[own + word] - memory.discs[other + word]
            )
        player >>= _EIGHT
        opponent >>= _EIGHT


@compiled
def read_offsets_after(memory: KernelMemory, move: Mask, flipped: Mask) -> None:
    """Writes the packed offsets after a move to `after`, given those before it in `offsets`.

    The other side is to move then, so a digit d becomes 2 - d.
    """
    for word in range(_WORDS):
        memory.after[word] = NONE - memory.offsets[word]
    for row in range(8):
        empty = (row * 256 + 255) * _WORDS
        turned = (row * 256 + np.int64(flipped & _BYTE)) * _WORDS
        placed = (row * 256 + np.int64(move & _BYTE)) * _WORDS
        for word in range(_WORDS):
            memory.after[word] += (
                memory.discs[empty + word]
                + memory.discs[empty + word]
                - memory.discs[turned + word]
                - memory.discs[turned + word]
                - memory.discs[placed + word]
            )
        move >>= _EIGHT
        flipped >>= _EIGHT


@compiled
def value_after(memory: KernelMemory, empties: int) -> int:
    """Returns the value by the offsets in `after`, for the side that is then to move."""
    start = stage_start(empties)
    total = -_ZERO * _COUNT
    for place in range(_COUNT):
        offset = start + _STARTS[place] + np.int64(memory.fields[place])
        total += int(np.int64(memory.weights[offset]))
    return total


@compiled
def pattern_value(memory: KernelMemory, player: Mask, opponent: Mask, empties: int) -> int:
    """Returns the value of a position for the side to move, and leaves its packed offsets."""
    read_offsets(memory, player, opponent)
    for word in range(_WORDS):
        memory.after[word] = memory.offsets[word]
    return value_after(memory, empties)


@compiled
def _fill_discs(memory: KernelMemory) -> None:
    for row in range(8):
        for byte in range(256):
            at = (row * 256 + byte) * _WORDS
            for word in range(_WORDS):
                total = NONE
                for column in range(8):
                    if byte >> column & 1:
                        total += _SQUARE_WORDS[(8 * row + column) * _WORDS + word]
                memory.discs[at + word] = total


@compiled
def _mirrored(configuration: int, pattern: int, size: int) -> int:
    """Returns the configuration that the mirror image of a place has."""
    found = 0
    for digit in range(size - 1, -1, -1):
        found = 3 * found + configuration // 3 ** _MIRRORS[10 * pattern + digit] % 3
    return found
