"""A pytest plugin for `tests/mutate.py`, which records what the tests of each file run.

With `--report FILE` it writes the seconds of each file and the failed tests as JSON. If coverage is
measured, each line is recorded with the files of tests that run it.
"""

import json
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import coverage
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--report", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    """Reports from the process that the user started, not from those of pytest-xdist."""
    if config.getoption("report") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Report(config.getoption("report")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Records the lines that a test runs, its fixtures included, under the test's file."""
    measured = coverage.Coverage.current()
    if measured is None:
        return (yield)
    measured.switch_context(file_of(item.nodeid))
    try:
        return (yield)
    finally:
        measured.switch_context("")


def pytest_sessionfinish() -> None:
    """Saves what was covered: pytest-xdist ends its processes without it."""
    measured = coverage.Coverage.current()
    if measured is not None:
        measured.stop()
        measured.save()


def file_of(test: str) -> str:
    return test.partition("::")[0]


class Report:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[file_of(report.nodeid)] += report.duration
        self.pytest_collectreport(report)

    def pytest_collectreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Writes the report."""
        report = {"seconds": self._seconds, "failed": self._failed}
        self._path.write_text(json.dumps(report), encoding="utf-8")
