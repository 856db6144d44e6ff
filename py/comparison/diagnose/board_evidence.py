"""Finds the mistakes that explain a Board Silly output, comparing sets of moves."""

from comparison.align.outputs import Outputs
from comparison.diagnose.board_first_effect import showing_on
from comparison.diagnose.explanations import Explanation, better
from comparison.diagnose.mistakes.boardsilly import MISTAKES, Request, listed
from comparison.diagnose.mistakes.mistake import TEXT_ALONE
from comparison.whitespace import squeezed
from judges import START, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from comparison.diagnose.mistakes.boardsilly import Lists

STEPS_BACK = 500
STEPS_AHEAD = 600
LINES_AHEAD = 1_000
TELLING = 3  # Boards that have to differ as the mistake has it, where they are not all the rest.


def explained(
    outputs: Outputs, index: int, meant: "Callable[[str], list[str]]"
) -> "Iterator[list[Explanation]]":
    """Yields, after every bit of work, the explanations so far that explain the most.

    `index` is the step where the outputs part, `meant` returns what a line of yours means.
    """
    evidence = BoardEvidence(outputs, outputs.printed.start_before(index), meant)
    best: list[Explanation] = []
    for _ in evidence.read():
        yield best
    for phrase, lists in MISTAKES:
        for explanation in evidence.compare(phrase, lists):
            if explanation and _is_strong(explanation):
                best = better(best, explanation)
            yield best
    for phrase, lists in MISTAKES if best else ():
        if phrase == best[0].phrase:
            best[0].shows = evidence.showing(lists)
            yield best


def _is_strong(explanation: Explanation) -> bool:
    """Returns whether enough is explained to be told."""
    if explanation.all_the_rest:
        return explanation.telling > 0 or explanation.phrase == TEXT_ALONE
    return explanation.telling >= TELLING


class BoardEvidence:
    """What a mistake has to explain: the boards from the one that differs on, step `index`.

    `earlier` are some boards before, on which such a program has to be right, `boards` those from
    there on. `lines` are those of yours from there on, without white space, and `begins` tells of
    each whether it can be the first of its board. `finished` tells that there are no more boards.
    """

    def __init__(self, outputs: Outputs, index: int, meant: "Callable[[str], list[str]]") -> None:
        steps, pairing = outputs.steps, outputs.pairing
        yours = pairing.yours
        start = pairing.board[1].start if pairing.board else pairing.y
        self._no_moves = outputs.form.no_moves
        self._meant = meant
        self._ahead = yours[start : start + LINES_AHEAD]
        self._parted = "" in yours
        self.earlier = _requests(steps[max(0, index - STEPS_BACK) : index])
        self.boards = _requests(steps[index : index + STEPS_AHEAD])
        self.finished = pairing.finished and index + STEPS_AHEAD >= len(steps)
        self.lines: list[str] = []
        self.begins: list[bool] = []

    def read(self) -> "Iterator[None]":
        """Reads what the lines of yours mean, going on after each."""
        after_gap = True
        for line in self._ahead:
            texts = self._meant(line)
            for text in texts:
                self.lines.append(text)
                self.begins.append(after_gap or not self._parted)
                after_gap = False
            after_gap = not texts
            yield None

    def compare(self, phrase: str, lists: "Lists") -> "Iterator[Explanation | None]":
        """Yields None at every board, and at last the explanation if the mistake is one."""
        number, start, telling = 0, 0, 0
        for request in self.boards:
            moves = lists(request)
            end = self._end(start, moves)
            if end is None:
                break
            telling += sorted(moves) != sorted(listed(request))
            number, start = number + 1, end
            yield None
        all_the_rest = self.finished and number == len(self.boards) and start == len(self.lines)
        for request in self.earlier if number else []:
            if sorted(lists(request)) != sorted(listed(request)):
                return
            yield None
        yield Explanation(phrase, number, all_the_rest, telling) if number else None

    def showing(self, lists: "Lists") -> str:
        """Returns where a mistake shows first, in a sentence if there is one for it."""
        for request in self.boards:
            moves = lists(request)
            if sorted(moves) != sorted(listed(request)):
                return showing_on(request.board, request.player, moves)
        return ""

    def _end(self, start: int, moves: list[str]) -> int | None:
        """Returns where a board ends whose lines begin at `start`, None if it lists others."""
        texts = [squeezed(text) for text in moves or [self._no_moves]]
        end = start + len(texts)
        alone = end >= len(self.lines) or self.begins[end]
        return end if alone and sorted(self.lines[start:end]) == sorted(texts) else None


def _requests(steps: list[Step]) -> list[Request]:
    return [
        Request(step.board, step.turn)
        for step in steps
        if step.kind == START and step.board and step.turn
    ]
