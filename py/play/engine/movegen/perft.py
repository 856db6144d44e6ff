"""Counts move sequences from the start, to check the move generator.

A forced pass counts as a ply, and a game that ends early counts as one sequence. Aart Bik published
counts for 8 x 8: https://www.aartbik.com/strategy.php
"""

from functools import cache

from othello import Position
from othello.masks import squares_of
from play.engine.movegen.move_tables import MoveTables
from play.engine.movegen.numbering import plain_numbering


def perft(n: int, depth: int) -> int:
    """Returns the number of sequences of `depth` plies on n x n.

    Moves are generated and played as in the searches.
    """
    move_tables = _move_tables(n)
    start = Position.start(n)
    p, o, _ = move_tables.position(squares_of(start.black, n), squares_of(start.white, n))
    return _count(move_tables, p, o, depth, passed=False)


def _count(move_tables: MoveTables, p: int, o: int, depth: int, passed: bool) -> int:
    if not depth:
        return 1
    moves = (o + (o & p << 1)) & (move_tables.lanes.board ^ p ^ o)
    if not moves:
        return 1 if passed else _count(move_tables, o, p, depth - 1, passed=True)
    found = 0
    while moves:
        beside, effects, others, *_ = move_tables.spot_at[moves.bit_length()]
        moves &= others
        if depth == 1:
            found += 1
        else:
            flipped, placed, *_ = effects[(o + (o & beside)) & p]
            found += _count(move_tables, o ^ flipped, p ^ placed, depth - 1, passed=False)
    return found


@cache
def _move_tables(n: int) -> MoveTables:
    return MoveTables(n, plain_numbering(n))
