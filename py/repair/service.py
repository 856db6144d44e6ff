"""Answers requests for an explanation or a fix: plain data in, plain data out.

The page sends them to a worker, a terminal to a process that runs `main`.
"""

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from evidence.explanation import explain
from repair.checking import JudgeTest
from repair.fix_search import FixSearch, passes

MOST_MEMORY = 2**30  # Bytes.


def answer(request: dict[str, Any]) -> Any:
    """Answers a request; `ask` names one of REQUESTS, and the other items are its arguments."""
    arguments = {name: value for name, value in request.items() if name != "ask"}
    return REQUESTS[request["ask"]](**arguments)


def find_fixes(
    program: str, tests: list[list[str]], unordered: bool, texts: list[str], seconds: float
) -> dict[str, Any]:
    """Returns the fixes found, the best first, and the number of edits tried.

    Args:
        program: The wrong program.
        tests: Pairs of an input and the expected output, the smallest failing one first.
        unordered: Whether the lines of an answer may be in any order.
        texts: The texts that the format prints.
        seconds: The time to search.
    """
    search = FixSearch(program, [JudgeTest(*test) for test in tests], unordered, texts)
    for _ in search.run(seconds):
        pass
    return {"fixes": [list(fix) for fix in search.fixes], "tried": search.tried}


def verify(program: str, tests: list[list[str]], unordered: bool) -> bool:
    """Returns whether a program passes all tests."""
    return passes(program, [JudgeTest(*test) for test in tests], unordered)


REQUESTS: dict[str, Callable[..., Any]] = {
    "explain": explain,
    "find_fixes": find_fixes,
    "verify": verify,
}


def limit_memory() -> None:
    """Limits the memory of this process: an edited program may double a text again and again."""
    # Windows and Pyodide have no such module; the page limits the memory of its worker.
    with suppress(ImportError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))


def main() -> None:
    """Answers the request on standard input, in JSON."""
    limit_memory()
    request, output = json.load(sys.stdin), sys.stdout
    json.dump(answer(request), output)
