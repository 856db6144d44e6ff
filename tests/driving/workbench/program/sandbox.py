"""A page with only the sandbox: tests/browser/workbench/sandbox/programs.html."""

from typing import Any, NamedTuple

from playwright.sync_api import Frame, Page

from driving.core.starting import playable
from driving.core.waiting import IN_SLICES
from hosting.serving.server import SiteServer


class Outcome(NamedTuple):
    """How a run ended, as the page's own Outcome."""

    kind: str
    output: str
    error: str | None


# Records the sandbox's workers, and whether Python starts from a memory image.
NOTE_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...address) {
    super(...address);
    workers.push(this);
  }
  postMessage(message, ...others) {
    if (message.files) window.brought = Boolean(message.image);
    super.postMessage(message, ...others);
  }
};
"""

# The outcome of the pending run, null if it does not come in time (milliseconds).
ENDED = "within => Promise.race([pending, new Promise((done) => setTimeout(done, within, null))])"

HELLO = "print('hello')"
SAID = Outcome("ok", "hello\n", None)


class Programs:
    """Runs programs in the sandbox of a page."""

    def __init__(self, page: Page, site: SiteServer) -> None:
        page.add_init_script(NOTE_WORKERS)
        self.page = page
        self._address = f"{site.address}tests/browser/workbench/sandbox/programs.html"
        self.visit()

    def visit(self) -> None:
        playable(self.page, self._address)

    @property
    def frame(self) -> Frame:
        """The frame of the sandbox, which exists once a program has run."""
        return self.page.frames[-1]

    def run(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> Outcome:
        """Runs a program on an input; `most` limits the bytes of output."""
        self.begin(program, text, seconds, most)
        return self.ended()

    def begin(
        self, program: str, text: str = "", seconds: float = 60, most: int = 1_000_000
    ) -> None:
        arguments = [program, text, seconds, most]
        self.page.evaluate("arguments => { window.pending = run(...arguments) }", arguments)

    def ended(self) -> Outcome:
        """Waits for the end of the program started last; returns its outcome."""
        outcome: dict[str, Any] | None = self.page.evaluate(ENDED, IN_SLICES)
        assert outcome, "the sandbox does not report how the program ended"
        return Outcome(outcome["kind"], outcome["output"], outcome["error"])

    def written(self) -> str:
        """Returns the file that the program whose end was awaited last has written."""
        return str(self.page.evaluate("pending.then(({ written }) => written)"))

    def close(self) -> None:
        self.page.evaluate("closeSandbox()")
