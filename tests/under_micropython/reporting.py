"""Runs tests of tests/both under MicroPython, in Node.js or in a browser."""

import gc
import io
import json
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# As py/page/main.py has it, and for its reason.
gc.threshold(64_000_000)  # type: ignore[attr-defined]


def failures(module: str, names: "list[str]") -> "list[str]":
    """Runs the tests of a module that have these names; returns the tracebacks of those that fail.

    The import is reported in the same way if it fails.
    """
    found: list[str] = []

    def run(function: "Callable[[], None]") -> None:
        try:
            function()
        except Exception as error:
            text = io.StringIO()
            sys.print_exception(error, text)  # type: ignore[attr-defined]
            found.append(text.getvalue())

    def run_all() -> None:
        tests = __import__("both." + module, None, None, (module,))
        for name in names:
            run(getattr(tests, name))

    run(run_all)
    return found


def answer(request: str) -> str:
    """Runs the tests that a JSON object tells of; returns the JSON of what `failures` does."""
    return json.dumps(failures(**json.loads(request)))
