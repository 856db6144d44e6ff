"""The pages that benchmarks visit."""

from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from driving.core.starting import playable
from driving.core.waiting import IN_SLICES, wait_until
from harness.browsers import launch_options
from harness.site import served_apart, serving

# With this setting, the page asks the engine as soon as possible.
ANALYSING = "green analysis play"
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


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """Serves the checkout; yields a browser and the address."""
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        yield browser, site.address
        browser.close()


class Served(NamedTuple):
    """A browser, and the addresses of both pages."""

    browser: Browser
    checkout: str
    build: str


@contextmanager
def served() -> Iterator[Served]:
    """Serves both, each in a separate process."""
    with (
        TemporaryDirectory() as folder,
        served_apart() as checkout,
        served_apart("--build", f"{folder}/site", "--serve") as build,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        yield Served(browser, checkout, build)
        browser.close()


class Answered(NamedTuple):
    """The milliseconds from navigation to the page being ready, and to the engine's answer."""

    ready: float
    answer: float


def answered(page: Page, address: str) -> Answered:
    """Returns the times of a visit."""
    page.add_init_script(f"localStorage.setItem('othello-settings', '{ANALYSING}');{STOPWATCH}")
    playable(page, address)
    assert wait_until(page, "() => window.answeredAt", within=IN_SLICES)
    return Answered(*page.evaluate("[readyAt, answeredAt]"))
