"""Fixtures of the browser tests: a served page, in which no unexpected error may occur."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from driving import Othello
from driving.core.shared_page import SharedPage, shared_context
from driving.core.visits import RETURNING
from driving.core.waiting import AT_ONCE
from driving.core.window import DESK, PHONE
from driving.workbench.program.sandbox import Programs
from harness.artifacts import Artifacts
from harness.browsers import is_systems_firefox, launch_options
from harness.faults import Faults
from harness.site import serving
from hosting.serving import ROOT
from hosting.serving.server import SiteServer

DRIVING = "tests/driving"

# Fixtures and markers of what tests share and is slow to open, the rarest first.
SHARED = ("compiler", "compiling_page", "programs", "phone", "sandbox", "engine", "othello")

expect.set_options(timeout=AT_ONCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Groups the tests that share something, so that few processes open it."""
    items.sort(key=sharing)


def sharing(item: pytest.Item) -> list[bool]:
    """Returns a sort key that puts tests with rare fixtures first."""
    used = {*getattr(item, "fixturenames", ()), *(marker.name for marker in item.iter_markers())}
    return [name not in used for name in SHARED]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> dict[str, Any]:
    """Launches the machine's browser. Options on the command line override ours."""
    headless = browser_type_launch_args.get("headless", True)
    return launch_options(browser_type, headless) | browser_type_launch_args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Blocks service workers, so that files come from the host. `test_offline` allows them."""
    return browser_context_args | {"service_workers": "block"}


@pytest.fixture(scope="session")
def checkout() -> Iterator[SiteServer]:
    """Serves the repository."""
    with serving() as server:
        yield server


@pytest.fixture(scope="session")
def published(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """Serves the build under a path."""
    folder = tmp_path_factory.mktemp("published") / "site"
    shutil.copytree(built, folder)
    # The page fetches the scripts of the tests from their place in the repository.
    shutil.copytree(ROOT / DRIVING, folder / DRIVING)
    with serving("/othello/", folder) as server:
        yield server


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> SiteServer:
    """The page under test: the build, or with --checkout the repository.

    The build is what users get, and opens in a third of the time.
    """
    tested = "checkout" if request.config.getoption("--checkout") else "published"
    server: SiteServer = request.getfixturevalue(tested)
    return server


@pytest.fixture(scope="session")
def base_url(site: SiteServer) -> str:
    """The base of relative addresses. Replaces a fixture that pytest 9 warns about."""
    return site.address


@pytest.fixture(scope="session")
def watch() -> Faults:
    """Records the errors in the browser, one test at a time."""
    return Faults()


@pytest.fixture(autouse=True)
def faults(watch: Faults) -> Iterator[Faults]:
    """Records the errors during the test, and fails it on an unexpected one."""
    watch.forget()
    yield watch
    assert not watch.report()


@pytest.fixture
def new_context(
    # Set up before the contexts, so that the report comes after they are closed.
    faults: Faults,
    new_context: Callable[..., BrowserContext],
) -> Callable[..., BrowserContext]:
    """Watches every context that the test opens, and so every page."""

    def new_watched_context(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.set_default_timeout(AT_ONCE)
        context.add_init_script(RETURNING)
        faults.watch(context)
        return context

    return new_watched_context


@pytest.fixture(scope="session")
def shared_page(
    browser: Browser, site: SiteServer, watch: Faults, browser_context_args: dict[str, Any]
) -> Iterator[SharedPage]:
    """The page shared by most tests."""
    with closing(SharedPage(browser, site, watch, DESK, **browser_context_args)) as shared:
        yield shared


@pytest.fixture(scope="session")
def shared_phone_page(
    browser: Browser,
    browser_name: str,
    site: SiteServer,
    watch: Faults,
    browser_context_args: dict[str, Any],
) -> Iterator[SharedPage]:
    """The phone page shared by the tests that need one."""
    if is_systems_firefox(browser.browser_type):
        pytest.skip("Playwright cannot send touches to this Firefox")
    # Playwright cannot emulate a phone in Firefox, only a small window with touch.
    is_mobile = browser_name != "firefox"
    touch = {"has_touch": True} | ({"is_mobile": True} if is_mobile else {})
    with closing(
        SharedPage(browser, site, watch, PHONE, **browser_context_args, **touch)
    ) as shared:
        yield shared


@pytest.fixture
def othello(
    faults: Faults, shared_page: SharedPage, request: pytest.FixtureRequest, output_path: str
) -> Iterator[Othello]:
    """The page as on a first visit, completely loaded."""
    yield from reset(shared_page, Artifacts(request, Path(output_path)))


@pytest.fixture
def phone(
    faults: Faults, shared_phone_page: SharedPage, request: pytest.FixtureRequest, output_path: str
) -> Iterator[Othello]:
    """The page as on a first visit with a phone, completely loaded."""
    yield from reset(shared_phone_page, Artifacts(request, Path(output_path)))


def reset(shared: SharedPage, artifacts: Artifacts) -> Iterator[Othello]:
    page = shared.reset()
    with artifacts.of(page):
        yield Othello(page)
        shared.flush()


@pytest.fixture(scope="session")
def shared_programs(browser: Browser, checkout: SiteServer, watch: Faults) -> Iterator[Programs]:
    """The sandbox shared by tests. No program may leave it damaged for the next one."""
    with shared_context(browser, watch) as context:
        yield Programs(context.new_page(), checkout)


@pytest.fixture
def programs(faults: Faults, shared_programs: Programs) -> Iterator[Programs]:
    """A sandbox to run programs in."""
    yield shared_programs
    shared_programs.page.evaluate("0")  # All errors have been reported by then.


@pytest.fixture
def own_page(page: Page, site: SiteServer) -> Othello:
    """The page in a separate context, for tests that would spoil the shared one."""
    return Othello.opened(page, site.address)
