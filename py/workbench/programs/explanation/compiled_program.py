"""What a compiled program did on its smallest failing input, from the traces of its runs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from workbench.programs.explanation.compiled_fixes import FixingCompiled
from workbench.programs.explanation.explaining import TO_EXPLAIN, with_items
from workbench.programs.explanation.explanation import ENDED, RUNNING
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Generator

    from jobs.job import Wait
    from workbench.programs.evidence.facts import Facts
    from workbench.programs.explanation.compiled_fixes import FixingSandbox

    class TracingSandbox(FixingSandbox, Protocol):
        """A sandbox that also runs an instrumented program. Trees and traces are not read."""

        def tree(self) -> Awaitable[Any]:
            """Returns the tree of the program that Clang prints, None if it prints none."""

        def build_traced(self, source: str) -> Awaitable[bool]:
            """Compiles the instrumented program; returns whether it compiles."""

        def traced(self, text: str, mode: str, seconds: float) -> Awaitable[tuple[str, str, Any]]:
            """Runs the instrumented program on an input.

            Returns how the run ended, its output, and its trace, None if there is none.
            """


RUN_SECONDS = 2
MOST_ROUNDS = 8  # In which runs are wanted.
MOST_LATE = 3  # Runs that took too long; no more are made.
OK, CRASH, LATE = "ok", "crash", "timeout"
NO_TRACE = -1
NOT_FOLLOWED = "The program could not be followed line by line, so what it did is not shown."


class ExplainingCompiled(FixingCompiled):
    """Finds out what a C or C++ program does on its failing input, then searches for a fix."""

    _service: TracingSandbox
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
