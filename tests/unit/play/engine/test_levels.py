"""Levels choose between nearly equal moves by the seed, take corners, and like discs early."""

import re
from collections.abc import Generator

import pytest

from harness.extent import in_part
from jobs.slices import finished
from othello import BLACK, WHITE, Game, Position, parse_square
from play.engine.levels import LEVELS, NODES_VARIED, Level, choose, play
from play.engine.oversight import Sight
from play.engine.thoughts import SCORE, Candidate, Limits, Thought
from reference.chance import Chance
from unit.play.engine.boards import engine, random_game

LAST = LEVELS[-1]
SIDES = (BLACK, WHITE)
CORNERS = {0, 7, 56, 63}
NUMBERS = {"eight": 8, "ten": 10, "twelve": 12, "fourteen": 14}
SOLVING = [level for level in LEVELS if "solves the last" in level.line]


def thought_of(*values: int) -> Thought:
    return Thought(1, None, [Candidate(i, value, []) for i, value in enumerate(values)])


def played(level: Level, game: Game, seed: int) -> int:
    """Returns the move of a level, without a limit of time."""
    return finished(play(level, engine().think, game.position, game.turn or "", seed, seconds=1e9))


def opening(level: Level, seed: int) -> tuple[int, ...]:
    """Returns the first moves of a level against itself."""
    game = Game(Position.start(8))
    for _ in range(12):
        game.play(played(level, game, seed))
    return tuple(ply.square or 0 for ply in game.plies)


def test_the_last_level_chooses_within_half_a_disc_of_the_best_anywhere_in_the_list() -> None:
    thought, position = thought_of(80, 77, 76, 75), random_game(4, 8, 40).position
    found = [choose(LAST, thought, position, BLACK, seed) for seed in range(300)]
    assert set(found) == {0, 1, 2}
    assert all(60 <= found.count(square) <= 140 for square in range(3))


@pytest.mark.parametrize("level", SOLVING, ids=lambda level: level.line)
def test_a_level_solves_as_many_moves_as_its_description_says(level: Level) -> None:
    empties = NUMBERS[re.findall(r"solves the last (\w+)", level.line)[0]]
    fewest = int(level.limits.nodes * (1 - NODES_VARIED))
    for seed in range(12):
        game = random_game(seed, 8, empties)
        limits, side = level.limits.but(nodes=fewest), game.turn or ""
        thought = finished(engine().think(game.position, side, limits))
        assert thought.goal == SCORE


def test_the_seed_varies_the_nodes_of_the_last_level_by_up_to_a_third() -> None:
    position = random_game(4, 8, 40).position
    nodes = []

    def think(
        position: Position, color: str, limits: Limits, seconds: float = 0
    ) -> Generator[Thought | None, None, Thought]:
        nodes.append(limits.nodes)
        yield None
        return thought_of(0)

    for seed in range(100):
        finished(play(LAST, think, position, BLACK, seed))
    usual = LAST.limits.nodes
    assert 2 / 3 <= min(nodes) / usual < 0.7
    assert 1.3 < max(nodes) / usual <= 4 / 3
    assert 0.95 < sum(nodes) / len(nodes) / usual < 1.05


@pytest.mark.parametrize("level", in_part(range(8), 3))
def test_the_seed_varies_the_opening(level: int) -> None:
    chosen = LEVELS[level]
    assert len({opening(chosen, seed) for seed in range(6)}) >= 3
    assert opening(chosen, 1) == opening(chosen, 1)


def test_weak_levels_notice_more_and_err_less_and_strong_ones_only_search_more() -> None:
    strong = LEVELS[5:]
    nodes = [level.limits.nodes for level in strong]
    assert nodes == sorted(set(nodes))
    others = [(level.sight, level.sense, level.greed, level.blur) for level in strong]
    assert set(others) == {(None, 1, 0, 0)}
    sights = [(level.sight.flips, level.sight.distance) for level in LEVELS[:5] if level.sight]
    assert sights == sorted(sights)
    blurs = [level.blur for level in LEVELS]
    assert blurs == sorted(blurs, reverse=True)


def test_greed_likes_flips_early_and_less_later() -> None:
    """A move is two discs better, the other flips four discs more, each worth 7/8 or 3/8 of one."""
    greedy = Level("", Limits(depth=2), Sight(8, 8), greed=1)
    rows = ["........", ".BWWWWW.", "........", ".BW.....", *4 * ["........"]]
    few, many = parse_square("d4", 8), parse_square("h2", 8)
    early = Position.from_rows(rows)
    late = Position.from_rows([*rows[:4], *4 * ["BBBBBBBB"]])
    thought = Thought(1, None, [Candidate(few, 16, []), Candidate(many, 0, [])])
    assert choose(greedy, thought, early, BLACK, 0) == many
    assert choose(greedy, thought, late, BLACK, 0) == few


def test_a_level_of_negative_sense_prefers_poor_moves() -> None:
    thought, position = thought_of(80, 40, -80), random_game(4, 8, 40).position
    for sense, best in ((1, 0), (-1, 2)):
        level = Level("", Limits(depth=2), Sight(8, 8), sense=sense)
        assert choose(level, thought, position, BLACK, 0) == best


@pytest.mark.slow
def test_the_first_level_often_loses_against_random_moves() -> None:
    lost = 0
    for seed in range(8):
        chance, game, own = Chance(seed), Game(), SIDES[seed % 2]
        while game.turn:
            moves = game.legal_moves()
            game.play(played(LEVELS[0], game, seed) if game.turn == own else chance.pick(moves))
        lost += (game.last.lead > 0) != (own == BLACK) and game.last.lead != 0
    assert lost >= 3


def test_weak_levels_never_refuse_a_corner() -> None:
    tested = 0
    for number in range(1, 40):
        game = random_game(number, 8, 20)
        if CORNERS.isdisjoint(game.legal_moves()):
            continue
        tested += 1
        for level in LEVELS[:5]:
            assert played(level, game, number) in CORNERS
    assert tested > 5
