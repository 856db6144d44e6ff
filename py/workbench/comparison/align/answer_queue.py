"""Splits an output into the answers that it gives."""

from workbench.comparison.whitespace import is_blank, squeezed
from workbench.judging.answer_lines import GAP_LINE, AnswerLines

# Limits for the answers read ahead, apart from the first.
MOST_LINES = 80
MOST_CHARACTERS = 20_000


class Answer:
    """Consecutive lines of an output that answer one request.

    Attributes:
        lines: The lines of the whole output.
        start: The first line of the answer, counted from 0.
        kinds: What each of its lines looks like; see `workbench.judging.answer_lines`.
        any_order: Whether the order of its lines does not matter.
    """

    def __init__(
        self, lines: list[str], start: int, kinds: list[str], any_order: bool = False
    ) -> None:
        self.lines = lines
        self.start = start
        self.kinds = kinds
        self.any_order = any_order
        self._text: str | None = None

    @property
    def end(self) -> int:
        """The line after the last."""
        return self.start + len(self.kinds)

    @property
    def kind(self) -> str:
        """What the first line looks like."""
        return self.kinds[0]

    def texts(self) -> list[str]:
        """Returns the lines that are not blank, without white space."""
        lines = [squeezed(line) for line in self.lines[self.start : self.end]]
        return [line for line in lines if line]

    def text(self) -> str:
        """Returns the text of the answer, equal for equal answers."""
        if self._text is None:
            self._text = "\n".join(sorted(self.texts()) if self.any_order else self.texts())
        return self._text


class AnswerQueue:
    """The answers of an output, one after the other, with lookahead.

    Attributes:
        start: The next line.
        lines: The lines of the output.
    """

    def __init__(self, answers: AnswerLines, lines: list[str], rows: int, any_order: bool) -> None:
        """`rows` is the number of rows of a board."""
        self.start = 0
        self.lines = lines
        self._answers, self._rows, self._any_order = answers, rows, any_order
        self._ahead: list[Answer] = []
        self._last_kind = -1, ""  # The line whose kind was read last, and its kind.

    def go_to(self, line: int) -> None:
        """Moves on to a line, which may be within an answer."""
        while self._ahead and self._ahead[0].start < line:
            self._ahead.pop(0)
        if self._ahead and self._ahead[0].start != line:
            self._ahead = []
        self.start = line

    def ahead(self, number: int) -> list[Answer]:
        """Returns up to `number` of the next answers, fewer if they are long."""
        while len(self._ahead) < number:
            start = self._ahead[-1].end if self._ahead else self.start
            if start == len(self.lines) or (self._ahead and self._is_far(start)):
                break
            self._ahead.append(self._read(start))
        return self._ahead[:number]

    def _is_far(self, end: int) -> bool:
        """Returns whether the lines up to `end` exceed the lookahead."""
        if end - self.start > MOST_LINES:
            return True
        return sum([len(line) for line in self.lines[self.start : end]]) > MOST_CHARACTERS

    def cut(self, sizes: list[int]) -> None:
        """Splits the next lines into answers of these sizes, regardless of their kinds."""
        start, self._ahead = self.start, []
        for size in sizes:
            kinds = [self._kind(line) for line in range(start, min(start + size, len(self.lines)))]
            if kinds:
                self._ahead.append(Answer(self.lines, start, kinds, self._any_order))
            start += len(kinds)

    def _kind(self, index: int) -> str:
        if self._last_kind[0] != index:
            line = self.lines[index]
            self._last_kind = index, self._answers.kind("" if is_blank(line) else line.strip())
        return self._last_kind[1]

    def _read(self, start: int) -> Answer:
        """Returns the answer at a line; empty lines before an answer form a separate one."""
        kinds: list[str] = []
        for index in range(start, len(self.lines)):
            kind = self._kind(index)
            if kinds and kind != GAP_LINE and self._begins(kind, kinds):
                break
            kinds.append(kind)
        return Answer(self.lines, start, kinds, self._any_order)

    def _begins(self, kind: str, before: list[str]) -> bool:
        return before[0] == GAP_LINE or self._answers.begins(kind, before, self._rows)
