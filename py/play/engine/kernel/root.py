"""The functions that the module exports: they set a position, search its moves, and count moves.

The README of the engine describes them.
"""

import numpy as np

from play.engine.kernel import evaluation
from play.engine.kernel import transpositions as table
from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.mask_rules import NONE, ONE, first, square_of
from play.engine.kernel.memory import (
    COUNT,
    DONE,
    EMPTIES_LEFT,
    EVERY,
    EXACT,
    HIGH_BOUND,
    LEADER,
    LIMIT,
    LOW_BOUND,
    MARGIN,
    MOST_ROWS,
    NEXT,
    NODES,
    PLY,
    REACH,
    ROOT,
    SQUARE,
    SQUARES,
    STARTED,
    TABLE_FROM,
    VALUE,
    KernelMemory,
    N,
)  # fmt: skip
from play.engine.kernel.positions import (
    BOARD,
    MASKS,
    copy,
    evaluate,
    list_moves,
    opponent_can_move,
    play,
    reply_count,
    word_count,
)  # fmt: skip
from play.engine.kernel.search import FIRST_PLY, UNKNOWN, advance, begin
from play.engine.kernel.transpositions import INFINITY, NO_MOVE

OWN, OTHER = 1, 2  # Squares of a position that is given; others are empty.
_LARGE = 20  # Empty squares from which an exact search on 8 x 8 fills the processor's cache.
_SMALL_TABLE_FROM, _LARGE_TABLE_FROM = 2, 9  # The least depth at which the table is used.
_HALF = 31  # Bits of the lower half of a number of nodes.
_HEAD = 3  # Numbers in `results` before those of the moves.


@compiled
def load(memory: KernelMemory) -> int:
    """Takes the weights in `raw`; returns the number of stages."""
    return evaluation.load(memory)


@compiled
def forget(memory: KernelMemory) -> int:
    """Clears the transposition table."""
    table.forget(memory)
    return 0


@compiled
def position(memory: KernelMemory, n: int) -> int:
    """Takes the position in `squares`; returns its static value and writes its moves."""
    state = memory.state
    _clear(memory, n)
    empties = n * n
    for square in range(n * n):
        side = memory.squares[square]
        if side == OWN:
            _place(memory, 0, square)
            empties -= 1
        elif side == OTHER:
            _place(memory, MOST_ROWS, square)
            empties -= 1
    state[EMPTIES_LEFT] = empties
    state[NODES] = state[COUNT] = 0
    state[REACH] = empties
    if list_moves(memory, 0):
        for word in range(word_count(memory)):
            moves = memory.targets[word]
            while moves:
                move = first(moves)
                moves ^= move
                at = ROOT * state[COUNT]
                memory.roots[at + SQUARE] = word * n + square_of(move)
                memory.roots[at + VALUE] = memory.roots[at + DONE] = 0
                state[COUNT] += 1
    _write_results(memory)
    return evaluate(memory, 0, empties)


@compiled
def choose(memory: KernelMemory, square: int) -> int:
    """Leaves out the moves that were not chosen so far, except this one; returns how many remain.

    The first call after `position` drops all moves.
    """
    state = memory.state
    if state[REACH]:
        state[REACH] = state[COUNT] = 0
    at = ROOT * state[COUNT]
    memory.roots[at + SQUARE] = square
    memory.roots[at + VALUE] = memory.roots[at + DONE] = 0
    state[COUNT] += 1
    return state[COUNT]


@compiled
def search(memory: KernelMemory, depth: int, margin: int, low: int, high: int, every: int) -> int:
    """Begins to search the moves of the position."""
    state = memory.state
    empties = state[EMPTIES_LEFT]
    state[REACH] = min(depth, empties)
    state[MARGIN], state[EVERY] = margin, every
    state[EXACT] = depth >= empties and margin == 0
    is_large = state[EXACT] and state[N] == MASKS and empties >= _LARGE
    state[TABLE_FROM] = _LARGE_TABLE_FROM if is_large else _SMALL_TABLE_FROM
    state[LOW_BOUND], state[HIGH_BOUND] = low, high
    state[NEXT] = 0
    state[LEADER] = -INFINITY
    state[STARTED] = 0
    for i in range(state[COUNT]):
        memory.roots[ROOT * i + DONE] = 0
    return 0


@compiled
def run(memory: KernelMemory, nodes: int) -> int:
    """Searches about as many more nodes; returns 1 if all moves are searched, otherwise 0."""
    state = memory.state
    state[LIMIT] = state[NODES] + nodes
    while state[NEXT] < state[COUNT] and (state[EVERY] or state[LEADER] < state[HIGH_BOUND]):
        if not state[STARTED]:
            low = state[LOW_BOUND]
            if state[EVERY] or state[LEADER] == -INFINITY:
                _begin_move(memory, -state[HIGH_BOUND], -low)
            else:
                low = max(low, state[LEADER])
                _begin_move(memory, -low - 1, -low)
        value = advance(memory)
        if value == UNKNOWN:
            _write_results(memory)
            return 0
        _take(memory, -value)
    _order(memory)
    _write_results(memory)
    return 1


