"""Checks a C or C++ program while the user types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job
from page.model.program.compiler import CompilerFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from compiler.diagnostics import Diagnostic
    from compiler.languages import Language
    from jobs.job import Work
    from page.model.program.compiler import CompilerState

PAUSE = 0.7  # Seconds without a change of the program, after typing.


class SyntaxCheck(Job):
    """Checks a program after a pause, if the compiler is stored then.

    Args:
        compiler: The compiler.
        languages: The languages to check the program in, the likely one first.
        program: The program.
        pause: The seconds before the check.
        hear: Gets the messages.
    """

    def __init__(
        self,
        compiler: CompilerState,
        languages: list[Language],
        program: str,
        pause: float,
        hear: Callable[[list[Diagnostic]], None],
    ) -> None:
        self._compiler = compiler
        self._languages = languages
        self._program = program
        self._pause = pause
        self._hear = hear
        super().__init__()

    def work(self) -> Work:
        """Waits, and asks the compiler."""
        yield self._pause
        answer = self._compiler.checked(self._languages, self._program)
        if answer is None:
            return
        try:
            diagnostics = yield answer
        except CompilerFailed:
            return  # A test says why.
        self._hear(diagnostics)
