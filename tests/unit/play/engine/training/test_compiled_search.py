"""The search that labels positions agrees with the rules, the evaluation and the engine.

Without numba, as here, it runs as plain Python.
"""

import numpy as np
import pytest

from jobs.slices import finished
from othello import BLACK, Game, opponent
from play.engine.evaluation.pattern_evaluation import UNIT, Evaluation
from play.engine.search.iterative_deepening import new_thinker
from play.engine.training import compiled_search
from play.engine.training.compiled_rules import Mask, count, final_value, first, legal_moves, play
from play.engine.training.compiled_search import (
    INFINITY,
    evaluate,
    search_tables,
    search_values,
    value,
)
from play.engine.training.pattern_weights import COUNT
from play.engine.training.temporal_difference import STAGES
from play.engine.training.weight_files import packed
from reference.slow.endgame_slow import score
from unit.play.engine.boards import cells, evaluation, random_game, sides

pytestmark = pytest.mark.slow

TABLES = search_tables(evaluation())
WIDE = (-INFINITY, INFINITY)


def masks(game: Game) -> tuple[Mask, Mask]:
    """Returns a position as masks of the side to move and of the other side."""
    own, other = sides(game.position, game.turn or BLACK)
    return Mask(sum(1 << square for square in own)), Mask(sum(1 << square for square in other))


def squares(mask: Mask) -> list[int]:
    """Returns the squares of a mask."""
    return [square for square in range(64) if int(mask) >> square & 1]


def engine_value(game: Game, depth: int, learned: Evaluation) -> int:
    """Returns the value of a position by the engine's search."""
    thinker = new_thinker(8, learned)
    thinker.search.selective = False
    p, o, number = thinker.move_tables.position(*sides(game.position, game.turn or BLACK))
    moves = (o + (o & p << 1)) & (thinker.move_tables.lanes.board ^ p ^ o)
    empties = game.position.empties
    return finished(thinker.search.value(p, o, number, moves, empties, depth, *WIDE))


@pytest.mark.parametrize("number", [0, 1, 1 << 63, 0x8000000000000001, 0xF0F0, (1 << 64) - 1])
def test_squares_are_counted_and_the_first_is_found(number: int) -> None:
    assert count(Mask(number)) == number.bit_count()
    if number:
        assert int(first(Mask(number))) == 1 << squares(Mask(number))[0]


@pytest.mark.parametrize("seed", range(1, 9))
def test_moves_and_flips_agree_with_the_rules(seed: int) -> None:
    game = random_game(seed, 8, 6 * seed)
    color = game.turn or BLACK
    player, other = masks(game)
    assert squares(legal_moves(player, other)) == game.legal_moves()
    for square in game.legal_moves():
        own, turned = sides(game.position.play(square, color), color)
        after = play(player, other, Mask(1 << square))
        assert tuple(map(squares, after)) == (turned, own)


def test_the_winner_gets_the_empty_squares() -> None:
    pairs = [(7, 8), (1, 14), (1, 2)]
    values = [final_value(*map(Mask, pair)) for pair in pairs]
    assert values == [62 * UNIT, -62 * UNIT, 0]


@pytest.mark.parametrize("empties", [1, 12, 27, 44, 58])
def test_the_static_value_is_that_of_the_evaluation(empties: int) -> None:
    game = random_game(5, 8, empties)
    number = evaluation().numbering.number(*sides(game.position, game.turn or BLACK))
    expected = evaluation().value(number, empties)
    assert evaluate(*masks(game), TABLES[empties]) == expected
    assert value(*masks(game), empties, 0, *WIDE, TABLES) == expected


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("empties", [10, 33])
def test_the_value_is_that_of_the_engine(depth: int, empties: int) -> None:
    game = random_game(6, 8, empties)
    expected = engine_value(game, depth, evaluation())
    assert value(*masks(game), empties, depth, *WIDE, TABLES) == expected
    alpha, beta = expected - 1, expected + 1
    assert value(*masks(game), empties, depth, alpha, beta, TABLES) == expected
    assert value(*masks(game), empties, depth, expected, INFINITY, TABLES) <= expected
    assert value(*masks(game), empties, depth, -INFINITY, expected, TABLES) >= expected


@pytest.mark.whole  # The default run compares other values with the slow search.
def test_a_move_that_is_better_by_the_least_value_is_searched_again() -> None:
    """Most values of this evaluation are equal or differ by one."""
    weights = np.random.default_rng(6).integers(0, 2, (STAGES, COUNT)) / UNIT
    coarse = Evaluation(packed(weights.astype(np.float32)))
    game = random_game(6, 8, 20)
    found = value(*masks(game), 20, 3, *WIDE, search_tables(coarse))
    assert found == engine_value(game, 3, coarse)


@pytest.mark.parametrize("by_replies", [5, 8])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_positions_near_the_end_are_solved(
    seed: int, by_replies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_search, "BY_REPLIES", by_replies)
    game = random_game(seed, 8, 7)
    expected = UNIT * score(cells(game.position, game.turn or BLACK), 8)
    assert value(*masks(game), 7, 7, *WIDE, TABLES) == expected


def test_a_pass_is_no_ply() -> None:
    passed = next(
        game
        for game in (random_game(seed, 8, 5) for seed in range(1, 100))
        if game.plies[-1].passed
    )
    own, other = masks(passed)
    expected = -value(own, other, 5, 1, *WIDE, TABLES)
    assert value(other, own, 5, 1, *WIDE, TABLES) == expected
    lost = UNIT * score(cells(passed.position, opponent(passed.turn or BLACK)), 8)
    assert value(other, own, 5, 5, *WIDE, TABLES) == lost


def test_positions_are_solved_up_to_a_number_of_empty_squares() -> None:
    games = [random_game(4, 8, empties) for empties in (4, 5)]
    player, other = (np.array(side, np.uint64) for side in zip(*map(masks, games)))
    solved = UNIT * score(cells(games[0].position, games[0].turn or BLACK), 8)
    searched = engine_value(games[1], 1, evaluation())
    assert search_values(player, other, 1, 4, TABLES).tolist() == [solved, searched]
