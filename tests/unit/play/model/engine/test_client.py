"""The order of requests to the engine, and the recovery of a lost engine."""

from __future__ import annotations

from typing import Any

import pytest

from othello import BLACK, WHITE, Position
from play.engine.protocol.engine_messages import EngineRequest
from play.model.engine.client import (
    ANALYSIS,
    CONSULTING,
    CRASHED,
    FAILED,
    HIDDEN,
    HINT,
    LOADING,
    MOVE,
    REPORT,
    SAVING,
    EngineClient,
    position_text,
)
from play.model.game.table import Table
from unit.page.running import advance, finish
from unit.play.model.engine.fake_engine import FakeEngine

A: EngineRequest = {"want": "a"}
B: EngineRequest = {"want": "b"}
C: EngineRequest = {"want": "c"}


def three_times(request: EngineRequest) -> list[dict[str, Any] | None]:
    return [{"answer": request["want"], "number": number} for number in range(3)]


class Asker:
    """A client of an engine, and the answers that it has received."""

    def __init__(self, engine: FakeEngine) -> None:
        self.engine = engine
        self.workspace = Table().workspace
        self.client = EngineClient(self.workspace.jobs)
        self.heard: list[str] = []
        self.client.connect(engine)

    def want(self, urgency: int, request: EngineRequest | None) -> None:
        self.client.want(urgency, request, self.hear)

    def hear(self, answer: Any) -> None:
        self.heard.append(f"{answer['answer']}{answer['number']}")

    def run(self) -> str:
        """Runs all jobs and returns the answers received since the last call."""
        finish(self.workspace.jobs)
        heard, self.heard = self.heard, []
        return " ".join(heard)

    def ready(self) -> Asker:
        self.client.load()
        finish(self.workspace.jobs)
        return self

    def begin(self, answers: int) -> None:
        """Receives `answers` answers to the current request."""
        job = next(job for job in self.workspace.jobs.take_up() if not job.done)
        assert job.kind == CONSULTING
        for _ in range(answers + 1):
            advance(self.workspace.jobs, job, 0)


@pytest.fixture
def asker() -> Asker:
    return Asker(FakeEngine(three_times)).ready()


def test_positions_are_written_in_the_notation_of_requests() -> None:
    assert position_text(Position.start(4), BLACK) == "-----OX--XO----- X"
    assert position_text(Position.start(4), WHITE) == "-----OX--XO----- O"


@pytest.mark.parametrize("first", [MOVE, HINT, ANALYSIS, REPORT])
def test_the_most_urgent_request_comes_first(asker: Asker, first: int) -> None:
    asker.want(first, A)
    asker.want(REPORT if first < REPORT else MOVE, B)
    assert asker.run() == ("a0 a1 a2 b0 b1 b2" if first < REPORT else "b0 b1 b2 a0 a1 a2")


def test_an_interrupted_request_is_asked_again(asker: Asker) -> None:
    asker.want(ANALYSIS, A)
    asker.begin(answers=2)
    asker.want(MOVE, B)
    assert asker.run() == "a0 a1 b0 b1 b2 a0 a1 a2"
    assert asker.engine.requests == [A, B, A]
    assert asker.engine.stopped == 1


def test_a_less_urgent_request_does_not_interrupt(asker: Asker) -> None:
    asker.want(MOVE, A)
    asker.begin(answers=1)
    asker.want(REPORT, B)
    assert asker.engine.stopped == 0


def test_the_same_request_is_not_asked_twice(asker: Asker) -> None:
    asker.want(ANALYSIS, A)
    asker.begin(answers=1)
    asker.want(ANALYSIS, A.copy())
    assert asker.engine.stopped == 0
    asker.want(ANALYSIS, B)
    assert asker.run() == "a0 b0 b1 b2"
    asker.want(ANALYSIS, B)
    assert asker.run() == ""
    asker.want(ANALYSIS, A)
    assert asker.run() == "a0 a1 a2"


def test_a_withdrawn_request_is_not_answered(asker: Asker) -> None:
    asker.want(HINT, A)
    asker.begin(answers=1)
    asker.want(HINT, None)
    assert asker.run() == "a0"
    asker.want(HINT, A)
    assert asker.run() == "a0 a1 a2"


def test_an_answer_counts_as_a_change_and_may_cause_a_request(asker: Asker) -> None:
    changes: list[int] = []
    asker.workspace.changes.subscribe(lambda: changes.append(len(asker.heard)))
    asker.want(HINT, A)
    asker.run()
    assert {1, 2, 3} <= {*changes}
    asker.client.want(ANALYSIS, A, lambda answer: asker.want(ANALYSIS, B))
    assert asker.run() == "b0 b1 b2"


def test_a_pause_stops_the_analysis_but_not_the_computers_move(asker: Asker) -> None:
    asker.want(ANALYSIS, A)
    asker.begin(answers=1)
    asker.client.pause("It rains.", True)
    asker.client.pause("It snows.", True)
    asker.want(MOVE, B)
    assert asker.run() == "a0 b0 b1 b2"
    asker.client.pause("It rains.", False)
    assert asker.run() == ""
    asker.client.pause("It snows.", False)
    assert asker.run() == "a0 a1 a2"


def test_a_lost_engine_is_reloaded_once_and_asked_again_and_then_on_request() -> None:
    asker = Asker(FakeEngine(three_times, life=2))
    asker.want(ANALYSIS, A)
    assert asker.run() == "a0 a1 a0 a1"
    assert asker.engine.started == 2
    assert (asker.client.status, asker.client.problem) == (FAILED, CRASHED)
    asker.want(MOVE, B)
    assert asker.run() == ""
    asker.want(MOVE, None)
    asker.client.try_again()
    assert (asker.client.status, asker.client.problem) == (LOADING, "")
    assert asker.run() == "a0 a1 a0 a1"


def test_the_analysis_pauses_in_a_hidden_page_and_on_a_low_battery(asker: Asker) -> None:
    client = asker.client
    battery = [(False, 0.2, True), (True, 0.2, False), (False, 0.1, True), (False, 0.3, False)]
    for charging, level, is_low in battery:
        client.discharge(charging, level)
        assert client.pauses == [SAVING] * is_low
    for hidden in (True, False):
        client.hide(hidden)
        assert client.pauses == [HIDDEN] * hidden
