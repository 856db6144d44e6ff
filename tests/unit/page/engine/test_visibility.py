"""The analysis rests where nobody sees it."""

from collections.abc import Callable

import pytest

from page.model.engine.client import ANALYSIS
from page.model.engine.visibility import HIDDEN, SAVING, UNSEEN, Visibility, Watching
from page.model.workspace import Workspace
from unit.page.engine.fake_engine import FakeEngine


class Looking:
    """A table at which something is analysed without an end."""

    def __init__(self) -> None:
        self.workspace = Workspace()
        self.awaited = 0
        self.attention = Visibility(self.workspace, self._await_touch)
        self.workspace.do(self.workspace.client.connect, FakeEngine(lambda request: []))
        self.workspace.do(self.workspace.client.want, ANALYSIS, {"want": "thoughts"})

    def _await_touch(self) -> None:
        self.awaited += 1

    @property
    def pauses(self) -> list[str]:
        return self.workspace.client.pauses

    def pass_a_minute(self) -> None:
        """Lets the time end in which something has to be touched."""
        [watching] = [job for job in self.workspace.jobs.take_up() if isinstance(job, Watching)]
        while not watching.done:
            watching.advance(0, lambda: 0)


def test_it_pauses_a_minute_after_the_last_input() -> None:
    looking = Looking()
    looking.attention.touch()
    looking.pass_a_minute()
    assert looking.pauses == []
    looking.pass_a_minute()
    assert looking.pauses == [UNSEEN]
    assert looking.awaited == 2


def test_it_resumes_with_the_next_input() -> None:
    looking = Looking()
    looking.pass_a_minute()
    looking.attention.touch()
    assert looking.pauses == []
    looking.pass_a_minute()
    assert looking.pauses == [UNSEEN]


def test_without_an_analysis_nothing_is_watched() -> None:
    looking = Looking()
    looking.workspace.do(looking.workspace.client.want, ANALYSIS, None)
    looking.pass_a_minute()
    assert looking.pauses == []
    assert not looking.workspace.jobs.has(Watching)


@pytest.mark.parametrize(
    ("rest", "wake", "reason"),
    [
        (lambda it: it.hide(True), lambda it: it.hide(False), HIDDEN),
        (lambda it: it.discharge(False, 0.2), lambda it: it.discharge(True, 0.2), SAVING),
        (lambda it: it.discharge(False, 0.1), lambda it: it.discharge(False, 0.3), SAVING),
    ],
    ids=["background", "plugged in", "charged"],
)
def test_it_pauses_in_the_background_and_on_a_low_battery(
    rest: Callable[[Visibility], None], wake: Callable[[Visibility], None], reason: str
) -> None:
    looking = Looking()
    rest(looking.attention)
    assert looking.pauses == [reason]
    wake(looking.attention)
    assert looking.pauses == []
