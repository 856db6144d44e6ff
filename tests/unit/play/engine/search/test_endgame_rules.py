"""The rules of the endgame solver: its table, its order of moves, and the nodes that they save."""

import pytest

from jobs.slices import finished
from play.engine.movegen.move_tables import MoveTables
from play.engine.search.endgame import CORNER, FAR, FIRST, NEAR, ODD, REPLY, Endgame
from play.engine.search.last_moves import NONE
from play.engine.thoughts import Limits
from unit.play.engine.boards import fresh_thinker, random_game, sides
from unit.play.engine.exhaustive import Lanes, position_of, reachable

OPEN = (-64, 64)


def endgame_of(n: int) -> tuple[Endgame, MoveTables]:
    thinker = fresh_thinker(n)
    return thinker.endgame, thinker.move_tables


def solved(endgame: Endgame, position: Lanes, window: tuple[int, int] = OPEN) -> int:
    return finished(endgame.solve(*position, *window))


def cost(endgame: Endgame, position: Lanes, window: tuple[int, int] = OPEN) -> int:
    """Returns the nodes of a search."""
    before = endgame.nodes
    solved(endgame, position, window)
    return endgame.nodes - before


@pytest.mark.parametrize("above", [None, -1, 0])
@pytest.mark.parametrize("empties", [NEAR, FAR])
def test_a_repeated_search_is_answered_by_the_table(empties: int, above: int | None) -> None:
    for seed in range(1, 5):
        endgame, move_tables = endgame_of(8)
        position = position_of(move_tables, seed, empties)
        score = solved(endgame_of(8)[0], position)
        window = OPEN if above is None else (score + above, score + above + 1)
        assert cost(endgame, position, window) > 1
        assert cost(endgame, position, window) == 1


@pytest.mark.parametrize("empties", [8, 11])
def test_every_entry_states_true_bounds_and_a_move_that_reaches_them(empties: int) -> None:
    exact, bounds = 0, 0
    for seed in (1, 2):
        endgame, move_tables = endgame_of(8)
        root = position_of(move_tables, seed, empties)
        score = solved(endgame, root)
        for bound in (score - 9, score - 1, score, score + 9):
            solved(endgame, root, (bound, bound + 1))
        checked = set()
        for position, _ in reachable(move_tables, root, min(empties - NEAR, 2)):
            key = position[2] & move_tables.numbering.key
            entry = endgame._table.get(key)
            if not entry or key in checked or not move_tables.moves(*position[:2]):
                continue
            checked.add(key)
            low, high, square = entry
            truth = solved(fresh_thinker(8).endgame, position)
            assert low <= truth <= high
            assert low > NONE or high < -NONE
            exact, bounds = exact + (low == high), bounds + (low < high)
            if low > NONE:
                after = move_tables.play(*position, square)
                assert -solved(fresh_thinker(8).endgame, after) >= low
    assert exact > 0
    assert bounds > 5


@pytest.mark.parametrize("empties", [NEAR, FAR])
def test_an_entry_with_a_bound_is_used_only_if_it_decides(empties: int) -> None:
    endgame, move_tables = endgame_of(8)
    position = position_of(move_tables, 3, empties)
    score = solved(endgame_of(8)[0], position)
    key = position[2] & move_tables.numbering.key
    for entry, window, found in (
        ((score + 4, -NONE, -1), (score + 3, score + 4), score + 4),
        ((score + 4, -NONE, -1), (score + 4, score + 5), None),
        ((NONE, score - 4, -1), (score - 4, score - 3), score - 4),
        ((NONE, score - 4, -1), (score - 5, score - 4), None),
        ((score + 4, score + 4, -1), OPEN, score + 4),
    ):
        endgame.forget()
        endgame._table.put(key, entry)
        assert (cost(endgame, position, window) == 1) == (found is not None)
        endgame.forget()
        endgame._table.put(key, entry)
        assert found in (None, solved(endgame, position, window))


