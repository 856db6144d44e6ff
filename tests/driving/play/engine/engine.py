"""The engine in its worker: its state, its moves and its failures."""

from playwright.sync_api import Page

from driving.core.waiting import IN_SLICES, expect_of_root, expect_value

# Records the workers that the page starts. While held, they seem to think endlessly: the page gets
# signs of life, but no move.
ACCOUNT = """() => {
  window.engine = { workers: [], held: false };
  window.Worker = class extends window.Worker {
    constructor(...made) {
      super(...made);
      engine.workers.push(this);
    }
    set onmessage(listener) {
      this.addEventListener("message", ({ data }) => {
        const decides = data.last || data.answer?.includes('"answer": "move"');
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
# A worker that the browser kills does not always report an error.
END = """silently => {
  const worker = engine.workers.at(-1);
  worker.terminate();
  if (!silently) worker.dispatchEvent(new ErrorEvent("error"));
}"""


class Engine:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.said = page.locator("#engine")
        self.load_again = page.get_by_role("button", name="Load it again")
        self.stop = page.locator(".score").get_by_role("button", name="Stop")

    def instrument_workers(self) -> None:
        """Gives tests control of the workers that the page starts from now on."""
        self._page.evaluate(ACCOUNT)

    def expect_ready(self) -> None:
        self._expect("ready")

    def expect_unloaded(self) -> None:
        """Checks that nothing has loaded the engine yet."""
        assert self._page.locator("html").get_attribute("data-analysis") is None

    def expect_failed(self) -> None:
        self._expect("failed")

    def hold(self, held: bool) -> None:
        """Holds back its moves, or releases them."""
        self._page.evaluate("held => { engine.held = held; }", held)

    def end(self, silently: bool = False) -> None:
        """Kills its worker, with or without an error event."""
        self._page.evaluate(END, silently)

    def expect_workers(self, number: int) -> None:
        expect_value(self._page, "() => engine.workers.length", number)

    def _expect(self, status: str) -> None:
        expect_of_root(self._page, "analysis", status, IN_SLICES)
