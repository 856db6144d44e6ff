"""The FFO endgame test, the benchmark of Othello programs."""

import pytest

from harness.extent import in_part
from reference.ffo import FFO
from unit.analysis.boards import answers

NUMBERS = range(1, len(FFO) + 1)
QUICK = (1, 2, 5, 7)


def check(number: int) -> None:
    position, score, moves = FFO[number - 1]
    last = answers({"want": "solution", "position": position, "goal": "score"})[-1]
    assert (last["goal"], last["moves"][0]["value"]) == ("score", score)
    assert last["moves"][0]["square"] in moves.split()
    win = answers({"want": "solution", "position": position, "goal": "win"})[-1]
    assert (win["goal"], win["moves"][0]["value"]) == ("win", (score > 0) - (score < 0))


@pytest.mark.parametrize("number", QUICK)
def test_some_positions_have_their_published_score(number: int) -> None:
    check(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", in_part(sorted(set(NUMBERS) - set(QUICK)), 3))
def test_every_position_has_its_published_score(number: int) -> None:
    check(number)
