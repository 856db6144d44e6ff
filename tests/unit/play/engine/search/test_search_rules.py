"""The rules of the middle game's search: its table, its cuts and its order of moves."""

from collections.abc import Generator
from math import e

import pytest

from harness.extent import in_part
from jobs.slices import finished
from play.engine.search.feature_search import FeatureSearch
from play.engine.search.midgame import CUT_FROM, INFINITY, REPLY, Search, Spread, shallower
from play.engine.search.pattern_search import PatternSearch
from play.engine.search.transposition_table import TranspositionTable
from reference.slow import endgame_slow as slow
from unit.play.engine.boards import cells, evaluation, random_game, sides
from unit.play.engine.exhaustive import (
    OPEN,
    Lanes,
    exhaustive,
    position_of,
    reachable,
    searched,
    whole_search,
)


def key_of(search: Search, position: Lanes) -> int:
    return position[2] & search.move_tables.numbering.key


def cost(search: Search, position: Lanes, depth: int, window: tuple[int, int] = OPEN) -> int:
    """Returns the nodes of a search."""
    before = search.nodes
    searched(search, position, depth, window)
    return search.nodes - before


def legal(search: Search, position: Lanes) -> int:
    """Returns the legal moves as lane bits."""
    p, o, _ = position
    return (o + (o & p << 1)) & (search.move_tables.lanes.board ^ p ^ o)


@pytest.mark.parametrize("above", [None, -1, 0])
def test_a_repeated_search_is_answered_by_the_table(above: int | None) -> None:
    """Whether the value is exact, at least or at most what is asked."""
    for seed in range(1, 5):
        search = whole_search(8)
        position = position_of(search.move_tables, seed, 36)
        value = searched(whole_search(8), position, 4)
        window = OPEN if above is None else (value + above, value + above + 1)
        assert cost(search, position, 4, window) > 1
        assert cost(search, position, 4, window) == 1
        assert cost(search, position, 3, window) == 1


def test_an_entry_is_used_for_its_depth_or_less_and_never_for_more() -> None:
    search = whole_search(8)
    position = position_of(search.move_tables, 2, 36)
    value = searched(whole_search(8), position, 4)
    for depth, found in ((3, value), (4, value + 7), (5, value + 7)):
        search.forget()
        search._table.put(key_of(search, position), (depth, value + 7, value + 7, -1))
        assert searched(search, position, 4) == found


@pytest.mark.parametrize(
    ("low", "high", "above"), [(9, INFINITY, -1), (9, INFINITY, 3), (-INFINITY, -9, 0)]
)
def test_a_bound_is_used_only_if_it_decides(low: int, high: int, above: int) -> None:
    """A value of at least 9 more than the true one decides windows up to there, and no others."""
    search = whole_search(8)
    position = position_of(search.move_tables, 3, 36)
    value = searched(whole_search(8), position, 4)
    entry = 4, max(value + low, -INFINITY), min(value + high, INFINITY), -1
    key = key_of(search, position)
    search._table.put(key, entry)
    decided = value + low if low > 0 else value + high
    assert searched(search, position, 4, (value + above, value + above + 1)) == decided
    search._table.put(key, entry)
    beyond = value + low if low > 0 else value + high - 1
    found = searched(search, position, 4, (beyond, beyond + 1))
    assert found <= beyond if low > 0 else found > beyond


@pytest.mark.parametrize("n", in_part([8, 6], 1))
def test_every_entry_states_true_bounds_for_its_depth_and_a_move_that_reaches_them(n: int) -> None:
    depth, exact, bounds = 5, 0, 0
    for seed in (1, 2):
        search = whole_search(n)
        root = position_of(search.move_tables, seed, 14 if n == 6 else 12)
        value = searched(search, root, depth)
        for bound in (value - 9, value - 1, value, value + 9):
            searched(search, root, depth, (bound, bound + 1))
        for position, made in reachable(search.move_tables, root, depth - 3):
            entry = search._table.get(key_of(search, position))
            if not entry or not search.move_tables.moves(*position[:2]):
                continue
            plies, low, high, square = entry
            assert plies == depth - made
            truth = exhaustive(search, position, plies)
            assert low <= truth <= high
            assert low > -INFINITY or high < INFINITY
            exact, bounds = exact + (low == high), bounds + (low < high)
            if low > -INFINITY:
                after = search.move_tables.play(*position, square)
                assert -exhaustive(search, after, plies - 1) >= low
    assert exact > 2
    assert bounds > 20


