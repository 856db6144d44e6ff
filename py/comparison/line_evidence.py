"""Looks for the mistakes that explain an output of `uva220` or `jutge`."""

from comparison.blanks import squeezed
from comparison.commands import MOVE, command
from comparison.explanations import Explanation, better
from comparison.mistakes import jutge, uva220
from comparison.mistakes.mistake import Stretch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.mistakes import Mistake
    from comparison.mistakes.mistake import Answer
    from comparison.outputs import Outputs, Printed

STEPS_BACK = 60
MOVES_BACK = 10
SQUARES_BACK = 2_000
STEPS_AHEAD = 100
LINES_AHEAD = 400
END = "\n"  # of an output; no line is like it, and it is not squeezed away
_TABLES = {"uva220": uva220, "jutge": jutge}


def explained(outputs: "Outputs", index: int) -> "Iterator[list[Explanation]]":
    """Yields, after every bit of work, the explanations so far that explain the most.

    `index` is the step where the outputs part.
    """
    evidence = LineEvidence(outputs, index)
    best: list[Explanation] = []
    for mistake in evidence.mistakes():
        for explanation in evidence.compare(mistake):
            if explanation:
                best = better(best, explanation)
            yield best


class LineEvidence:
    """What a mistake has to explain: the `stretch` of steps from some before the difference on.

    `lines` are what yours prints for them without white space, with END after the last of yours,
    and `agreed` is how many of them come before the difference. `finished` tells that nothing
    follows the stretch.
    """

    def __init__(self, outputs: "Outputs", index: int) -> None:
        self.form = outputs.form
        self.steps = outputs.steps
        self.index = index
        walk, end = outputs.walk, index + STEPS_AHEAD
        first = _FIRST[outputs.form](outputs.printed, index)
        self.stretch = Stretch(self.steps[first - 1] if first else None, self.steps[first:end])
        self.finished = outputs.walk.finished and end >= len(self.steps)
        self.lines = _without_blanks(walk.judge[outputs.printed.line_of(first) : walk.j])
        self.agreed = len(self.lines)
        self.lines += _without_blanks(walk.yours[walk.y : walk.y + LINES_AHEAD])
        if walk.y + LINES_AHEAD >= len(walk.yours):
            self.lines.append(END)

    def mistakes(self) -> "list[Mistake]":
        """Returns the mistakes that may explain it, the likeliest first."""
        table = _TABLES[self.form]
        mistakes = list(table.MISTAKES)
        if self.index and command(self.steps[self.index]) == MOVE:
            mistakes += table.mistakes_at(self.steps[self.index - 1], self.steps[self.index])
        return mistakes

    def predicted(self, mistake: "Mistake") -> "Iterator[Answer]":
        """Yields what is printed with a mistake for each step, END after the last of the input."""
        yield from mistake.predict(self.stretch)
        if self.finished:
            yield [END], None

    def compare(self, mistake: "Mistake") -> "Iterator[Explanation | None]":
        """Yields None at every step, and at last the explanation if the mistake is one."""
        matched, rows = 0, None
        for lines, cells in self.predicted(mistake):
            for line in lines:
                text = squeezed(line)
                if not text:
                    continue
                if matched == len(self.lines) or text != self.lines[matched]:
                    yield self._explained(mistake, matched, rows or cells)
                    return
                matched += 1
            if matched > self.agreed:
                rows = rows or cells
            yield None
        yield self._explained(mistake, matched, rows)

    def _explained(
        self, mistake: "Mistake", matched: int, cells: "list[str] | None"
    ) -> "Explanation | None":
        number = matched - self.agreed
        if number <= 0:
            return None
        over = self.lines[-1] == END and matched == len(self.lines)
        return Explanation(mistake.phrase, number - over, over, _rows(cells), mistake.likely)


def _far_start(printed: "Printed", index: int) -> int:
    """Returns the start of the game of a step, or of an earlier one that is near enough."""
    own, near = printed.start_before(index), max(index - STEPS_BACK, 0)
    return min([start for start in printed.starts if near <= start] + [own])


def _few_before(printed: "Printed", index: int) -> int:
    """Returns a step some moves before, fewer on large boards: each takes its time."""
    position = printed.steps[index].position
    squares = position.n**2 if position else 1
    return max(0, index - min(MOVES_BACK, SQUARES_BACK // squares))


_FIRST = {"uva220": _far_start, "jutge": _few_before}


def _without_blanks(lines: "list[str]") -> "list[str]":
    texts = [squeezed(line) for line in lines]
    return [text for text in texts if text]


def _rows(cells: "list[str] | None") -> "list[str] | None":
    if not cells:
        return None
    n = int(len(cells) ** 0.5 + 0.5)
    return ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
