"""Compiles a program in the likely language, or else by an older standard of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.programs.compiler.diagnostics import REMARK, Diagnostic, first_error

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from workbench.programs.compiler.languages import Language

    Attempt = Callable[[Language], Awaitable[tuple[list[Diagnostic], Any]]]

OLDER = "The program compiles as {}, not as {}. {}"


async def compiled(
    attempt: Attempt, languages: list[Language]
) -> tuple[Language, list[Diagnostic], Any]:
    """Tries the languages until an attempt succeeds.

    An error that an older standard has not changed will stay, and so will the linker's, which has
    no line.

    Args:
        attempt: Compiles or checks the program; returns the messages, and something true if there
            are no errors.
        languages: The languages, the likely one first.

    Returns:
        The language that succeeded, the messages to show, and what the attempt returned. If none
        succeeds, these are the first language and its messages, as the program was probably written
        for it.
    """
    likely = languages[0]
    first: list[Diagnostic] = []
    error = ""
    for language in languages:
        diagnostics, result = await attempt(language)
        if result:
            if language is not likely:
                said = OLDER.format(language.name, likely.name, first_error(first))
                diagnostics = [Diagnostic(0, 0, REMARK, said)] + diagnostics
            return language, diagnostics, result
        first = first or diagnostics
        before, error = error, first_error(diagnostics)
        if error == before or error[:5] != "Line ":
            break
    return likely, first, None
