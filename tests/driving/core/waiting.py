"""Waiting for states of the page."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

# Milliseconds that a slow machine may take for an immediate reaction, and for work in slices.
AT_ONCE = 60_000
IN_SLICES = 240_000
# A change may be drawn one frame later, so it is visible by the second frame.
SHOWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page: Page) -> None:
    """Waits until the page has drawn all changes."""
    page.evaluate(SHOWN)


def wait_until(page: Page, condition: str, argument: Any = None, within: float = AT_ONCE) -> bool:
    """Waits until a JavaScript function of the argument returns a true value.

    Playwright's `wait_for_function` evaluates text as code, which the page's policy forbids.
    Polling at every frame would keep a core busy.

    Args:
        page: The page to run the function in.
        condition: The source of the function.
        argument: Its argument.
        within: The time limit in milliseconds.

    Returns:
        Whether the value became true in time.
    """
    script = f"""async ([argument, within]) => {{
      const end = performance.now() + within;
      while (!await ({condition})(argument)) {{
        if (performance.now() > end) return false;
        await new Promise((again) => setTimeout(again, 20));
      }}
      return true;
    }}"""
    return bool(page.evaluate(script, [argument, within]))


def expect_value(page: Page, script: str, expected: Any, within: float = AT_ONCE) -> None:
    """Waits until a JavaScript function returns exactly this JSON value."""
    same = f"async expected => JSON.stringify(await ({script})()) === JSON.stringify(expected)"
    if not wait_until(page, same, expected, within):
        found = page.evaluate(script)
        assert found == expected, f"found {found!r}, expected {expected!r}"


def expect_of_root(page: Page, name: str, value: str, within: float) -> None:
    """Waits until the attribute `data-{name}` of the root element has this value.

    Playwright's `expect` reads the whole page for its report at each failed attempt.
    """
    expect_value(page, f"() => document.documentElement.dataset.{name}", value, within)


def hold_back(page: Page, addresses: str) -> Callable[[], None]:
    """Holds back the answers to requests for these addresses.

    Returns a function that releases them. It must be called in the end: an unanswered request would
    be aborted in the middle of another test.
    """
    held: list[Route] = []
    answer = held.append
    page.route(addresses, lambda route: answer(route))

    def release() -> None:
        nonlocal answer
        answer = Route.continue_
        for route in held:
            route.continue_()

    return release
