"""How fast the page judges: `.venv/bin/python tests/benchmark/judging.py`.

Prints for each input how many steps a second the page takes over it, how many the same judge takes
under CPython, and the longest tasks of the page's main thread during the run and during the
comparison with an output that differs in one character; both are to stay within 50 milliseconds.
The figures depend on the machine and on what else it is doing.
"""

import random
from time import perf_counter

from playwright.sync_api import Page, expect, sync_playwright

from harness.browsers import launch_options
from harness.site import opened, serving
from harness.workbench import WITHIN, drop, output, paste
from inputs import generate
from judges import run
from othello import Game, Position
from page.state.comparing import MOST_ROWS
from records import jutge_input

# Notes the long tasks of the main thread; the browser tells of those over 50 milliseconds only.
OBSERVER = """() => {
  window.tasks = [];
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) tasks.push(task.duration);
  }).observe({type: "longtask"});
}"""


def main() -> None:
    """Runs every input in the page and under CPython, and prints a line for each."""
    print(
        f"{'input':>16} {'steps':>6} {'page /s':>8} {'CPython /s':>10}"
        f" {'longest: run':>12} {'comparison':>10}   (ms)"
    )
    inputs = (
        ("uva220", "uva220", generate("uva220", 1, games=300)),
        ("jutge 16 x 16", "jutge", generate("jutge", 1, n=16, moves=252)),
        ("jutge 200 x 200", "jutge", large_game(200, 150)),
        ("boardsilly", "boardsilly", generate("boardsilly", 1, boards=300)),
    )
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for name, form, text in inputs:
            start = perf_counter()
            steps = len(list(run(form, text)))
            native = perf_counter() - start
            page = opened(browser.new_page(), site.address)
            seconds, longest = judged(page, form, text)
            print(
                f"{name:>16} {steps:6} {steps / seconds:8.0f} {steps / native:10.0f}"
                f" {longest:>12} {compared(page):>10}",
                flush=True,
            )
            page.close()
        browser.close()


def large_game(n: int, moves: int) -> str:
    """Returns the first moves of a random game on a board larger than the generator's."""
    game, chance = Game(Position.start(n)), random.Random(n)
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves()))
    return jutge_input(game)


def judged(page: Page, form: str, text: str) -> tuple[float, str]:
    """Returns the seconds that a run takes in the page, and its longest task."""
    page.get_by_label("Format", exact=True).select_option(form)
    paste(page, text, "", 0)
    page.evaluate(OBSERVER)
    start = perf_counter()
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator("#cancel")).to_be_hidden(timeout=WITHIN)
    return perf_counter() - start, longest_task(page)


def compared(page: Page) -> str:
    """Returns the longest task of a comparison, from when your output has been taken in."""
    yours = output(page)
    middle = yours.index("\n", len(yours) // 2) - 1
    drop(page, "#your-output", "yours.txt", f"{yours[:middle]}x{yours[middle + 1 :]}")
    expect(page.get_by_label("Your output")).not_to_have_value("", timeout=WITHIN)
    page.evaluate("tasks.length = 0")
    page.wait_for_function(
        "rows => document.querySelectorAll('#aligned .pair').length >= rows",
        arg=min(MOST_ROWS, yours.count("\n")),
        timeout=WITHIN,
    )
    return longest_task(page)


def longest_task(page: Page) -> str:
    """Returns the milliseconds of the longest task noted."""
    longest: float = page.evaluate("Math.max(0, ...tasks)")
    return f"{longest:.0f}" if longest else "under 50"


if __name__ == "__main__":
    main()
