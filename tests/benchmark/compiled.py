"""C++ and Python programs in the page: `.venv/bin/python tests/benchmark/compiled.py`.

Tests one right program for UVa 220 in C++ and one in Python on the page, and prints the seconds
from the press on "Test it" to the first result, and the inputs per second after it. The compiler
and both sandboxes are loaded by a test before. Figures depend on the machine and its load.
"""

import inspect
import re
import time

from playwright.sync_api import Page, expect, sync_playwright

from driving import Othello
from driving.core.waiting import IN_SLICES
from harness.browsers import launch_options
from harness.site import serving
from reference.cpp.programs import PROGRAMS
from reference.student import student_uva220
from reference.wrong.sources import MAIN

PYTHON = inspect.getsource(student_uva220) + MAIN.format("Student().answer")
INPUTS = 100
TRIED = re.compile(r"(\d+) inputs?, all the same so far")


def main() -> None:
    """Tests both programs twice and prints the table."""
    streams = next(program for program in PROGRAMS if program.file.name == "uva220_streams.cc")
    programs = {"C++": streams.source, "Python": PYTHON}
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_page()
        othello = Othello.opened(page, site.address)
        print(f"{'':<10}{'first result s':>16}{'inputs a second':>17}")
        for name, source in programs.items():
            prepare(othello, source)
            first, speed = measured(page, othello)
            print(f"{name:<10}{first:>16.1f}{speed:>17.0f}")
        browser.close()


def prepare(othello: Othello, source: str) -> None:
    """Pastes a program and loads what it needs."""
    othello.tested_program.try_program(source, "uva220", 2)
    begun = othello.tested_program.stop.filter(visible=True)
    expect(begun.or_(othello.compiler.download)).to_be_visible()
    if begun.is_hidden():
        othello.compiler.download.click()
    expect(othello.tested_program.said).to_have_text(TRIED, timeout=IN_SLICES)
    othello.tested_program.stop.click()


def measured(page: Page, othello: Othello) -> tuple[float, float]:
    """Returns the seconds to the first result, and the inputs per second after it."""
    pressed = time.perf_counter()
    othello.tested_program.begin.click()
    first, number = pressed, 0
    while number < INPUTS:
        found = TRIED.match(othello.tested_program.said.inner_text())
        if found and not number:
            first, begun = time.perf_counter(), int(found[1])
        number = int(found[1]) if found else 0
        page.wait_for_timeout(5)
    seconds = time.perf_counter() - first
    othello.tested_program.stop.click()
    return first - pressed, (number - begun) / seconds


if __name__ == "__main__":
    main()
