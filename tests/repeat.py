"""Runs chosen tests over and over: `python tests/repeat.py [--count N] [--busy N] TESTS`.

TESTS are pytest arguments, `-k copied` or a file. Each test runs N times, 20 unless told, while N
processes, as many as there are cores unless told, do nothing but keep the machine busy: what is
red by chance, or green, shows.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from run import PYTEST, browsers, prepare
from serving import SetupError, environment

ENDLESS = "while True: pass"


def main(arguments: Sequence[str]) -> int:
    """Runs the tests; returns pytest's exit status."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--busy", type=int, default=os.cpu_count())
    options, tests = parser.parse_known_args(arguments)
    if not tests:
        parser.error("say which tests, as pytest is told: a file, or -k and a word")
    try:
        prepare(browsers(tests))
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    with busy(options.busy):
        return environment.run(*PYTEST, f"--count={options.count}", "--exitfirst", *tests)


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keeps so many processes busy meanwhile."""
    started = [subprocess.Popen([sys.executable, "-c", ENDLESS]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
