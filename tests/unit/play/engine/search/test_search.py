"""The search finds the values of an exhaustive search."""

import pytest

from play.engine.movegen.move_tables import MoveTables
from play.engine.search.midgame import INFINITY, UNIT, OutOfNodes, Search, Spread
from play.engine.search.pattern_search import SPREAD, PatternSearch
from play.engine.search.transposition_table import TranspositionTable
from play.engine.symmetry import symmetries
from play.engine.thoughts import Limits
from unit.play.engine.boards import evaluation, fresh_thinker, random_game, sides
from unit.play.engine.exhaustive import exhaustive, position_of, searched, whole_search


def a_selective_search(spread: Spread) -> Search:
    move_tables = MoveTables(8, evaluation().numbering)
    return PatternSearch(move_tables, TranspositionTable(100_000), evaluation(), spread)


@pytest.mark.parametrize(
    ("n", "empties", "depth"),
    [(8, 45, 1), (8, 30, 2), (8, 40, 3), (8, 8, 4), (8, 20, 3), (8, 4, 4), (6, 10, 4), (10, 60, 2)],
)
def test_values_equal_an_exhaustive_search(n: int, empties: int, depth: int) -> None:
    for seed in (1, 2, 3):
        search = whole_search(n)
        position = position_of(search.move_tables, seed, empties)
        expected = exhaustive(search, position, depth)
        assert searched(search, position, depth) == expected
        for bound in (expected - 9, expected + 9):
            found = searched(whole_search(n), position, depth, (bound, bound + 1))
            assert found <= bound if expected <= bound else found > bound


@pytest.mark.parametrize(("n", "empties"), [(4, 6), (6, 5), (6, 7), (8, 7)])
def test_values_near_the_end_where_sides_pass_equal_an_exhaustive_search(
    n: int, empties: int
) -> None:
    for seed in range(1, 31):
        search = whole_search(n)
        position = position_of(search.move_tables, seed, empties)
        assert searched(search, position, 3) == exhaustive(search, position, 3)


@pytest.mark.parametrize("depth", [4, 5])
def test_entries_of_earlier_searches_change_no_value(depth: int) -> None:
    used, position = whole_search(8), position_of(whole_search(8).move_tables, 5, 38)
    for plies in range(1, depth):
        searched(used, position, plies)
    found = searched(used, position, depth)
    assert found == searched(whole_search(8), position, depth)


@pytest.mark.slow
def test_cuts_with_a_huge_margin_change_no_value() -> None:
    wide = a_selective_search(Spread(late=10_000, fall=1_000))
    for seed in range(1, 9):
        position = position_of(wide.move_tables, seed, 30)
        expected = searched(whole_search(8), position, 6)
        assert searched(wide, position, 6) == expected


@pytest.mark.slow
def test_cuts_save_most_nodes_and_hardly_change_values() -> None:
    whole, cut = whole_search(8), a_selective_search(SPREAD)
    differences = []
    for seed in range(1, 9):
        position = position_of(whole.move_tables, seed, 38)
        values = [searched(s, position, 7) for s in (whole, cut)]
        differences.append(abs(values[0] - values[1]))
    assert cut.nodes < whole.nodes / 2
    assert sum(differences) / len(differences) < 2 * UNIT


def test_a_game_that_ends_within_the_depth_has_its_score() -> None:
    search = whole_search(4)
    position = position_of(search.move_tables, 1, 2)
    assert searched(search, position, 4) % UNIT == 0


def test_the_limit_of_nodes_stops_the_search() -> None:
    search = whole_search(8)
    search.limit = 500
    with pytest.raises(OutOfNodes):
        searched(search, position_of(search.move_tables, 2, 40), 7)
    assert 500 <= search.nodes < 1500


@pytest.mark.parametrize("n", [8, 10, 26])
def test_the_search_pauses_every_few_positions(n: int) -> None:
    search = whole_search(n)
    p, o, number = position_of(search.move_tables, 3, n * n // 2)
    moves = (o + (o & p << 1)) & (search.move_tables.lanes.board ^ p ^ o)
    seen = [0]
    for _ in search.value(p, o, number, moves, n * n // 2, 3, -INFINITY, INFINITY):
        seen.append(search.nodes)
    assert max(b - a for a, b in zip(seen, seen[1:])) < 1000


@pytest.mark.slow
@pytest.mark.parametrize("limits", [Limits(depth=5), Limits(nodes=3000, solve=14)])
@pytest.mark.parametrize("empties", [14, 40])
def test_symmetric_positions_get_the_same_result_with_the_same_nodes(
    limits: Limits, empties: int
) -> None:
    game = random_game(4, 8, empties)
    own, other = sides(game.position, game.turn or "")
    found = set()
    for images in symmetries(8):
        thinker = fresh_thinker()
        thoughts = thinker.think([images[s] for s in own], [images[s] for s in other], limits)
        *_, last = filter(None, thoughts)
        back = {image: square for square, image in enumerate(images)}
        best = last.candidates[0]
        line = tuple(back[square] for square in (best.square, *best.line))
        found.add((last.depth, best.value, line, thinker.nodes))
    assert len(found) == 1
