"""The test command: `python tests/run.py [--quick | --whole | --webkit] [pytest arguments]`.

Sets up everything that the tests need, checks the style and types of the code, and runs the tests.
By default it skips most cases of long lists (see `harness.extent`), and tests marked `whole`, which
overlap others. --whole runs all tests. --quick skips browser tests and those marked `slow`
too, and does not install the compiler. --webkit runs only the smoke test in WebKitGTK.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "py"))

from harness import installation
from hosting.serving import SetupError, environment, runtime

CODE = ("py", "tests")
CHECKS = (
    ("ruff", "check", *CODE),
    ("ruff", "format", "--check", *CODE),
    ("mypy",),
    ("harness.javascript",),
)
GROUPS = ("build", "kernel", "terminal", "test", *([] if shutil.which("npm") else ["npm"]))
# A browser test leaves its core idle for a third of the time. "worksteal" keeps consecutive tests,
# which share pages, in one process.
PROCESSES = (os.cpu_count() or 1) * 3 // 2
PYTEST = ("pytest", "-p", "harness.costs", f"--numprocesses={PROCESSES}", "--dist=worksteal")
QUICK = ("--numprocesses=auto", "--ignore=tests/browser", "-m", "not slow and not whole")
USUAL = ("-m", "not whole")
WEBKIT = ("--numprocesses=0", "tests/webkit/smoke.py")


def main(arguments: Sequence[str]) -> int:
    """Runs all checks; returns the exit status of the first failed one, or 0."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    extents = parser.add_mutually_exclusive_group()
    extents.add_argument("--quick", dest="extent", action="store_const", const=QUICK)
    extents.add_argument("--whole", dest="extent", action="store_const", const=())
    extents.add_argument("--webkit", dest="extent", action="store_const", const=WEBKIT)
    parser.set_defaults(extent=USUAL)
    options, others = parser.parse_known_args(arguments)
    try:
        prepare(
            groups=(*GROUPS, *(["webkit"] if options.extent is WEBKIT else [])),
            driven=[] if options.extent in (QUICK, WEBKIT) else browsers(others),
            without=[runtime.CLANG] if options.extent is QUICK else [],
        )
        if options.extent is WEBKIT:
            installation.ensure_webkitgtk()
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    with ThreadPoolExecutor() as beside:
        checked = beside.submit(run, CHECKS)
        tested = run([(*PYTEST, *options.extent, *others)])
    failed = checked.result() | tested
    for command in failed:
        print(f"Failed: {' '.join(command)}", file=sys.stderr)
    return next(iter(failed.values()), 0)


def run(commands: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], int]:
    """Runs commands; returns the exit statuses of those that failed."""
    statuses = {command: environment.run(*command) for command in commands}
    return {command: status for command, status in statuses.items() if status}


def prepare(
    groups: Sequence[str], driven: Sequence[str], without: Sequence[runtime.Package] = ()
) -> None:
    """Sets up the environment, the page's runtime and the browsers.

    Args:
        groups: The groups of packages that the environment needs.
        driven: The browsers.
        without: The packages of the runtime that the tests do not need.

    Raises:
        SetupError: Something could not be installed.
    """
    # The tests start hundreds of Pythons, which would all compile the same modules again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with ThreadPoolExecutor() as beside:
        environment_ready = beside.submit(environment.ensure, *groups)
        if "npm" in groups:
            environment_ready.result()  # It brings npm, which the runtime is installed with.
        runtime.ensure(without=without)
        environment_ready.result()
    for browser in driven:
        installation.ensure(browser)


def browsers(arguments: Sequence[str]) -> list[str]:
    """Returns the browsers that pytest's plugin will drive with these arguments."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--browser", action="append")
    chosen: list[str] | None = parser.parse_known_args(arguments)[0].browser
    return chosen or ["chromium"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
