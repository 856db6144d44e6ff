"""Principal variation search, to a depth or to the end of the game.

The search is a stack of frames in memory, one for each ply, instead of calls of a function by
itself. So it can stop at any node and continue there later: pauses change no result. `enter` begins
a frame and `resume` continues it with the value of the next one. Both return the value of their
frame if it is known, otherwise they begin the next frame and return `UNKNOWN`.

Values are in eighths of a disc, for the side to move. A search to a depth is selective if it has a
margin. It then also runs a shallower search first and cuts if its value is far outside the bounds.
Near the leaves the evaluation takes the place of the shallower search. See Michael Buro, ProbCut:
an effective selective extension of the alpha-beta algorithm, ICCA Journal 18 (1995).
"""

import math

import numpy as np

from play.engine.kernel import transpositions as table
from play.engine.kernel.compiled import Mask, compiled
from play.engine.kernel.last_squares import odd_squares, solve_last
from play.engine.kernel.mask_rules import NONE, first, square_of
from play.engine.kernel.memory import (
    ALPHA,
    BEST,
    BETA,
    CURRENT,
    DEPTH,
    EMPTIES,
    EXACT,
    FIRST,
    FRAME,
    LAST,
    LIMIT,
    LOW,
    MARGIN,
    MOST_ROWS,
    MOVE,
    NODES,
    PLY,
    SQUARES,
    STAGE,
    TABLE_FROM,
    KernelMemory,
    N,
)  # fmt: skip
from play.engine.kernel.positions import (
    BOARD,
    MASKS,
    UNIT,
    copy,
    evaluate,
    final_value,
    list_moves,
    opponent_can_move,
    play,
    prepare_values,
    reply_count,
    value_after_move,
    word_count,
)  # fmt: skip
from play.engine.kernel.transpositions import INFINITY, NO_MOVE, TO_THE_END

UNKNOWN = -(1 << 30)  # No value yet.
FIRST_PLY = 1  # The root is searched by `root`.

# The stages of a frame: what the next frame searches.
PASS, CUT, WIDE, NARROW, AGAIN = range(5)

LAST_MOVES = 6  # On 8 x 8, positions with so few empty squares are left to `solve_last`.
CUT_FROM = 3  # The least depth at which a shallower search may replace the search.
LOOK_FROM = 10  # The least number at which an exact search looks up what follows each move first.
RATED_FROM = 12  # The least number of empty squares at which an exact search uses the evaluation.
ANSWERED_FROM = 15  # The least number at which it also uses that of the best reply to each move.

# Move ordering, in eighths of a disc.
_REPLY, _LATE_REPLY = 8, 40  # The penalty for each reply of the opponent.
_CORNER, _ODD = 64, 24  # The bonus of a corner, and of a quadrant with an odd number of squares.
_KEY = 1 << 10  # A key is multiplied by this, and the square added.
_EARLIEST = -(1 << 30)
_NO_REPLY = 200  # The bonus of a move without a reply, where others are rated by the best reply.
_CORNERS = Mask(0x8100000000000081)


def _deviations(late: float, fall: float) -> tuple[int, ...]:
    """Returns the error of a shallower search by 64ths of empty squares."""
    return tuple(round(UNIT * late * math.exp(-share / 64 / fall)) for share in range(65))


# Fitted to the differences of searches of both depths, with the learned and the handcrafted
# evaluation.
_LEARNED = np.array(_deviations(late=7.0, fall=0.43), np.int64)
_HANDCRAFTED = np.array(_deviations(late=14.0, fall=0.43), np.int64)


@compiled
def begin(
    memory: KernelMemory, ply: int, depth: int, alpha: int, beta: int, empties: int, free: int
) -> None:
    """Begins the frame of a ply, whose position is in memory.

    Args:
        memory: The memory.
        ply: The ply.
        depth: The plies to search; as many as there are empty squares to search to the end.
        alpha: The lower bound.
        beta: The upper bound.
        empties: The number of empty squares.
        free: The first free place of `moves`.
    """
    frames, at = memory.frames, FRAME * ply
    frames[at + FIRST] = free
    frames[at + DEPTH] = depth
    frames[at + ALPHA] = frames[at + LOW] = alpha
    frames[at + BETA] = beta
    frames[at + EMPTIES] = empties
    frames[at + BEST] = -INFINITY
    frames[at + MOVE] = NO_MOVE


