"""How the page starts, as it says itself in the attributes of its root."""

from playwright.sync_api import Locator, Page, expect

from driving.core.waiting import expect_of_root, wait_until

# How long a slow machine may take to start Python, in milliseconds.
START_WITHIN = 240_000

# Notes the states that a page comes to, from the one in its HTML on.
WATCH_STATES = """
window.states = [];
new MutationObserver(() => {
  const state = document.documentElement?.dataset.page;
  if (state && state !== states.at(-1)) states.push(state);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""

NOT_LOADING = "() => document.documentElement.dataset.page !== 'loading'"

LATER_MODULES = """async () => {
  const { later } = JSON.parse(await modules());
  return later.map((address) => new URL(address, document.baseURI).href);
}"""


def opened(page: Page, address: str) -> Page:
    """Opens the address of an Othello page; returns the page once all of it is ready."""
    playable(page, address)
    expect_all_ready(page)
    return page


def playable(page: Page, address: str) -> Page:
    """Opens the address of a page; returns the page once its board can be played on."""
    page.goto(address)
    expect_playable(page)
    return page


def expect_playable(page: Page) -> None:
    """Waits until the board of a page can be played on."""
    assert wait_until(page, NOT_LOADING, within=START_WITHIN), "the page is still loading"
    expect_state(page, "ready")


def expect_state(page: Page, state: str) -> None:
    """Waits until a page is `loading`, `ready` to be played on, or has `failed`."""
    expect_of_root(page, "page", state, START_WITHIN)


def expect_all_ready(page: Page) -> None:
    """Waits until everything else is there too."""
    expect_of_root(page, "workbench", "ready", START_WITHIN)


def expect_not_all_ready(page: Page) -> None:
    """Waits until something is known to be missing."""
    expect(page.locator("html")).not_to_have_attribute("data-workbench", "ready")


def watch_states(page: Page) -> None:
    """Notes, from the next opening on, which states the page comes to."""
    page.add_init_script(WATCH_STATES)


def states(page: Page) -> list[str]:
    """Returns the states that the page has come to since it was opened."""
    found: list[str] = page.evaluate("states")
    return found


def later_modules(page: Page) -> list[str]:
    """Returns the addresses of what holds the modules that a game does not need."""
    found: list[str] = page.evaluate(LATER_MODULES)
    return found


def alert(page: Page) -> Locator:
    """Returns what the page says when it cannot start."""
    return page.get_by_role("alert")


def advice_without_scripts(page: Page) -> Locator:
    """Returns what the page says where no script may run."""
    return page.locator("noscript p")


def advice_to_wait(page: Page) -> Locator:
    """Returns what the page says when it takes long to start."""
    return page.get_by_text("taking its time")
