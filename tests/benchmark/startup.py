"""Start-up of the page: `.venv/bin/python tests/benchmark/startup.py`.

Visits the checkout, the build, and a page with nothing but PyScript and MicroPython, with an empty
cache (cold) and again (warm), over loopback and over 10 Mbit/s with a latency of 40 ms. Prints the
median times in milliseconds from navigation to

- the first paint,
- a playable board (`data-page=ready`), also relative to bare MicroPython,
- everything being loaded, and the longest task of the page until then,
- the first answer of the engine, in separate visits with the analysis on,

and the size, after gzip, of what is needed until the board is playable. At last it prints the
waterfall of a warm visit: each request, and what the start waits for. Figures depend on the machine
and its load.
"""

import gzip
from collections.abc import Callable, Mapping, Sequence
from math import isnan, nan
from statistics import median
from typing import NamedTuple, TypeVar

from playwright.sync_api import Browser, Page, Response

from benchmark.support.tables import print_head, print_row
from benchmark.support.visits import STOPWATCH, answered, served
from driving.core.starting import expect_all_ready, playable

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

TIMES = """() => [
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  readyAt,
  window.allReadyAt ?? readyAt,
  longestTask,
]"""

# Notes when PyScript has started MicroPython, which defines `writeFile`, and when Python has been
# handed the modules of each stage.
MILESTONES = """
{
  const now = () => performance.now();
  const milestone = (name) => (window.milestones ??= []).push([name, now(), now()]);
  const stages = ["first modules arrived", "later modules arrived"];
  let write;
  Object.defineProperty(window, "writeFile", {
    get: () => (...file) => {
      milestone(stages.shift());
      return write(...file);
    },
    set: (found) => {
      milestone("MicroPython runs");
      write = found;
    },
  });
  let restored;
  Object.defineProperty(window, "restored", {
    get: () => async (python) => {
      milestone("MicroPython starts");
      await restored(python);
      milestone("memory image used or missing");
      return python;
    },
    set: (found) => {
      restored = found;
    },
  });
}
"""
# The name, start and end of each request and of each event, in milliseconds since navigation.
WATERFALL = """() => {
  const [{ domInteractive }] = performance.getEntriesByType("navigation");
  const [{ startTime: painted }] = performance.getEntriesByName("first-contentful-paint");
  const requests = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  const events = {
    "page parsed": domInteractive,
    "first paint": painted,
    "board playable": readyAt,
    "all ready": allReadyAt,
  };
  return [
    ...requests.map((entry) => [entry.name.split("/").at(-1), entry.startTime, entry.responseEnd]),
    ...milestones,
    ...Object.entries(events).map(([name, time]) => [name, time, time]),
  ];
}"""
COLUMNS = ("paint", "ready", "ratio", "all", "task", "answer")
WIDTH = 60  # Of a waterfall, in characters.


class Visit(NamedTuple):
    """The milliseconds from navigation to each stage."""

    paint: float
    ready: float
    all_ready: float
    longest_task: float
    answer: float


def main() -> None:
    """Visits every page in turn, round after round, and prints a table for each network."""
    with served() as (browser, checkout, build):
        addresses = {"checkout": checkout, "build": build, BASELINE: checkout + BARE}
        sizes = {name: bytes_before_ready(browser, addresses[name]) for name in addresses}
        for network, conditions in NETWORKS.items():
            times: dict[str, list[tuple[Visit, Visit]]] = {name: [] for name in addresses}
            for _ in range(ROUNDS):
                for name, address in addresses.items():
                    times[name].append(
                        cold_and_warm(browser, address, conditions, name != BASELINE)
                    )
            print_table(network, times, sizes)
        print_waterfall(browser, build)


def cold_and_warm(
    browser: Browser, address: str, conditions: Conditions, has_more: bool
) -> tuple[Visit, Visit]:
    """Returns a first and a second visit; `has_more` tells whether more follows the board."""
    starts = twice(browser, conditions, lambda page: start(page, address, has_more))
    answers = [nan, nan]
    if has_more:
        answers = twice(browser, conditions, lambda page: answered(page, address).answer)
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


def bytes_before_ready(browser: Browser, address: str) -> int:
    """Returns the gzipped size of the answers that the page needed until it was ready."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    playable(page, address)
    ready = page.evaluate("performance.timeOrigin + readyAt")
    wanted = [
        response
        for response in responses
        if response.request.timing["startTime"] < ready and "/later-" not in response.url
    ]
    size = sum(len(gzip.compress(response.body(), 6)) for response in wanted)
    context.close()
    return size


def medians(visits: Sequence[Visit]) -> Visit:
    """Returns the median of each time."""
    return Visit(*(median(times) for times in zip(*visits, strict=True)))


def print_table(
    network: str, times: Mapping[str, list[tuple[Visit, Visit]]], sizes: Mapping[str, int]
) -> None:
    """Prints a row for each page."""
    print(f"\n{network}, medians of {ROUNDS}, ms\n")
    names = [f"{visit} {name}" for visit in ("cold", "warm") for name in COLUMNS]
    print_head("", *names, "gzip kB")
    found = {name: [medians(visits) for visits in zip(*pairs)] for name, pairs in times.items()}
    for name, visits in found.items():
        cells: list[str] = []
        for visit, bare in zip(visits, found[BASELINE]):
            cells += [f"{visit.paint:.0f}", f"{visit.ready:.0f}", f"{visit.ready / bare.ready:.2f}"]
            cells += [f"{visit.all_ready:.0f}", f"{visit.longest_task:.0f}"]
            cells.append("" if isnan(visit.answer) else f"{visit.answer:.0f}")
        print_row(name, *cells, f"{sizes[name] / 1000:.0f}")


def print_waterfall(browser: Browser, address: str) -> None:
    """Prints the requests and events of a warm visit until everything is ready, one a line."""
    context = browser.new_context()
    for script in (STOPWATCH, MILESTONES):
        context.add_init_script(script)
    for _ in range(2):
        page = context.new_page()
        start(page, address, has_more=True)
        events, end = page.evaluate(WATERFALL), page.evaluate("allReadyAt")
        page.close()
    context.close()
    print(f"a warm visit to the build, over loopback, ms\n{'':<30}{'from':>6}{'to':>6}")
    for name, begun, ended in sorted(events, key=lambda event: event[1]):
        if begun <= end:
            left, right = (round(time / end * WIDTH) for time in (begun, min(ended, end)))
            bar = " " * left + ("█" * (right - left) or "▏")
            print(f"{name or 'index.html':<30}{begun:>6.0f}{ended:>6.0f}  {bar}")


if __name__ == "__main__":
    main()
