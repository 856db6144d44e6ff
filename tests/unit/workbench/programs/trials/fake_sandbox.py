"""Sandboxes without a browser: for programs that are Python functions, and for real ones."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.sandbox import service
from workbench.programs.tracing.program_run import compiled, run
from workbench.programs.trials.outcome import Outcome, SandboxUnavailable

Program = Callable[[str], Outcome]


class FakeSandbox:
    """A sandbox whose programs are functions; it answers when it is asked to."""

    def __init__(self, program: Program, loads: bool = True) -> None:
        self.program = program
        self.loads = loads
        self.inputs: list[str] = []
        self.limits: list[float] = []
        self.closed = False
        self._answers: Iterator[Any] = iter(())

    async def start(self) -> list[Diagnostic] | None:
        if not self.loads:
            raise SandboxUnavailable("Python could not be loaded.")
        return None

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        assert program == "the program"
        self.inputs.append(text)
        self.limits.append(seconds)
        return self.program(text)

    async def ask(self, request: str, seconds: float, texts: Sequence[Any] = ()) -> None:
        self._answers = self.answers(json.loads(request))

    async def next_lines(self) -> list[str] | None:
        return next(([json.dumps(answer)] for answer in self._answers), None)

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        return iter(())

    def close(self) -> None:
        self.closed = True


class PythonSandbox(FakeSandbox):
    """A sandbox that runs Python programs, and answers requests about them."""

    def __init__(self) -> None:
        super().__init__(printing(str))

    async def run(self, program: str, text: str, seconds: float) -> Outcome:
        written: list[str] = []
        error = run(compiled(program), text, written.append)
        return Outcome("crash" if error else "ok", "".join(written), str(error) if error else None)

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        return service.parts(request)


def printing(answer: Callable[[str], str]) -> Program:
    return lambda text: Outcome("ok", answer(text), None)
