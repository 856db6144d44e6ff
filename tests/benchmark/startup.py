"""How long until the page can be played on: `.venv/bin/python tests/benchmark/startup.py`.

Prints, for the page and for bare PyScript pages with either interpreter, the medians in
milliseconds from navigation to `data-page=ready`, with an empty cache (cold) and on the visit after
that (warm), how they compare to bare MicroPython, and the size of all that was asked of the server
before that moment, after gzip. The figures depend on the machine and on what else it is doing.
"""

import gzip
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Response, sync_playwright

from harness.browsers import launch_options
from harness.site import playable, served_apart

ROUNDS = 9
PAGES = {
    "page": "index.html",
    "bare MicroPython": "tests/benchmark/micropython.html",
    "bare Pyodide": "tests/benchmark/pyodide.html",
}
BASELINE = "bare MicroPython"

# Notes when the page is ready, in milliseconds since navigation began.
STOPWATCH = """
new MutationObserver(() => {
  if (document.documentElement.dataset.page === "ready") window.readyAt ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-page"] });
"""


def main() -> None:
    """Visits every page in turn, round after round, and prints the table."""
    with served_apart() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        addresses = {name: site + path for name, path in PAGES.items()}
        sizes = {name: bytes_before_ready(browser, addresses[name]) for name in PAGES}
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in PAGES}
        for _ in range(ROUNDS):
            for name in PAGES:
                times[name].append(cold_and_warm(browser, addresses[name]))
        browser.close()
    print_table({name: medians(pairs) for name, pairs in times.items()}, sizes)


def cold_and_warm(browser: Browser, address: str) -> tuple[float, float]:
    """Returns the milliseconds to ready of a first and a second visit."""
    context = browser.new_context()
    context.add_init_script(STOPWATCH)
    cold, warm = (visit(context, address) for _ in range(2))
    context.close()
    return cold, warm


def visit(context: BrowserContext, address: str) -> float:
    """Returns the milliseconds to ready of a visit in a tab of its own."""
    page = playable(context.new_page(), address)
    milliseconds: float = page.evaluate("readyAt")
    page.close()
    return milliseconds


def bytes_before_ready(browser: Browser, address: str) -> int:
    """Returns the size after gzip of all answers to requests made before the page was ready."""
    context = browser.new_context()
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


def medians(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """Returns the median of the first and that of the second numbers."""
    cold, warm = zip(*pairs)
    return median(cold), median(warm)


def print_table(times: dict[str, tuple[float, float]], sizes: dict[str, int]) -> None:
    """Prints a line for each page."""
    print(
        f"{f'medians of {ROUNDS}':<18}{'cold ms':>9}{'ratio':>7}{'warm ms':>9}{'ratio':>7}"
        f"{'gzip kB':>9}"
    )
    for name, (cold, warm) in times.items():
        cold_ratio, warm_ratio = cold / times[BASELINE][0], warm / times[BASELINE][1]
        print(
            f"{name:<18}{cold:>9.0f}{cold_ratio:>7.2f}{warm:>9.0f}{warm_ratio:>7.2f}"
            f"{sizes[name] / 1000:>9.0f}"
        )


if __name__ == "__main__":
    main()
