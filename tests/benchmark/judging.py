"""How fast the page judges: `.venv/bin/python tests/benchmark/judging.py`.

Prints for each format how many steps a second the page takes over a long input, how many the same
judge takes under CPython, and the longest task of the page's main thread meanwhile, which is to
stay within 50 milliseconds. The figures depend on the machine and on what else it is doing.
"""

from time import perf_counter

from playwright.sync_api import Page, expect, sync_playwright

from harness.browsers import launch_options
from harness.site import opened, serving
from harness.workbench import WITHIN, paste
from inputs import generate
from judges import run

INPUTS = {
    "uva220": generate("uva220", 1, games=300),
    "jutge": generate("jutge", 1, n=16, moves=252),
    "boardsilly": generate("boardsilly", 1, boards=300),
}

# Notes the long tasks of the main thread; the browser tells of those over 50 milliseconds only.
OBSERVER = """() => {
  window.tasks = [];
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) tasks.push(task.duration);
  }).observe({type: "longtask"});
}"""


def main() -> None:
    """Runs every format in the page and under CPython, and prints a line for each."""
    print(f"{'format':>11} {'steps':>6} {'page /s':>8} {'CPython /s':>10} {'longest task':>12} ms")
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for form, text in INPUTS.items():
            start = perf_counter()
            steps = len(list(run(form, text)))
            native = perf_counter() - start
            page = opened(browser.new_page(), site.address)
            seconds, longest = judged(page, form, text)
            print(
                f"{form:>11} {steps:6} {steps / seconds:8.0f} {steps / native:10.0f}"
                f" {f'{longest:.0f}' if longest else 'under 50':>12}",
                flush=True,
            )
            page.close()
        browser.close()


def judged(page: Page, form: str, text: str) -> tuple[float, float]:
    """Returns the seconds a run takes in the page, and its longest task, 0 if none took 50 ms."""
    page.get_by_label("Format", exact=True).select_option(form)
    paste(page, text, "", 0)
    page.evaluate(OBSERVER)
    start = perf_counter()
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator("#cancel")).to_be_hidden(timeout=WITHIN)
    seconds = perf_counter() - start
    longest: float = page.evaluate("Math.max(0, ...tasks)")
    return seconds, longest


if __name__ == "__main__":
    main()
