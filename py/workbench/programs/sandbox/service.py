"""Answers requests for an explanation or a fix: plain data in, plain data out.

The page sends them to the sandbox, a terminal to a process that runs `main`.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

MOST_MEMORY = 2**30  # Bytes.


def parts(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yields the answer to a request in parts, as soon as each is known.

    `ask` names one of REQUESTS, and the other items are its arguments.
    """
    arguments = {name: value for name, value in request.items() if name != "ask"}
    module, function = REQUESTS[request["ask"]]
    answer: Iterator[dict[str, Any]] = getattr(import_module(module), function)(**arguments)
    return answer


# The module and the function that answer each request. Only that module is imported, because the
# sandbox compiles what it imports anew each time.
REQUESTS = {
    "build_edits": ("workbench.programs.repair.cpp.cpp_fixes", "building"),
    "trap_edits": ("workbench.programs.repair.cpp.cpp_fixes", "trapped"),
    "show_edits": ("workbench.programs.repair.cpp.cpp_fixes", "editing"),
    "declaration_edits": ("workbench.programs.repair.cpp.cpp_fixes", "declaring"),
    "explain": ("workbench.programs.sandbox.python_facts", "facts_of"),
    "find_fixes": ("workbench.programs.repair.fix_search", "finding_fixes"),
    "trace": ("workbench.programs.sandbox.traced_facts", "facts_of"),
    "verify": ("workbench.programs.repair.fix_search", "verifying"),
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
