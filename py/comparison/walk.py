"""Finds where two outputs part, line by line."""

from comparison.blanks import Notes, squeezed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

BLOCK = 256
LONGEST_GROUP = 200


class Walk:
    """A way through both outputs, over all that is no real difference, to where they part.

    `judge` and `yours` are their lines, and lines of either are counted from 0; `finished` tells
    that the judge's output does not go on. When `run` has ended, `j` and `y` are the lines where
    they part, or the numbers of lines of those that are over; `notes` has the differences in white
    space on the way. Where the order of lines does not matter, `board` are the lines of the
    judge's board that differs, `missing` those of them that yours lacks, `extra` the lines that
    yours has too many, and `reordered` is the first line of yours on the way that stands at
    another place, None if none does.
    """

    def __init__(self, judge: "list[str]", yours: "list[str]", finished: bool) -> None:
        self.judge = judge
        self.yours = yours
        self.finished = finished
        self.j = 0
        self.y = 0
        self.notes = Notes()
        self.board: list[int] = []
        self.missing: list[int] = []
        self.extra: list[int] = []
        self.reordered: int | None = None

    def run(self) -> "Iterator[None]":
        """Walks to the first difference or the end of both outputs, going on after each slice."""
        raise NotImplementedError


class LineWalk(Walk):
    """The way through two outputs line by line, over what differs in white space at most."""

    def __init__(self, judge: "list[str]", yours: "list[str]", finished: bool) -> None:
        super().__init__(judge, yours, finished)
        self._blank: int | None = None  # the first empty line of yours where the judge has none

    def run(self) -> "Iterator[None]":
        """Walks to the first difference or the end of both outputs, a block of lines a slice."""
        while self._pass_equal() or self._pass_spaced():
            yield None
        if self._blank is not None and self.j < len(self.judge):
            # What follows differs too, so the empty line stands for the judge's line.
            self.y = self._blank
            self.notes.drop("extra-line")

    def _pass_equal(self) -> bool:
        """Passes over a block of equal lines; returns whether there was one."""
        start = self.j
        block = self.judge[self.j : self.j + BLOCK]
        if block == self.yours[self.y : self.y + BLOCK]:
            self._advance(len(block), len(block))
        else:
            for line in block:
                if self.y == len(self.yours) or line != self.yours[self.y]:
                    break
                self._advance(1, 1)
        return self.j > start

    def _pass_spaced(self) -> bool:
        """Passes over one difference in white space; returns whether there was one."""
        judge, yours = _squeezed_at(self.judge, self.j), _squeezed_at(self.yours, self.y)
        if judge is None and yours is None:
            return False
        if judge == yours:
            self._note_pair()
        elif yours == "":
            self._pass_blank("end-lines" if judge is None else "extra-line")
        elif judge == "":
            self._note("gap" if self.j + 1 < len(self.judge) else "last-line", 1, 0)
        else:
            return judge is not None and yours is not None and self._pass_regrouped(judge, yours)
        return True

    def _pass_regrouped(self, judge: str, yours: str) -> bool:
        """Passes over lines that end at other places but hold the same together."""
        lines, your_lines = 1, 1
        while judge != yours and lines + your_lines < LONGEST_GROUP:
            common = min(len(judge), len(yours))
            if judge[:common] != yours[:common]:
                return False
            judge, yours = judge[common:], yours[common:]
            if judge:
                following = _squeezed_at(self.yours, self.y + your_lines)
                your_lines += 1
                yours = following or ""
            else:
                following = _squeezed_at(self.judge, self.j + lines)
                lines += 1
                judge = following or ""
            if following is None:
                return False
        if judge == yours:
            self._note("broken", lines, your_lines)
        return judge == yours

    def _pass_blank(self, kind: str) -> None:
        if not self.notes.has(kind):
            self._blank = self.y
        self._note(kind, 0, 1)

    def _note_pair(self) -> None:
        judge, yours = self.judge[self.j], self.yours[self.y]
        self.notes.add_pair(judge, yours, self.j + 1, self.y + 1)
        self._advance(1, 1)

    def _note(self, kind: str, lines: int, your_lines: int) -> None:
        self.notes.add(kind, self.j + 1, self.y + 1)
        self._advance(lines, your_lines)

    def _advance(self, lines: int, your_lines: int) -> None:
        self.j += lines
        self.y += your_lines
        if lines and your_lines:
            self._blank = None


def _squeezed_at(lines: "list[str]", index: int) -> "str | None":
    return squeezed(lines[index]) if index < len(lines) else None
