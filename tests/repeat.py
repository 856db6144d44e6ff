"""Hunts flaky tests: `python tests/repeat.py [--count N] [--busy N] TESTS`.

TESTS are pytest arguments, such as `-k copied` or a file. Each test runs --count times (20 by
default) while --busy processes (by default one for each core) keep the machine under load.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import run  # Finds the modules of the page.
from hosting.serving import SetupError, environment

ENDLESS = "while True: pass"


def main(arguments: Sequence[str]) -> int:
    """Runs the tests; returns pytest's exit status."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--busy", type=int, default=os.cpu_count())
    options, tests = parser.parse_known_args(arguments)
    if not tests:
        parser.error("name the tests by pytest arguments: a file, or -k and a word")
    try:
        run.prepare(run.GROUPS, run.browsers(tests))
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    with busy(options.busy):
        return environment.run(*run.PYTEST, f"--count={options.count}", "--exitfirst", *tests)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Runs this number of busy processes within the context."""
    started = [subprocess.Popen([sys.executable, "-c", ENDLESS]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
