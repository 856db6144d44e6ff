"""A worker or a frame that is ended from outside, as a browser short of memory ends one."""

import pytest
from playwright.sync_api import Page

from driving.programs import HELLO, SAID, Programs
from harness.extent import in_part
from serving.server import SiteServer

# Notes every worker that a frame makes.
NOTE_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...address) {
    super(...address);
    workers.push(this);
  }
};
"""
LOST = {
    "without a word": ("workers.at(-1).terminate()", "timeout"),
    "with an error": ("workers.at(-1).dispatchEvent(new ErrorEvent('error'))", "broken"),
}


@pytest.mark.parametrize("how", in_part(LOST, 1))
def test_a_lost_worker_ends_its_program_and_the_next_one_runs(
    page: Page, checkout: SiteServer, how: str
) -> None:
    end, kind = LOST[how]
    page.add_init_script(NOTE_WORKERS)
    programs = Programs(page, checkout)
    assert programs.run(HELLO) == SAID
    programs.begin("while True: pass", seconds=3)
    page.frames[-1].evaluate(end)
    assert programs.ended().kind == kind
    assert programs.run(HELLO) == SAID


def test_a_lost_frame_is_made_anew(page: Page, checkout: SiteServer) -> None:
    """Once it does not answer, of which nobody tells the page."""
    programs = Programs(page, checkout)
    assert programs.run(HELLO) == SAID
    page.frames[-1].evaluate("onmessage = null")
    programs.begin("print('lost')")
    programs.close()
    assert programs.ended().kind == "stopped"
    assert programs.run(HELLO) == SAID