@pytest.mark.parametrize("n", [6, 8])
def test_moves_with_few_replies_and_a_good_evaluation_come_first(n: int) -> None:
    search = whole_search(n)
    for seed in range(1, 9):
        game = random_game(seed, n, n * n // 2)
        p, o, number = search.move_tables.position(*sides(game.position, game.turn or ""))
        empties = game.position.empties
        tries = search._tries(p, o, number, legal(search, (p, o, number)), empties, -1)
        board = cells(game.position, game.turn or "")
        expected = []
        for square, flips in slow.moves(board, n):
            after = search.move_tables.play(p, o, number, square)
            replies = lines_of_moves(slow.after(board, square, flips), n)
            value = search.evaluate(*after, empties - 1)
            expected.append((REPLY * replies + value, square, *after))
        assert [entry[:-1] for entry in tries] == sorted(expected)


def lines_of_moves(board: slow.Board, n: int) -> int:
    """Returns the number of lines on which the side to move could flip discs."""
    found = 0
    for square, cell in enumerate(board):
        for ray in slow.rays(n, square) if cell == 0 else ():
            line = [board[place] for place in ray]
            ends = line.index(1) if 1 in line else 0
            found += ends > 0 and line[:ends] == [-1] * ends
    return found


def test_the_best_move_of_an_earlier_search_comes_first() -> None:
    search = whole_search(8)
    for seed in range(1, 5):
        position = position_of(search.move_tables, seed, 36)
        moves = legal(search, position)
        for square in search.move_tables.moves(*position[:2]):
            assert search._tries(*position, moves, 36, square)[0][1] == square


@pytest.mark.parametrize("n", in_part([6, 8], 1))
def test_the_order_of_moves_changes_the_number_of_nodes_and_no_value(n: int) -> None:
    """The order of the search itself is compared with the opposite one."""
    usual = backwards = 0
    for seed in (1, 2, 3):
        search, other = whole_search(n), whole_search(n)
        tries = other._tries
        other._tries = lambda *args, tries=tries: tries(*args)[::-1]  # type: ignore[method-assign]
        position = position_of(search.move_tables, seed, n * n // 2)
        assert searched(search, position, 5) == searched(other, position, 5)
        usual, backwards = usual + search.nodes, backwards + other.nodes
    assert usual < backwards / 2


def test_a_shallower_search_ends_on_the_same_side_and_is_about_half_as_deep() -> None:
    """Values at odd and even depths differ too much to predict one another."""
    depths = range(CUT_FROM, 25)
    assert all(0 < shallower(depth) < depth for depth in depths)
    assert all(shallower(depth) % 2 == depth % 2 for depth in depths)
    assert all(abs(shallower(depth) - depth / 2) <= 2 for depth in depths)


@pytest.mark.parametrize("above", [True, False])
def test_a_cut_needs_a_shallower_value_beyond_the_margin(above: bool) -> None:
    search = whole_search(8)
    for seed in range(1, 5):
        position = position_of(search.move_tables, seed, 36)
        p, o, number = position
        moves, margin = legal(search, position), 1000
        search._margins = [margin] * 65
        shallow = searched(whole_search(8), position, shallower(4))
        # The shallower value exceeds the first bound by more than the margin, but not the second.
        bound = shallow - margin - 1 if above else shallow + margin
        inner = bound + 1 if above else bound - 1
        assert (search.evaluate(p, o, number, 36) > bound) == above
        cut, none = (
            finished(search._probable(p, o, number, moves, 36, 4, limit))
            for limit in (bound, inner)
        )
        assert (cut, none) == (bound + 1 if above else bound, None)


def test_two_plies_above_the_leaves_the_evaluation_cuts_beyond_the_margin() -> None:
    margin = 40
    for seed in range(1, 5):
        search = whole_search(8)
        search.selective = True
        search._margins = [margin] * 65
        position = position_of(search.move_tables, seed, 36)
        value, static = searched(search, position, 2), search.evaluate(*position, 36)
        for bound, found in ((static - margin - 1, static - margin), (static + margin,) * 2):
            assert cost(search, position, 2, (bound, bound + 1)) == 1
            assert searched(search, position, 2, (bound, bound + 1)) == found
            assert searched(search, position, 2, (bound - 1, bound + 1)) != found or found == value
        for bound in (static - margin, static + margin - 1):
            assert cost(search, position, 2, (bound, bound + 1)) > 1


def test_margins_fall_exponentially_with_the_number_of_empty_squares() -> None:
    """They are one standard deviation, in eighths of a disc."""
    move_tables = whole_search(8).move_tables
    search = PatternSearch(move_tables, TranspositionTable(10), evaluation(), Spread(10, 0.5))
    assert search._margins[0] == 10 * 8
    assert search._margins[32] == round(10 * 8 / e)
    assert search._margins[64] == round(10 * 8 / e**2)


def test_only_null_windows_are_cut() -> None:
    search = whole_search(8)
    position = position_of(search.move_tables, 1, 36)
    value = searched(whole_search(8), position, CUT_FROM)
    search.selective = True
    search._margins = [INFINITY] * 65  # Two plies above the leaves nothing is cut.
    search._probable = lambda *_: found_at_once(999)  # type: ignore[method-assign]
    assert searched(search, position, CUT_FROM - 1, (0, 1)) != 999
    assert searched(search, position, CUT_FROM, (value, value + 1)) == 999
    assert searched(search, position, CUT_FROM, (value - 1, value + 1)) == value


def found_at_once(value: int) -> Generator[None, None, int]:
    """Returns a search that finds a value without searching."""
    yield
    return value


def test_the_last_ply_stops_at_the_first_refutation() -> None:
    """And tries it first in the next position."""
    for search in (whole_search(8), whole_search(6)):
        n = search.move_tables.n
        position = position_of(search.move_tables, 4, n * n // 2)
        worst = -INFINITY
        count = len(search.move_tables.moves(*position[:2]))
        assert cost(search, position, 1) == count
        values = {
            square: -search.evaluate(
                *search.move_tables.play(*position, square),
                n * n // 2 - 1,
            )
            for square in search.move_tables.moves(*position[:2])
        }
        assert searched(search, position, 1) == max(values.values())
        assert cost(search, position, 1, (worst, min(values.values()))) == 1
        if isinstance(search, FeatureSearch):
            continue
        best = max(values.values())
        searched(search, position, 1, (best - 1, best))
        assert cost(search, position, 1, (best - 1, best)) == 1
