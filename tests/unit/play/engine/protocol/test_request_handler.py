"""Requests and answers are plain data, and an invalid request is answered by a sentence."""

import json
from itertools import count
from typing import Any

import pytest

from othello import Game, square_name
from play.engine.levels import LEVELS, SECONDS
from play.engine.protocol.request_handler import Engine
from unit.play.engine.boards import answers, fresh_thinker, random_game, text

START = text(Game())
PASSES = "XO" + "-" * 14 + " O"
NO_BOARDS = (START[:-1], START[1:], "?" * 64 + " X", "-" * 9 + " X", "-" * 784 + " X")
NO_LEVELS = (-1, 11, "5", True, float("nan"))

WANTS: list[dict[str, Any]] = [
    {"want": "move", "position": START, "level": 5},
    {"want": "move", "position": text(random_game(1, 6, 20)), "level": 7, "seed": 3},
    {"want": "thoughts", "position": START, "depth": 3, "every": True},
    {"want": "thoughts", "position": text(random_game(1, 10, 50)), "nodes": 200, "seconds": 2.5},
    {"want": "thoughts", "position": text(random_game(2, 8, 8)), "solve": 8},
    {"want": "explanation", "position": START, "square": "d3", "depth": 3},
    {"want": "report", "moves": ["f5", "d6", "c3"], "nodes": 200, "solve": 6},
    {"want": "puzzle", "seed": 0, "empties": 5, "hardness": 0},
    {"want": "puzzle", "position": text(random_game(4, 8, 6))},
    {"want": "start", "seed": 1},
]


@pytest.mark.parametrize("request_", WANTS)
def test_answers_are_plain_data_that_survives_json(request_: dict[str, Any]) -> None:
    found = answers(json.loads(json.dumps(request_)))
    assert found
    assert json.loads(json.dumps(found)) == found
    assert "error" not in {answer["answer"] for answer in found}


@pytest.mark.parametrize(
    ("request_", "part"),
    [
        ({}, "want"),
        ({"want": "sing"}, "want"),
        ({"want": ["move"]}, "want"),
        ({"want": "move"}, "position"),
        ({"want": "move", "position": 3}, "position"),
        *(({"want": "move", "position": position}, "n x n") for position in NO_BOARDS),
        ({"want": "move", "position": "-" * 16 + " X"}, "no legal move"),
        ({"want": "move", "position": PASSES}, "White has no legal move"),
        *(({"want": "move", "position": START, "level": level}, "level") for level in NO_LEVELS),
        ({"want": "thoughts", "position": START, "nodes": 0}, "nodes"),
        ({"want": "puzzle", "seed": -1}, "seed"),
        ({"want": "puzzle", "empties": 4}, "empties"),
        ({"want": "puzzle", "empties": 19}, "empties"),
        ({"want": "puzzle", "hardness": 5}, "hardness"),
        ({"want": "puzzle", "position": "?"}, "n x n"),
        ({"want": "thoughts", "position": START, "seconds": -1}, "seconds"),
        ({"want": "explanation", "position": START, "square": 3}, "square"),
        ({"want": "explanation", "position": START, "square": "a1"}, "a1"),
        ({"want": "explanation", "position": START, "square": "z9"}, "z9"),
        ({"want": "report", "moves": "f5d6"}, "moves"),
        ({"want": "report", "moves": ["f5", "f5"]}, "f5"),
        ({"want": "report", "moves": ["f5", 7]}, "7"),
    ],
)
def test_invalid_requests_are_answered_by_a_sentence(request_: dict[str, Any], part: str) -> None:
    (answer,) = answers(request_)
    assert answer["answer"] == "error"
    assert part in answer["message"]
    assert answer["message"].endswith(".")


def test_thoughts_state_their_depth() -> None:
    found = answers({"want": "thoughts", "position": START, "depth": 4})
    assert [answer["depth"] for answer in found] == [1, 2, 3, 4, 4]
    assert [answer["final"] for answer in found] == [False] * 4 + [True]
    assert all(answer["goal"] is None for answer in found)
    assert found[-1]["moves"][0]["square"] in ("d3", "c4", "e6", "f5")


@pytest.mark.slow
@pytest.mark.parametrize("level", range(len(LEVELS)))
@pytest.mark.parametrize("n", [6, 8])
def test_every_level_plays_a_legal_move_and_repeats_it(level: int, n: int) -> None:
    game = random_game(level, n, 16)
    request_ = {"want": "move", "position": text(game), "level": level, "seed": 2}
    timeless = Engine(fresh_thinker(), clock=lambda: 0)  # A slow machine would play other moves.
    last, again = (list(timeless.answer(request_))[-1] for _ in range(2))
    assert last == again
    assert last and last["answer"] == "move"
    assert last["square"] in [square_name(square, n) for square in game.legal_moves()]


def test_the_strongest_level_answers_in_time_on_any_machine() -> None:
    seconds = count(1)  # The clock advances by a second every time it is read.
    slow = Engine(fresh_thinker(), clock=lambda: next(seconds))
    found = list(slow.answer({"want": "move", "position": START, "level": len(LEVELS) - 1}))
    assert found[-1] is not None
    assert found[-1]["answer"] == "move"
    assert next(seconds) <= SECONDS + 9


@pytest.mark.parametrize("step", [1 / 256, 1 / 8, 2.0])
def test_the_speed_is_nodes_by_seconds(step: float) -> None:
    times = [0.0]

    def clock() -> float:
        times.append(times[-1] + step)
        return times[-1]

    thinker = fresh_thinker()
    timed = Engine(thinker, clock)
    request_ = {"want": "thoughts", "position": START, "nodes": 500, "seconds": 1000}
    found = 0
    for answer in timed.answer(request_):
        if answer and answer["answer"] == "thought":
            found += 1
            assert answer["speed"] == round(thinker.nodes / (times[-1] - times[1]))
    assert found
