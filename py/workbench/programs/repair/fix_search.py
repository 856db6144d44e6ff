"""Searches for small edits with which a program passes all tests, and answers requests for them.

How much the executed lines of failing and passing tests incriminate each line is Ochiai's measure;
see R. Abreu, P. Zoeteweij and A. van Gemund, "On the Accuracy of Spectrum-based Fault
Localization", 2007.
"""

import warnings
from bisect import bisect_right
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from workbench.programs.repair.assignment_edits import assignment_edits
from workbench.programs.repair.checking import Checker, JudgeTest
from workbench.programs.repair.edits import Edit, described
from workbench.programs.repair.expression_edits import (
    direction_edits,
    expression_edits,
    order_edits,
    sibling_edits,
)
from workbench.programs.repair.joint_edits import joint_edits
from workbench.programs.repair.kept_edits import kept_edits
from workbench.programs.repair.name_edits import ObservedTypes, name_edits
from workbench.programs.repair.oddness import oddness
from workbench.programs.repair.statement_edits import statement_edits
from workbench.programs.repair.text_edits import text_edits
from workbench.programs.repair.value_edits import comparison_edits, value_edits
from workbench.programs.syntax.python_tree import Source, with_ticks, without_ticks
from workbench.programs.tracing.instrumenting import instrumented
from workbench.programs.tracing.program_run import compiled

KIND_COST = 0.15  # Of suspicion, for each less likely kind of edit.
# Runs with the lines followed; the shortest tests are taken.
MOST_FAILING, MOST_PASSING = 4, 6
BATCH = 50  # Edits between two reports of progress.
MOST_WORK = 30_000_000  # Steps of the program; compiling an edited program takes as long as some.
TO_COMPILE = 1_000


class Fix(NamedTuple):
    """An edit that passes the tests: its line, its text for the user, and the edited program."""

    line: int
    said: str
    program: str


class FixSearch:
    """The search for a fix, with tests of which the smallest failing one is the first.

    The lines of an answer may be in `any_order`. The texts are those that the format prints.

    Attributes:
        fixes: The fixes found, the best first.
        tried: The number of edits tried.
        number: The number of edits.
    """

    def __init__(
        self, program: str, tests: list[JudgeTest], any_order: bool, texts: list[str]
    ) -> None:
        self.fixes: list[Fix] = []
        self._oddness: list[int] = []  # Of each fix.
        self.tried = 0
        self._checker = Checker(any_order)
        self._source = Source(with_ticks(program.rstrip() + "\n"))
        code = compiled(self._source.text)
        shortest_first = sorted(tests, key=lambda test: len(test.input))
        failing = [test for test in shortest_first if not self._checker.measure(code, test)]
        passing = [test for test in shortest_first if test not in failing]
        self._tests = list(dict.fromkeys([*tests[:1], *failing, *passing]))
        # A program that does not fail here, perhaps because it is only slow, has no fault to fix.
        self._edits = self._ordered(failing, passing, texts) if tests[0] in failing else []
        self.number = len(self._edits)

    def _ordered(
        self, failing: list[JudgeTest], passing: list[JudgeTest], texts: list[str]
    ) -> list[Edit]:
        """Returns all edits, the likeliest first."""
        observed = ObservedTypes(instrumented(self._source.text))
        suspicions = suspicion(
            *(
                [observed.executed_lines(test.input) for test in some]
                for some in (failing[:MOST_FAILING], passing[:MOST_PASSING])
            )
        )
        source = self._source

        def score(edit: Edit) -> float:
            lines = [source.text.count("\n", 0, splice.start) + 1 for splice in edit.splices]
            return max(suspicions.get(line, 0) for line in lines) - KIND_COST * edit.kind

        return sorted(all_edits(source, observed, texts), key=score, reverse=True)

    def run(self) -> Iterator[None]:
        """Tries the edits in order, yielding from time to time, until much work is done."""
        known = {self._source.text}
        for edit in self._edits:
            if self._checker.ticks + TO_COMPILE * self.tried > MOST_WORK:
                break
            self.tried += 1
            text = edit.apply(self._source.text)
            if text not in known:
                known.add(text)
                self._try(edit, text)
            if self.tried % BATCH == 0:
                yield None

    def _try(self, edit: Edit, text: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            try:
                code = compiled(text)
            except (SyntaxError, ValueError):
                return
        for number, test in enumerate(self._tests):
            if not self._checker.passes(code, test):
                # A test that refutes one edit refutes others too.
                if number > 1:
                    self._tests.insert(1, self._tests.pop(number))
                return
        line = self._source.original_line(edit.splices[0].start)
        said = described(self._source, edit)
        odd = oddness(text, self._tests, self._checker)
        place = bisect_right(self._oddness, odd)
        self._oddness.insert(place, odd)
        self.fixes.insert(place, Fix(line, said, without_ticks(text)))


def suspicion(failing: list[set[int]], passing: list[set[int]]) -> dict[int, float]:
    """Returns the suspicion of each executed line, from 0 to 1."""
    found = {}
    for line in set().union(*failing):
        bad = sum(line in lines for lines in failing)
        good = sum(line in lines for lines in passing)
        found[line] = bad / sqrt(len(failing) * (bad + good))
    return found


def all_edits(source: Source, observed: ObservedTypes, texts: list[str]) -> list[Edit]:
    """Returns all edits of a program; `texts` are those that the format prints."""
    edits = [
        *expression_edits(source),
        *order_edits(source),
        *direction_edits(source),
        *name_edits(source, observed),
        *value_edits(source, observed),
        *comparison_edits(source, observed),
        *sibling_edits(source),
        *assignment_edits(source, observed),
        *kept_edits(source, observed),
        *text_edits(source, texts),
        *statement_edits(source),
    ]
    return [*edits, *joint_edits(source, edits)]


def passes(program: str, tests: list[JudgeTest], any_order: bool) -> bool:
    """Returns whether a program passes all tests."""
    code, checker = compiled(with_ticks(program)), Checker(any_order)
    return all(checker.passes(code, test) for test in tests)


def finding_fixes(
    program: str, tests: list[list[str]], any_order: bool, texts: list[str]
) -> Iterator[dict[str, Any]]:
    """Yields the number of edits `tried`, the `number` of all edits, and the `fixes` found so far.

    The parameters are those of `FixSearch`.
    """
    search = FixSearch(program, [JudgeTest(*test) for test in tests], any_order, texts)
    shown = 0
    for _ in search.run():
        yield {"tried": search.tried, "number": search.number}
        if len(search.fixes) > shown:
            shown = len(search.fixes)
            yield {"fixes": [*search.fixes]}
    yield {"tried": search.tried, "number": search.number, "fixes": search.fixes}


def verifying(
    programs: list[str], tests: list[list[str]], any_order: bool
) -> Iterator[dict[str, Any]]:
    """Yields for more and more programs whether they pass all tests, as `verified`."""
    known, verified = [JudgeTest(*test) for test in tests], list[bool]()
    for program in programs:
        verified.append(passes(program, known, any_order))
        yield {"verified": verified}
