"""A pytest plugin that prints the most expensive files of tests after a run."""

from collections import defaultdict
from collections.abc import Iterable

import pytest

ROWS = 10


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for found in terminalreporter.stats.values() for report in found]
    costs = seconds(report for report in reports if isinstance(report, pytest.TestReport))
    terminalreporter.write_sep("=", f"most expensive files, of {sum(costs.values()):.0f} s")
    for file in sorted(costs, key=lambda file: -costs[file])[:ROWS]:
        terminalreporter.write_line(f"{costs[file]:7.1f} s  {file}")


def seconds(reports: Iterable[pytest.TestReport]) -> dict[str, float]:
    """Returns the seconds that the tests of each file took, with their fixtures."""
    found: defaultdict[str, float] = defaultdict(float)
    for report in reports:
        found[report.location[0]] += report.duration
    return found
