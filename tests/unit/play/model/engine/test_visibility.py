"""The analysis pauses in a hidden page and on a low battery."""

from collections.abc import Callable

import pytest

from play.model.engine.visibility import HIDDEN, SAVING, Visibility
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
    pause: Callable[[Visibility], None], resume: Callable[[Visibility], None], reason: str
) -> None:
    app = new_play()
    pause(app.visibility)
    assert app.client.pauses == [reason]
    resume(app.visibility)
    assert app.client.pauses == []
