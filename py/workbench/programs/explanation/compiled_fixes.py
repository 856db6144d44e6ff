"""Searches for a fix of a C or C++ program, whose small edits are all compiled at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from othello.phrases import counted
from workbench.programs.explanation.explaining import SEARCHING, TO_EXPLAIN, VERIFYING, Explaining
from workbench.programs.explanation.judge_side import FIRST_TESTS, MORE_TESTS, OTHERS, format_texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Generator, Sequence

    from jobs.job import Wait
    from workbench.programs.explanation.explaining import Test
    from workbench.programs.trials.outcome import ExplainingSandbox

    class FixingSandbox(ExplainingSandbox, Protocol):
        """A sandbox that also runs edited versions of a compiled program."""

        is_c: bool
        edits_at_once: int  # The number of edits in one program.

        def build_edits(self, source: str) -> Awaitable[list[int]]:
            """Compiles the program with all edits; returns the lines with errors."""

        def surviving(
            self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
        ) -> Awaitable[list[int]]:
            """Returns the numbers of the edits with which the output is as expected."""

        def passes(self, program: str, tests: Sequence[Test], any_order: bool) -> Awaitable[bool]:
            """Returns whether a program compiles, seems to set its variables and passes all tests.

            A variable that was never set may hold the right value here by chance.
            """


MOST_TRIED = 3000  # Edits.
MOST_SIZES = 8  # Programs with another size.
MOST_BUILDS = 4
MOST_SHOWN = 2  # Fixes that are tested further.
MOST_CALLERS = 2  # Lines of a stack.
NO_EDIT = 65_535  # The number of no edit.


class FixingCompiled(Explaining):
    """Searches for a fix of a C or C++ program."""

    _service: FixingSandbox
    _tree: Any = None  # As Clang prints it; not read here.

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
        while not self.fixes and first < min(number, MOST_TRIED):
            self.said = SEARCHING
            numbers = yield from self._build(dict(asked, first=first))
            numbers = yield from self._passing(numbers, tests, any_order)
            number = self._answers.get("number", 0)
            first = min(first + self._service.edits_at_once, number)
            self._answers["tried"] = first
            if numbers:
                more = more or (yield from self._generated(MORE_TESTS))
                asked_edits = dict(asked, ask="show_edits", numbers=numbers)
                yield from self._verify(asked_edits, tests + more, any_order, MOST_SHOWN)
        if not self.fixes and self._answers.get("number"):
            asked_sizes = {"ask": "size_edits", "program": self.program}
            more = more or (yield from self._generated(MORE_TESTS))
            yield from self._verify(asked_sizes, tests + more, any_order, MOST_SIZES)

    def _named_lines(self) -> list[int]:
        """Returns the lines that wrote or read the first wrong square."""
        event = self.board.wrong_event if self.board else None
        return [line for line, _ in event.stack[:MOST_CALLERS]] if event else []

    def _ask_of_edits(self, asked: dict[str, Any]) -> Generator[Wait, Any, None]:
        """Sends a request about the edits."""
        yield from self._ask(json.dumps(asked), TO_EXPLAIN, [self._tree])

    def _build(self, asked: dict[str, Any]) -> Generator[Wait, Any, list[int]]:
        """Compiles a program with the next edits; returns the numbers of those that compile."""
        errors: list[int] = []
        without: list[int] = []
        for _ in range(MOST_BUILDS):
            more = {"most": self._service.edits_at_once, "without": without, "errors": errors}
            yield from self._ask_of_edits(dict(asked, ask="build_edits", **more))
            numbers: list[int] = self._answers.pop("numbers", [])
            without = self._answers.pop("without", [])
            source = self._answers.pop("source", "")
            errors = (yield self._service.build_edits(source)) if source else []
            if not errors:
                return numbers
        return []

    def _passing(
        self, numbers: list[int], tests: Sequence[Test], any_order: bool
    ) -> Generator[Wait, Any, list[int]]:
        """Returns the edits that pass all tests. The smallest failing one comes first.

        There is no fix if the program itself passes it here, by chance or because it is compiled in
        another way.
        """
        text, expected = tests[0]
        if not numbers:
            return []
        if (yield self._service.surviving(text, expected, any_order, [NO_EDIT])):
            self._answers["number"] = 0  # None of them was tried.
            self._is_right_unchanged = True
            return []
        for text, expected in tests:
            numbers = yield self._service.surviving(text, expected, any_order, numbers)
        return numbers

    def _verify(
        self, asked: dict[str, Any], tests: Sequence[Test], any_order: bool, most: int
    ) -> Generator[Wait, Any, None]:
        """Applies the best edits to the source, and tests each on more inputs."""
        self.said = VERIFYING.format(counted(MORE_TESTS, "more input"))
        yield from self._ask_of_edits(asked)
        for line, said, program in self._answers.pop("fixes", [])[:most]:
            if (yield self._service.passes(program, tests, any_order)):
                self.fixes.append((line, said))
