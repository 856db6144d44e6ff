"""Searches of the middle game, and an exhaustive search to compare them with."""

from collections.abc import Iterator

from jobs.slices import finished
from play.engine.movegen.move_tables import MoveTables
from play.engine.search.midgame import INFINITY, Search
from unit.play.engine.boards import fresh_thinker, random_game, sides

OPEN = (-INFINITY, INFINITY)

# The lanes of the side to move and of the opponent, and the number.
Lanes = tuple[int, int, int]


def whole_search(n: int) -> Search:
    """Returns a search without ProbCut."""
    search = fresh_thinker(n).search
    search.selective = False
    return search


def position_of(move_tables: MoveTables, seed: int, empties: int) -> Lanes:
    """Returns a position of a random game."""
    game = random_game(seed, move_tables.n, empties)
    return move_tables.position(*sides(game.position, game.turn or ""))


def searched(search: Search, position: Lanes, depth: int, window: tuple[int, int] = OPEN) -> int:
    """Returns the value that the search finds."""
    p, o, number = position
    moves = (o + (o & p << 1)) & (search.move_tables.lanes.board ^ p ^ o)
    empties = empties_of(search.move_tables, position)
    return finished(search.value(p, o, number, moves, empties, depth, *window))


def exhaustive(search: Search, position: Lanes, depth: int, passed: bool = False) -> int:
    """Returns the value of an exhaustive search without bounds or table."""
    move_tables = search.move_tables
    p, o, number = position
    if not depth:
        return search.evaluate(p, o, number, empties_of(move_tables, position))
    moves = move_tables.moves(p, o)
    if not moves:
        turned = passing(move_tables, position)
        return search.final(p, o) if passed else -exhaustive(search, turned, depth, passed=True)
    return max(
        -exhaustive(search, move_tables.play(*position, square), depth - 1) for square in moves
    )


def reachable(
    move_tables: MoveTables, position: Lanes, plies: int, made: int = 0
) -> Iterator[tuple[Lanes, int]]:
    """Yields the positions within a number of plies, and the plies that lead to each."""
    moves = move_tables.moves(*position[:2])
    if not moves:
        position = passing(move_tables, position)
        moves = move_tables.moves(*position[:2])
    yield position, made
    for square in moves if made < plies else ():
        yield from reachable(move_tables, move_tables.play(*position, square), plies, made + 1)


def passing(move_tables: MoveTables, position: Lanes) -> Lanes:
    """Returns the position after a pass."""
    p, o, number = position
    return o, p, 2 * move_tables.numbering.empty - number


def empties_of(move_tables: MoveTables, position: Lanes) -> int:
    """Returns the number of empty squares."""
    p, o, _ = position
    return len(move_tables.squares(move_tables.lanes.board ^ p ^ o))
