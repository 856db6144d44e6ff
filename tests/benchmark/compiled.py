"""C++ and Python programs in the page: `.venv/bin/python tests/benchmark/compiled.py`.

Tests right programs for UVa 220 on the page: C++ programs that include single headers and
`<bits/stdc++.h>`, and one in Python. Prints the seconds from the press on "Test it" to the first
result, and the inputs per second after it: without a precompiled header, with it when the press
follows the paste at once, and when it follows the check that each paste starts. The compiler and
both sandboxes are loaded by a test before. Figures depend on the machine and its load.
"""

import inspect
import re
import time

from playwright.sync_api import Page, expect

from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import browsing
from driving import Othello
from driving.core.waiting import IN_SLICES
from reference.cpp.programs import PROGRAMS
from reference.student import student_uva220
from reference.wrong.sources import MAIN

SOURCES = {program.file.name: program.source for program in PROGRAMS}
CPP = {"single headers": "uva220_streams.cc", "<bits/stdc++.h>": "uva220_lines.cc"}
PYTHON = inspect.getsource(student_uva220) + MAIN.format("Student().answer")
INPUTS = 100
CHECKED = 8000  # Milliseconds in which even a slow machine checks a program.
TRIED = re.compile(r"(\d+) inputs?, all the same so far")


def main() -> None:
    with browsing() as (browser, address):
        page = browser.new_page()
        othello = Othello.opened(page, address)
        print_head("", "first result s", "inputs a second")
        prepare(othello, SOURCES["uva220_macros.c"])
        for name, file in CPP.items():
            othello.tested_program.paste(SOURCES[file])
            show(f"C++ with {name}", measured(page, othello))
            othello.tested_program.paste(f"{SOURCES[file]}// Pasted again.\n")
            show("the same, precompiled", measured(page, othello))
            othello.tested_program.paste(f"{SOURCES[file]}// Pasted and checked.\n")
            page.wait_for_timeout(CHECKED)
            show("the same, checked before", measured(page, othello))
        prepare(othello, PYTHON)
        show("Python", measured(page, othello))


def show(name: str, figures: tuple[float, float]) -> None:
    print_row(name, f"{figures[0]:.1f}", f"{figures[1]:.0f}")


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
