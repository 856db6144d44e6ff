"""Start-up of the sandbox: `.venv/bin/python tests/benchmark/program_runs.py`.

Prints the median time in milliseconds from navigation to the end of a first `print('hello')`, with
an empty cache (cold) and on the next visit (warm), in the sandbox and in a PyScript worker without
isolation. Then prints the time of another such program, of the one after a time-out, and of the one
after closing the sandbox, as happens between two clicks on "Test it". Figures depend on the machine
and its load.
"""

from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from driving.core.starting import playable
from driving.workbench.program.sandbox import HELLO, Programs
from harness.browsers import launch_options
from harness.site import serving
from hosting.serving.server import SiteServer

ROUNDS = 5
RUNS = 50

TIME_A_RUN = """async program => {
  const begun = performance.now();
  await run(program, "", 60, 1000);
  return performance.now() - begun;
}"""


def main() -> None:
    """Visits both pages in turn, round after round, and prints the table."""
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        visits = {"sandbox": sandbox, "PyScript's worker": pyscript_worker}
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in visits}
        for _ in range(ROUNDS):
            for name, visit in visits.items():
                context = browser.new_context()
                times[name].append((visit(context, site), visit(context, site)))
                context.close()
        print(f"{f'medians of {ROUNDS}':<22}{'cold ms':>9}{'warm ms':>9}")
        for name, pairs in times.items():
            cold, warm = zip(*pairs)
            print(f"{name:<22}{median(cold):>9.0f}{median(warm):>9.0f}")
        print_runs(browser, site)
        browser.close()


def sandbox(context: BrowserContext, site: SiteServer) -> float:
    """Returns the milliseconds to the end of a first program in the sandbox."""
    page = context.new_page()
    Programs(page, site).run(HELLO)
    milliseconds: float = page.evaluate("performance.now()")
    page.close()
    return milliseconds


def pyscript_worker(context: BrowserContext, site: SiteServer) -> float:
    """Returns the milliseconds to the end of a first program in a PyScript worker."""
    page = playable(context.new_page(), f"{site.address}tests/benchmark/pyscript_worker.html")
    milliseconds: float = page.evaluate("firstRun")
    page.close()
    return milliseconds


def print_runs(browser: Browser, site: SiteServer) -> None:
    """Prints the time of a program in a running sandbox, and in one just replaced."""
    programs = Programs(browser.new_page(), site)
    programs.run(HELLO)
    again = [programs.page.evaluate(TIME_A_RUN, HELLO) for _ in range(RUNS)]
    replaced, reopened = [], []
    for _ in range(ROUNDS):
        programs.run("while True: pass", seconds=0.01)
        replaced.append(programs.page.evaluate(TIME_A_RUN, HELLO))
        programs.close()
        reopened.append(programs.page.evaluate(TIME_A_RUN, HELLO))
    print(f"{'one more program':<22}{median(again):>9.1f}")
    print(f"{'one after a time-out':<22}{median(replaced):>9.0f}")
    print(f"{'one after closing':<22}{median(reopened):>9.0f}")


if __name__ == "__main__":
    main()
