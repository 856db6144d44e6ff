"""Start-up of the page: `.venv/bin/python tests/benchmark/startup.py`.

Visits the checkout, the build, and a page with nothing but PyScript and MicroPython, with an empty
cache (cold) and again (warm), over loopback and over 10 Mbit/s with a latency of 40 ms. Prints the
median times in milliseconds from navigation to

- the first paint,
- a playable board (`data-page=ready`), also relative to bare MicroPython,
- everything being loaded, and the longest task of the page until then,
- the first answer of the engine, in separate visits with the analysis on.

Figures depend on the machine and its load.
"""

from collections.abc import Callable, Mapping, Sequence
from math import isnan, nan
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

from playwright.sync_api import Browser, Page

from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import browsing
from driving.core.starting import expect_all_ready, playable
from driving.core.waiting import IN_SLICES, wait_until
from harness.site import served_apart

T = TypeVar("T")
Conditions = Mapping[str, object] | None

ROUNDS = 7
BASELINE = "bare MicroPython"
BARE = "tests/benchmark/micropython.html"
NETWORKS = {
    "loopback": None,
    "10 Mbit/s, 40 ms": {
        "offline": False,
        "latency": 40,
        "downloadThroughput": 10_000_000 / 8,
        "uploadThroughput": 10_000_000 / 8,
    },
}

# With this setting, the page asks the engine as soon as possible.
ANALYSING = "localStorage.setItem('othello-settings', 'green analysis play');"
# Records in milliseconds since navigation when the board is playable, when everything is loaded,
# and when a worker gives its first answer; and how long the longest task took, in milliseconds.
STOPWATCH = """
window.longestTask = 0;
new PerformanceObserver((tasks) => {
  for (const { duration } of tasks.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => {
  const { page, workbench } = document.documentElement.dataset;
  if (page === "ready") window.readyAt ??= performance.now();
  if (workbench === "ready") window.allReadyAt ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-page", "data-workbench"] });
window.Worker = class extends window.Worker {
  constructor(...made) {
    super(...made);
    this.addEventListener("message", ({ data }) => {
      if (data.answer) window.answeredAt ??= performance.now();
    });
  }
};
"""
TIMES = """() => [
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  readyAt,
  window.allReadyAt ?? readyAt,
  longestTask,
]"""

COLUMNS = ("paint", "ready", "ratio", "all", "task", "answer")


class Visit(NamedTuple):
    """The milliseconds from navigation to each stage."""

    paint: float
    ready: float
    all_ready: float
    longest_task: float
    answer: float


def main() -> None:
    """Visits every page in turn, round after round, and prints a table for each network."""
    with (
        TemporaryDirectory() as folder,
        served_apart("--build", f"{folder}/site", "--serve") as build,
        browsing() as (browser, checkout),
    ):
        addresses = {"checkout": checkout, "build": build, BASELINE: checkout + BARE}
        for network, conditions in NETWORKS.items():
            times: dict[str, list[tuple[Visit, Visit]]] = {name: [] for name in addresses}
            for _ in range(ROUNDS):
                for name, address in addresses.items():
                    times[name].append(
                        cold_and_warm(browser, address, conditions, name != BASELINE)
                    )
            print_table(network, times)


def cold_and_warm(
    browser: Browser, address: str, conditions: Conditions, has_more: bool
) -> tuple[Visit, Visit]:
    """Returns a first and a second visit; `has_more` tells whether more follows the board."""
    starts = twice(browser, conditions, lambda page: start(page, address, has_more))
    answers = [nan, nan]
    if has_more:
        answers = twice(browser, conditions, lambda page: answered(page, address))
    cold, warm = (Visit(*times, answer) for times, answer in zip(starts, answers, strict=True))
    return cold, warm


def twice(browser: Browser, conditions: Conditions, visit: Callable[[Page], T]) -> list[T]:
    """Returns the results of a first visit, and of a second one in another tab."""
    context, found = browser.new_context(), []
    for _ in range(2):
        page = context.new_page()
        if conditions:
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", dict(conditions))
        found.append(visit(page))
        page.close()
    context.close()
    return found


def start(page: Page, address: str, has_more: bool) -> tuple[float, float, float, float]:
    """Returns the times of a visit until everything is ready, and that of its longest task."""
    page.add_init_script(STOPWATCH)
    playable(page, address)
    if has_more:
        expect_all_ready(page)
    paint, ready, all_ready, longest_task = page.evaluate(TIMES)
    return paint, ready, all_ready, longest_task


def answered(page: Page, address: str) -> float:
    """Returns the time of the engine's first answer in a visit with the analysis on."""
    page.add_init_script(f"{ANALYSING}{STOPWATCH}")
    playable(page, address)
    assert wait_until(page, "() => window.answeredAt", within=IN_SLICES)
    return float(page.evaluate("answeredAt"))


def medians(visits: Sequence[Visit]) -> Visit:
    return Visit(*(median(times) for times in zip(*visits, strict=True)))


def print_table(network: str, times: Mapping[str, list[tuple[Visit, Visit]]]) -> None:
    """Prints a row for each page."""
    print(f"\n{network}, medians of {ROUNDS}, ms\n")
    names = [f"{visit} {name}" for visit in ("cold", "warm") for name in COLUMNS]
    print_head("", *names)
    found = {name: [medians(visits) for visits in zip(*pairs)] for name, pairs in times.items()}
    for name, visits in found.items():
        cells: list[str] = []
        for visit, bare in zip(visits, found[BASELINE]):
            cells += [f"{visit.paint:.0f}", f"{visit.ready:.0f}", f"{visit.ready / bare.ready:.2f}"]
            cells += [f"{visit.all_ready:.0f}", f"{visit.longest_task:.0f}"]
            cells.append("" if isnan(visit.answer) else f"{visit.answer:.0f}")
        print_row(name, *cells)


if __name__ == "__main__":
    main()
