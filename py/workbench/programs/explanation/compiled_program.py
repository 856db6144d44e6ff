"""Finds out why a C or C++ program fails, from the traces of its runs, and searches for a fix.

Its small edits are all compiled at once.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from othello.phrases import counted
from workbench.programs.explanation.explaining import (
    SEARCHING,
    TO_EXPLAIN,
    VERIFYING,
    Explaining,
    with_items,
)
from workbench.programs.explanation.explanation import ENDED, RUNNING
from workbench.programs.explanation.judge_side import FIRST_TESTS, MORE_TESTS, OTHERS, format_texts
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Generator, Sequence

    from jobs.job import Wait
    from workbench.programs.evidence.facts import Facts
    from workbench.programs.explanation.explaining import Test
    from workbench.programs.trials.outcome import ExplainingSandbox

    class TracingSandbox(ExplainingSandbox, Protocol):
        """A sandbox that also runs a program instrumented or edited. Trees and traces are not read.

        Attributes:
            is_c: Whether the program is written in C.
            edits_at_once: The number of edits in one program.
        """

        is_c: bool
        edits_at_once: int

        def tree(self) -> Awaitable[Any]:
            """Returns the tree of the program that Clang prints, None if it prints none."""

        def build_traced(self, source: str) -> Awaitable[bool]:
            """Compiles the instrumented program; returns whether it compiles."""

        def traced(self, text: str, mode: str, seconds: float) -> Awaitable[tuple[str, str, Any]]:
            """Runs the instrumented program on an input.

            Returns how the run ended, its output, and its trace, None if there is none.
            """

        def build_edits(self, source: str, is_checked: bool) -> Awaitable[list[int]]:
            """Compiles the program with all edits; returns the lines with errors.

            If it is checked, no edit survives with which it does something undefined.
            """

        def surviving(
            self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
        ) -> Awaitable[tuple[list[int], int]]:
            """Returns the edits with which the output is as expected, and how many were tried.

            The first ones are tried, until much work is done.
            """

        def passes(self, program: str, tests: Sequence[Test], any_order: bool) -> Awaitable[bool]:
            """Returns whether a program compiles, seems to set its variables and passes all tests.

            A variable that was never set may hold the right value here by chance.
            """


RUN_SECONDS = 2
MOST_ROUNDS = 12  # In which runs are wanted.
MOST_LATE = 3  # Runs that took too long; no more are made.
OK, CRASH, LATE = "ok", "crash", "timeout"
NO_TRACE = -1
NOT_FOLLOWED = "The program could not be followed line by line, so what it did is not shown."
MOST_TRIED = 3000  # Edits.
MOST_DECLARED = 20  # Programs with another declaration or size.
MOST_BUILDS = 8
MOST_SHOWN = 2  # Fixes that are tested further.
MOST_CALLERS = 2  # Lines of a stack.
NO_EDIT = 65_535  # The number of no edit.


class ExplainingCompiled(Explaining):
    """Finds out what a C or C++ program does on its failing input, then searches for a fix."""

    _service: TracingSandbox
    _tree: Any = None  # As Clang prints it; not read here.
    _untried: tuple[int, ...] = ()  # Edits that would take too much work.
    verdict_has_line = False

    def _find_facts(self, expected: str) -> Generator[Wait, Any, None]:
        """Instruments the program and follows what it does."""
        self._tree = tree = yield self._service.tree()
        request = yield from self._facts_request(expected)
        base = json.dumps(dict(request, ask="trace", is_c=self._service.is_c))
        if tree is not None:
            yield from self._ask(base, TO_EXPLAIN, [tree])
        source, parts = self._answers.pop("source", ""), self._answers.pop("parts", "")
        if source and (yield self._service.build_traced(source)):
            yield from self._follow(f'{base[:-1]}, "parts": {json.dumps(parts)}}}')
        if not self.facts:
            self.failure = NOT_FOLLOWED

    def _follow(self, base: str) -> Generator[Wait, Any, None]:
        """Makes the runs that the answers ask for, and sends their traces."""
        runs: list[list[Any]] = []
        traces: list[Any] = []
        for _ in range(MOST_ROUNDS):
            wanted = self._answers.pop("wanted", [])
            if not wanted:
                break
            yield from self._run(wanted, runs, traces)
            request = with_items(base, "runs", runs)
            yield from self._ask(request, TO_EXPLAIN, traces, self._hold_answers)

    def _run(
        self, wanted: list[list[str]], runs: list[list[Any]], traces: list[Any]
    ) -> Generator[Wait, Any, None]:
        """Makes runs and adds a description of each. Its last item is the index of the trace."""
        for mode, text in wanted:
            kind, output, trace = LATE, "", None
            if [run[2] for run in runs].count(LATE) < MOST_LATE:
                try:
                    kind, output, trace = yield self._service.traced(text, mode, RUN_SECONDS)
                except SandboxUnavailable:  # The program itself was run, so this is no reason.
                    pass
            runs.append([mode, text, kind, output, len(traces) if trace is not None else NO_TRACE])
            traces += [] if trace is None else [trace]

    def _hold_answers(self) -> None:
        """Stores the facts, without the last line of a program that went on after its fault."""
        facts: Facts = dict(self._answers)  # type: ignore[assignment]
        is_end = facts.get("stack") and facts.get("done") in (ENDED, RUNNING)
        if is_end and self._went_on(facts["stack"][0][0]):
            facts["stack"] = []
        self._hold(facts)

    def _went_on(self, last: int) -> bool:
        """Returns whether a program did something wrong before its last line."""
        outcome = self.outcome
        if not outcome or outcome.kind not in (OK, CRASH):
            return False
        return bool(outcome.undefined) if outcome.kind == OK else outcome.line not in (0, last)

    def _find_fixes(self, expected: str) -> Generator[Wait, Any, None]:
        """Tries all edits on the failing input, and those that pass on others."""
        if self._tree is None:
            return
        self.said = SEARCHING
        self._tests += yield from self._generated(FIRST_TESTS - OTHERS)
        form, tests = self._trials.form, [(self.failing, expected)] + self._tests
        asked = {
            "program": self.program,
            "is_c": self._service.is_c,
            "literals": format_texts(form),
            "lines": self._named_lines(),
        }
        any_order = form.judged.any_order
        more: list[Test] = []
        first, number = 0, 1
        while not self.fixes and not self._untried and first < min(number, MOST_TRIED):
            self.said = SEARCHING
            numbers = yield from self._fitting(dict(asked, first=first), tests)
            number = self._answers.get("number", 0)
            first = min(first + self._service.edits_at_once, number)
            self._answers["tried"] = min([first] + [one - 1 for one in self._untried])
            numbers = yield from self._telling(asked, numbers, tests)
            if numbers:
                more = more or (yield from self._generated(MORE_TESTS))
                asked_edits = dict(asked, ask="show_edits", numbers=numbers)
                yield from self._verify(asked_edits, tests + more, any_order, MOST_SHOWN)
        if not self.fixes and self._answers.get("number"):
            is_c = self._service.is_c
            declared = {"ask": "declaration_edits", "program": self.program, "is_c": is_c}
            more = more or (yield from self._generated(MORE_TESTS))
            yield from self._verify(declared, tests + more, any_order, MOST_DECLARED)

    def _named_lines(self) -> list[int]:
        """Returns the lines of the fault, and those that wrote or read the first wrong square."""
        event = self.board.wrong_event if self.board else None
        fault = [self.outcome.line] if self.outcome and self.outcome.line else []
        return fault + [line for line, _ in event.stack[:MOST_CALLERS]] if event else fault

    def _ask_of_edits(self, asked: dict[str, Any]) -> Generator[Wait, Any, None]:
        """Sends a request about the edits."""
        yield from self._ask(json.dumps(asked), TO_EXPLAIN, [self._tree])

    def _fitting(
        self, asked: dict[str, Any], tests: Sequence[Test]
    ) -> Generator[Wait, Any, list[int]]:
        """Returns those of the next edits that pass all tests, and do nothing undefined there.

        There is no fix if the program itself does so here, by chance or because it is compiled in
        another way.
        """
        is_undefined = bool(self.outcome and self.outcome.undefined)
        numbers = yield from self._build(asked, [])
        is_right = bool(numbers) and (yield from self._surviving([NO_EDIT], tests[:1]))
        if not is_right or is_undefined:
            # A checked run of the failing input leaves few of them.
            some = tests[:1] if is_undefined else tests
            numbers = yield from self._surviving(numbers, some)
        if is_undefined and numbers:
            numbers = yield from self._build(asked, numbers)
            is_right = bool(numbers) and (yield from self._surviving([NO_EDIT], tests[:1]))
            numbers = yield from self._surviving(numbers, tests)
        if is_right:
            self._answers["number"] = 0  # None of them was tried.
            self._is_right_unchanged = True
            return []
        return numbers

    def _build(self, asked: dict[str, Any], some: Sequence[int]) -> Generator[Wait, Any, list[int]]:
        """Compiles a program with the next edits, or checked with `some` of them.

        Returns the numbers of those that compile.
        """
        most = self._service.edits_at_once
        errors: list[int] = []
        following = range(asked["first"] + 1, asked["first"] + most + 1)
        without = [one for one in following if one not in some] if some else []
        for _ in range(MOST_BUILDS):
            more = {"most": most, "without": without, "errors": errors}
            yield from self._ask_of_edits(dict(asked, ask="build_edits", **more))
            numbers: list[int] = self._answers.pop("numbers", [])
            without = self._answers.pop("without", [])
            source = self._answers.pop("source", "")
            errors = (yield self._service.build_edits(source, bool(some))) if source else []
            if not errors:
                return numbers
        return []

    def _surviving(
        self, numbers: list[int], tests: Sequence[Test]
    ) -> Generator[Wait, Any, list[int]]:
        """Returns the edits that pass all tests. The smallest failing one comes first."""
        any_order = self._trials.form.judged.any_order
        for text, expected in tests if numbers else ():
            found, tried = yield self._service.surviving(text, expected, any_order, numbers)
            self._untried += tuple(numbers[tried:])
            numbers = found
        return numbers

    def _telling(
        self, asked: dict[str, Any], numbers: list[int], tests: Sequence[Test]
    ) -> Generator[Wait, Any, list[int]]:
        """Returns edits without those that only make a condition always true or always false."""
        if numbers:
            yield from self._ask_of_edits(dict(asked, ask="trap_edits", numbers=numbers))
        trapped = self._answers.pop("numbers", [])
        source = self._answers.pop("source", "")
        if not source or (yield self._service.build_edits(source, False)):
            return numbers
        places = yield from self._surviving(list(range(1, len(trapped) + 1)), tests)
        constant = {trapped[place - 1] for place in places}
        return [number for number in numbers if number not in constant]

    def _verify(
        self, asked: dict[str, Any], tests: Sequence[Test], any_order: bool, most: int
    ) -> Generator[Wait, Any, None]:
        """Applies the best edits to the source, and tests each on more inputs."""
        self.said = VERIFYING.format(counted(MORE_TESTS, "more input"))
        yield from self._ask_of_edits(asked)
        for line, said, program in self._answers.pop("fixes", [])[:most]:
            if (yield self._service.passes(program, tests, any_order)):
                self.fixes.append((line, said))
