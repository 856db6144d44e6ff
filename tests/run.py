"""The test command: `python tests/run.py [pytest arguments]`.

Sets up what the tests need, then checks the code's style and types and runs every test.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "py"))

from harness import SetupError, environment, installation
from serving import runtime

CODE = ("py", "tests")


def main(arguments: Sequence[str]) -> int:
    """Runs everything; returns the exit status of the first check that failed, or 0."""
    try:
        environment.ensure()
        runtime.ensure()
        for browser in _browsers(arguments):
            installation.ensure(browser)
    except (SetupError, runtime.RuntimeUnavailable) as problem:
        print(problem, file=sys.stderr)
        return 1
    checks = (
        ("ruff", "check", *CODE),
        ("ruff", "format", "--check", *CODE),
        ("mypy",),
        # Files side by side; the tests of one share what takes long to open.
        ("pytest", "--numprocesses=auto", "--dist=loadfile", *arguments),
    )
    statuses = [environment.run(*check) for check in checks]
    return next(filter(None, statuses), 0)


def _browsers(arguments: Sequence[str]) -> list[str]:
    """Returns the browsers that pytest is going to drive, as its plugin reads the arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--browser", action="append")
    chosen: list[str] | None = parser.parse_known_args(arguments)[0].browser
    return chosen or ["chromium"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
