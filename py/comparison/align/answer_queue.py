"""Cuts an output into the answers that it gives."""

from comparison.whitespace import is_blank, squeezed
from judges.answer_lines import GAP_LINE, AnswerLines

# To look ahead at, beside the first answer.
MOST_LINES = 80
MOST_CHARACTERS = 20_000


class Answer:
    """The lines from `start` to before `end` of an output, and in `kinds` what each looks like.

    `kind` is that of the first. `free` tells that the order of the lines does not matter.
    """

    def __init__(self, lines: list[str], start: int, kinds: list[str], free: bool = False) -> None:
        self.lines = lines
        self.start = start
        self.kinds = kinds
        self.free = free
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
        """Returns the lines without their white space, and without those that are empty."""
        lines = [squeezed(line) for line in self.lines[self.start : self.end]]
        return [line for line in lines if line]

    def text(self) -> str:
        """Returns what stands in the answer, the same for all that say the same."""
        if self._text is None:
            self._text = "\n".join(sorted(self.texts()) if self.free else self.texts())
        return self._text


class AnswerQueue:
    """The answers of an output one after the other, with a look at those ahead.

    `start` is the line that comes next; boards have so many `rows`.
    """

    def __init__(self, answers: AnswerLines, lines: list[str], rows: int, free: bool) -> None:
        self.start = 0
        self.lines = lines
        self._answers = answers
        self._rows = rows
        self._free = free
        self._ahead: list[Answer] = []

    def go_to(self, line: int) -> None:
        """Goes to a line, wherever in an answer that is."""
        while self._ahead and self._ahead[0].start < line:
            self._ahead.pop(0)
        if self._ahead and self._ahead[0].start != line:
            self._ahead = []
        self.start = line

    def ahead(self, number: int) -> list[Answer]:
        """Returns the next answers, so many at most, fewer if they are long."""
        while len(self._ahead) < number:
            start = self._ahead[-1].end if self._ahead else self.start
            if start == len(self.lines) or (self._ahead and self._is_long(start)):
                break
            self._ahead.append(self._read(start))
        return self._ahead[:number]

    def _is_long(self, end: int) -> bool:
        """Returns whether there is much up to a line."""
        if end - self.start > MOST_LINES:
            return True
        return sum([len(line) for line in self.lines[self.start : end]]) > MOST_CHARACTERS

    def cut(self, sizes: list[int]) -> None:
        """Cuts what comes next into answers of so many lines, whatever they look like."""
        start, self._ahead = self.start, []
        for size in sizes:
            kinds = [self._kind(line) for line in self.lines[start : start + size]]
            if kinds:
                self._ahead.append(Answer(self.lines, start, kinds, self._free))
            start += len(kinds)

    def _kind(self, line: str) -> str:
        return self._answers.kind("" if is_blank(line) else line.strip())

    def _read(self, start: int) -> Answer:
        """Returns the answer that begins at a line; empty lines before one are one of their own."""
        kinds: list[str] = []
        for index in range(start, len(self.lines)):
            kind = self._kind(self.lines[index])
            if kinds and kind != GAP_LINE and self._begins(kind, kinds):
                break
            kinds.append(kind)
        return Answer(self.lines, start, kinds, self._free)

    def _begins(self, kind: str, before: list[str]) -> bool:
        return before[0] == GAP_LINE or self._answers.begins(kind, before, self._rows)
