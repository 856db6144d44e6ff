"""Both outputs side by side, a row a line."""

from comparison.align.outputs import Outputs
from comparison.align.ranges import differing_ranges
from comparison.align.segments import REJOINED, SAME, SPACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.align.ranges import Ranges
    from comparison.align.segments import Segment


class Row:
    """A line of the judge's beside the one of yours that stands against it.

    `judge` and `yours` are their numbers, counted from 1, None where there is none, and
    `judge_text` and `your_text` what they say, empty where there is none. `state` is SAME, SPACED
    if only white space differs, DIFFERENT, JUDGE_ONLY or YOURS_ONLY.
    """

    def __init__(
        self, judge: int | None, yours: int | None, judge_text: str, your_text: str, state: str
    ) -> None:
        self.state = state
        self.judge = judge
        self.yours = yours
        self.judge_text = judge_text
        self.your_text = your_text

    def ranges(self) -> "tuple[Ranges, Ranges]":
        """Returns which characters of either line differ, as (start, end) from left to right."""
        if self.judge is None or self.yours is None:
            return [], []
        return differing_ranges(self.judge_text, self.your_text)


def rows(outputs: Outputs, whole: bool = True) -> "Iterator[Row | None]":
    """Yields the rows that set two outputs side by side, every line of either in exactly one.

    Where the `whole` is not asked for, of lines that are the same the last stand for all. Goes on
    with their pairing where that has not come to the end, and yields None after each slice of it.
    """
    pairing, done = outputs.pairing, 0
    stretches = pairing.pairs.stretches
    for _ in pairing.slices:
        while done < pairing.settled():
            yield from _rows(outputs, stretches[done], whole)
            done += 1
        yield None
    for stretch in stretches[done:]:
        yield from _rows(outputs, stretch, whole)


def _rows(outputs: Outputs, stretch: "Segment", whole: bool) -> "Iterator[Row]":
    state = stretch.state
    if state == REJOINED or (state == SAME and outputs.pasted.carriage_return):
        state = SPACED
    pairs = stretch.pairs() if whole or state != SAME else [stretch.last_pair()]
    for judge, yours in pairs:
        yield Row(
            None if judge is None else judge + 1,
            None if yours is None else yours + 1,
            "" if judge is None else outputs.printed.lines[judge],
            "" if yours is None else outputs.pasted.shown(yours),
            state,
        )
