"""How long until the page can be played on: `.venv/bin/python tests/benchmark/startup.py`.

Prints, for the checkout, the build and bare PyScript pages with either interpreter, the medians in
milliseconds from navigation to the first paint, to `data-page=ready` and until everything is ready,
with an empty cache (cold) and on the visit after that (warm), how the second compares to bare
MicroPython, and the size of all that was asked of the server before that moment, after gzip; first
over loopback, then over 10 Mbit/s with 40 ms. The figures depend on the machine and on what else
it is doing.
"""

import gzip
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Response, sync_playwright

from building.site import build
from driving.starting import expect_all_ready, playable
from harness.browsers import launch_options
from harness.site import served_apart

ROUNDS = 7
BASELINE = "bare MicroPython"
BARE = {
    BASELINE: "tests/benchmark/micropython.html",
    "bare Pyodide": "tests/benchmark/pyodide.html",
}
NETWORKS = {
    "loopback": None,
    "10 Mbit/s, 40 ms": {
        "offline": False,
        "latency": 40,
        "downloadThroughput": 10_000_000 / 8,
        "uploadThroughput": 10_000_000 / 8,
    },
}

# Notes when the page is ready and when all of it is, in milliseconds since navigation began.
STOPWATCH = """
new MutationObserver(() => {
  const { page, workbench } = document.documentElement.dataset;
  if (page === "ready") window.readyAt ??= performance.now();
  if (workbench === "ready") window.allReadyAt ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-page", "data-workbench"] });
"""
TIMES = """() => [
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  readyAt,
  window.allReadyAt ?? readyAt,
]"""


class Visit(NamedTuple):
    """The milliseconds from navigation to what a visitor waits for."""

    paint: float
    ready: float
    all_ready: float


def main() -> None:
    """Visits every page in turn, round after round, and prints a table for each network."""
    with TemporaryDirectory() as folder:
        built = Path(folder, "site")
        build(built)
        with (
            served_apart() as checkout,
            served_apart("--build", str(built), "--serve") as site,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(**launch_options(playwright.chromium))
            addresses = {"checkout": checkout, "build": site}
            addresses |= {name: checkout + path for name, path in BARE.items()}
            sizes = {name: bytes_before_ready(browser, addresses[name]) for name in addresses}
            for network, conditions in NETWORKS.items():
                times: dict[str, list[tuple[Visit, Visit]]] = {name: [] for name in addresses}
                for _ in range(ROUNDS):
                    for name, address in addresses.items():
                        times[name].append(
                            cold_and_warm(browser, address, conditions, name not in BARE)
                        )
                print_table(network, times, sizes)
            browser.close()


def cold_and_warm(
    browser: Browser, address: str, conditions: Mapping[str, object] | None, has_more: bool
) -> tuple[Visit, Visit]:
    """Returns a first and a second visit under the conditions of a network."""
    context = browser.new_context()
    context.add_init_script(STOPWATCH)
    cold, warm = (visit(context, address, conditions, has_more) for _ in range(2))
    context.close()
    return cold, warm


def visit(
    context: BrowserContext,
    address: str,
    conditions: Mapping[str, object] | None,
    has_more: bool,
) -> Visit:
    """Returns a visit in a tab of its own, where there is more to come after the board or not."""
    page = context.new_page()
    if conditions:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", dict(conditions))
    playable(page, address)
    if has_more:
        expect_all_ready(page)
    times = Visit(*page.evaluate(TIMES))
    page.close()
    return times


def bytes_before_ready(browser: Browser, address: str) -> int:
    """Returns the size after gzip of all answers to requests made before the page was ready."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    playable(page, address)
    ready = page.evaluate("performance.timeOrigin + readyAt")
    wanted = [response for response in responses if response.request.timing["startTime"] < ready]
    size = sum(len(gzip.compress(response.body(), 6)) for response in wanted)
    context.close()
    return size


def medians(visits: Sequence[Visit]) -> Visit:
    """Returns the median of each of the times."""
    return Visit(*(median(times) for times in zip(*visits, strict=True)))


def print_table(
    network: str, times: Mapping[str, list[tuple[Visit, Visit]]], sizes: Mapping[str, int]
) -> None:
    """Prints a line for each page."""
    head = f"{'paint':>7}{'ready':>7}{'ratio':>7}{'all':>7}"
    print(f"{network}, medians of {ROUNDS}, ms\n{'':<18}{'cold':>28}{'warm':>28}{'gzip kB':>9}")
    print(f"{'':<18}{head}{head}")
    found = {name: [medians(visits) for visits in zip(*pairs)] for name, pairs in times.items()}
    for name, visits in found.items():
        cells = "".join(
            f"{visit.paint:>7.0f}{visit.ready:>7.0f}{visit.ready / bare.ready:>7.2f}"
            f"{visit.all_ready:>7.0f}"
            for visit, bare in zip(visits, found[BASELINE])
        )
        print(f"{name:<18}{cells}{sizes[name] / 1000:>9.0f}")


if __name__ == "__main__":
    main()
