"""What the engine is asked, in which order, and what becomes of an engine that is lost."""

from typing import Any

import pytest

from othello import BLACK, WHITE, Position
from page.model.engine.client import (
    ANALYSIS,
    FAILED,
    GONE,
    HINT,
    LOADING,
    MOVE,
    READY,
    REPORT,
    Consultation,
    EngineClient,
    position_text,
)
from page.model.workspace import Workspace
from unit.page.engine.fake_engine import FakeEngine, real_engine
from unit.page.running import finish, step

A, B, C = {"want": "a"}, {"want": "b"}, {"want": "c"}


def three_times(request: dict[str, Any]) -> list[dict[str, Any] | None]:
    return [{"answer": request["want"], "number": number} for number in range(3)]


class Asker:
    """Somebody at a table with an engine, and what they have heard of it."""

    def __init__(self, engine: FakeEngine) -> None:
        self.engine = engine
        self.workspace = Workspace()
        self.client: EngineClient = self.workspace.client
        self.heard: list[str] = []
        self.client.take(engine)

    def want(self, urgency: int, request: dict[str, Any] | None) -> None:
        self.client.want(urgency, request, self.hear)

    def hear(self, answer: dict[str, Any]) -> None:
        self.heard.append(f"{answer['answer']}{answer['number']}")

    def run(self) -> str:
        """Takes the jobs to their ends; returns what was heard until then."""
        finish(self.workspace.jobs)
        heard, self.heard = self.heard, []
        return " ".join(heard)

    def ready(self) -> "Asker":
        self.client.load()
        finish(self.workspace.jobs)
        return self

    def begin(self, answers: int) -> None:
        """Hears so many answers to what is asked now."""
        job = next(job for job in self.workspace.jobs.take_up() if not job.done)
        assert isinstance(job, Consultation)
        for _ in range(answers + 1):
            step(job, 0)


@pytest.fixture
def asker() -> Asker:
    return Asker(FakeEngine(three_times)).ready()


def test_a_position_is_written_as_requests_have_it() -> None:
    assert position_text(Position.start(4), BLACK) == "-----OX--XO----- X"
    assert position_text(Position.start(4), WHITE) == "-----OX--XO----- O"


def test_the_engine_is_loaded_when_something_is_wanted_of_it() -> None:
    asker = Asker(FakeEngine(three_times))
    assert asker.client.status == ""
    asker.want(HINT, A)
    assert asker.client.status == LOADING
    assert asker.run() == "a0 a1 a2"
    assert asker.client.status == READY
    assert asker.engine.started == 1


def test_what_was_wanted_before_there_was_an_engine_is_asked_once_there_is() -> None:
    workspace, heard = Workspace(), []
    workspace.client.want(ANALYSIS, A, lambda answer: heard.append(answer["number"]))
    assert finish(workspace.jobs) == []
    workspace.client.take(FakeEngine(three_times))
    finish(workspace.jobs)
    assert heard == [0, 1, 2]


@pytest.mark.parametrize("first", [MOVE, HINT, ANALYSIS, REPORT])
def test_the_most_urgent_wish_comes_first(asker: Asker, first: int) -> None:
    asker.want(first, A)
    asker.want(REPORT if first < REPORT else MOVE, B)
    assert asker.run() == ("a0 a1 a2 b0 b1 b2" if first < REPORT else "b0 b1 b2 a0 a1 a2")


def test_a_wish_that_gave_way_is_asked_anew(asker: Asker) -> None:
    asker.want(ANALYSIS, A)
    asker.begin(answers=2)
    asker.want(MOVE, B)
    assert asker.run() == "a0 a1 b0 b1 b2 a0 a1 a2"
    assert asker.engine.requests == [A, B, A]
    assert asker.engine.stopped == 1


def test_a_less_urgent_wish_does_not_disturb(asker: Asker) -> None:
    asker.want(MOVE, A)
    asker.begin(answers=1)
    asker.want(REPORT, B)
    assert asker.engine.stopped == 0


def test_the_same_wanted_again_goes_on_and_is_not_asked_again(asker: Asker) -> None:
    asker.want(ANALYSIS, A)
    asker.begin(answers=1)
    asker.want(ANALYSIS, dict(A))
    assert asker.engine.stopped == 0
    asker.want(ANALYSIS, B)
    assert asker.run() == "a0 b0 b1 b2"
    asker.want(ANALYSIS, B)
    assert asker.run() == ""
    asker.want(ANALYSIS, A)
    assert asker.run() == "a0 a1 a2"


def test_what_is_wanted_no_longer_is_not_heard(asker: Asker) -> None:
    asker.want(HINT, A)
    asker.begin(answers=1)
    asker.want(HINT, None)
    assert asker.run() == "a0"
    asker.want(HINT, A)
    assert asker.run() == "a0 a1 a2"


def test_what_was_heard_is_a_change_of_the_page(asker: Asker) -> None:
    before = asker.workspace.changes.count
    asker.want(HINT, A)
    asker.run()
    assert asker.workspace.changes.count >= before + 3


def test_who_hears_an_answer_may_want_something_else(asker: Asker) -> None:
    asker.client.want(ANALYSIS, A, lambda answer: asker.want(ANALYSIS, B))
    assert asker.run() == "b0 b1 b2"


def test_analysis_rests_while_nobody_looks_and_a_move_does_not(asker: Asker) -> None:
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


def test_an_engine_that_is_lost_is_loaded_again_once_and_asked_again() -> None:
    asker = Asker(FakeEngine(three_times, life=2))
    asker.want(ANALYSIS, A)
    assert asker.run() == "a0 a1 a0 a1"
    assert asker.engine.started == 2
    assert (asker.client.status, asker.client.problem) == (FAILED, GONE)
    asker.want(MOVE, B)
    assert asker.run() == ""


def test_an_engine_that_failed_can_be_tried_again() -> None:
    asker = Asker(FakeEngine(three_times, life=2))
    asker.want(ANALYSIS, A)
    asker.run()
    asker.client.try_again()
    assert (asker.client.status, asker.client.problem) == (LOADING, "")
    assert asker.run() == "a0 a1 a0 a1"


def test_an_engine_that_cannot_be_loaded_says_why() -> None:
    asker = Asker(FakeEngine(three_times, problem="No network."))
    asker.want(MOVE, A)
    assert asker.run() == ""
    assert (asker.client.status, asker.client.problem) == (FAILED, "No network.")


def test_the_real_engine_answers() -> None:
    workspace = Workspace()
    answers: list[dict[str, Any]] = []
    workspace.client.take(real_engine())
    position = position_text(Position.start(8), BLACK)
    request = {"want": "move", "position": position, "level": 1, "seed": 0}
    workspace.client.want(MOVE, request, answers.append)
    finish(workspace.jobs)
    assert answers[0]["answer"] == "thought"
    assert answers[-1]["answer"] == "move"
    assert answers[-1]["square"] in ("d3", "c4", "f5", "e6")
