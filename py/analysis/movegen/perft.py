"""Counts of all sequences of moves from the start, by which move generators are checked.

A forced pass is a ply of its own, and a game that is over before counts as one sequence. Counts for
8 x 8 were published by Aart Bik: https://www.aartbik.com/strategy.php
"""

from functools import cache

from analysis.movegen.move_tables import Field
from analysis.movegen.numbering import plain
from othello import Position
from othello.masks import squares_of


def perft(n: int, depth: int) -> int:
    """Returns the number of sequences of so many plies on n x n, one at least.

    Moves are found and made as the searches do it.
    """
    field = _field(n)
    start = Position.start(n)
    p, o, _ = field.position(squares_of(start.black, n), squares_of(start.white, n))
    return _count(field, p, o, depth, passed=False)


def _count(field: Field, p: int, o: int, depth: int, passed: bool) -> int:
    if not depth:
        return 1
    moves = (o + (o & p << 1)) & (field.lanes.board ^ p ^ o)
    if not moves:
        return 1 if passed else _count(field, o, p, depth - 1, passed=True)
    found = 0
    while moves:
        beside, turns, others, *_ = field.spot_at[moves.bit_length()]
        moves &= others
        if depth == 1:
            found += 1
        else:
            flipped, placed, *_ = turns[(o + (o & beside)) & p]
            found += _count(field, o ^ flipped, p ^ placed, depth - 1, passed=False)
    return found


@cache
def _field(n: int) -> Field:
    return Field(n, plain(n))
