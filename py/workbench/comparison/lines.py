"""The user's output as a list of lines, read in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from text.chunks import chunks, lines_in

if TYPE_CHECKING:
    from collections.abc import Iterator


class ActualOutput:
    """The lines of the user's output.

    Attributes:
        lines: The lines without their ends.
        closed: Whether the last line ends in a newline.
        carriage_return: CR if every line ends in CR and LF, otherwise empty. These CRs are not
            part of `lines`.
        ends_ignored: Whether every line ends in CR and LF, which is not counted as a difference.
    """

    def __init__(self, text: str, of_windows: bool = False) -> None:
        self.lines: list[str] = []
        self.closed = text[-1:] in ("", "\n")
        self.carriage_return = ""
        self.ends_ignored = False
        self._of_windows, self._text = of_windows, text

    def read(self) -> Iterator[None]:
        """Splits the text into lines, yielding after each chunk."""
        for chunk in chunks(self._text):
            # Equal lines are kept once: collecting garbage takes time for each object.
            known: dict[str, str] = {}
            self.lines += [known.setdefault(line, line) for line in lines_in(chunk)]
            yield None
        yield from self._remove_carriage_returns()

    def _remove_carriage_returns(self) -> Iterator[None]:
        ended = self._ended
        for index in range(ended):
            if not self.lines[index].endswith("\r"):
                return
            yield None
        if ended > 0:
            self.ends_ignored = self._of_windows
            self.carriage_return = "" if self._of_windows else "\r"
            for index in range(ended):
                self.lines[index] = self.lines[index][:-1]
                yield None

    def original(self, index: int) -> str:
        """Returns a line as the user printed it."""
        return self.lines[index] + (self.carriage_return if index < self._ended else "")

    @property
    def _ended(self) -> int:
        """The number of lines that have an end."""
        return len(self.lines) if self.closed else len(self.lines) - 1
