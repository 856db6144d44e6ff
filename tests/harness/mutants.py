"""Mutmut as tests/mutate.py runs it: one pytest for all changes, which has read the tests already.

To start pytest and have it find the tests takes seconds, to run those that notice a change a
hundredth of one. So they are found once, and each change has a fork of that process.
"""

import gc
import json
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest.config import _prepareconfig
from _pytest.runner import runtestprotocol
from mutmut import __main__ as mutmut
from mutmut.configuration import config
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.utils.file_utils import change_cwd
from mutmut.utils.format_utils import mangled_name_from_mutant_name
from mutmut.workers import isolation

# Mutmut's own, of the run in which no change was in.
RECORDS = Path("mutants", "mutmut-stats.json")
# Seconds of the processor for a test, and how many times longer than without a change.
LEAST, LONGER = 1, 3
MOST = 5  # Seconds of tests, the fastest of them, until a change is taken for unnoticed.
MOST_ANEW = 60  # Seconds of the processor for a pytest of its own.


class KeptRunner(PytestRunner):  # type: ignore[misc]  # Mutmut tells mypy no types.
    """Runs the fastest tests first, and none for ever."""

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[str, pytest.Item] = {}
        self._seconds: dict[str, float] = {}
        self._called_by_imports: set[str] = set()

    def warm_up(self) -> None:
        """Finds the tests, and what runs while they are found."""
        self._seconds = json.loads(RECORDS.read_text(encoding="utf-8"))["duration_by_test"]
        set_mutant_under_test("stats")
        with change_cwd("mutants"):
            settings = config()
            chosen = settings.pytest_add_cli_args + settings.pytest_add_cli_args_test_selection
            parsed = _prepareconfig(["--rootdir=.", "-q", *chosen])
            parsed._do_configure()
            session = pytest.Session.from_config(parsed)
            parsed.hook.pytest_sessionstart(session=session)
            self._items = {item.nodeid: item for item in session.perform_collect()}
        self._called_by_imports = set(state()._stats)
        set_mutant_under_test("")
        gc.freeze()  # Forks share what is never looked at.

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        """Returns 1 as soon as a test fails, 0 if none does."""
        if mutant_name is None:
            return 0  # They have just passed, when it was seen what they cover.
        with change_cwd("mutants"):
            if mangled_name_from_mutant_name(mutant_name) in self._called_by_imports:
                # Any test may look at what it made, though only the first was seen to run it.
                return _anew(self._fastest(self._seconds))
            return int(any(map(self._notices, self._fastest(tests))))

    def run_forced_fail(self) -> int:
        """Returns what becomes of the tests if everything fails."""
        return int(super().run_tests(mutant_name=None, tests=[]))

    def _fastest(self, tests: Iterable[str]) -> list[str]:
        fastest, taken = [], 0.0
        for test in sorted(tests, key=self._seconds.__getitem__):
            taken += self._seconds[test]
            if taken < MOST:
                fastest.append(test)
        return fastest

    def _notices(self, test: str) -> bool:
        item = self._items[test]
        with limited(LEAST + LONGER * self._seconds[test]):
            reports = runtestprotocol(item, log=False, nextitem=None)
        return any(report.failed for report in reports)


def _anew(tests: list[str]) -> int:
    """Returns 1 if a test fails where modules are imported with the change in them."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_ANEW, MOST_ANEW))
    command = [sys.executable, "-m", "pytest", "-x", "--rootdir=.", *tests]
    return int(subprocess.run(command, capture_output=True).returncode != 0)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Fails what takes longer, in seconds of the processor."""
    signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def too_long(signum: int, frame: FrameType | None) -> None:
    """Fails the test that runs."""
    pytest.fail("goes on and on")


def sample(number: int) -> None:
    """Has only so many changes tried, the same ones each time."""
    collect = mutmut.collect_source_file_mutation_data

    def collected(**names: Any) -> Any:
        mutants, files = collect(**names)
        return random.Random(number).sample(mutants, min(number, len(mutants))), files

    mutmut.collect_source_file_mutation_data = collected


if __name__ == "__main__":
    isolation.PytestRunner = KeptRunner
    if sys.argv[1:]:
        sample(int(sys.argv[1]))
    mutmut.cli(["run"])
