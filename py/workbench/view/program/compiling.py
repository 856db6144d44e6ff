"""Compiles a program in the first of some languages in which that succeeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.programs.compiler.diagnostics import read_diagnostics
from workbench.programs.compiler.remarks import remarks, unsupported
from workbench.programs.compiler.standards import Standards

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from workbench.programs.compiler.diagnostics import Diagnostic
    from workbench.programs.compiler.languages import Language


class Compiled:
    """The end of the attempts.

    Attributes:
        language: The language of the last attempt.
        diagnostics: The messages to show.
        result: What the last attempt returned, false if there are errors.
    """

    def __init__(self, language: Language, diagnostics: list[Diagnostic], result: Any) -> None:
        self.language = language
        self.diagnostics = diagnostics
        self.result = result


async def compiled(
    attempt: Callable[[Language, str], Awaitable[tuple[str, Any]]],
    languages: list[Language],
    program: str,
) -> Compiled:
    """Tries the languages until an attempt succeeds.

    Args:
        attempt: Compiles or checks the program; returns the messages, and something true if there
            are no errors.
        languages: The languages, the likely one first.
        program: The program.
    """
    standards = Standards(languages)
    while True:
        language = standards.language
        messages, result = await attempt(language, program)
        diagnostics = read_diagnostics(messages)
        if result:
            said = unsupported(program) + remarks(program) + standards.succeeded(diagnostics)
            return Compiled(language, said, result)
        if not standards.failed(diagnostics):
            return Compiled(language, standards.diagnostics, None)
