"""The engine in its worker: whether it is there, what it plays, and what befalls it."""

from playwright.sync_api import Page

from driving.core.waiting import IN_SLICES, expect_of_root, expect_value

# Keeps account of the workers that the page starts. While they are held, they think on and on:
# the page hears that they are alive, but not what they would play.
ACCOUNT = """() => {
  window.engine = { workers: [], held: false };
  window.Worker = class extends window.Worker {
    constructor(...made) {
      super(...made);
      engine.workers.push(this);
    }
    set onmessage(listener) {
      this.addEventListener("message", ({ data }) => {
        const decides = data.last || data.answer?.startsWith('{"answer": "move"');
        if (engine.held && decides) {
          const alive = { data: { serial: 0, answer: "", last: false } };
          this.alive ??= setInterval(listener, 500, alive);
        } else {
          listener({ data });
        }
      });
    }
    terminate() {
      clearInterval(this.alive);
      super.terminate();
    }
  };
}"""
# A worker that the browser ends does not always say so.
END = """silently => {
  const worker = engine.workers.at(-1);
  worker.terminate();
  if (!silently) worker.dispatchEvent(new ErrorEvent("error"));
}"""


class Engine:
    """The engine, as the page speaks of it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.said = page.locator("#engine")
        self.load_again = page.get_by_role("button", name="Load it again")
        self.stop = page.locator(".score").get_by_role("button", name="Stop")

    def account(self) -> None:
        """Has the page, from now on, let tests do things to its workers."""
        self._page.evaluate(ACCOUNT)

    def expect_ready(self) -> None:
        """Waits until it is there."""
        self._expect("ready")

    def expect_failed(self) -> None:
        """Waits until it is known not to come."""
        self._expect("failed")

    def hold(self, held: bool) -> None:
        """Keeps it from telling its move, or no longer."""
        self._page.evaluate("held => { engine.held = held; }", held)

    def end(self, silently: bool = False) -> None:
        """Ends its worker."""
        self._page.evaluate(END, silently)

    def expect_workers(self, number: int) -> None:
        """Waits until it has had so many workers."""
        expect_value(self._page, "() => engine.workers.length", number)

    def _expect(self, status: str) -> None:
        expect_of_root(self._page, "analysis", status, IN_SLICES)
