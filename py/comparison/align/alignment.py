"""The way through two outputs that sets their lines against one another."""

from comparison.align.answer_queue import AnswerQueue
from comparison.align.segments import JUDGE_ONLY, SAME, SPACED, Pairs
from comparison.lines import ActualOutput, ExpectedOutput
from comparison.whitespace import is_blank
from judges import Format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.align.answer_queue import Answer

BLOCK = 256
AHEAD = 12  # Answers of each side that are looked at to see how the outputs go on.


class Pairing:
    """A way through both outputs that says which line of yours stands against which.

    Every line of either stands in one place. `judge` and `yours` are the lines of the outputs and
    `pairs` what is known of how they stand. `finished` tells that the judge's output does not go
    on. The way is gone by going through `slices`.

    Where the order of an answer's lines does not matter, `reordered` is the first line of yours
    that stands at another place, and `board` are the lines of either on the first board that both
    have and that differs; each is None if there is none.
    """

    def __init__(
        self, form: Format, printed: ExpectedOutput, pasted: ActualOutput, finished: bool
    ) -> None:
        self.judge = printed.lines
        self.yours = pasted.lines
        self.finished = finished
        self.pairs = Pairs()
        self.reordered: int | None = None
        self.board: tuple[range, range] | None = None
        self._form = form
        self._printed = printed
        self._j = 0
        self._y = 0
        rows = printed.rows
        self._left = AnswerQueue(form.answers, self.judge, rows, bool(form.orders))
        self._right = AnswerQueue(form.answers, self.yours, rows, bool(form.orders))
        self.slices = self._go()

    def settled(self) -> int:
        """Returns how many of the stretches so far will stay as they are.

        Those of the answer that is gone through may be taken back, and the one before it then grow.
        """
        stretches = self.pairs.stretches
        number = len(stretches)
        start = self._start_of_answer()
        while number and stretches[number - 1].judge + stretches[number - 1].lines >= start:
            number -= 1
        return number

    def _go(self) -> "Iterator[None]":
        while not self._over_both():
            if not self._pass_equal():
                self._find_next()
            yield None

    def _find_next(self) -> None:
        """Passes over what comes next and is not the same to the byte."""
        raise NotImplementedError

    @property
    def j(self) -> int:
        """The line of the judge's where the outputs part, or how many there are."""
        return self.pairs.first.judge if self.pairs.first else len(self.judge)

    @property
    def y(self) -> int:
        """The line of yours where the outputs part, or how many there are."""
        return self.pairs.first.yours if self.pairs.first else len(self.yours)

    @property
    def agrees_after(self) -> bool:
        """Whether the outputs go on after the one place where they differ, and agree there."""
        first = self.pairs.first
        if first is None or self.pairs.places > 1 or not self._over_both():
            return False
        return first.judge + first.lines < len(self.judge)

    def _over_both(self) -> bool:
        return self._j == len(self.judge) and self._y == len(self.yours)

    def _add(self, state: str, lines: int, your_lines: int) -> None:
        self.pairs.add(state, self._j, lines, self._y, your_lines)
        self._j += lines
        self._y += your_lines

    def _pass_equal(self) -> bool:
        """Passes over a block of lines that are the same to the byte; returns whether it is one."""
        block = self.judge[self._j : self._j + BLOCK]
        equal = bool(block) and block == self.yours[self._y : self._y + BLOCK]
        if equal:
            # Kept once: what is kept twice takes the garbage collection twice the time.
            self.yours[self._y : self._y + BLOCK] = block
            self._add(SAME, len(block), len(block))
        return equal

    def _add_blanks(self) -> None:
        """Adds the empty lines that come next on either side."""
        blanks, your_blanks = blanks_at(self.judge, self._j), blanks_at(self.yours, self._y)
        both = min(blanks, your_blanks)
        self._add_straight(both)
        if blanks != your_blanks:
            self._add(SPACED, blanks - both, your_blanks - both)

    def _add_straight(self, number: int) -> None:
        """Adds lines that are the same but perhaps for white space."""
        for _ in range(number):
            same = self.judge[self._j] == self.yours[self._y]
            self._add(SAME if same else SPACED, 1, 1)

    def _start_of_answer(self) -> int:
        """Returns where the judge's answer began that goes on where the way has come to."""
        if self._j == len(self.judge):
            return self._j
        return self._printed.line_of(self._printed.step_of(self._j))

    def _ahead(self) -> "tuple[list[Answer], list[Answer]]":
        self._left.go_to(self._j)
        self._right.go_to(self._y)
        return self._left.ahead(AHEAD), self._right.ahead(AHEAD)

    def _over(self, left: "list[Answer]", right: "list[Answer]") -> tuple[bool, bool]:
        """Returns of each side whether it does not go on after these answers."""
        over = not left or left[-1].end == len(self.judge)
        return self.finished and over, not right or right[-1].end == len(self.yours)

    def _leave(self, state: str, answer: "Answer") -> None:
        """Adds an answer that only one side has; empty lines are no more than white space."""
        lines = len(answer.kinds)
        alone = state if answer.text() else SPACED
        self._add(alone, *((lines, 0) if state == JUDGE_ONLY else (0, lines)))


def blanks_at(lines: list[str], start: int) -> int:
    """Returns how many empty lines come next."""
    end = start
    while end < len(lines) and is_blank(lines[end]):
        end += 1
    return end - start
