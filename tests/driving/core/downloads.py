"""Files that the page saves."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from driving.core.waiting import AT_ONCE
from harness.browsers import DOWNLOADS, is_systems_firefox

POLL = 50  # Milliseconds.


class SavedFile(NamedTuple):
    """A saved file: its suggested name and its content."""

    name: str
    content: bytes


def saved(page: Page, press: Callable[[], None]) -> SavedFile:
    """Returns the file that a click saves."""
    browser = page.context.browser
    if browser and is_systems_firefox(browser.browser_type):
        return _found(page, press)
    with page.expect_download() as download:
        press()
    path = Path(download.value.path())
    return SavedFile(download.value.suggested_filename, path.read_bytes())


def _found(page: Page, press: Callable[[], None]) -> SavedFile:
    """Returns the file that appears in the download folder."""
    before = set(DOWNLOADS.glob("*"))
    press()
    last = None
    for _ in range(AT_ONCE // POLL):
        found = _new_file(before)
        if found and found == last:  # It is complete.
            (DOWNLOADS / found.name).unlink()
            return found
        last = found
        page.wait_for_timeout(POLL)
    raise AssertionError("nothing was saved")


def _new_file(before: set[Path]) -> SavedFile | None:
    """Returns the only new file, None if it is empty or being renamed."""
    new = set(DOWNLOADS.glob("*")) - before
    if len(new) != 1:
        return None
    path = new.pop()
    try:
        return SavedFile(path.name, path.read_bytes()) if path.stat().st_size else None
    except FileNotFoundError:
        return None
