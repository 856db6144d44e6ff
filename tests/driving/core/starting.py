"""The states of the page while it starts, from the attributes of its root element."""

from playwright.sync_api import Locator, Page, expect

from driving.core.waiting import expect_of_root, wait_until

# Milliseconds that a slow machine may take to start Python.
START_WITHIN = 240_000

# Records the states of a page, beginning with that in its HTML.
WATCH_STATES = """
window.states = [];
new MutationObserver(() => {
  const state = document.documentElement?.dataset.page;
  if (state && state !== states.at(-1)) states.push(state);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""

# Records the messages of a page that cannot start, also of those that reload themselves.
WATCH_ALERTS = """
new MutationObserver(() => {
  const said = document.getElementById("trouble")?.textContent;
  const alerts = JSON.parse(sessionStorage.alerts ?? "[]");
  if (said && said !== alerts.at(-1)) sessionStorage.alerts = JSON.stringify([...alerts, said]);
}).observe(document, { childList: true, subtree: true });
"""

# Counts the turns of the event loop from the arrival of the later modules in Python, by the second
# file that the page writes, until they are ready. The clock advances whenever Python reads it, or a
# fast machine would take no turn.
COUNT_TURNS = """
{
  let now = Date.now(), files = 0, write;
  Date.now = () => (now += 1);
  window.turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (document.documentElement.dataset.workbench === "ready") return;
    turns += 1;
    port2.postMessage(0);
  };
  Object.defineProperty(window, "writeFile", {
    get: () => (...file) => {
      files += 1;
      if (files === 2) port2.postMessage(0);
      return write(...file);
    },
    set: (found) => { write = found; },
  });
}
"""

# The page learns from the times of a file whether a memory image can arrive while Python starts.
CONNECTION = "performance.getEntriesByName = () => [{ responseStart: 0, responseEnd: %d }];"

NOT_LOADING = "() => document.documentElement.dataset.page !== 'loading'"

LATER_MODULES = """async () => {
  const { later } = JSON.parse(await modules());
  return later.map((address) => new URL(address, document.baseURI).href);
}"""


def opened(page: Page, address: str) -> Page:
    """Opens an address; returns the page once it is completely loaded."""
    playable(page, address)
    expect_all_ready(page)
    return page


def connect(page: Page, *, is_fast: bool) -> None:
    """Has the page take its connection for a fast or a slow one from its next load on."""
    page.add_init_script(CONNECTION % (0 if is_fast else 1000))


def playable(page: Page, address: str) -> Page:
    page.goto(address)
    expect_playable(page)
    return page


def expect_playable(page: Page) -> None:
    assert wait_until(page, NOT_LOADING, within=START_WITHIN), "the page is still loading"
    expect_state(page, "ready")


def expect_playable_at_last(page: Page) -> None:
    """Waits until the board can be played on, even if the page reloads itself before."""
    expect(page.locator("html")).to_have_attribute("data-page", "ready", timeout=START_WITHIN)


def expect_state(page: Page, state: str) -> None:
    """Waits until the page is `loading`, `ready` to be played on, or `failed`."""
    expect_of_root(page, "page", state, START_WITHIN)


def expect_all_ready(page: Page) -> None:
    expect_of_root(page, "workbench", "ready", START_WITHIN)


def expect_not_all_ready(page: Page) -> None:
    """Waits until a part is known to be missing."""
    expect(page.locator("html")).not_to_have_attribute("data-workbench", "ready")


def watch_states(page: Page) -> None:
    """Records the states of the page from its next load on."""
    page.add_init_script(WATCH_STATES)


def states(page: Page) -> list[str]:
    """Returns the states of the page since it was opened."""
    return list(page.evaluate("states"))


def count_turns(page: Page) -> None:
    """Counts turns of the event loop at the next load, see `turns`."""
    page.add_init_script(COUNT_TURNS)


def turns(page: Page) -> int:
    """Returns how many turns the event loop took while the later modules were imported."""
    return int(page.evaluate("turns"))


def watch_alerts(page: Page) -> None:
    """Records the messages of a page that cannot start from its next load on."""
    page.add_init_script(WATCH_ALERTS)


def alerts(page: Page) -> list[str]:
    """Returns the messages of a page that cannot start, since the first load."""
    return list(page.evaluate("JSON.parse(sessionStorage.alerts ?? '[]')"))


def later_modules(page: Page) -> list[str]:
    """Returns the addresses of the modules that are loaded after the game."""
    return list(page.evaluate(LATER_MODULES))


def expect_in_frame(page: Page, sentence: str) -> None:
    """Waits until the page in a frame is completely loaded and shows a sentence."""
    frame = page.frame_locator("iframe")
    expect(frame.locator("html[data-workbench=ready]")).to_be_attached()
    expect(frame.get_by_text(sentence)).to_be_visible()
    expect(frame.get_by_role("alert")).to_be_hidden()


def alert(page: Page) -> Locator:
    """Returns the message of a page that cannot start."""
    return page.get_by_role("alert")


def advice_without_scripts(page: Page) -> Locator:
    """Returns the message for browsers without scripts."""
    return page.locator("noscript p")


def advice_to_wait(page: Page) -> Locator:
    """Returns the message of a page that starts slowly."""
    return page.get_by_text("taking its time")
