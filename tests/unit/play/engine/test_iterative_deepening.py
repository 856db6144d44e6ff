"""Iterations get deeper, agree with one another, and stop at the limits."""

import pytest

from othello import BLACK, WHITE, Game, Position
from othello.masks import mask_of, squares_of
from play.engine.kernel.kernel import UNIT
from play.engine.symmetry import symmetries
from play.engine.thoughts import SCORE, Limits, Thought
from unit.play.engine.boards import fresh_thinker, random_game, thoughts


def last(game: Game, limits: Limits) -> Thought:
    return thoughts(game, limits)[-1]


@pytest.mark.parametrize("n", [6, 8, 10])
def test_each_iteration_is_one_ply_deeper_up_to_the_limit(n: int) -> None:
    found = thoughts(random_game(1, n, n * n // 2), Limits(depth=4))
    assert [thought.depth for thought in found] == [1, 2, 3, 4]
    assert all(thought.goal is None for thought in found)


@pytest.mark.parametrize("n", [4, 6, 8, 10, 26])
@pytest.mark.parametrize("nodes", [1, 300])
def test_any_limit_of_nodes_gives_a_legal_move(n: int, nodes: int) -> None:
    game = random_game(2, n, n * n // 2)
    assert last(game, Limits(nodes=nodes, solve=99)).candidates[0].square in game.legal_moves()


@pytest.mark.parametrize("empties", [9, 30, 45])
def test_every_move_has_a_value_and_the_best_comes_first(empties: int) -> None:
    game = random_game(3, 8, empties)
    every = last(game, Limits(depth=4, solve=10, every=True))
    best = last(game, Limits(depth=4, solve=10))
    assert sorted(move.square for move in every.candidates) == game.legal_moves()
    values = [move.value for move in every.candidates]
    assert values == sorted(values, reverse=True)
    assert best.candidates[0].value == values[0]


def test_no_value_exceeds_the_number_of_squares() -> None:
    """Even if the evaluation exceeds it, as with nearly all discs of one colour."""
    rows = ["WWWWB---", "WWWWW---", "WWB-----", "WB------"] + ["--------"] * 4
    position = Position.from_rows(rows, "-BW")
    for color in (BLACK, WHITE):
        for thought in thoughts(Game(position, color), Limits(nodes=20_000, every=True)):
            assert all(abs(move.value) <= 64 * UNIT for move in thought.candidates)


def test_a_move_has_the_value_of_the_position_after_it_also_if_searched_alone() -> None:
    game = random_game(4, 8, 40)
    for move in last(game, Limits(depth=4, every=True)).candidates:
        after = game.copy()
        after.play(move.square)
        assert -last(after, Limits(depth=3)).candidates[0].value == move.value
        alone = last(game, Limits(depth=4, among=(move.square,)))
        assert [(m.square, m.value) for m in alone.candidates] == [(move.square, move.value)]


@pytest.mark.parametrize(("n", "empties"), [(8, 50), (8, 30), (6, 20), (10, 60)])
def test_half_of_the_nodes_search_the_best_move_deeper(n: int, empties: int) -> None:
    thinker, game = fresh_thinker(), random_game(6, n, empties)
    limits = Limits(depth=12, every=True, deeper=True)
    every = best = before = nodes = 0
    for thought in thinker.think(game.position, game.turn or "", limits):
        if thought and len(thought.candidates) == len(game.legal_moves()):
            assert thought.depth == every + 1
            every, before = thought.depth, thinker.nodes
        elif thought:
            assert thought.depth > max(every, best)
            assert thought.candidates[0].square in game.legal_moves()
            best, nodes = thought.depth, nodes + thinker.nodes - before
            before = thinker.nodes
        if thinker.nodes > 20_000:
            break
    assert best > every and nodes >= thinker.nodes / 4


def test_more_nodes_reach_a_greater_depth() -> None:
    game = random_game(9, 8, 40)
    depths = [last(game, Limits(nodes=nodes)).depth for nodes in (1, 1000, 10_000)]
    assert depths == sorted(set(depths))


@pytest.mark.parametrize("empties", [2, 5, 9])
def test_no_thought_is_as_deep_as_the_game_unless_it_is_solved(empties: int) -> None:
    game = random_game(2, 8, empties)
    assert [thought.depth for thought in thoughts(game, Limits())] == [*range(1, empties)]
    solved = last(game, Limits(solve=empties))
    assert (solved.depth, solved.goal) == (empties, SCORE)


@pytest.mark.parametrize("limits", [Limits(), Limits(solve=20)])
def test_a_search_and_its_solution_share_the_limit_of_nodes(limits: Limits) -> None:
    nodes = 10_000
    game, thinker = random_game(1, 8, 20), fresh_thinker()
    found = thinker.think(game.position, game.turn or "", limits.but(nodes=nodes))
    assert not [thought for thought in found if thought and thought.goal]
    assert nodes <= thinker.nodes < nodes + 1000


def test_the_search_before_a_solution_is_about_half_as_deep_as_the_game() -> None:
    for empties in (8, 10, 12):
        *depths, solved = [t.depth for t in thoughts(random_game(3, 8, empties), Limits(solve=12))]
        assert solved == empties
        assert depths == [*range(1, max(depths) + 1)]
        assert empties / 2 - 4 < max(depths) < empties / 2


@pytest.mark.parametrize("limits", [Limits(depth=5), Limits(nodes=3000, solve=14)])
@pytest.mark.parametrize("empties", [14, 40])
def test_symmetric_positions_get_the_same_result_and_nodes(limits: Limits, empties: int) -> None:
    game = random_game(4, 8, empties)
    masks = game.position.black, game.position.white
    found = set()
    for images in symmetries(8):
        thinker = fresh_thinker()
        turned = [mask_of([images[s] for s in squares_of(mask, 8)], 8) for mask in masks]
        *_, last = filter(None, thinker.think(Position(8, *turned), game.turn or "", limits))
        back = {image: square for square, image in enumerate(images)}
        best = last.candidates[0]
        line = tuple(back[square] for square in (best.square, *best.line))
        found.add((last.depth, best.value, line, thinker.nodes))
    assert len(found) == 1