@compiled
def advance(memory: KernelMemory) -> int:
    """Searches until the value of the first frame is known, or to the limit of nodes."""
    state = memory.state
    ply = state[PLY]
    value = UNKNOWN
    while ply >= FIRST_PLY:
        if value == UNKNOWN:
            if state[NODES] >= state[LIMIT]:
                break
            value = enter(memory, ply)
        else:
            value = resume(memory, ply, value)
        ply += 1 if value == UNKNOWN else -1
    state[PLY] = ply
    return value


@compiled
def enter(memory: KernelMemory, ply: int) -> int:
    """Begins to search the position of a frame."""
    state, frames, at = memory.state, memory.frames, FRAME * ply
    depth, empties = frames[at + DEPTH], frames[at + EMPTIES]
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    if state[N] == MASKS and 0 < empties <= min(LAST_MOVES, depth):
        return _solved(memory, ply, alpha, beta)
    state[NODES] += 1
    if depth == 0:
        return evaluate(memory, ply, empties) if empties else final_value(memory, ply)
    if not list_moves(memory, ply):
        if not opponent_can_move(memory, ply):
            return final_value(memory, ply)
        copy(memory, ply, True)
        frames[at + STAGE] = PASS
        begin(memory, ply + 1, depth, -beta, -alpha, empties, frames[at + FIRST])
        return UNKNOWN
    if depth == 1 and empties > 1:
        return leaves(memory, ply, empties, beta)
    return _look_up(memory, ply)


@compiled
def resume(memory: KernelMemory, ply: int, value: int) -> int:
    """Continues the frame of a ply with the value of the next frame."""
    frames, at = memory.frames, FRAME * ply
    stage = frames[at + STAGE]
    if stage == PASS:
        return -value
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    if stage == CUT:
        below = frames[at + LOW] < alpha  # The bound that the shallower search was asked about.
        if below and value <= frames[at + LOW]:
            return alpha
        if not below and value > frames[at + LOW]:
            return beta
        frames[at + MOVE] = table.known_move(memory, ply)
        return _list(memory, ply)
    value = -value
    if stage == NARROW and alpha < value < beta:
        frames[at + STAGE] = AGAIN
        _begin_next(memory, ply, -beta, -value)
        return UNKNOWN
    if value > frames[at + BEST]:
        frames[at + BEST] = value
        if value > alpha:
            frames[at + ALPHA] = value
            frames[at + MOVE] = frames[at + CURRENT]
        if value >= beta:
            return _finish(memory, ply)
    return _next(memory, ply)


@compiled
def leaves(memory: KernelMemory, ply: int, empties: int, beta: int) -> int:
    """Returns the best static value after a move, whose moves are listed.

    A value from beta on is a bound.
    """
    prepare_values(memory, ply)
    best = -INFINITY
    for word in range(word_count(memory)):
        moves = memory.targets[MOST_ROWS * ply + word]
        while moves and best < beta:
            move = first(moves)
            moves ^= move
            square = word * memory.state[N] + square_of(move)
            play(memory, ply, square)
            memory.state[NODES] += 1
            best = max(best, -value_after_move(memory, ply, square, empties - 1))
    return best


@compiled
def _solved(memory: KernelMemory, ply: int, alpha: int, beta: int) -> int:
    own = BOARD * ply
    low, high = alpha // UNIT, -(-beta // UNIT)
    player, opponent = memory.boards[own], memory.boards[own + MOST_ROWS]
    return UNIT * solve_last(memory, player, opponent, low, high)


@compiled
def _look_up(memory: KernelMemory, ply: int) -> int:
    """Returns a value from the table, or else searches."""
    state, frames, at = memory.state, memory.frames, FRAME * ply
    depth, empties = frames[at + DEPTH], frames[at + EMPTIES]
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    if depth >= state[TABLE_FROM]:
        one, two = table.keys(memory, ply)
        entry = table.find(memory, one, two)
        if entry >= 0:
            frames[at + MOVE] = table.move_of(memory, entry)
            if table.depth_of(memory, entry) >= (TO_THE_END if state[EXACT] else depth):
                low, high = table.low_of(memory, entry), table.high_of(memory, entry)
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
    if state[MARGIN] and beta == alpha + 1 and depth >= 2:
        value = evaluate(memory, ply, empties)
        margin = _margin(memory, empties)
        if depth < CUT_FROM:
            if value > alpha + margin:
                return beta
            if value <= alpha - margin:
                return alpha
        else:
            limit = alpha + margin if value > alpha else alpha - margin
            frames[at + LOW] = limit
            frames[at + STAGE] = CUT
            copy(memory, ply, False)
            shallower = depth // 4 * 2 + depth % 2
            free = frames[at + FIRST]
            begin(memory, ply + 1, shallower, limit, limit + 1, empties, free)
            return UNKNOWN
    return _list(memory, ply)


