"""How long the page takes from an event until it has changed a part."""

from playwright.sync_api import Page

LONG = 600_000  # Milliseconds.
# Records the time from the next event to the next change of a part of the page.
WATCH = """([id, event]) => {
  window.waited = 0;
  addEventListener(event, ({ timeStamp }) => {
    const watching = new MutationObserver(() => {
      waited = performance.now() - timeStamp;
      watching.disconnect();
    });
    const part = document.getElementById(id);
    watching.observe(part, { childList: true, subtree: true, characterData: true });
  }, { capture: true, once: true });
}"""


def watch(page: Page, part: str, event: str) -> None:
    """Begins to measure from the next event to the change of the part with an id."""
    page.evaluate(WATCH, [part, event])


def waited(page: Page) -> float:
    """Returns the milliseconds that were measured last. The page must have `bypass_csp`."""
    page.wait_for_function("window.waited > 0", timeout=LONG)
    return float(page.evaluate("waited"))
