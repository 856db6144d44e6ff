"""What survives the death of the browser: `.venv/bin/python tests/benchmark/kills.py`.

For each kind of change, and 0.3, 1 and 3 seconds after it, ends all processes of a Chromium with a
profile (SIGKILL), opens the page again, and counts how often the change is there. Prints a table.
`--times` is the number of kills for each cell. Names of kinds restrict it to these.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserType, Error, expect, sync_playwright

from benchmark.support.tables import print_head, print_row
from driving import Othello
from driving.changes import CHANGES, Change
from driving.core.visits import RETURNING
from harness.killing import MortalBrowser
from harness.site import served_apart

SECONDS = (0.3, 1, 3)
PATIENCE = 15_000  # Milliseconds until a change counts as lost.


def main() -> None:
    """Kills the browser again and again, and prints a row for each kind."""
    parser = argparse.ArgumentParser(description="Counts the changes that survive a kill.")
    parser.add_argument("--times", type=int, default=20, help="kills for each cell of the table")
    parser.add_argument("kinds", nargs="*", help=f"kinds of changes: {', '.join(CHANGES)}")
    chosen = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    print_head("", *(f"{seconds} s" for seconds in SECONDS))
    with (
        TemporaryDirectory() as folder,
        served_apart("--build", f"{folder}/site", "--serve") as address,
        sync_playwright() as playwright,
    ):
        for kind in chosen.kinds or CHANGES:
            counts = [
                sum(
                    survives(playwright.chromium, address, CHANGES[kind], seconds)
                    for _ in range(chosen.times)
                )
                for seconds in SECONDS
            ]
            print_row(kind, *(f"{count} of {chosen.times}" for count in counts))


def survives(browser_type: BrowserType, address: str, change: Change, seconds: float) -> bool:
    """Returns whether a change is there after a kill some seconds later."""
    with TemporaryDirectory() as folder:
        browser = MortalBrowser(browser_type, Path(folder), RETURNING)
        try:
            page = Othello.opened(browser.open(), address)
            change.prepare(page)
            page.page.wait_for_timeout(2000)  # So that only the change is new.
            change.make(page)
            page.page.wait_for_timeout(1000 * seconds)
            browser.kill()
            later = Othello.opened(browser.open(), f"{address}#{change.place}")
            later.page.set_default_timeout(PATIENCE)
            change.expect(later)
        except (AssertionError, Error):
            return False
        finally:
            browser.close()
        return True


if __name__ == "__main__":
    main()
