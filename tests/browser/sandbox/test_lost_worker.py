"""A worker or a frame that is ended from outside, as a browser short of memory ends one."""

import pytest

from driving.judge.sandbox import HELLO, SAID, Programs
from harness.extent import in_part

LOST = {
    "without a word": ("workers.at(-1).terminate()", "timeout"),
    "with an error": ("workers.at(-1).dispatchEvent(new ErrorEvent('error'))", "broken"),
}


@pytest.mark.parametrize("how", in_part(LOST, 1))
def test_a_lost_worker_ends_its_program_and_the_next_one_runs(programs: Programs, how: str) -> None:
    end, kind = LOST[how]
    assert programs.run(HELLO) == SAID
    programs.begin("while True: pass", seconds=3)
    programs.frame.evaluate(end)
    assert programs.ended().kind == kind
    assert programs.run(HELLO) == SAID


def test_a_lost_frame_is_made_anew(programs: Programs) -> None:
    """Once it does not answer, of which nobody tells the page."""
    assert programs.run(HELLO) == SAID
    programs.frame.evaluate("onmessage = null")
    programs.begin("print('lost')")
    programs.close()
    assert programs.ended().kind == "stopped"
    assert programs.run(HELLO) == SAID
