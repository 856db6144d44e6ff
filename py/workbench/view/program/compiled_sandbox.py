"""Runs C and C++ programs: compiled by the compiler's worker, in sandboxed frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.programs.compiler.diagnostics import first_error, read_diagnostics, warns_of_unset
from workbench.programs.compiler.remarks import catches
from workbench.programs.trials.compiled_outcomes import outcome_of
from workbench.programs.trials.outcome import NotCompiled, Outcome
from workbench.programs.trials.run_answers import MOST_OUTPUT
from workbench.view.program.compiled_frame import TRACE, CompiledFrame
from workbench.view.program.compiler_worker import CompilerWorker, in_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from workbench.programs.compiler.diagnostics import Diagnostic
    from workbench.programs.compiler.languages import Language
    from workbench.view.program.python_sandbox import PythonSandbox

MOST_WORK = 400_000  # Of all edits, in the ticks of static/compiler/program.js.
ALL_SECONDS = 120  # After which the worker is ended.
MOST_MORE = 1000  # Bytes beyond the expected output.
NO_EDIT = "0"
NO_ERRORS = "The compiler stopped without a message."


class CompiledSandbox:
    """Compiles a program once and runs it on inputs, one at a time.

    Compiles it in the first language that succeeds. Python's sandbox explains what it did.

    Attributes:
        edits_at_once: The number of edits that are compiled at once.
    """

    edits_at_once = 400

    def __init__(
        self,
        worker: CompilerWorker,
        languages: list[Language],
        program: str,
        explainer: PythonSandbox,
    ) -> None:
        self._worker, self._explainer, self._languages = worker, explainer, languages
        self._language = languages[0]
        self._program = program
        self._catches = catches(program)
        # The program, an instrumented one, and one with edits.
        self._judged = self._traced = self._edited = CompiledFrame(None)
        self._work = MOST_WORK  # That is left.
        self._closed = 0  # How often it was closed.

    async def start(self) -> list[Diagnostic]:
        """Compiles the program and loads the frame. Returns the warnings.

        Raises:
            NotCompiled: The program does not compile.
            SandboxUnavailable: The compiler or the frame cannot be loaded.
        """
        closed = self._closed
        await self._worker.load()
        self._language, diagnostics, module = await in_language(
            self._worker.compile, self._languages, self._program
        )
        if not module:
            raise NotCompiled(first_error(diagnostics) or NO_ERRORS, diagnostics)
        self._judged = CompiledFrame(module)
        if closed == self._closed:
            await self._judged.open()
        return diagnostics

    @property
    def is_c(self) -> bool:
        """Whether the program is written in C."""
        return self._language.is_c

    async def run(
        self, program: str, text: str, seconds: float, most: int = MOST_OUTPUT
    ) -> Outcome:
        """Runs the program on an input.

        Args:
            program: The program that was compiled.
            text: Its standard input.
            seconds: The time limit.
            most: The limit of its output in bytes.

        Raises:
            SandboxUnavailable: The frame cannot be loaded, or lacks what the program needs.
        """
        answer = await self._judged.answer(_job(text, seconds, most))
        return outcome_of(answer, seconds, most, self._catches)

    async def tree(self) -> Any:
        """Returns Clang's tree of the program for `ask`, None if Clang does not print it.

        Raises:
            SandboxUnavailable: The compiler fails.
        """
        return await self._worker.tree(self._language, self._program)

    async def build_traced(self, source: str) -> bool:
        """Compiles an instrumented source of the program; returns whether it has no errors.

        Raises:
            SandboxUnavailable: The compiler fails.
        """
        self._traced.close()
        module = await self._worker.compile_traced(self._language, self._program, source)
        self._traced = CompiledFrame(module)
        return module is not None

    async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, Any]:
        """Runs the instrumented program; returns the kind of its end, its output and its trace.

        Args:
            text: The input.
            mode: What to trace, in the notation of static/compiler/trace.h.
            seconds: The time limit.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        answer = await self._traced.answer(_job(text, seconds, trace=mode))
        return answer["kind"], answer["output"], answer[TRACE]

    async def build_edits(self, source: str, is_checked: bool) -> list[int]:
        """Compiles a source with edits of the program.

        Returns the lines with errors, [0] for others. If it is checked, no edit survives with which
        it does something undefined.

        Raises:
            SandboxUnavailable: The compiler fails.
        """
        self._edited.close()
        messages, module = await self._worker.compile_edits(
            self._language, self._program, source, is_checked
        )
        self._edited = CompiledFrame(module)
        return [] if module else [one.line for one in read_diagnostics(messages)] or [0]

    async def surviving(
        self, text: str, expected: str, any_order: bool, numbers: Sequence[int]
    ) -> tuple[list[int], int]:
        """Returns the edits with which the output is as expected, and how many were tried.

        The others would take too much work.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        edits = " ".join([str(number) for number in numbers])
        if not edits or self._work <= 0:
            return [], 0
        answer = await self._tried(text, expected, any_order, edits, self._work)
        self._work -= answer["work"]
        passed = [int(number) for number in answer["passed"].split() if number.isdigit()]
        return passed, answer["tried"]

    async def passes(self, program: str, tests: Sequence[tuple[str, str]], any_order: bool) -> bool:
        """Returns whether a program compiles, seems to set its variables and passes all tests.

        Raises:
            SandboxUnavailable: The compiler fails, or the frame cannot be loaded.
        """
        self._edited.close()
        messages, module = await self._worker.compile(self._language, program)
        if not module or warns_of_unset(messages):
            return False
        self._edited = CompiledFrame(module)
        for text, expected in tests:
            answer = await self._tried(text, expected, any_order, NO_EDIT, MOST_WORK)
            if answer["passed"] != NO_EDIT:
                return False
        return True

    async def _tried(
        self, text: str, expected: str, any_order: bool, edits: str, work: int
    ) -> dict[str, Any]:
        """Returns the answer on a program with some edits."""
        most = len(expected.encode()) + MOST_MORE
        more = {"expected": expected, "anyOrder": any_order, "edits": edits, "work": work}
        return await self._edited.answer(_job(text, ALL_SECONDS, most, **more))

    async def ask(self, request: str, seconds: float, texts: Sequence[Any] = ()) -> None:
        """Starts to answer a request of `sandbox.service`; `next_lines` returns the answer.

        Args:
            request: The request in JSON.
            seconds: The time limit.
            texts: The tree and traces, which become the item `texts` of the request.
        """
        await self._explainer.ask(request, seconds, texts)

    async def next_lines(self) -> list[str] | None:
        """Returns the next lines of the answer to a request, None at its end."""
        return await self._explainer.next_lines()

    def close(self) -> None:
        """Ends the current compilation or run, and removes the frame.

        The compiler stays for the next program, unless it was compiling.
        """
        self._explainer.close()
        self._closed += 1
        self._worker.stop()
        self._judged.close()
        self._traced.close()
        self._edited.close()


def _job(text: str, seconds: float, most: int = MOST_OUTPUT, **more: Any) -> dict[str, Any]:
    """Returns a run as static/compiler/program.js expects it."""
    return dict(more, input=text, most=most, milliseconds=seconds * 1000)
