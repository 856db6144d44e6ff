"""The handcrafted evaluation of boards of any size, in eighths of a disc.

The weights go evenly from those of the start of the game to those of its end. They were fitted on
8 x 8 to the learned evaluation four plies ahead.
"""

from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import ONE, count
from play.engine.kernel.memory import MOST_ROWS, PLIES, SQUARES, KernelMemory, N
from play.engine.kernel.row_rules import count_rows, disc, row_moves, shifted

# Weights at the end and at the start of the game, in hundredths of a disc.
LINE = 80, 10  # A line on which there is a move.
FRONTIER = -42, -28  # A pair of a disc and an empty square next to it.
CORNER = 200, 2100
DIAGONAL = 0, -1800  # A disc diagonally next to an empty corner (X square).
BESIDE = 0, -500  # A disc next to an empty corner on the edge (C square).
ROW = 43, 250  # A disc in an unbroken row that starts at a corner, along an edge.
DISC = 42, -66
ODD = 120, -120  # The right to move with an odd number of empty squares (parity).
_EIGHTHS, _HUNDREDTHS = 8, 100
_SCRATCH = MOST_ROWS * (PLIES - 1)  # Rows of `targets` that no ply uses.


@compiled
def feature_value(memory: KernelMemory, own: int, other: int, empties: int) -> int:
    """Returns the value of a position for the side to move, given the first rows of both sides."""
    squares = memory.state[SQUARES]
    total = (
        _weight(LINE, empties, squares)
        * (row_moves(memory, own, other, _SCRATCH) - row_moves(memory, other, own, _SCRATCH))
        + _weight(DISC, empties, squares) * (count_rows(memory, own) - count_rows(memory, other))
        + _weight(FRONTIER, empties, squares) * (_frontier(memory, own, other))
    )
    total += _corner_values(memory, own, other, empties)
    if empties % 2:
        total += _weight(ODD, empties, squares)
    return total * _EIGHTHS // (_HUNDREDTHS * squares)


@compiled
def _weight(ends: tuple[int, int], empties: int, squares: int) -> int:
    """Returns a weight times the number of squares."""
    return ends[0] * (squares - empties) + ends[1] * empties


@compiled
def _frontier(memory: KernelMemory, own: int, other: int) -> int:
    """Returns the excess of the own pairs of a disc and an empty square next to it."""
    n = memory.state[N]
    boards = memory.boards
    full = (ONE << Mask(n)) - ONE
    found = 0
    for row in range(n):
        empty = full & ~(boards[own + row] | boards[other + row])
        for near in range(max(row - 1, 0), min(row + 2, n)):
            for turn in range(-1, 2):
                found += count(shifted(boards[own + near], turn) & empty)
                found -= count(shifted(boards[other + near], turn) & empty)
    return found


@compiled
def _corner_values(memory: KernelMemory, own: int, other: int, empties: int) -> int:
    squares, last = memory.state[SQUARES], memory.state[N] - 1
    total = 0
    for corner in range(4):
        row, column = last * (corner // 2), last * (corner % 2)
        down, right = 1 - 2 * (corner // 2), 1 - 2 * (corner % 2)
        owner = disc(memory, own, row, column) - disc(memory, other, row, column)
        if owner:
            total += owner * _weight(CORNER, empties, squares)
            side = own if owner > 0 else other
            length = _run(memory, side, row, column, down, 0)
            length += _run(memory, side, row, column, 0, right)
            total += owner * length * _weight(ROW, empties, squares)
        else:
            x = _excess(memory, own, other, row + down, column + right)
            c = _excess(memory, own, other, row + down, column)
            c += _excess(memory, own, other, row, column + right)
            total += x * _weight(DIAGONAL, empties, squares) + c * _weight(BESIDE, empties, squares)
    return total


@compiled
def _excess(memory: KernelMemory, own: int, other: int, row: int, column: int) -> int:
    return disc(memory, own, row, column) - disc(memory, other, row, column)


@compiled
def _run(memory: KernelMemory, side: int, row: int, column: int, down: int, right: int) -> int:
    """Returns the number of discs in the unbroken row that starts at a square."""
    n = memory.state[N]
    length = 0
    while 0 <= row < n and 0 <= column < n and disc(memory, side, row, column):
        length += 1
        row, column = row + down, column + right
    return length
