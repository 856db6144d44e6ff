"""Time to paste long texts: `.venv/bin/python tests/benchmark/pasting.py`.

Pastes texts of many lines from the clipboard into each text box. Prints the processor time of the
page's main thread until the page is idle again, per megabyte too, how much of it the browser's
layout took, and the longest task. "bare" is the processor time that a text box without a page takes
to show the text: Chromium lays out each line. The page shows so many lines without a text box.
"""

from collections.abc import Callable

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from driving import Othello
from driving.core.waiting import IN_SLICES, settle, wait_until
from driving.page.shell.navigation import open_tab
from driving.workbench.judge.judge import ENDLESS_LINE
from harness.browsers import launch_options
from harness.site import serving

LINES = (20_000, 50_000, 150_000)
TEXTS: tuple[tuple[str, str, Callable[[Othello], Locator], str], ...] = (
    ("Judge input", "Compare", lambda othello: othello.judge.input, "M34\n"),
    ("Your output", "Compare", lambda othello: othello.comparison.actual, ENDLESS_LINE),
    ("Your program", "Test", lambda othello: othello.tested_program.program, "x = 1  # One\n"),
)
OBSERVE = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
}"""
# Whether the pane of a text box has a number of lines.
SHOWN = "([box, lines]) => +box.closest('.code').style.getPropertyValue('--lines') === lines"
COPY = "([line, times]) => navigator.clipboard.writeText(line.repeat(times))"
BARE = "<textarea style='width: 400px; height: 500px; white-space: pre'></textarea>"
FILL = "([line, times]) => { document.activeElement.value = line.repeat(times); }"
# The main thread is idle when a callback with a free frame comes several times in a row.
IDLE = """() => new Promise((done) => {
  let free = 0;
  const look = (deadline) => {
    free = deadline.timeRemaining() > 40 ? free + 1 : 0;
    if (free === 10) done(); else requestIdleCallback(look);
  };
  requestIdleCallback(look);
})"""


def main() -> None:
    """Pastes every text and prints a line for each."""
    print(
        f"{'box':>12} {'lines':>7} {'MB':>5} {'CPU ms':>7} {'/ MB':>6} {'layout':>7} {'longest':>8}"
        f" {'bare':>6}"
    )
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for name, tab, find, line in TEXTS:
            for lines in LINES:
                othello = Othello.opened(browser.new_page(), site.address)
                othello.judge.open()
                open_tab(othello.page, tab)
                megabytes = len(line) * lines / 1e6
                spent, layout, longest = pasted(othello, find(othello), line, lines)
                alone = shown_bare(browser, line, lines)
                print(
                    f"{name:>12} {lines:7} {megabytes:5.1f} {spent:7.0f} {spent / megabytes:6.0f}"
                    f" {layout:7.0f} {longest:8.0f} {alone:6.0f}",
                    flush=True,
                )
                othello.page.close()
        browser.close()


def pasted(othello: Othello, box: Locator, line: str, lines: int) -> tuple[float, float, float]:
    """Pastes a repeated line; returns milliseconds: in total, of layout, of the longest task."""
    page = othello.page
    page.set_default_timeout(IN_SLICES)
    othello.clipboard.use_the_browsers_own()
    page.evaluate(COPY, [line, lines])
    pasted_into = box.element_handle()
    box.click()
    page.evaluate(IDLE)
    session = metrics(page)
    page.evaluate(OBSERVE)
    task, layout = spent(session, "TaskDuration"), spent(session, "LayoutDuration")
    page.keyboard.press("Control+v")
    assert wait_until(page, SHOWN, [pasted_into, lines + 1], IN_SLICES)
    page.wait_for_timeout(1000)  # The work is saved half a second later.
    page.evaluate(IDLE)
    task, layout = (
        spent(session, "TaskDuration") - task,
        spent(session, "LayoutDuration") - layout,
    )
    return task, layout, page.evaluate("longest")


def shown_bare(browser: Browser, line: str, lines: int) -> float:
    """Returns the milliseconds that a text box alone takes to show a repeated line."""
    page = browser.new_page()
    page.set_content(BARE)
    page.keyboard.press("Tab")
    session = metrics(page)
    task = spent(session, "TaskDuration")
    page.evaluate(FILL, [line, lines])
    settle(page)
    task = spent(session, "TaskDuration") - task
    page.close()
    return task


def metrics(page: Page) -> CDPSession:
    """Returns a session that measures the processor time of the page's main thread."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def spent(session: CDPSession, kind: str) -> float:
    """Returns the milliseconds of a kind of task so far."""
    found = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(item["value"] for item in found if item["name"] == kind))


if __name__ == "__main__":
    main()
