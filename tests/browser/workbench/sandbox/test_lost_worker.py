"""Workers and frames killed from outside, as by a browser that is short of memory."""

import pytest

from driving.workbench.program.sandbox import HELLO, SAID, Programs

# The default run ends workers that a program has damaged.
pytestmark = pytest.mark.whole

LOST = {
    "without a word": ("workers.at(-1).terminate()", "timeout"),
    "with an error": ("workers.at(-1).dispatchEvent(new ErrorEvent('error'))", "broken"),
}


@pytest.mark.parametrize("how", LOST)
def test_a_lost_worker_ends_only_its_program(programs: Programs, how: str) -> None:
    end, kind = LOST[how]
    assert programs.run(HELLO) == SAID
    programs.begin("while True: pass", seconds=1)
    programs.frame.evaluate(end)
    assert programs.ended().kind == kind
    assert programs.run(HELLO) == SAID


def test_a_lost_frame_is_replaced(programs: Programs) -> None:
    """A lost frame is only noticed because it does not answer."""
    assert programs.run(HELLO) == SAID
    programs.frame.evaluate("MessagePort.prototype.postMessage = () => {}")
    programs.begin("print('lost')")
    programs.close()
    assert programs.ended().kind == "stopped"
    assert programs.run(HELLO) == SAID
