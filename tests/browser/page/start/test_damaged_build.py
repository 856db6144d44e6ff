"""The published page checks all of its files. Each part fails alone, and can be loaded again.

The default run takes some files and damages of each list.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from driving import Othello
from driving.core import starting
from driving.core.waiting import AT_ONCE
from driving.page.share.offline import Offline
from driving.page.share.published import PublishedHost, published_host
from harness.build_parts import (
    COMPILER,
    DAMAGES,
    HARMLESS,
    HEAVY,
    KEPT_GAMES,
    LIGHT,
    START,
    STYLE,
    Part,
    damaged,
    file_of,
    plain_name,
)
from harness.extent import in_part
from harness.faults import Faults


def cases(files: list[tuple[str, Part]], number: int) -> list[Any]:
    """Returns the cases of these files with each damage, of which the default run takes some."""
    return in_part([(*file, how) for file in files for how in DAMAGES], number)


def name_of(value: object) -> str | None:
    """Returns the name of a part in the id of a test."""
    return value.message.split(" could ")[0] if isinstance(value, Part) else None


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PublishedHost]:
    """A static host of a copy of the build."""
    with published_host(built, tmp_path_factory.mktemp("damaged") / "site") as host:
        yield host


def test_every_file_of_the_build_is_tested(built: Path) -> None:
    patterns = [*dict(LIGHT + HEAVY), *HARMLESS, *COMPILER, KEPT_GAMES, "index.html"]
    tested = {file_of(built, pattern) for pattern in patterns}
    assert tested == {path for path in built.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("pattern", "part", "how"), cases(LIGHT, 1) + cases(HEAVY, 0), ids=name_of)
def test_a_damaged_file_is_reported_and_loaded_again(
    page: Page, host: PublishedHost, faults: Faults, pattern: str, part: Part, how: str
) -> None:
    faults.allow_complaints()
    faults.allow("answer 404: ")
    othello = Othello(page)
    starting.connect(page, is_fast=False)  # A memory image contains the modules of two files.
    with damaged(file_of(host.folder, pattern), how):
        page.goto(host.server.address)
        if part not in (START, STYLE):
            starting.expect_playable(page)
        part.use(othello)
        expect(part.said(othello)).to_contain_text(part.message)
        expect(part.said(othello)).to_contain_text(plain_name(pattern))
    part.again(othello)
    part.expect_works(othello)


@pytest.mark.parametrize(("pattern", "how"), in_part(product(HARMLESS, DAMAGES), 1))
def test_the_page_works_with_a_damaged_file(
    page: Page, host: PublishedHost, faults: Faults, pattern: str, how: str
) -> None:
    faults.allow_complaints()
    faults.allow("answer 404: ")
    with damaged(file_of(host.folder, pattern), how):
        Othello.opened(page, host.server.address).expect_working()


@pytest.fixture(scope="module")
def stored_page(
    browser: Browser, host: PublishedHost, watch: Faults, browser_context_args: dict[str, Any]
) -> Iterator[Page]:
    """A page that the service worker has stored, without earlier work."""
    context = browser.new_context(**browser_context_args | {"service_workers": "allow"})
    context.set_default_timeout(AT_ONCE)
    context.add_init_script("localStorage.clear()")
    watch.watch(context)
    page = context.new_page()
    starting.watch_alerts(page)
    page.goto(host.server.address)
    Offline(page).expect_kept()
    yield page
    context.close()


@pytest.mark.only_browser("chromium")
@pytest.mark.parametrize(("pattern", "part", "how"), cases(LIGHT, 1) + cases(HEAVY, 0), ids=name_of)
def test_a_damaged_stored_file_is_replaced(
    stored_page: Page, host: PublishedHost, faults: Faults, pattern: str, part: Part, how: str
) -> None:
    """At once, after the page has reloaded itself, or for the next visit if it is a style sheet."""
    faults.allow_complaints()
    offline, othello = Offline(stored_page), Othello(stored_page)
    offline.forget_images()
    offline.damage(file_of(host.folder, pattern).relative_to(host.folder).as_posix(), how)
    stored_page.goto(host.server.address)
    if part is STYLE:
        offline.expect_kept_again()
        stored_page.goto(host.server.address)
    starting.expect_playable_at_last(stored_page)
    assert not [said for said in starting.alerts(stored_page) if "connection" in said]
    part.use(othello)
    part.expect_works(othello)
