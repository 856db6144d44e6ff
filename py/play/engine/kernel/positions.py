"""The positions of a line of play, on boards of any size: 8 x 8 as two masks, others as rows."""

from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.evaluation import (
    pattern_value,
    read_offsets,
    read_offsets_after,
    value_after,
)  # fmt: skip
from play.engine.kernel.features import feature_value
from play.engine.kernel.mask_rules import (
    NONE,
    ONE,
    count,
    final_score,
    flips,
    legal_moves,
)  # fmt: skip
from play.engine.kernel.memory import MOST_ROWS, SQUARES, KernelMemory, N
from play.engine.kernel.row_rules import count_rows, play_row_move, row_moves

UNIT = 8  # Values per disc.
BOARD = 2 * MOST_ROWS
MASKS = 8  # The size whose boards are masks.


@compiled
def list_moves(memory: KernelMemory, ply: int) -> bool:
    """Writes the legal moves of the position at a ply; returns whether there are any."""
    own, targets = BOARD * ply, MOST_ROWS * ply
    if memory.state[N] == MASKS:
        moves = legal_moves(memory.boards[own], memory.boards[own + MOST_ROWS])
        memory.targets[targets] = moves
        return moves != NONE
    return row_moves(memory, own, own + MOST_ROWS, targets) > 0


@compiled
def opponent_can_move(memory: KernelMemory, ply: int) -> bool:
    """Returns whether the side that is not to move has a legal move."""
    own = BOARD * ply
    if memory.state[N] == MASKS:
        return legal_moves(memory.boards[own + MOST_ROWS], memory.boards[own]) != NONE
    return row_moves(memory, own + MOST_ROWS, own, MOST_ROWS * (ply + 1)) > 0


@compiled
def reply_count(memory: KernelMemory, ply: int) -> int:
    """Returns the number of legal moves of the position at a ply."""
    if not list_moves(memory, ply):
        return 0
    if memory.state[N] == MASKS:
        return count(memory.targets[MOST_ROWS * ply])
    found = 0
    for row in range(memory.state[N]):
        found += count(memory.targets[MOST_ROWS * ply + row])
    return found


@compiled
def play(memory: KernelMemory, ply: int, square: int) -> None:
    """Writes the position after a move at a ply to the next ply."""
    own, after = BOARD * ply, BOARD * (ply + 1)
    boards = memory.boards
    if memory.state[N] == MASKS:
        player, opponent, move = boards[own], boards[own + MOST_ROWS], ONE << Mask(square)
        flipped = flips(player, opponent, move)
        boards[after] = opponent ^ flipped
        boards[after + MOST_ROWS] = player | flipped | move
    else:
        play_row_move(memory, own, after, square)


@compiled
def copy(memory: KernelMemory, ply: int, swapped: bool) -> None:
    """Copies the position at a ply to the next ply, with the other side to move if `swapped`."""
    own, after = BOARD * ply, BOARD * (ply + 1)
    other = MOST_ROWS
    if swapped:
        own, other = own + MOST_ROWS, -MOST_ROWS
    for word in range(word_count(memory)):
        memory.boards[after + word] = memory.boards[own + word]
        memory.boards[after + MOST_ROWS + word] = memory.boards[own + other + word]


@compiled
def final_value(memory: KernelMemory, ply: int) -> int:
    """Returns the value of a finished game, empty squares counted for the winner."""
    own = BOARD * ply
    if memory.state[N] == MASKS:
        mine, others = count(memory.boards[own]), count(memory.boards[own + MOST_ROWS])
    else:
        mine, others = count_rows(memory, own), count_rows(memory, own + MOST_ROWS)
    return UNIT * final_score(mine, others, memory.state[SQUARES])


@compiled
def evaluate(memory: KernelMemory, ply: int, empties: int) -> int:
    """Returns the static value of the position at a ply."""
    own = BOARD * ply
    if memory.state[N] == MASKS:
        return pattern_value(memory, memory.boards[own], memory.boards[own + MOST_ROWS], empties)
    return feature_value(memory, own, own + MOST_ROWS, empties)


@compiled
def prepare_values(memory: KernelMemory, ply: int) -> None:
    """Prepares `value_after_move` for the moves of the position at a ply."""
    if memory.state[N] == MASKS:
        own = BOARD * ply
        read_offsets(memory, memory.boards[own], memory.boards[own + MOST_ROWS])


@compiled
def value_after_move(memory: KernelMemory, ply: int, square: int, empties: int) -> int:
    """Returns the static value after a move from a ply that was played to the next one.

    Args:
        memory: The memory.
        ply: The ply of the move, for which `prepare_values` was called last.
        square: The square of the move.
        empties: The number of empty squares after it.
    """
    after = BOARD * (ply + 1)
    if memory.state[N] == MASKS:
        flipped = memory.boards[BOARD * ply + MOST_ROWS] & ~memory.boards[after]
        read_offsets_after(memory, ONE << Mask(square), flipped)
        return value_after(memory, empties)
    return feature_value(memory, after, after + MOST_ROWS, empties)


@compiled
def word_count(memory: KernelMemory) -> int:
    """Returns the number of words of a board of one side."""
    return 1 if memory.state[N] == MASKS else memory.state[N]
