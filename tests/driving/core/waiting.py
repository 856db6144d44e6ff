"""Waiting for the page to come to something."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

# How long a slow machine may take for what the page does at once, and for what it does in slices,
# in milliseconds.
AT_ONCE = 60_000
IN_SLICES = 240_000
# By the second frame the page shows what was done to it, which it may leave to the next one.
SHOWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page: Page) -> None:
    """Waits until the page shows what was done to it."""
    page.evaluate(SHOWN)


def wait_until(page: Page, condition: str, argument: Any = None, within: float = AT_ONCE) -> bool:
    """Waits until a script's function of the argument returns something true; returns whether.

    Playwright's own way would have the page run text as code, which its policy does not allow.
    To ask at every frame would keep a core busy. `within` is in milliseconds.
    """
    script = f"""async ([argument, within]) => {{
      const end = performance.now() + within;
      while (!({condition})(argument)) {{
        if (performance.now() > end) return false;
        await new Promise((again) => setTimeout(again, 20));
      }}
      return true;
    }}"""
    came: bool = page.evaluate(script, [argument, within])
    return came


def expect_value(page: Page, script: str, expected: Any, within: float = AT_ONCE) -> None:
    """Waits until a script's function returns exactly this, something that JSON can hold."""
    same = f"expected => JSON.stringify(({script})()) === JSON.stringify(expected)"
    if not wait_until(page, same, expected, within):
        found = page.evaluate(script)
        assert found == expected, f"found {found!r}, expected {expected!r}"


def expect_of_root(page: Page, name: str, value: str, within: float) -> None:
    """Waits until the root of a page has an attribute `data-…` of this value.

    Playwright's own `expect` reads the whole page, for its report, each time that it has not.
    """
    expect_value(page, f"() => document.documentElement.dataset.{name}", value, within)


def hold_back(page: Page, addresses: str) -> Callable[[], None]:
    """Keeps the page waiting for what it asks for under these addresses.

    Returns what lets it have that, which is to be called in the end: a request that is never
    answered is cleared away in the midst of another test.
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
