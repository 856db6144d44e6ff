"""Tries older C++ standards if a program does not compile."""

from compiler.diagnostics import REMARK, Diagnostic, first_error
from compiler.languages import Language

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

    def failed(self, diagnostics: list[Diagnostic]) -> bool:
        """Notes a failed attempt; returns whether there is another one.

        Errors without a line are the linker's, which other standards do not change.
        """
        self.diagnostics = self.diagnostics or diagnostics
        errors = [error for error in diagnostics if error.severity == "error"]
        if not self._older or not any(error.line for error in errors):
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
