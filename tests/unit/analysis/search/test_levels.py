"""Levels make human mistakes and never play at random."""

from collections import Counter

from analysis.search.cooperative import finished
from analysis.search.iterative_deepening import Candidate, Limits, Thought
from analysis.search.levels import LEVELS, Level, choose, of_the_day
from othello import BLACK, WHITE, Game
from unit.analysis.boards import engine, random_game

NUMBERS = range(1, len(LEVELS) + 1)
SEEDS = range(2000)


def chosen(level: Level, game: Game, seed: int = 0) -> int:
    color = game.turn or ""
    thought = finished(engine().think(game.position, color, level.limits))
    return choose(level, thought, game.position, color, seed)


def test_greed_flips_the_most_discs() -> None:
    greedy = Level("greedy", "", Limits(depth=1, every=True), sight=0, greed=1)
    for seed in range(1, 12):
        game = random_game(seed, 8, 4 * seed)
        counts = game.position.flip_counts(game.turn or "")
        assert counts[chosen(greedy, game)] == max(counts.values())


def test_a_level_with_full_sight_plays_the_best_move() -> None:
    clear = Level("clear", "", Limits(depth=2, every=True))
    game = random_game(3, 8, 40)
    thought = finished(engine().think(game.position, game.turn or "", clear.limits))
    assert choose(clear, thought, game.position, game.turn or "", 5) == (
        thought.candidates[0].square
    )


def test_a_blurred_level_errs_by_at_most_twice_the_blur() -> None:
    blurred = Level("blurred", "", Limits(depth=1, every=True), blur=3)
    position, color = random_game(4, 8, 40).position, "black"
    values = [80, 60, 30, 20, 0]
    thought = Thought(1, None, [Candidate(i, value, []) for i, value in enumerate(values)])
    found = {choose(blurred, thought, position, color, seed) for seed in range(200)}
    assert found == {0, 1}


def test_the_first_levels_overlook_corners_and_the_strong_ones_see_everything() -> None:
    sights = [level.sight for level in LEVELS]
    assert sights == sorted(sights)
    assert sights[0] < 0.1  # A corner is worth about ten discs, so it seems worth less than one.
    assert all(level.sight == 1 and not level.greed for level in LEVELS[4:])
    nodes = [level.limits.nodes for level in LEVELS[5:]]
    assert nodes == sorted(set(nodes))


def test_a_day_is_at_most_two_levels_worse_and_one_better() -> None:
    for number, level in zip(NUMBERS, LEVELS):
        assert 0 in level.days
        assert all(-2 <= day <= 1 and number + day in NUMBERS for day in level.days)


def test_the_first_level_has_no_better_days_and_the_last_no_worse_ones() -> None:
    for number in (NUMBERS[0], NUMBERS[-1]):
        assert {of_the_day(number, BLACK, seed) for seed in SEEDS} == {LEVELS[number - 1]}


def test_all_days_are_equally_likely() -> None:
    for number, level in zip(NUMBERS, LEVELS):
        found = Counter(of_the_day(number, WHITE, seed) for seed in SEEDS)
        for day, times in Counter(level.days).items():
            share = found.pop(LEVELS[number - 1 + day]) / len(SEEDS)
            assert abs(share - times / len(level.days)) < 0.06  # Five times the standard error.
        assert not found


def test_the_days_of_both_sides_are_independent() -> None:
    """All pairs of the four days of two levels occur equally often."""
    for upper, lower in ((5, 4), (4, 4), (7, 5)):
        found = Counter(
            (of_the_day(upper, BLACK, seed), of_the_day(lower, WHITE, seed)) for seed in SEEDS
        )
        assert len(found) == 16
        assert all(abs(times / len(SEEDS) - 1 / 16) < 0.03 for times in found.values())
