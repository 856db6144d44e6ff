"""Looks for the mistakes that explain an output whose lines have one order."""

from comparison.align.outputs import Outputs
from comparison.diagnose.explanations import Explanation, better
from comparison.diagnose.first_effect import showing
from comparison.diagnose.mistakes import Mistake
from comparison.diagnose.mistakes.mistake import ALWAYS, TEXT_ALONE, Stretch, cells_of, lines_of
from comparison.whitespace import squeezed
from judges import START, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from comparison.diagnose.mistakes.mistake import Prediction

STEPS_AHEAD = 100
LINES_AHEAD = 400
SQUARES_CHECKED = 100_000  # Of the boards of earlier steps, which a mistake must not show on.
# What has to be explained where that is not all the rest: lines, and places where they differ.
LONG, TELLING = 20, 3
END_OF_OUTPUT = "\n"  # of an output; no line is like it, and it is not squeezed away


def explained(
    evidence: "LineEvidence", mistakes: tuple[Mistake, ...]
) -> "Iterator[list[Explanation]]":
    """Yields, after every bit of work, the explanations so far that explain the most.

    They are looked for among some mistakes, the likeliest first. One has to explain all the rest of
    yours or a long stretch of it, and must not show before.
    """
    best: list[Explanation] = []
    for _ in evidence.read():
        yield best
    for mistake in mistakes:
        for explanation in evidence.compare(mistake):
            if explanation and _is_strong(explanation) and explanation in better(best, explanation):
                for refuted in evidence.refuted(mistake):
                    yield best
                    if refuted:
                        break
                else:
                    best = better(best, explanation)
            yield best
    for mistake in mistakes if best else ():
        if mistake.phrase == best[0].phrase:
            best[0].shows = evidence.showing(mistake)
            yield best


def _is_strong(explanation: Explanation) -> bool:
    """Returns whether enough is explained to be told, and by the mistake."""
    if explanation.all_the_rest:
        return explanation.telling > 0 or explanation.phrase == TEXT_ALONE
    if explanation.number < LONG or explanation.likely != ALWAYS:
        return False
    return explanation.telling >= (1 if explanation.unrefuted else TELLING)


class LineEvidence:
    """What a mistake has to explain: the `stretch` of steps from some before the difference on.

    `index` is the step where the outputs part, `first` the first of the stretch. `meant` returns
    what a line of yours means, `command` what a step has read.

    `lines` are what yours prints for them without white space, END_OF_OUTPUT after the last of
    yours, and `agreed` is how many of them come before the difference. `finished` tells that
    nothing follows the stretch.
    """

    def __init__(
        self,
        outputs: Outputs,
        index: int,
        first: int,
        meant: "Callable[[str], str]",
        command: "Callable[[Step], str]",
    ) -> None:
        self.steps = outputs.steps
        self._command = command
        self.first = first
        pairing, end = outputs.pairing, index + STEPS_AHEAD
        self.stretch = Stretch(self.steps[first - 1] if first else None, self.steps[first:end])
        self.finished = pairing.finished and end >= len(self.steps)
        self._meant = meant
        self._before = pairing.judge[outputs.printed.line_of(first) : pairing.j]
        self._ahead = pairing.yours[pairing.y : pairing.y + LINES_AHEAD]
        self._over = pairing.y + LINES_AHEAD >= len(pairing.yours)
        self.lines: list[str] = []
        self.agreed = 0

    def read(self) -> "Iterator[None]":
        """Reads the lines, going on after each."""
        for line in self._before:
            self.lines += _texts([line])
            yield None
        self.agreed = len(self.lines)
        for line in self._ahead:
            self.lines += _texts([self._meant(line)])
            yield None
        if self._over:
            self.lines.append(END_OF_OUTPUT)

    def predicted(self, mistake: Mistake) -> "Iterator[tuple[Prediction, list[str]]]":
        """Yields what is printed with a mistake for each step, and what the judge prints."""
        for step, prediction in zip(self.stretch.steps, mistake.predict(self.stretch)):
            yield prediction, lines_of(step)
        if self.finished:
            yield ([END_OF_OUTPUT], None), [END_OF_OUTPUT]

    def compare(self, mistake: Mistake) -> "Iterator[Explanation | None]":
        """Yields None at every line, and at last the explanation if the mistake is one."""
        matched, telling, rows = 0, 0, None
        for (lines, cells), judge in self.predicted(mistake):
            texts = []
            for text in _texts(lines):
                if matched == len(self.lines) or text != self.lines[matched]:
                    unrefuted = matched == len(self.lines)
                    yield self._explained(mistake, matched, telling, rows or cells, unrefuted)
                    return
                matched += 1
                texts.append(text)
                yield None
            differs = texts != list(_texts(judge))
            if matched > self.agreed or differs:
                telling += differs
                rows = rows or cells
            yield None
        yield self._explained(mistake, matched, telling, rows, True)

    def showing(self, mistake: Mistake) -> str:
        """Returns where the mistake shows first, in a sentence if there is one for it."""
        before = self.stretch.before
        for step, (lines, cells) in zip(self.stretch.steps, mistake.predict(self.stretch)):
            texts = list(_texts(lines))
            other_board = bool(cells) and step.position is not None and cells != cells_of(step)
            if other_board or texts != list(_texts(lines_of(step))):
                return showing(self._command(step), before, step, texts, cells)
            before = step
        return ""

    def refuted(self, mistake: Mistake) -> "Iterator[bool]":
        """Yields False at every step before the stretch where the mistake does not show."""
        start = self._earliest()
        before = self.steps[start - 1] if start else None
        stretch = Stretch(before, self.steps[start : self.first])
        for step, (lines, _) in zip(stretch.steps, mistake.predict(stretch)):
            yield list(_texts(lines)) != list(_texts(lines_of(step)))

    def _earliest(self) -> int:
        """Returns the start of the first game that there is time to look at."""
        squares, earliest = 0, self.first
        for index in range(self.first - 1, -1, -1):
            position = self.steps[index].position
            squares += position.n**2 if position else 0
            if squares > SQUARES_CHECKED:
                break
            if self.steps[index].kind == START:
                earliest = index
        return earliest

    def _explained(
        self,
        mistake: Mistake,
        matched: int,
        telling: int,
        cells: list[str] | None,
        unrefuted: bool,
    ) -> Explanation | None:
        number = matched - self.agreed
        if number <= 0:
            return None
        over = self.lines[-1] == END_OF_OUTPUT and matched == len(self.lines)
        found = Explanation(mistake.phrase, number - over, over, telling, mistake.likely)
        found.rows, found.unrefuted = _rows(cells), unrefuted
        return found


def _texts(lines: "Iterable[str]") -> "Iterator[str]":
    """Yields the lines that have any text, without their white space."""
    for line in lines:
        text = line if line == END_OF_OUTPUT else squeezed(line)
        if text:
            yield text


def _rows(cells: list[str] | None) -> list[str] | None:
    if not cells:
        return None
    n = int(len(cells) ** 0.5 + 0.5)
    return ["".join(cells[i : i + n]) for i in range(0, n * n, n)]
