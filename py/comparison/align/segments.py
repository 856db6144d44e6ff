"""Which lines of yours stand against which of the judge's."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# What the lines of a pair are to one another:
SAME = "same"
SPACED = "spacing"  # the same but for white space
REJOINED = "rejoined"  # the same, but ended at other places
DIFFERENT = "different"
JUDGE_ONLY = "judge-only"
YOURS_ONLY = "yours-only"

UNEQUAL = (DIFFERENT, JUDGE_ONLY, YOURS_ONLY)


class Segment:
    """Lines that stand against one another in one way.

    They are `lines` of the judge's from `judge` on and `your_lines` of yours from `yours` on,
    counted from 0. The first stands against the first and so on; what one side has more of stands
    alone, but belongs to them.
    """

    def __init__(self, state: str, judge: int, lines: int, yours: int, your_lines: int) -> None:
        self.state = state
        self.judge = judge
        self.lines = lines
        self.yours = yours
        self.your_lines = your_lines

    @property
    def unequal(self) -> bool:
        """Whether the lines differ in more than white space."""
        return self.state in UNEQUAL

    @property
    def straight(self) -> bool:
        """Whether line stands against line, and none differs in more than white space."""
        return self.state in (SAME, SPACED) and self.lines == self.your_lines

    def last_pair(self) -> tuple[int, int]:
        """Returns the last lines of either side."""
        return self.judge + self.lines - 1, self.yours + self.your_lines - 1

    def pairs(self) -> "Iterator[tuple[int | None, int | None]]":
        """Yields the lines that stand against one another, None where there is none."""
        for index in range(max(self.lines, self.your_lines)):
            yield (
                self.judge + index if index < self.lines else None,
                self.yours + index if index < self.your_lines else None,
            )


class Pairs:
    """The stretches of two outputs in the order of the judge's lines, as far as they are known.

    `first` is the first that is unequal, None as long as there is none, and `places` tells at how
    many places there are such: lines of one side that follow one another are at one.
    """

    def __init__(self) -> None:
        self.stretches: list[Segment] = []
        self.first: Segment | None = None
        self.places = 0
        self._first_at = 0

    def add(self, state: str, judge: int, lines: int, yours: int, your_lines: int) -> None:
        """Adds lines that stand against one another; those of one state are put together."""
        last = self.stretches[-1] if self.stretches else None
        if last and _goes_on(last, state, judge, lines, yours, your_lines):
            last.lines += lines
            last.your_lines += your_lines
            return
        stretch = Segment(state, judge, lines, yours, your_lines)
        self.stretches.append(stretch)
        if stretch.unequal:
            if self.first is None:
                self.first, self._first_at = stretch, len(self.stretches) - 1
            self.places += 1

    def take_back(self, lines: int) -> int:
        """Takes back the last lines, so many at most; returns how many stood straight."""
        left = lines
        while left and self.stretches and self.stretches[-1].straight:
            last = self.stretches[-1]
            number = min(left, last.lines)
            last.lines -= number
            last.your_lines -= number
            left -= number
            if not last.lines:
                self.stretches.pop()
        return lines - left

    def against(self, start: int, end: int) -> list[int | None]:
        """Returns what stands against each of the judge's lines from a start to before an end.

        The first stretch that is unequal has to be near.
        """
        found: list[int | None] = [None] * (end - start)
        at = self._first_at
        while at and self.stretches[at - 1].judge + self.stretches[at - 1].lines > start:
            at -= 1
        for index in range(at, len(self.stretches)):
            stretch = self.stretches[index]
            if stretch.judge >= end:
                break
            for judge in range(max(start, stretch.judge), min(end, stretch.judge + stretch.lines)):
                if judge - stretch.judge < stretch.your_lines:
                    found[judge - start] = stretch.yours + judge - stretch.judge
        return found

    def from_first(self) -> "Iterator[Segment]":
        """Yields the stretches from the first that is unequal on."""
        for index in range(self._first_at, len(self.stretches)):
            yield self.stretches[index]


def _goes_on(
    last: Segment, state: str, judge: int, lines: int, yours: int, your_lines: int
) -> bool:
    """Returns whether lines go on where a stretch ends, and in the same way."""
    if last.state != state or state == REJOINED:
        return False
    if (last.judge + last.lines, last.yours + last.your_lines) != (judge, yours):
        return False
    if state in (JUDGE_ONLY, YOURS_ONLY):
        return True
    return lines == your_lines and last.lines == last.your_lines
