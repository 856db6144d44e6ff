"""The times of the evidence for wrong programs in the page."""

from __future__ import annotations

import time
from statistics import median

from playwright.sync_api import expect, sync_playwright

from driving import Othello
from driving.core.waiting import IN_SLICES
from harness.browsers import launch_options
from harness.site import serving
from reference.wrong.sources import WrongSource
from workbench.programs.explanation.explaining import EXPLAINING

PASSES = "agrees with the judge on"


def print_times(sources: list[WrongSource]) -> None:
    """Tests programs on the page and prints the seconds from the failing input on."""
    times = []
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        othello = Othello.opened(browser.new_page(), site.address)
        for source in sources:
            found = seconds(othello, source)
            if not found:
                print(f"{source.form} {source.name}: passes")
                continue
            fixed = "a fix" if othello.tested_program.fix.is_visible() else "no fix"
            print(
                f"{source.form} {source.name}: {found[0]:.1f} of {found[1]:.1f} s, {fixed}",
                flush=True,
            )
            times.append(found)
        browser.close()
    for name, column in zip(("evidence", "end of the search"), zip(*times)):
        print(f"{name}: median {median(column):.1f} s, at most {max(column):.1f} s")


def seconds(othello: Othello, source: WrongSource) -> tuple[float, float] | None:
    """Returns the seconds from the failing input to the evidence, and to the end of the search.

    None if the program passes.
    """
    tested = othello.tested_program
    tested.try_program(source.program, source.form)
    passes = tested.said.filter(has_text=PASSES)
    fails = tested.fix_search.filter(visible=True)
    expect(fails.or_(passes)).to_be_visible(timeout=IN_SLICES)
    if passes.is_visible():
        return None
    failed = time.perf_counter()
    expect(tested.fix_search).not_to_contain_text(EXPLAINING, timeout=IN_SLICES)
    explained = time.perf_counter()
    expect(tested.fix_search).to_be_hidden(timeout=IN_SLICES)
    return explained - failed, time.perf_counter() - failed
