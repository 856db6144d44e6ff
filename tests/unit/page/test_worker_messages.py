"""False messages of workers are refused before anything is applied."""

import json
from typing import Any

import pytest

from harness.extent import in_part
from othello import Game
from play.engine.protocol.engine_messages import EngineRequest
from play.model.engine.answers import checked_answer
from reference.chance import Chance
from unit.page.share.forgeries import STRANGE
from unit.play.model.engine.engine_app import analysing, ending
from unit.play.model.engine.fake_engine import CheckingEngine, real_engine
from workbench.programs.trials.run_answers import KINDS, SHAPES
from workbench.programs.trials.run_answers import checked_answer as checked_run

SEEDS = in_part(range(1000), 60)
ANSWER: dict[str, Any] = {
    "answer": "thought",
    "depth": 3,
    "goal": None,
    "moves": [{"square": "d3", "value": 1.5, "line": ["c3"]}],
    "speed": 200,
    "final": False,
}
REQUEST: EngineRequest = {"want": "thoughts", "position": "-" * 27 + "OX------XO" + "-" * 27 + " X"}


def forged(seed: int) -> Any:
    """Returns an answer with a member replaced or removed, or a strange value."""
    chance = Chance(seed)
    if chance.percent(5):
        return chance.pick(STRANGE)
    answer = json.loads(json.dumps(ANSWER))
    where = answer["moves"][0] if chance.percent(40) else answer
    name = chance.pick(sorted(where))
    if chance.percent(15):
        del where[name]
    else:
        where[name] = chance.pick((*STRANGE, "a1", "z99", ["a1"], "error", "move"))
    return answer


@pytest.mark.parametrize("seed", SEEDS)
def test_a_false_answer_of_the_engine_does_not_stop_the_page(seed: int) -> None:
    app = analysing(Game(), CheckingEngine(lambda request: [ANSWER, forged(seed)]))
    assert app.workspace.scene().squares
    assert isinstance(app.analysis.line_names, list)
    assert isinstance(app.analysis.status, str)


def test_a_true_answer_is_passed_on_unchanged() -> None:
    assert checked_answer(ANSWER, REQUEST) == ANSWER
    assert analysing(ending(3), real_engine()).analysis.line_names


@pytest.mark.parametrize("seed", SEEDS)
def test_a_false_answer_of_the_sandbox_has_the_types_of_a_true_one(seed: int) -> None:
    chance = Chance(seed)
    data = {name: chance.pick((*STRANGE, "ok", "crash")) for name in SHAPES}
    if chance.percent(50):
        data["kind"] = chance.pick(KINDS)
    answer = checked_run(data)
    assert answer["kind"] in KINDS
    for name, usual in checked_run({"kind": "ok"}).items():
        assert type(answer[name]) is type(usual)


def test_a_true_answer_of_the_sandbox_keeps_its_content() -> None:
    answer = {"kind": "crash", "output": "1\n", "error": "No.", "cause": "error"}
    assert checked_run(answer).items() >= answer.items()
    assert checked_run({"kind": "ok", "output": 7})["kind"] == "broken"
