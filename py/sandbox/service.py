"""Answers requests for an explanation or a fix: plain data in, plain data out.

The page sends them to the sandbox, a terminal to a process that runs `main`.
"""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from evidence.compiled_board import following_arrays, listing_arrays
from repair.checking import JudgeTest
from repair.fix_search import FixSearch, passes
from sandbox.python_facts import facts_of

MOST_MEMORY = 2**30  # Bytes.


def parts(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields the answer to a request in parts, as soon as each is known.

    `ask` names one of REQUESTS, and the other items are its arguments.
    """
    arguments = {name: value for name, value in request.items() if name != "ask"}
    return REQUESTS[request["ask"]](**arguments)


def finding_fixes(
    program: str, tests: list[list[str]], any_order: bool, texts: list[str], seconds: float
) -> Iterator[dict[str, Any]]:
    """Yields the number of edits `tried`, the `number` of all edits, and the `fixes` found so far.

    Args:
        program: The wrong program.
        tests: Pairs of an input and the expected output, the smallest failing one first.
        any_order: Whether the lines of an answer may be in any order.
        texts: The texts that the format prints.
        seconds: The time to search.
    """
    search = FixSearch(program, [JudgeTest(*test) for test in tests], any_order, texts)
    shown = 0
    for _ in search.run(seconds):
        yield {"tried": search.tried, "number": search.number}
        if len(search.fixes) > shown:
            shown = len(search.fixes)
            yield {"fixes": _plain(search)}
    yield {"tried": search.tried, "number": search.number, "fixes": _plain(search)}


def _plain(search: FixSearch) -> list[list[Any]]:
    return [list(fix) for fix in search.fixes]


def verify(program: str, tests: list[list[str]], any_order: bool) -> bool:
    """Returns whether a program passes all tests."""
    return passes(program, [JudgeTest(*test) for test in tests], any_order)


def verifying(
    programs: list[str], tests: list[list[str]], any_order: bool
) -> Iterator[dict[str, Any]]:
    """Yields for more and more programs whether they pass all tests, as `verified`."""
    verified: list[bool] = []
    for program in programs:
        verified.append(verify(program, tests, any_order))
        yield {"verified": verified}


REQUESTS: dict[str, Callable[..., Iterator[Any]]] = {
    "explain": facts_of,
    "find_fixes": finding_fixes,
    "follow_arrays": following_arrays,
    "list_arrays": listing_arrays,
    "verify": verifying,
}


def limit_memory() -> None:
    """Limits the memory of this process: an edited program may double a text again and again."""
    # Windows and Pyodide have no such module; the page limits the memory of its worker.
    with suppress(ImportError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))


def main() -> None:
    """Answers the request on standard input. Each part of the answer is a line of JSON."""
    limit_memory()
    request, output = json.load(sys.stdin), sys.stdout
    for part in parts(request):
        print(json.dumps(part), file=output, flush=True)
