"""Runs tests of tests/both under MicroPython, in Node.js."""

from __future__ import annotations

import gc
import io
import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

# The same threshold as in py/page/main.py, for the same reason.
gc.threshold(64_000_000)  # type: ignore[attr-defined]


def failures(module: str, names: list[str]) -> list[str]:
    """Runs tests of a module by name; returns the tracebacks of failures.

    A failing import of the module is reported in the same way.

    Args:
        module: The dotted path of the module below `both`.
        names: The names of the tests.
    """
    found: list[str] = []

    def run(function: Callable[[], None]) -> None:
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
    """Runs `failures` with arguments from a JSON object; returns its result as JSON."""
    return json.dumps(failures(**json.loads(request)))
