"""The test command: `python tests/run.py [--quick | --whole] [pytest arguments]`.

Sets up what the tests need, then checks the code's style and types and runs the tests: of long
lists of seeds, sizes and the like a part (`harness.extent`), and not what is marked `whole`; with
--whole all of them. With --quick it leaves out what is in the browser and what is marked `slow`.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "py"))

from harness import installation
from serving import SetupError, environment, runtime

CODE = ("py", "tests")
# Tests side by side, each process with those that follow one another, which share what is open.
# A test in the browser leaves a core idle for a third of its time.
PROCESSES = (os.cpu_count() or 1) * 3 // 2
PYTEST = ("pytest", f"--numprocesses={PROCESSES}", "--dist=worksteal")
QUICK = ("--numprocesses=auto", "--ignore=tests/browser", "-m", "not (slow or whole)")
USUAL = ("-m", "not whole")


def main(arguments: Sequence[str]) -> int:
    """Runs everything; returns the exit status of the first check that failed, or 0."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    extents = parser.add_mutually_exclusive_group()
    extents.add_argument("--quick", dest="extent", action="store_const", const=QUICK)
    extents.add_argument("--whole", dest="extent", action="store_const", const=())
    parser.set_defaults(extent=USUAL)
    options, others = parser.parse_known_args(arguments)
    try:
        prepare([] if options.extent is QUICK else browsers(others))
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    checks = (
        ("ruff", "check", *CODE),
        ("ruff", "format", "--check", *CODE),
        ("mypy",),
        (*PYTEST, *options.extent, *others),
    )
    statuses = [environment.run(*check) for check in checks]
    return next(filter(None, statuses), 0)


def prepare(driven: Sequence[str]) -> None:
    """Sets up the environment, the page's runtime and the browsers.

    Raises SetupError.
    """
    # Hundreds of Pythons are started, which would all compile the same modules where none may
    # keep what it compiled.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.ensure("build", "test", *([] if shutil.which("npm") else ["npm"]))
    runtime.ensure()
    for browser in driven:
        installation.ensure(browser)


def browsers(arguments: Sequence[str]) -> list[str]:
    """Returns the browsers that pytest is going to drive, as its plugin reads the arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--browser", action="append")
    chosen: list[str] | None = parser.parse_known_args(arguments)[0].browser
    return chosen or ["chromium"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
