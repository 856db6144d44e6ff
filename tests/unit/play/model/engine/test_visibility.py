"""The analysis pauses in a hidden page and on a low battery."""

from collections.abc import Callable

import pytest

from play.model.engine.client import HIDDEN, SAVING, EngineClient
from unit.play.model.new_play import new_play


@pytest.mark.parametrize(
    ("pause", "resume", "reason"),
    [
        (lambda it: it.hide(True), lambda it: it.hide(False), HIDDEN),
        (lambda it: it.discharge(False, 0.2), lambda it: it.discharge(True, 0.2), SAVING),
        (lambda it: it.discharge(False, 0.1), lambda it: it.discharge(False, 0.3), SAVING),
    ],
    ids=["hidden", "unplugged", "empty"],
)
def test_the_analysis_pauses_and_resumes(
    pause: Callable[[EngineClient], None], resume: Callable[[EngineClient], None], reason: str
) -> None:
    client = new_play().client
    pause(client)
    assert client.pauses == [reason]
    resume(client)
    assert client.pauses == []