@compiled
def _margin(memory: KernelMemory, empties: int) -> int:
    share = empties * 64 // memory.state[SQUARES]
    deviation = _LEARNED[share] if memory.state[N] == MASKS else _HANDCRAFTED[share]
    return deviation * memory.state[MARGIN] // 100


@compiled
def _list(memory: KernelMemory, ply: int) -> int:
    """Lists the moves with their ordering keys, and begins with the best one."""
    state, frames, at = memory.state, memory.frames, FRAME * ply
    frames[at + LOW] = frames[at + ALPHA]
    best_move, empties = frames[at + MOVE], frames[at + EMPTIES]
    end = frames[at + FIRST]
    is_rated = not state[EXACT] or empties >= RATED_FROM
    looks_ahead = state[EXACT] and empties >= LOOK_FROM
    if is_rated:
        prepare_values(memory, ply)
    odd = NONE
    if state[EXACT] and state[N] == MASKS:
        own = BOARD * ply
        odd = odd_squares(~(memory.boards[own] | memory.boards[own + MOST_ROWS]))
    for word in range(word_count(memory)):
        moves = memory.targets[MOST_ROWS * ply + word]
        while moves:
            move = first(moves)
            moves ^= move
            square = word * state[N] + square_of(move)
            play(memory, ply, square)
            if looks_ahead and -table.known_most(memory, ply + 1) >= frames[at + BETA]:
                return -table.known_most(memory, ply + 1)
            if square == best_move:
                key = _EARLIEST
            else:
                replies = reply_count(memory, ply + 1)
                key = (_LATE_REPLY if state[EXACT] else _REPLY) * replies
                if state[EXACT] and empties >= ANSWERED_FROM:
                    key += leaves(memory, ply + 1, empties - 1, INFINITY) if replies else -_NO_REPLY
                elif is_rated:
                    key += value_after_move(memory, ply, square, empties - 1)
                if odd & move:
                    key -= _ODD
                if state[EXACT] and state[N] == MASKS and move & _CORNERS:
                    key -= _CORNER
            memory.moves[end] = key * _KEY + square
            end += 1
    frames[at + LAST] = end
    frames[at + MOVE] = NO_MOVE
    return _next(memory, ply)


@compiled
def _next(memory: KernelMemory, ply: int) -> int:
    """Begins with the next move in order; returns the value of the frame after the last one."""
    frames, at = memory.frames, FRAME * ply
    start, end = frames[at + FIRST], frames[at + LAST]
    if start == end:
        return _finish(memory, ply)
    moves = memory.moves
    best = start
    for i in range(start + 1, end):
        if moves[i] < moves[best]:
            best = i
    chosen = moves[best]
    moves[best] = moves[start]
    frames[at + FIRST] = start + 1
    frames[at + CURRENT] = chosen & _KEY - 1
    alpha, beta = frames[at + ALPHA], frames[at + BETA]
    if frames[at + BEST] == -INFINITY:
        frames[at + STAGE] = WIDE
        _begin_next(memory, ply, -beta, -alpha)
    else:
        frames[at + STAGE] = NARROW
        _begin_next(memory, ply, -alpha - 1, -alpha)
    return UNKNOWN


@compiled
def _begin_next(memory: KernelMemory, ply: int, alpha: int, beta: int) -> None:
    """Begins the frame after the current move."""
    frames, at = memory.frames, FRAME * ply
    play(memory, ply, frames[at + CURRENT])
    depth, empties = frames[at + DEPTH] - 1, frames[at + EMPTIES] - 1
    begin(memory, ply + 1, depth, alpha, beta, empties, frames[at + LAST])


@compiled
def _finish(memory: KernelMemory, ply: int) -> int:
    """Stores the result of a frame in the table, and returns its value."""
    state, frames, at = memory.state, memory.frames, FRAME * ply
    best = frames[at + BEST]
    depth = TO_THE_END if state[EXACT] else frames[at + DEPTH]
    if frames[at + DEPTH] >= state[TABLE_FROM]:
        one, two = table.keys(memory, ply)
        low = best if best > frames[at + LOW] else -INFINITY
        high = best if best < frames[at + BETA] else INFINITY
        table.put(memory, one, two, depth, low, high, frames[at + MOVE])
    return best
