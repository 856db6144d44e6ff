"""Sets two outputs side by side, line against line, by what the lines are."""

from comparison.blanks import squeezed
from comparison.outputs import Pasted, Printed
from comparison.parts import NO_PART, Part, PartQueue
from comparison.ranges import differing_ranges
from judges import uva220

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.ranges import Ranges
    from judges import Step

    # A line of the judge's and one of yours, counted from 0, None where there is none.
    Pair = tuple[int | None, int | None]

SAME = "same"
SPACING = "spacing"
DIFFERENT = "different"
JUDGE_ONLY = "judge-only"
YOURS_ONLY = "yours-only"

BLOCK = 64


class Row:
    """A line of the judge's beside the one of yours that stands against it.

    `judge` and `yours` are their numbers, counted from 1, None where there is none, and
    `judge_text` and `your_text` what they say, empty where there is none.
    """

    def __init__(
        self, judge: "int | None", yours: "int | None", judge_text: str, your_text: str
    ) -> None:
        self.judge = judge
        self.yours = yours
        self.judge_text = judge_text
        self.your_text = your_text

    @property
    def state(self) -> str:
        """SAME, SPACING if only white space differs, DIFFERENT, JUDGE_ONLY or YOURS_ONLY."""
        if self.judge is None or self.yours is None:
            return YOURS_ONLY if self.judge is None else JUDGE_ONLY
        if self.judge_text == self.your_text:
            return SAME
        return SPACING if squeezed(self.judge_text) == squeezed(self.your_text) else DIFFERENT

    def ranges(self) -> "tuple[Ranges, Ranges]":
        """Returns which characters of either line differ, as (start, end) from left to right."""
        if self.judge is None or self.yours is None:
            return [], []
        return differing_ranges(self.judge_text, self.your_text)


def aligned(form: str, steps: "list[Step]", yours: str) -> "Iterator[Row | None]":
    """Yields the rows that set what the steps of a judge print and yours side by side.

    Every line stands in exactly one row. Lists, counts, positions and boards stand against one
    another in their order; one that only one side has is left alone where those after it agree
    again. The moves of a Board Silly board stand against the same moves. Yields None now and then
    while the outputs are read, before the first row.
    """
    printed, pasted = Printed(steps), Pasted(yours)
    yield from printed.read()
    yield from pasted.read()
    for judge, yours_index in _pairs(form, printed.lines, pasted.lines):
        yield Row(
            None if judge is None else judge + 1,
            None if yours_index is None else yours_index + 1,
            "" if judge is None else printed.lines[judge],
            "" if yours_index is None else pasted.shown(yours_index) or "",
        )


def _pairs(form: str, judge: "list[str]", yours: "list[str]") -> "Iterator[Pair]":
    """Yields the lines of two outputs that stand against one another."""
    height = len(judge[0]) if form == "jutge" and judge else uva220.SIZE
    left, right = PartQueue(form, judge, height), PartQueue(form, yours, height)
    paired = _paired_as_sets if form == "boardsilly" else _paired_in_order
    while left.ahead(0) or right.ahead(0):
        block = judge[left.start : left.start + BLOCK]
        if block == yours[right.start : right.start + BLOCK]:
            for index in range(len(block)):
                yield left.start + index, right.start + index
            left.skip(len(block))
            right.skip(len(block))
        else:
            if form == "boardsilly":
                _part_run_together(left, right)
            yield from paired(*_next_parts(left, right))


def _next_parts(left: PartQueue, right: PartQueue) -> "tuple[Part, Part]":
    """Takes the next parts that stand against one another, an empty one where there is none."""
    part, against = left.ahead(0), right.ahead(0)
    if not part or not against:
        return left.take() if part else NO_PART, right.take() if against else NO_PART
    if part.text() != against.text():
        for is_alone in (_agrees_without, _is_like_without):
            if is_alone(left, right):
                return left.take(), NO_PART
            if is_alone(right, left):
                return NO_PART, right.take()
    return left.take(), right.take()


def _agrees_without(queue: PartQueue, other: PartQueue) -> bool:
    """Returns whether the outputs agree again without the next part of a queue.

    If that looks like the other's next, the part after has to agree as well, and not otherwise.
    """
    part, following, against = queue.ahead(0), queue.ahead(1), other.ahead(0)
    if not part or not against or not following or following.text() != against.text():
        return False
    after, against_after = _text(queue.ahead(2)), _text(other.ahead(1))
    return part.kind != against.kind or (after == against_after and after != following.text())


def _is_like_without(queue: PartQueue, other: PartQueue) -> bool:
    """Returns whether the next part of a queue is of another kind, and the one after it is not."""
    part, following, against = queue.ahead(0), queue.ahead(1), other.ahead(0)
    if not part or not against or not following or part.kind == against.kind:
        return False
    return following.kind == against.kind


def _text(part: "Part | None") -> "str | None":
    return part.text() if part else None


def _part_run_together(left: PartQueue, right: PartQueue) -> None:
    """Cuts the next part of yours where its board ends, if no empty line does so."""
    part, against = left.ahead(0), right.ahead(0)
    if not part or not against:
        return
    moves, your_moves = part.text().split("\n"), against.text().split("\n")
    if len(your_moves) > len(moves) and sorted(your_moves[: len(moves)]) == sorted(moves):
        right.cut(len(moves))


def _paired_in_order(judge: Part, yours: Part) -> "Iterator[Pair]":
    """Yields the lines of two parts that stand against one another, each kind in its order."""
    i, k = 0, 0
    if judge.kinds == yours.kinds:
        i = k = len(judge.kinds)
        for index in range(i):
            yield judge.start + index, yours.start + index
    while i < len(judge.kinds) or k < len(yours.kinds):
        left, right = judge.kinds[i:], yours.kinds[k:]
        both = left and right and left[0] == right[0]
        first = both or (bool(left) and (not right or right[0] in left))
        second = both or not first
        yield judge.start + i if first else None, yours.start + k if second else None
        i, k = i + first, k + second


def _paired_as_sets(judge: Part, yours: Part) -> "Iterator[Pair]":
    """Yields the lines of two parts, each against one of the same text, whatever the order."""
    waiting: dict[str, list[int]] = {}
    for index in range(yours.end - 1, yours.start - 1, -1):
        waiting.setdefault(squeezed(yours.lines[index]), []).append(index)
    for index in range(judge.start, judge.end):
        twins = waiting.get(squeezed(judge.lines[index]))
        yield index, twins.pop() if twins else None
    for index in sorted([index for twins in waiting.values() for index in twins]):
        yield None, index
