"""Sets two outputs against one another whose lines have one order."""

from comparison.align.alignment import BLOCK, Pairing, blanks_at
from comparison.align.realignment import BOTH, JUDGE, cheapest
from comparison.align.segments import DIFFERENT, JUDGE_ONLY, REJOINED, SAME, SPACED, YOURS_ONLY
from comparison.whitespace import squeezed
from judges.answer_lines import GAP_LINE, LIST_LINE, ROW_LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.answer_queue import Answer

LONGEST_GROUP = 200
SHORTEST_REST = 3  # As in 4:1.


class LinePairing(Pairing):
    """The way line by line while the outputs agree, and else answer by answer."""

    def _find_next(self) -> None:
        """Passes over the next lines that agree, and else over the next answers."""
        start = self._j
        for judge, yours in zip(
            self.judge[self._j : self._j + BLOCK], self.yours[self._y : self._y + BLOCK]
        ):
            if judge != yours:
                break
            self._add(SAME, 1, 1)
        if self._j == start and not (self._pass_spaced() or self._pass_rejoined()):
            self._pass_difference()

    def _pass_spaced(self) -> bool:
        """Passes over lines that differ in white space alone; returns whether there are any."""
        after = self._j + blanks_at(self.judge, self._j)
        your_after = self._y + blanks_at(self.yours, self._y)
        over, yours_over = after == len(self.judge), your_after == len(self.yours)
        if over or yours_over:
            agree = over and yours_over
        else:
            agree = squeezed(self.judge[after]) == squeezed(self.yours[your_after])
        if not agree:
            return False
        self._add_blanks()
        self._add_straight(0 if over else 1)
        return True

    def _pass_rejoined(self) -> bool:
        """Passes over lines that end at other places but hold the same; returns whether it did."""
        if self._j == len(self.judge) or self._y == len(self.yours):
            return False
        judge, yours = squeezed(self.judge[self._j]), squeezed(self.yours[self._y])
        lines, your_lines = 1, 1
        while judge != yours and judge and yours and lines + your_lines < LONGEST_GROUP:
            common = min(len(judge), len(yours))
            if judge[:common] != yours[:common]:
                return False
            judge, yours = judge[common:], yours[common:]
            if judge:
                yours, your_lines = self._next_of(self.yours, self._y, your_lines)
            else:
                judge, lines = self._next_of(self.judge, self._j, lines)
                if not judge.startswith(yours) and not yours.startswith(judge):
                    return self._pass_joined(lines - 1, your_lines - 1, yours)
        if judge != yours:
            return False
        self._add(REJOINED, lines, your_lines)
        return True

    def _next_of(self, lines: list[str], start: int, number: int) -> tuple[str, int]:
        """Returns the next line with text after so many, and how many there are up to it."""
        while start + number < len(lines):
            number += 1
            text = squeezed(lines[start + number - 1])
            if text:
                return text, number
        return "", number

    def _pass_joined(self, lines: int, your_lines: int, rest: str) -> bool:
        """Passes over lines that go on in yours within the line after so many, whose rest differs.

        Returns whether the rest may stand for the judge's line after them.
        """
        last, following = self._kind(self._j), self._kind(self._j + lines)
        kind = self._form.answers.kind(rest)
        if kind != following or following == GAP_LINE or len(rest) < SHORTEST_REST:
            return False
        if following == ROW_LINE and len(rest) < len(squeezed(self.judge[self._j + lines])):
            return False
        if following == last == LIST_LINE:
            return False
        self._add(REJOINED, lines, your_lines)
        self._add(DIFFERENT, 1, 1)
        return True

    def _kind(self, line: int) -> str:
        return self._form.answers.kind(self.judge[line].strip())

    def _pass_difference(self) -> None:
        """Passes over the answers of one side or both that come next and do not agree."""
        self._go_back()
        left, right = self._ahead()
        way = cheapest(left, right, self._over(left, right))
        if way[0] == BOTH:
            self._pair(left[0], right[0])
            self._take_parts(left[0], right, way)
        elif way[0] == JUDGE:
            self._leave(JUDGE_ONLY, left[0])
        else:
            self._leave(YOURS_ONLY, right[0])

    def _go_back(self) -> None:
        """Goes back to where the judge's answer began, if all since then stands straight."""
        taken = self.pairs.take_back(self._j - self._start_of_answer())
        self._j -= taken
        self._y -= taken

    def _pair(self, left: "Answer", right: "Answer") -> None:
        """Adds two answers line by line; where they have not as many, each kind in its order."""
        texts = [squeezed(line) for line in left.lines[left.start : left.end]]
        your_texts = [squeezed(line) for line in right.lines[right.start : right.end]]
        start, end = _common(texts, your_texts)
        middle, your_middle = len(texts) - end, len(your_texts) - end
        self._add_straight(start)
        self._pair_middle(left.kinds[start:middle], right.kinds[start:your_middle])
        self._add_straight(end)

    def _pair_middle(self, kinds: list[str], your_kinds: list[str]) -> None:
        if len(kinds) == len(your_kinds):
            self._add_different(len(kinds))
            return
        while kinds or your_kinds:
            both = bool(kinds and your_kinds) and _alike(kinds[0], your_kinds[0])
            first = both or (bool(kinds) and (not your_kinds or your_kinds[0] in kinds))
            second = both or not first
            if both:
                self._add_different(1)
            elif first:
                self._add(SPACED if kinds[0] == GAP_LINE else JUDGE_ONLY, 1, 0)
            else:
                self._add(SPACED if your_kinds[0] == GAP_LINE else YOURS_ONLY, 0, 1)
            kinds, your_kinds = kinds[first:], your_kinds[second:]

    def _add_different(self, number: int) -> None:
        for _ in range(number):
            judge, yours = self.judge[self._j], self.yours[self._y]
            if squeezed(judge) == squeezed(yours):
                self._add_straight(1)
            else:
                self._add(DIFFERENT, 1, 1)

    def _take_parts(self, left: "Answer", right: "list[Answer]", way: list[str]) -> None:
        """Takes the lines that follow one of yours for parts of it, if it is a list in parts."""
        parts = 0
        while way[1 + parts : 2 + parts] and way[1 + parts] not in (BOTH, JUDGE):
            parts += 1
        if left.kinds[0] != LIST_LINE or not parts:
            return
        alike = [part for part in right[1 : 1 + parts] if part.kinds == [LIST_LINE]]
        if len(alike) == parts and right[0].text() not in [part.text() for part in alike]:
            last = self.pairs.stretches[-1]
            if last.state == DIFFERENT and last.lines == last.your_lines == 1:
                last.your_lines += parts
                self._y += parts


def _common(texts: list[str], others: list[str]) -> tuple[int, int]:
    """Returns how many texts agree at the beginning, and how many of the others at the end."""
    shorter = min(len(texts), len(others))
    start, end = 0, 0
    while start < shorter and texts[start] == others[start]:
        start += 1
    while end < shorter - start and texts[-1 - end] == others[-1 - end]:
        end += 1
    return start, end


def _alike(kind: str, other: str) -> bool:
    return kind == other and kind != GAP_LINE
