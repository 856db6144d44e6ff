"""Shown values do not depend on the parity of the depth, and their differences do not change."""

import pytest

from harness.extent import in_part
from othello import Game, square_name
from play.engine.kernel.kernel import UNIT
from play.engine.thoughts import MOST_PARITY, Limits, in_discs
from unit.play.engine.boards import answers, random_game, text, thoughts

DEPTH = 5
ENOUGH = 10**9  # Nodes. With a limit, an answer does not depend on earlier searches.


def shown(game: Game, **limits: object) -> list[dict[str, float]]:
    """Returns the shown values of each move, by depth."""
    found = answers({"want": "thoughts", "position": text(game), "nodes": ENOUGH, **limits})
    return [{move["square"]: move["value"] for move in answer["moves"]} for answer in found[:-1]]


@pytest.mark.parametrize("every", [True, False])
@pytest.mark.parametrize("n", in_part([8, 6], 1))
def test_the_best_value_is_the_mean_of_two_depths(n: int, every: bool) -> None:
    means = 0
    for seed in range(1, 7):
        game = random_game(seed, n, n * n // 2)
        raw = [t.candidates[0].value for t in thoughts(game, Limits(depth=DEPTH, every=every))]
        best = [max(values.values()) for values in shown(game, depth=DEPTH, every=every)]
        for before, value, told in zip(raw, raw[1:], best[1:], strict=False):
            if abs(value - before) <= 2 * MOST_PARITY:
                assert abs(UNIT * told - (value + before) / 2) < 1
                means += 1
            else:  # The deeper search found something.
                assert abs(UNIT * told - value) == MOST_PARITY
                assert abs(UNIT * told - before) < abs(value - before)
    assert means > 10


def test_the_differences_between_moves_are_those_of_the_last_depth() -> None:
    game = random_game(3, 8, 34)
    found = thoughts(game, Limits(depth=DEPTH, every=True))
    for thought, values in zip(found, shown(game, depth=DEPTH, every=True), strict=True):
        raw = {square_name(move.square, 8): move.value / UNIT for move in thought.candidates}
        assert len({raw[square] - values[square] for square in raw}) == 1
        assert list(values) == list(raw)


def test_hint_analysis_and_report_show_the_same_value() -> None:
    game = random_game(4, 8, 34)
    *_, last = shown(game, depth=DEPTH, every=True)
    asked = {"want": "explanation", "position": text(game), "depth": DEPTH, "nodes": ENOUGH}
    assert {answer["square"]: answer["value"] for answer in answers(asked)} == last
    best = max(last, key=lambda square: last[square])
    judged = answers(asked | {"want": "report", "moves": [best]})[0]
    assert (judged["best"], judged["value"], judged["best_value"]) == (best, last[best], last[best])


def test_exact_values_are_shown_as_they_are_and_others_up_to_the_number_of_squares() -> None:
    game = random_game(5, 8, 8)
    exact = thoughts(game, Limits(solve=8, every=True))[-1]
    raw = {square_name(move.square, 8): move.value / UNIT for move in exact.candidates}
    found = answers({"want": "thoughts", "position": text(game), "solve": 8, "every": True})
    assert {move["square"]: move["value"] for move in found[-1]["moves"]} == raw
    shown_values = [in_discs(sign * 64 * UNIT, -9 * sign, 8) for sign in (1, -1)]
    assert shown_values == [64, -64]
