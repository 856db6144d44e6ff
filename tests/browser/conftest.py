"""Fixtures of the browser tests: a served page, under the rule that nothing may go wrong in it."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from driving import Othello
from driving.core.clock import Clock
from driving.core.shared_page import SharedPage
from driving.core.waiting import AT_ONCE
from driving.core.window import DESK, PHONE
from driving.judge.sandbox import Programs
from harness.artifacts import Artifacts
from harness.browsers import is_systems_firefox, launch_options
from harness.faults import Faults
from harness.site import serving
from serving import ROOT
from serving.server import SiteServer

DRIVING = "tests/driving"

# What tests share and takes long to open, the rarest first: fixtures, and what is marked.
SHARED = ("programs", "phone", "sandbox", "engine", "othello")

expect.set_options(timeout=AT_ONCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Has tests follow one another that share something, so that few processes open it."""
    items.sort(key=sharing)


def sharing(item: pytest.Item) -> list[bool]:
    """Returns a key to sort tests by: the rarer what a test says it uses, the earlier it comes."""
    used = {*getattr(item, "fixturenames", ()), *(marker.name for marker in item.iter_markers())}
    return [name not in used for name in SHARED]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Launches the browser of this machine; the command line's options come before ours."""
    headless = browser_type_launch_args.get("headless", True)
    return launch_options(browser_type, headless) | browser_type_launch_args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Has every file come from the host; `test_offline` asks for what keeps them."""
    return browser_context_args | {"service_workers": "block"}


@pytest.fixture(scope="session")
def checkout() -> Iterator[SiteServer]:
    """The repository on a server of its own."""
    with serving() as server:
        yield server


@pytest.fixture(scope="session")
def published(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """The build under a path, on a server of its own."""
    folder = tmp_path_factory.mktemp("published") / "site"
    shutil.copytree(built, folder)
    # What the tests bring into the page is asked for from where it is.
    shutil.copytree(ROOT / DRIVING, folder / DRIVING)
    with serving("/othello/", folder) as server:
        yield server


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> SiteServer:
    """The page under test: the build, or with --checkout the repository.

    The build is what readers have, and opens in a third of the time.
    """
    tested = "checkout" if request.config.getoption("--checkout") else "published"
    server: SiteServer = request.getfixturevalue(tested)
    return server


@pytest.fixture(scope="session")
def base_url(site: SiteServer) -> str:
    """What addresses are relative to; takes the place of a fixture that pytest 9 warns of."""
    return site.address


@pytest.fixture(scope="session")
def site_under_a_path() -> Iterator[SiteServer]:
    """The same under /othello/, as GitHub Pages has it."""
    with serving("/othello/") as server:
        yield server


@pytest.fixture(scope="session")
def watch() -> Faults:
    """What goes wrong in the browser, noted for one test after the other."""
    return Faults()


@pytest.fixture(autouse=True)
def faults(watch: Faults) -> Iterator[Faults]:
    """What goes wrong in the browser during the test, which fails if that was not expected."""
    watch.forget()
    yield watch
    assert not watch.report()


@pytest.fixture
def new_context(
    # Set up before the contexts, the faults are counted after these have been closed.
    faults: Faults,
    new_context: Callable[..., BrowserContext],
) -> Callable[..., BrowserContext]:
    """Watches every context, and so every page, that the test opens."""

    def new_watched_context(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.set_default_timeout(AT_ONCE)
        faults.watch(context)
        return context

    return new_watched_context


@pytest.fixture(scope="session")
def shared_page(
    browser: Browser, site: SiteServer, watch: Faults, browser_context_args: dict[str, Any]
) -> Iterator[SharedPage]:
    """The page that most tests share."""
    with closing(SharedPage(browser, site, watch, DESK, **browser_context_args)) as kept:
        yield kept


@pytest.fixture(scope="session")
def shared_phone_page(
    browser: Browser,
    browser_name: str,
    site: SiteServer,
    watch: Faults,
    browser_context_args: dict[str, Any],
) -> Iterator[SharedPage]:
    """The page that tests on a telephone share."""
    if is_systems_firefox(browser.browser_type):
        pytest.skip("Playwright cannot touch what this Firefox shows")
    # Playwright makes no telephone of Firefox, only a small window with a touch screen.
    is_mobile = browser_name != "firefox"
    touch = {"has_touch": True} | ({"is_mobile": True} if is_mobile else {})
    with closing(SharedPage(browser, site, watch, PHONE, **browser_context_args, **touch)) as kept:
        yield kept


@pytest.fixture
def othello(
    faults: Faults, shared_page: SharedPage, request: pytest.FixtureRequest, output_path: str
) -> Iterator[Othello]:
    """The page as a first visit finds it, all of it ready."""
    yield from renewed(shared_page, Artifacts(request, Path(output_path)))


@pytest.fixture
def phone(
    faults: Faults, shared_phone_page: SharedPage, request: pytest.FixtureRequest, output_path: str
) -> Iterator[Othello]:
    """The same on a telephone."""
    yield from renewed(shared_phone_page, Artifacts(request, Path(output_path)))


def renewed(kept: SharedPage, evidence: Artifacts) -> Iterator[Othello]:
    page = kept.reset()
    with evidence.of(page):
        yield Othello(page)
        kept.flush()


@pytest.fixture(scope="session")
def shared_programs(browser: Browser, checkout: SiteServer, watch: Faults) -> Iterator[Programs]:
    """The sandbox that tests share, of which none may be any the worse for another."""
    context = browser.new_context()
    context.set_default_timeout(AT_ONCE)
    watch.watch(context)
    yield Programs(context.new_page(), checkout)
    context.close()


@pytest.fixture
def programs(faults: Faults, shared_programs: Programs) -> Iterator[Programs]:
    """A sandbox to run programs in."""
    yield shared_programs
    shared_programs.page.evaluate("0")  # All that went wrong has then been told.


@pytest.fixture
def clock(page: Page) -> Clock:
    """The clock of `page` and so of `own_page`."""
    return Clock(page)


@pytest.fixture
def own_page(page: Page, site: SiteServer, request: pytest.FixtureRequest) -> Othello:
    """The page in a browser of its own, for what would not leave the shared one as it was."""
    if "clock" in request.fixturenames:
        request.getfixturevalue("clock")
    return Othello.opened(page, site.address)
