"""Start-up of the engine: `.venv/bin/python tests/benchmark/engine_start.py`.

Prints the median time in milliseconds from the page being ready to the first answer of the engine,
for the checkout and the build, with an empty cache (cold) and on the next visit (warm). The
baseline is a worker with nothing but Pyodide, from its creation to its first answer. A second table
has the time from a click to the frame that shows it, with the engine idle and thinking. Figures
depend on the machine and its load.
"""

from collections.abc import Callable
from statistics import median, quantiles

from playwright.sync_api import Browser, BrowserContext, Page

from benchmark.moves import STOPWATCH, play
from benchmark.support.visits import ANALYSING, answered, served
from driving import Othello
from driving.core.starting import playable

ROUNDS = 5
BARE = "bare worker"

Visit = Callable[[Page, str], float]


def main() -> None:
    """Visits the pages in turn, round after round, and prints the tables."""
    with served() as (browser, checkout, build):
        visits: dict[str, tuple[str, Visit]] = {
            BARE: (f"{checkout}tests/benchmark/pyodide_worker.html", bare),
            "checkout": (checkout, first_answer),
            "build": (build, first_answer),
        }
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in visits}
        for _ in range(ROUNDS):
            for name, (address, visit) in visits.items():
                context = browser.new_context()
                pair = [visit(context.new_page(), address) for _ in range(2)]
                times[name].append((pair[0], pair[1]))
                context.close()
        print_starts(times)
        print_clicks(browser, checkout)


def bare(page: Page, address: str) -> float:
    """Returns the start-up time of a worker with nothing but Pyodide."""
    took: float = playable(page, address).evaluate("took")
    page.close()
    return took


def first_answer(page: Page, address: str) -> float:
    """Returns the time from the page being ready to the first answer of the engine."""
    ready, answer = answered(page, address)
    page.close()
    return answer - ready


def print_starts(times: dict[str, list[tuple[float, float]]]) -> None:
    """Prints a line for each page."""
    print(f"{f'medians of {ROUNDS}':<14}{'cold ms':>9}{'ratio':>7}{'warm ms':>9}{'ratio':>7}")
    found = {name: [median(each) for each in zip(*pairs)] for name, pairs in times.items()}
    for name, both in found.items():
        cells = [f"{took:>9.0f}{took / base:>7.2f}" for took, base in zip(both, found[BARE])]
        print(f"{name:<14}{''.join(cells)}")


def print_clicks(browser: Browser, address: str) -> None:
    """Prints the time from click to frame, with the engine idle and thinking."""
    print(f"\n{'click to frame':<14}{'moves':>9}{'median':>9}{'95 %':>9}   (ms)")
    for name, settings in (("idle", "green play"), ("thinking", ANALYSING)):
        waits = waits_of_a_game(browser.new_context(), address, settings)
        late = quantiles(waits, n=20)[-1]
        print(f"{name:<14}{len(waits):>9}{median(waits):>9.1f}{late:>9.1f}")


def waits_of_a_game(context: BrowserContext, address: str, settings: str) -> list[float]:
    """Returns the milliseconds from click to frame of each move of a random game."""
    context.add_init_script(f"localStorage.setItem('othello-settings', '{settings}')")
    othello = Othello.opened(context.new_page(), address)
    if settings == ANALYSING:
        othello.engine.expect_ready()
    othello.page.evaluate(STOPWATCH)
    play(othello, 8)
    waits: list[float] = othello.page.evaluate("waits")
    context.close()
    return waits


if __name__ == "__main__":
    main()
