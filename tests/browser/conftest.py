"""Fixtures of the browser tests: a served page, under the rule that nothing may go wrong in it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from harness.browsers import launch_options
from harness.faults import Faults, watched
from harness.site import opened, serving
from serving.server import SiteServer

# How long a slow machine may take for what the page does at once, in milliseconds.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Launches the browser of this machine; the command line's options come before ours."""
    return launch_options(browser_type) | browser_type_launch_args


@pytest.fixture(scope="session")
def site() -> Iterator[SiteServer]:
    """The repository on a server of its own."""
    with serving() as server:
        yield server


@pytest.fixture(scope="session")
def base_url(site: SiteServer) -> str:
    """What addresses are relative to; takes the place of a fixture that pytest 9 warns of."""
    return site.address


@pytest.fixture(scope="session")
def site_under_a_path() -> Iterator[SiteServer]:
    """The same under /othello/, as GitHub Pages has it."""
    with serving("/othello/") as server:
        yield server


@pytest.fixture
def faults() -> Iterator[Faults]:
    """What goes wrong in the browser during the test, which fails if that was not expected."""
    faults = Faults()
    yield faults
    assert not faults.report()


@pytest.fixture
def new_context(
    # Set up before the contexts, the faults are counted after these have been closed.
    faults: Faults,
    new_context: Callable[..., BrowserContext],
) -> Callable[..., BrowserContext]:
    """Watches every context, and so every page, that the test opens."""

    def new_watched_context(**options: Any) -> BrowserContext:
        context = new_context(**options)
        faults.watch(context)
        return context

    return new_watched_context


@pytest.fixture(scope="module")
def kept_othello(browser: Browser, site: SiteServer) -> Iterator[Page]:
    """The page, opened once for a module whose tests leave nothing behind that others mind."""
    with watched(browser) as context:
        yield opened(context.new_page(), site.address)


@pytest.fixture
def othello(page: Page, site: SiteServer) -> Page:
    """The page, opened and ready to be played on."""
    return opened(page, site.address)
