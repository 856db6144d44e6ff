"""Runs C and C++ programs: compiled by the compiler's worker, in sandboxed frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from compiler.diagnostics import first_error
from compiler.languages import C
from page.model.program.compiler import CompilerFailed
from page.view.program.compiled_frame import TRACE, CompiledFrame
from page.view.program.compiler_worker import CompilerWorker
from page.view.program.compiling import compiled
from trials.compiled_outcomes import fault_of, outcome_of
from trials.outcome import NotCompiled, Outcome, SandboxUnavailable
from trials.run_answers import MOST_OUTPUT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from compiler.diagnostics import Diagnostic
    from compiler.languages import Language
    from page.view.program.compiling import Compiled
    from page.view.program.python_sandbox import PythonSandbox

NO_ERRORS = "The compiler stopped without a message."


class CompiledSandbox:
    """Compiles a program once and runs it on inputs, one at a time.

    Args:
        worker: The compiler.
        languages: The languages to compile the program in, until one succeeds.
        program: The program.
        explainer: Python's sandbox, which explains what the program did.
    """

    def __init__(
        self,
        worker: CompilerWorker,
        languages: list[Language],
        program: str,
        explainer: PythonSandbox,
    ) -> None:
        self._worker = worker
        self._explainer = explainer
        self._languages = languages
        self._language = languages[0]
        self._program = program
        self._judged = self._traced = CompiledFrame(None)  # The program, and an instrumented one.
        self._closed = 0  # How often it was closed.

    async def start(self) -> list[Diagnostic]:
        """Compiles the program and loads the frame. Returns the warnings.

        Raises:
            NotCompiled: The program does not compile.
            SandboxUnavailable: The compiler or the frame cannot be loaded.
        """
        closed = self._closed
        await _compiler(self._worker.prepare())
        compilation = compiled(self._worker.compile, self._languages, self._program)
        found: Compiled = await _compiler(compilation)
        if not found.result:
            raise NotCompiled(first_error(found.diagnostics) or NO_ERRORS, found.diagnostics)
        self._language = found.language
        self._judged = CompiledFrame(found.result)
        if closed == self._closed:
            await self._judged.open()
        return found.diagnostics

    @property
    def is_c(self) -> bool:
        """Whether the program is one in C."""
        return self._language is C

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
            SandboxUnavailable: The frame cannot be loaded.
        """
        answer = await self._judged.answer(_job(text, seconds, most=most))
        fault = fault_of(answer)
        outcome = outcome_of(answer, fault, seconds, most)
        outcome.complaint = answer["complaint"]
        return outcome

    async def tree(self) -> Any:
        """Returns Clang's tree of the program for `ask`, None if Clang does not print it.

        Raises:
            SandboxUnavailable: The compiler fails.
        """
        return await _compiler(self._worker.tree(self._language, self._program))

    async def build_traced(self, source: str) -> bool:
        """Compiles an instrumented source of the program; returns whether it has no errors.

        Raises:
            SandboxUnavailable: The compiler fails.
        """
        self._traced.close()
        build = self._worker.compile_traced(self._language, self._program, source)
        module = await _compiler(build)
        self._traced = CompiledFrame(module)
        return module is not None

    async def traced(self, text: str, mode: str, seconds: float) -> tuple[str, str, Any]:
        """Runs the instrumented program; returns the kind of its end, its output and its trace.

        Args:
            text: The input.
            mode: What it is to trace, as static/compiler/trace.h reads it.
            seconds: The time limit.

        Raises:
            SandboxUnavailable: The frame cannot be loaded.
        """
        answer = await self._traced.answer(_job(text, seconds, trace=mode))
        return answer["kind"], answer["output"], answer[TRACE]

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


def _job(text: str, seconds: float, most: int = MOST_OUTPUT, **more: Any) -> dict[str, Any]:
    """Returns a run as static/compiler/program.js expects it."""
    return dict(more, input=text, most=most, milliseconds=seconds * 1000)


async def _compiler(answer: Awaitable[Any]) -> Any:
    """Returns an answer of the compiler. Raises SandboxUnavailable."""
    try:
        return await answer
    except CompilerFailed as error:
        raise SandboxUnavailable(str(error)) from None
