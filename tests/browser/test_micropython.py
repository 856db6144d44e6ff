"""What both Pythons run, tested under the MicroPython that runs the page."""

import ast
import json
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, TimeoutError

from harness.faults import Faults
from serving import ROOT
from serving.server import SiteServer

# The rooms of the page, and what its tests stand in.
MODULES = ("py/*/**/*.py", "tests/reference/*.py", "tests/both/*.py")
# How long a slow machine may take for one of the tests, in milliseconds.
REPORTS_WITHIN = 300_000

# Once the page has reported on more than n tests or has ended, perhaps with PyScript's own notice
# of an error: all lines of its report, and whether it has ended.
PROGRESS = """(n) => {
  const lines = document.getElementById("report").textContent.split("\\n").filter(Boolean);
  const ended = document.querySelector("html[data-tests=done], .py-error") !== null;
  return (ended || lines.length > n) && [lines, ended];
}"""


class Report(NamedTuple):
    """What the page said: the failure of every test, None for none, and how it came to its end."""

    failures: dict[tuple[str, str], str | None]
    end: str


def files() -> list[str]:
    """Returns the paths of all modules that a test may import, relative to the repository."""
    modules = [file for pattern in MODULES for file in sorted(ROOT.glob(pattern))]
    return [file.relative_to(ROOT).as_posix() for file in modules]


def names_in(module: Path) -> list[str]:
    """Returns the names under which the page has to report on a test module."""
    statements = ast.parse(module.read_text(encoding="utf-8")).body
    functions = [item.name for item in statements if isinstance(item, ast.FunctionDef)]
    return ["import", *(name for name in functions if name.startswith("test_"))]


TESTS = [
    (module.stem, test)
    for module in sorted((ROOT / "tests" / "both").glob("test_*.py"))
    for test in names_in(module)
]


@pytest.fixture(scope="session")
def report(browser: Browser, site: SiteServer) -> Report:
    """The page's report on all tests; it is opened once for all of them."""
    faults = Faults()
    page = browser.new_page()
    faults.watch(page.context)
    page.goto(f"{site.address}tests/browser/micropython.html#{','.join(files())}")
    lines: list[str] = []
    ended = False
    try:
        while not ended:
            progress = page.wait_for_function(PROGRESS, arg=len(lines), timeout=REPORTS_WITHIN)
            lines, ended = progress.json_value()
    except TimeoutError:
        faults.seen.append(f"no test ended within {REPORTS_WITHIN} ms")
    page.close()
    reports = map(json.loads, lines)
    failures = {(line["module"], line["test"]): line["failure"] for line in reports}
    return Report(failures, "\n".join(faults.report()) or "done")


@pytest.mark.parametrize(("module", "test"), TESTS, ids=map(".".join, TESTS))
def test_both(report: Report, module: str, test: str) -> None:
    failure = report.failures.get((module, test), f"not reported; the page: {report.end}")
    if failure:
        pytest.fail(failure, pytrace=False)


def test_the_page_came_to_its_end(report: Report) -> None:
    assert report.end == "done"