@compiled
def line(memory: KernelMemory, number: int) -> int:
    """Writes the known line after a move of the last search to `ahead`; returns its length."""
    play(memory, 0, memory.roots[ROOT * number + SQUARE])
    ply, length = 1, 0
    while length + 1 < memory.state[REACH]:
        if not list_moves(memory, ply):
            if not opponent_can_move(memory, ply):
                break
            copy(memory, ply, True)
            ply += 1
            list_moves(memory, ply)
        move = table.known_move(memory, ply)
        if move == NO_MOVE or not _is_target(memory, ply, move):
            break
        memory.ahead[length] = move
        length += 1
        play(memory, ply, move)
        ply += 1
    return length


@compiled
def perft(memory: KernelMemory, depth: int) -> int:
    """Counts the sequences of moves from the position; writes their number to `results`.

    A forced pass counts as a ply, and a game that ends early counts as one sequence.
    """
    _write_number(memory, _count(memory, int(np.int64(0)), depth))
    return 0


@compiled
def _count(memory: KernelMemory, ply: int, depth: int) -> int:
    if depth == 0:
        return 1
    if not list_moves(memory, ply):
        if not opponent_can_move(memory, ply):
            return 1
        copy(memory, ply, True)
        return _count(memory, ply + 1, depth - 1)
    if depth == 1:
        return reply_count(memory, ply)
    found = 0
    for word in range(word_count(memory)):
        moves = memory.targets[MOST_ROWS * ply + word]
        while moves:
            move = first(moves)
            moves ^= move
            play(memory, ply, word * memory.state[N] + square_of(move))
            found += _count(memory, ply + 1, depth - 1)
    return found


@compiled
def _clear(memory: KernelMemory, n: int) -> None:
    memory.state[N], memory.state[SQUARES] = n, n * n
    for word in range(BOARD):
        memory.boards[word] = NONE


@compiled
def _place(memory: KernelMemory, side: int, square: int) -> None:
    """Places a disc at the root, on the side that starts at a word."""
    n = memory.state[N]
    word, bit = (0, square) if n == MASKS else (square // n, square % n)
    memory.boards[side + word] |= ONE << Mask(bit)


@compiled
def _is_target(memory: KernelMemory, ply: int, square: int) -> bool:
    n = memory.state[N]
    word, bit = (0, square) if n == MASKS else (square // n, square % n)
    return word < n and memory.targets[MOST_ROWS * ply + word] >> Mask(bit) & ONE != NONE


@compiled
def _begin_move(memory: KernelMemory, alpha: int, beta: int) -> None:
    """Begins to search the next move at the root."""
    state = memory.state
    play(memory, 0, memory.roots[ROOT * state[NEXT] + SQUARE])
    begin(memory, FIRST_PLY, state[REACH] - 1, alpha, beta, state[EMPTIES_LEFT] - 1, 0)
    state[PLY] = FIRST_PLY
    state[STARTED] = 1


@compiled
def _take(memory: KernelMemory, value: int) -> None:
    """Takes the value of a move at the root, or searches it again with a wider window."""
    state = memory.state
    is_better = value > max(state[LEADER], state[LOW_BOUND])
    is_narrow = not state[EVERY] and state[LEADER] > -INFINITY and state[STARTED] == 1
    if is_better and is_narrow and value < state[HIGH_BOUND]:
        _begin_move(memory, -state[HIGH_BOUND], -value + 1)
        state[STARTED] = 2
        return
    at = ROOT * state[NEXT]
    memory.roots[at + VALUE], memory.roots[at + DONE] = value, 1
    state[LEADER] = max(state[LEADER], value)
    state[NEXT] += 1
    state[STARTED] = 0


@compiled
def _order(memory: KernelMemory) -> None:
    """Moves the best move at the root to the front, or sorts all if all are wanted."""
    roots = memory.roots
    for i in range(memory.state[COUNT]):
        square, value, done = roots[ROOT * i], roots[ROOT * i + VALUE], roots[ROOT * i + DONE]
        if not done or (not memory.state[EVERY] and value != memory.state[LEADER]):
            continue
        at = i
        while at > 0 and (not memory.state[EVERY] or roots[ROOT * (at - 1) + VALUE] < value):
            for k in range(ROOT):
                roots[ROOT * at + k] = roots[ROOT * (at - 1) + k]
            at -= 1
        roots[ROOT * at] = square
        roots[ROOT * at + VALUE] = value
        roots[ROOT * at + DONE] = done
        if not memory.state[EVERY]:
            return


@compiled
def _write_results(memory: KernelMemory) -> None:
    _write_number(memory, memory.state[NODES])
    memory.results[2] = memory.state[COUNT]
    for i in range(ROOT * memory.state[COUNT]):
        memory.results[_HEAD + i] = memory.roots[i]


@compiled
def _write_number(memory: KernelMemory, number: int) -> None:
    memory.results[0] = number & (1 << _HALF) - 1
    memory.results[1] = number >> _HALF
