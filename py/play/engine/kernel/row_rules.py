"""The rules of Othello on n x n, on rows of squares with the first column as the lowest bit.

A board is n masks of rows. A run of the opponent's discs is followed down, up and along the
diagonals from row to row, all columns at once.
"""

import numpy as np

from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import NONE, ONE, count
from play.engine.kernel.memory import KernelMemory, N


@compiled
def row_moves(memory: KernelMemory, own: int, other: int, targets: int) -> int:
    """Writes the legal moves of a side; returns on how many lines they flip.

    Args:
        memory: The memory.
        own: The first row of the side's discs in `boards`.
        other: The first row of the other side's discs.
        targets: The first row of the moves in `targets`.
    """
    n = memory.state[N]
    boards = memory.boards
    full = (ONE << Mask(n)) - ONE
    lines = 0
    for row in range(n):
        player, opponent = boards[own + row], boards[other + row]
        empty = full & ~(player | opponent)
        east = opponent + (opponent & player << ONE) & empty
        run = opponent & player >> ONE
        while opponent & run >> ONE & ~run:
            run |= opponent & run >> ONE
        west = run >> ONE & empty
        memory.targets[targets + row] = east | west
        lines += count(east) + count(west)
    for step in range(-1, 2, 2):
        for turn in range(-1, 2):
            run = before = NONE
            for i in range(n):
                row = i if step > 0 else n - 1 - i
                player, opponent = boards[own + row], boards[other + row]
                found = shifted(run, turn) & full & ~(player | opponent)
                memory.targets[targets + row] |= found
                lines += count(found)
                run = opponent & shifted(run | before, turn)
                before = player
    return lines


@compiled
def play_row_move(memory: KernelMemory, before: int, after: int, square: int) -> None:
    """Writes the board after a move.

    Args:
        memory: The memory.
        before: The first row of the board in `boards`: the discs of the side that moves, followed
            by those of the other side.
        after: The first row of the board after the move, with the other side first.
        square: The square of the move.
    """
    n = memory.state[N]
    boards = memory.boards
    rows = (after - before) // 2
    for row in range(n):
        boards[after + row] = boards[before + rows + row]
        boards[after + rows + row] = boards[before + row]
    row, column = square // n, square % n
    boards[after + rows + row] |= ONE << Mask(column)
    for down in range(-1, 2):
        for right in range(-1, 2):
            length = 0
            y, x = row + down, column + right
            while 0 <= y < n and 0 <= x < n and boards[before + rows + y] >> Mask(x) & ONE:
                length += 1
                y, x = y + down, x + right
            if 0 <= y < n and 0 <= x < n and boards[before + y] >> Mask(x) & ONE:
                for _ in range(length):
                    y, x = y - down, x - right
                    boards[after + y] ^= ONE << Mask(x)
                    boards[after + rows + y] ^= ONE << Mask(x)


@compiled
def shifted(row: Mask, columns: int) -> Mask:
    """Returns a row moved by -1, 0 or 1 columns."""
    if columns < 0:
        return row >> ONE
    return row << Mask(columns)


@compiled
def count_rows(memory: KernelMemory, first: int) -> int:
    """Returns the number of discs in the rows of a board."""
    found = 0
    for row in range(memory.state[N]):
        found += count(memory.boards[first + row])
    return found


@compiled
def disc(memory: KernelMemory, first: int, row: int, column: int) -> int:
    """Returns 1 if there is a disc, otherwise 0."""
    return int(np.int64(memory.boards[first + row] >> Mask(column) & ONE))
