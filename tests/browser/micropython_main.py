"""Runs the tests of tests/both under MicroPython and reports each as a line of JSON.

A line holds the test's module and name, and the traceback of its failure, or null where there is
none. The import of a module is reported as a test named `import`.
"""

import asyncio
import io
import json
import sys

from js import document, location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


async def main() -> None:
    """Runs every test module among the files that the address names."""
    try:
        for path in location.hash.split(","):
            if "both/test_" in path:
                await run_module(path.split("/")[-1][: -len(".py")])
    finally:
        document.documentElement.dataset.tests = "done"


async def run_module(name: str) -> None:
    """Imports a module and runs its tests."""
    tests: dict[str, Callable[[], None]] = {}
    run(name, "import", lambda: tests.update(tests_of(name)))
    for test in sorted(tests):
        # Gives the browser a turn, which sleep(0) does not: it ends before the next task begins.
        await asyncio.sleep(0.001)
        run(name, test, tests[test])


def tests_of(name: str) -> "dict[str, Callable[[], None]]":
    """Returns the test functions of a module by their names."""
    module = __import__("both." + name, None, None, (name,))
    return {test: getattr(module, test) for test in dir(module) if test.startswith("test_")}


def run(module: str, test: str, function: "Callable[[], None]") -> None:
    """Runs one test and reports it."""
    line = json.dumps({"module": module, "test": test, "failure": failure_of(function)})
    document.getElementById("report").append(line + "\n")


def failure_of(function: "Callable[[], None]") -> "str | None":
    """Returns the traceback of what the call raises, or None."""
    try:
        function()
    except Exception as error:
        text = io.StringIO()
        sys.print_exception(error, text)  # type: ignore[attr-defined]
        return text.getvalue()
    return None


asyncio.create_task(main())
