"""The FFO endgame test, the benchmark of Othello programs."""

import pytest

from harness.extent import in_part
from jobs.slices import finished, silently
from play.engine.protocol.requests import position_of
from play.engine.thoughts import Limits
from reference.ffo import FFO
from unit.play.engine.boards import answers, engine

SQUARES = 64
WIN = Limits(win=SQUARES)
NUMBERS = range(1, len(FFO) + 1)
QUICK = (1, 2, 5, 7)


def check(number: int) -> None:
    position, score, moves = FFO[number - 1]
    last = answers({"want": "thoughts", "position": position, "solve": SQUARES})[-1]
    assert (last["goal"], last["moves"][0]["value"]) == ("score", score)
    assert last["moves"][0]["square"] in moves.split()
    win = finished(silently(engine().think(*position_of({"position": position}), WIN)))
    value = win.candidates[0].value
    assert (win.goal, (value > 0) - (value < 0)) == ("win", (score > 0) - (score < 0))


@pytest.mark.parametrize("number", QUICK)
def test_some_positions_have_their_published_score(number: int) -> None:
    check(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", in_part(sorted(set(NUMBERS) - set(QUICK)), 3))
def test_every_position_has_its_published_score(number: int) -> None:
    check(number)
