"""Speed of the judges in the page: `.venv/bin/python tests/benchmark/judging.py`.

Prints for each input the steps per second in the page and under CPython, and the longest tasks of
the page's main thread during the run and during a comparison with an output that differs in one
character. Both should stay below 50 milliseconds. Figures depend on the machine and its load.
"""

import random
from time import perf_counter

from playwright.sync_api import sync_playwright

from driving import Othello
from harness.browsers import launch_options
from harness.site import serving
from othello import Game, Position
from play.records import write_input
from workbench.formats import Format
from workbench.formats.boardsilly.judge import BOARDSILLY
from workbench.formats.jutge.judge import JUTGE
from workbench.formats.uva220.judge import UVA220
from workbench.inputs import generate

# Records the long tasks of the main thread. The browser reports only those over 50 milliseconds,
# with some delay.
OBSERVER = """() => {
  window.tasks = [];
  new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({type: "longtask"});
}"""
LONGEST = "since => Math.max(0, ...tasks.map(t => t.startTime < since ? 0 : t.duration))"


def main() -> None:
    """Runs every input in the page and under CPython, and prints a line for each."""
    print(
        f"{'input':>16} {'steps':>6} {'page /s':>8} {'CPython /s':>10}"
        f" {'longest: run':>12} {'comparison':>10}   (ms)"
    )
    inputs = (
        ("uva220", UVA220, generate(UVA220, 1, games=300)),
        ("uva220, many", UVA220, generate(UVA220, 1, games=1000, commands=18)),
        ("jutge 16 x 16", JUTGE, generate(JUTGE, 1, n=16, moves=252)),
        ("jutge 200 x 200", JUTGE, large_game(200, 150)),
        ("boardsilly", BOARDSILLY, generate(BOARDSILLY, 1, boards=300)),
    )
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for name, form, text in inputs:
            start = perf_counter()
            steps = len(list(form.run(text)))
            native = perf_counter() - start
            othello = Othello.opened(browser.new_page(), site.address)
            seconds, longest = judged(othello, form, text)
            print(
                f"{name:>16} {steps:6} {steps / seconds:8.0f} {steps / native:10.0f}"
                f" {longest:>12} {compared(othello):>10}",
                flush=True,
            )
            othello.page.close()
        browser.close()


def large_game(n: int, moves: int) -> str:
    """Returns the first moves of a random game on a board larger than the generator's."""
    game, chance = Game(Position.start(n)), random.Random(n)
    for _ in range(moves):
        game.play(chance.choice(game.legal_moves()))
    return write_input(JUTGE, game)


def judged(othello: Othello, form: Format, text: str) -> tuple[float, str]:
    """Runs an input in the page; returns the seconds and the longest task."""
    othello.judge.paste(text, form.name)
    othello.page.evaluate(OBSERVER)
    since = now(othello)
    othello.judge.run_button.click()
    othello.judge.expect_end()
    return (now(othello) - since) / 1000, longest_task(othello, since)


def compared(othello: Othello) -> str:
    """Compares an output; returns the longest task after the output is loaded."""
    comparison, actual = othello.comparison, othello.judge.printed()
    middle = actual.index("\n", len(actual) // 2) - 1
    comparison.drop_file("yours.txt", f"{actual[:middle]}x{actual[middle + 1 :]}")
    comparison.expect_text()
    since = now(othello)
    comparison.expect_differences()
    return longest_task(othello, since)


def now(othello: Othello) -> float:
    """Returns the milliseconds since the page began to load."""
    milliseconds: float = othello.page.evaluate("performance.now()")
    return milliseconds


def longest_task(othello: Othello, since: float) -> str:
    """Returns the milliseconds of the longest task that began after `since`."""
    longest: float = othello.page.evaluate(LONGEST, since)
    return f"{longest:.0f}" if longest else "under 50"


if __name__ == "__main__":
    main()