def test_a_reply_that_is_known_to_be_bad_refutes_a_move_at_once() -> None:
    """Far from the end, the table is asked about every move before one is searched."""
    for seed in range(1, 5):
        endgame, move_tables = endgame_of(8)
        position = position_of(move_tables, seed, FAR + 1)
        score = solved(endgame_of(8)[0], position)
        window = (score - 1, score)
        for square in move_tables.moves(*position[:2])[-1:]:
            key = move_tables.play(*position, square)[2] & move_tables.numbering.key
            endgame.forget()
            endgame._table.put(key, (NONE, -score, -1))
            assert cost(endgame, position, window) == 1
            # A lower bound of the reply tells nothing about how good the move is.
            endgame.forget()
            endgame._table.put(key, (-score - 20, -NONE, -1))
            assert cost(endgame, position, window) > 1


def test_moves_are_ordered_by_replies_corners_and_parity_near_the_end() -> None:
    endgame, move_tables = endgame_of(8)
    corner = odd = 0
    for seed in range(1, 40):
        p, o, number = position_of(move_tables, seed, FAR - 1)
        empty = move_tables.lanes.board ^ p ^ o
        quarters = [0] * 4
        for square in move_tables.squares(empty):
            quarters[quarter(square)] += 1
        mask = sum(1 << i for i, count in enumerate(quarters) if count % 2)
        moves = (o + (o & p << 1)) & empty
        for late, square, _, p1, o1, *_ in endgame._tries(
            p, o, number, 0, FAR - 1, mask, moves, -1
        ):
            replies = (o1 + (o1 & p1 << 1)) & (move_tables.lanes.board ^ p1 ^ o1)
            is_corner, is_odd = square in (0, 7, 56, 63), quarters[quarter(square)] % 2
            assert late == REPLY * replies.bit_count() - CORNER * is_corner - ODD * is_odd
            corner, odd = corner + is_corner, odd + is_odd
    assert corner > 0
    assert odd > 0


def quarter(square: int) -> int:
    return square // 32 * 2 + square % 8 // 4


def test_moves_are_ordered_by_replies_and_evaluation_far_from_the_end() -> None:
    endgame, move_tables = endgame_of(8)
    for seed in range(1, 9):
        p, o, number = position_of(move_tables, seed, FAR)
        moves = (o + (o & p << 1)) & (move_tables.lanes.board ^ p ^ o)
        tries = endgame._tries(p, o, number, 0, FAR, 0, moves, -1)
        assert [entry[0] for entry in tries] == sorted(entry[0] for entry in tries)
        for late, _, _, p1, o1, number1, *_ in tries:
            replies = (o1 + (o1 & p1 << 1)) & (move_tables.lanes.board ^ p1 ^ o1)
            value = endgame._evaluate(p1, o1, number1, FAR - 1)
            assert late == REPLY * replies.bit_count() + value
        for square in move_tables.moves(p, o):
            first = endgame._tries(p, o, number, 0, FAR, 0, moves, square)[0]
            assert first[:2] == (FIRST, square)


def nodes(limits: Limits, empties: int, n: int = 8) -> int:
    """Returns the nodes of the search of six positions."""
    total = 0
    for seed in range(1, 7):
        thinker, game = fresh_thinker(n), random_game(seed, n, empties)
        for _ in thinker.think(*sides(game.position, game.turn or ""), limits):
            pass
        total += thinker.nodes
    return total


def last_nodes(empties: int) -> int:
    """Returns the nodes of the last moves of many positions, where no table is used."""
    endgame, move_tables = endgame_of(8)
    return sum(cost(endgame, position_of(move_tables, seed, empties)) for seed in range(1, 60))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limits", "n", "empties", "most"),
    [
        (Limits(depth=6), 8, 40, 23_816),
        (Limits(depth=6), 6, 18, 7082),
        (Limits(solve=12), 8, 12, 55_007),
        (Limits(win=13), 8, 13, 15_892),
    ],
)
def test_the_order_of_moves_keeps_the_number_of_nodes_low(
    limits: Limits, n: int, empties: int, most: int
) -> None:
    """The limits are measured. A change that needs more nodes has to be worth it."""
    assert nodes(limits, empties, n) <= most


@pytest.mark.slow
@pytest.mark.parametrize(("empties", "most"), [(4, 232), (5, 747), (6, 2428)])
def test_the_order_of_the_last_moves_keeps_the_number_of_nodes_low(empties: int, most: int) -> None:
    assert last_nodes(empties) <= most
