"""Tries older C++ standards if a program does not compile."""

from workbench.programs.compiler.diagnostics import REMARK, Diagnostic, first_error
from workbench.programs.compiler.languages import Language

OLDER = "The program compiles as {}, not as {}. {}"


class Standards:
    """The attempts to compile a program, from the likely standard to the oldest.

    Args:
        languages: The languages to try, in this order.

    Attributes:
        language: The language of the next attempt or, at the end, of the one that succeeded.
        diagnostics: The messages of the first attempt, as the program was probably written for it.
    """

    def __init__(self, languages: list[Language]) -> None:
        self.language, *self._older = languages
        self._first = self.language
        self.diagnostics: list[Diagnostic] = []
        self._error = ""  # Of the last attempt.

    def failed(self, diagnostics: list[Diagnostic]) -> bool:
        """Notes a failed attempt; returns whether there is another one.

        An error that an older standard has not changed will stay. One without a line is the
        linker's.
        """
        self.diagnostics = self.diagnostics or diagnostics
        error, before = first_error(diagnostics), self._error
        self._error = error
        if not self._older or error == before or error[:5] != "Line ":
            self.language = self._first
            return False
        self.language = self._older.pop(0)
        return True

    def succeeded(self, diagnostics: list[Diagnostic]) -> list[Diagnostic]:
        """Returns the messages, with one on the standard unless it is the likely one."""
        if self.language is self._first:
            return diagnostics
        said = OLDER.format(self.language.name, self._first.name, first_error(self.diagnostics))
        return [Diagnostic(0, 0, REMARK, said)] + diagnostics
