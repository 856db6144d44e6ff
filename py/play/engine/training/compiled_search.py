"""Alpha-beta search for the labels of positions, compiled by numba if it is installed.

Values are those of `search.midgame`: eighths of a disc for the side to move, and a pass is no ply.
There is no transposition table and no selective cut.
"""

import numpy as np
from numpy.typing import NDArray

from play.engine.evaluation import patterns
from play.engine.evaluation.pattern_evaluation import ZERO, Evaluation
from play.engine.training.compiled_rules import (
    Mask,
    compiled,
    count,
    final_value,
    first,
    legal_moves,
    play,
)
from play.engine.training.position_arrays import Masks

Tables = NDArray[np.uint8]  # A row of weights for each number of empty squares.

INFINITY = 1_000_000  # Greater than any value.
REPLY = 8  # The penalty in move ordering for each reply of the opponent.
UNORDERED = 5  # With this many empty squares, moves are solved in any order.
BY_REPLIES = 8  # With this many empty squares, moves are solved by the number of replies alone.


def _disc_offsets() -> NDArray[np.uint64]:
    """Returns what the discs of a row add to the packed offsets, by row, byte and word."""
    weights = np.zeros((8, 8, _WORDS), np.uint64)
    for number, (_, place) in enumerate(_PLACES):
        word, field = divmod(number, _FIELDS)
        for digit, square in enumerate(place):
            weights[square // 8, square % 8, word] += Mask(3**digit << 16 * field)
    discs = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(np.uint64)
    offsets: NDArray[np.uint64] = np.einsum("bs,rsw->rbw", discs, weights)
    return offsets


_PLACES = patterns.places()
_FIELDS = 4  # Offsets of 16 bits in a word.
_WORDS = -(-len(_PLACES) // _FIELDS)
_DISCS = _disc_offsets()
_EMPTY = _DISCS[:, 255].sum(axis=0)  # An empty square is the digit 1 in every place.
_LENGTH = sum(pattern.configurations for pattern in patterns.all_patterns())
# Where the weights of each place start. Weights of 0 at the end of a table fill the last word.
_START = np.array([start for start, _ in _PLACES] + [_LENGTH] * (-len(_PLACES) % _FIELDS))
_BYTE, _FIELD, _FIELD_MASK = Mask(255), Mask(16), Mask(65535)


def search_tables(evaluation: Evaluation) -> Tables:
    """Returns the weights of an evaluation in the form that a search takes."""
    return np.stack(
        [np.frombuffer(evaluation.tables[left] + bytes([ZERO]), np.uint8) for left in range(61)]
    )


@compiled
def search_values(
    player: Masks, opponent: Masks, depth: int, solve: int, tables: Tables
) -> NDArray[np.int64]:
    """Returns the values of positions, exact if they have at most `solve` empty squares."""
    found = np.empty(len(player), np.int64)
    for i in range(len(player)):
        empties = 64 - count(player[i] | opponent[i])
        plies = empties if empties <= solve else depth
        found[i] = value(player[i], opponent[i], empties, plies, -INFINITY, INFINITY, tables)
    return found


@compiled
def value(
    player: Mask, opponent: Mask, empties: int, depth: int, alpha: int, beta: int, tables: Tables
) -> int:
    """Returns the value of a position, exact if the depth is the number of empty squares.

    A value up to alpha or from beta on is a bound.
    """
    if empties == 0:
        return final_value(player, opponent)
    if depth == 0:
        return evaluate(player, opponent, tables[empties])
    moves = legal_moves(player, opponent)
    if not moves:
        if not legal_moves(opponent, player):
            return final_value(player, opponent)
        return -value(opponent, player, empties, depth, -beta, -alpha, tables)
    best = -INFINITY
    if depth == 1 or depth == empties <= UNORDERED:
        while moves and best < beta:
            move = first(moves)
            moves ^= move
            after, other = play(player, opponent, move)
            low = max(alpha, best)
            best = max(best, -value(after, other, empties - 1, depth - 1, -beta, -low, tables))
        return best
    for move in _ordered(player, opponent, moves, empties, depth, tables):
        after, other = play(player, opponent, move)
        low = max(alpha, best)
        # After the first move, a window of one value asks whether another one is better at all.
        high = beta if best == -INFINITY else low + 1
        found = -value(after, other, empties - 1, depth - 1, -high, -low, tables)
        if high <= found < beta:
            found = -value(after, other, empties - 1, depth - 1, -beta, -found, tables)
        best = max(best, found)
        if best >= beta:
            break
    return best


@compiled
def evaluate(player: Mask, opponent: Mask, weights: NDArray[np.uint8]) -> int:
    """Returns the static evaluation of a position."""
    total = -ZERO * len(_START)
    for word in range(_WORDS):
        offsets = _EMPTY[word]
        for row in range(8):
            shift = Mask(8 * row)
            offsets += _DISCS[row, np.int64(player >> shift & _BYTE), word]
            offsets -= _DISCS[row, np.int64(opponent >> shift & _BYTE), word]
        for field in range(_FIELDS):
            offset = _START[_FIELDS * word + field] + np.int64(offsets & _FIELD_MASK)
            total += int(np.int64(weights[offset]))
            offsets >>= _FIELD
    return total


@compiled
def _ordered(
    player: Mask, opponent: Mask, moves: Mask, empties: int, depth: int, tables: Tables
) -> Masks:
    """Returns the moves in the order of the search."""
    rated = depth > (BY_REPLIES if depth == empties else 2)
    found = np.empty(count(moves), np.uint64)
    keys = np.empty(len(found), np.int64)
    for size in range(len(found)):
        move = first(moves)
        moves ^= move
        after, other = play(player, opponent, move)
        key = REPLY * count(legal_moves(after, other))
        if rated:
            key += evaluate(after, other, tables[empties - 1])
        at = size
        while at > 0 and keys[at - 1] > key:
            keys[at], found[at] = keys[at - 1], found[at - 1]
            at -= 1
        keys[at], found[at] = key, move
    return found
