"""The failed test that the Judge view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.comparison import Mistake
    from workbench.judging import Format


class ShownFailure:
    """The last failed test that was shown, with what it replaced.

    Attributes:
        mistakes: The mistakes that explain it, None if its output cannot be compared.
        replaced: The user's texts as plain data, empty if there were none.
    """

    def __init__(
        self,
        form: Format | None = None,
        text: str = "",
        output: str | None = None,
        mistakes: list[Mistake] | None = None,
        replaced: Any = None,
    ) -> None:
        self.mistakes = mistakes
        self.replaced: Any = replaced or {}
        self._form, self._text, self._output = form, text, output

    def has_output(self, actual: str, form: Format | None = None) -> bool:
        """Returns whether an output is that of the test, and in its format if one is given."""
        return actual == self._output and (form is None or form is self._form)

    def has_texts(self, text: str, actual: str) -> bool:
        """Returns whether an input and an output are those of the test. The output may be empty."""
        return text == self._text and actual in ("", self._output)

    def forget_input(self) -> None:
        """Forgets the input and what it replaced, because another work is opened."""
        self._text, self.replaced = "", {}
