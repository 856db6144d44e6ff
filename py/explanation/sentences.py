"""Explains why a Python program fails, for the terminal.

The program runs in processes of its Python, which end when they take too long.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from comparison import Comparison
from explanation.judge_side import (
    FIRST_TESTS,
    MORE_TESTS,
    MOST_VERIFIED,
    explain_request,
    generated_tests,
    search_request,
)
from judges import Format
from othello.phrases import counted

SEARCH_SECONDS = 60.0
MOST_SECONDS = 120.0  # Of a process.
MOST_PLACES = 4  # Of a line and its callers.
# Runs `sandbox.service` with the folder of the packages, which is the argument.
_SERVICE = (
    "import sys; sys.path.insert(0, sys.argv[1])\nfrom sandbox import service; service.main()"
)
_PACKAGES = Path(__file__).parents[1]
UNEXPLAINED = "{} did not explain the program. That needs Python 3.11 or later, and {:g} s at most."
NOT_REPEATED = "The program printed something else when it ran again, so what it did is not shown."
NOT_PYTHON = "--explain needs a Python program: python3 PROGRAM.py"


def python_program(command: list[str]) -> tuple[list[str], Path] | None:
    """Returns the words before the Python program in a command, and its path, if there is one."""
    for number, word in enumerate(command):
        if number and word.endswith(".py") and Path(word).is_file():
            return command[:number], Path(word)
    return None


class Explainer:
    """Explains one failing input of a program.

    Args:
        python: The command that runs Python.
        program: The source.
        form: The format.
        failing: The smallest failing input.
        output: What the program prints for it.
        result: How the output compares, None if the program did not end.
        seeds: The seeds of the tests.
    """

    def __init__(
        self,
        python: list[str],
        program: str,
        form: Format,
        failing: str,
        output: str,
        result: Comparison | None,
        seeds: Iterator[int],
    ) -> None:
        self._python = python
        self._program = program
        self._form = form
        self._failing = failing
        self._output = output
        self._result = result
        self._seeds = seeds
        self._expected = "".join([step.text for step in form.run(failing)])

    def lines(self) -> Iterator[str]:
        """Yields the lines of the explanation: what the program did, then a fix or else a guess."""
        first = generated_tests(self._form, self._seeds, FIRST_TESTS)
        evidence = self._evidence([text for text, _ in first])
        if evidence is None:
            yield UNEXPLAINED.format(" ".join(self._python), MOST_SECONDS)
            fix = []
        else:
            yield from evidence_lines(evidence)
            fix = [*self._fix_lines([(self._failing, self._expected), *first])]
        yield from fix or guess_lines(self._result)

    def _evidence(self, others: list[str]) -> dict[str, Any] | None:
        outputs = self._expected, self._output
        request = explain_request(
            self._form, self._program, self._failing, outputs, self._result, others
        )
        found: dict[str, Any] | None = self._ask(**request)
        return found

    def _fix_lines(self, first: list[tuple[str, str]]) -> Iterator[str]:
        unordered = self._form.judged.any_order
        request = search_request(self._form, self._program, SEARCH_SECONDS)
        found = self._ask(tests=first, **request)
        candidates = found["fixes"][:MOST_VERIFIED] if found else []
        more = generated_tests(self._form, self._seeds, MORE_TESTS) if candidates else []
        fixes = [
            (line, said)
            for line, said, program in candidates
            if self._passes(program, more, unordered)
        ]
        if fixes:
            yield from fix_lines(fixes, len(more))

    def _passes(self, program: str, tests: list[tuple[str, str]], unordered: bool) -> bool:
        """Returns whether a program passes tests. Each program has a process and a time limit."""
        found = self._ask(ask="verify", programs=[program], tests=tests, unordered=unordered)
        return found is not None and found["verified"] == [True]

    def _ask(self, **request: Any) -> Any:
        """Returns the answer of `sandbox.service`, None if there is none."""
        try:
            done = subprocess.run(
                [*self._python, "-c", _SERVICE, str(_PACKAGES)],
                input=json.dumps(request),
                capture_output=True,
                check=True,
                encoding="utf-8",
                timeout=MOST_SECONDS,
            )
            return json.loads(done.stdout)
        # The program can end the process, or print into the answer.
        except (subprocess.SubprocessError, OSError, ValueError):
            return None


def guess_lines(result: Comparison | None) -> list[str]:
    """Returns the likely cause of a wrong output, or else what is wrong, if either is known."""
    said = result and (result.guess or result.detail)
    return [said] if said else []


def evidence_lines(evidence: dict[str, Any]) -> Iterator[str]:
    """Yields the lines on what the program did."""
    if not evidence["repeated"]:
        yield NOT_REPEATED
    if evidence["stack"]:
        yield f"{_located(evidence['stack'])} {_done(evidence)}."
    for name, text in evidence["variables"]:
        yield f"  {name} = {text}"
    board = evidence["board"]
    if board and board["sentence"]:
        yield board["sentence"]
    if evidence["moves"]:
        yield evidence["moves"]
    trace = board and board["trace"]
    if trace:
        what = "wrote" if trace["kind"] == "wrote" else "was the last to examine"
        yield f"{_located(trace['stack'])} {what} {trace['square']}."


def _done(evidence: dict[str, Any]) -> str:
    """Returns what the line of the evidence did, as a predicate."""
    if evidence["written"]:
        return "wrote the first difference"
    return (
        "was running when the program was stopped" if evidence["stopped"] else "was the last to run"
    )


def _located(stack: list[tuple[int, str]]) -> str:
    """Returns a line and its function, with the callers."""
    (line, function), *callers = stack[:MOST_PLACES]
    called = "".join([f", called from line {at} in {name}" for at, name in callers])
    return f"Line {line} in {function}{called}{',' if called else ''}"


def fix_lines(fixes: list[tuple[int, str]], tested: int) -> Iterator[str]:
    """Yields the lines on the best fix."""
    (line, said), *others = fixes
    yield f"Look at line {line}."
    yield f"  {said}"
    yield f"With this one change the program agrees with the judge on all {tested} tests."
    if others:
        yield f"{counted(len(others), 'other change')} would also work."
