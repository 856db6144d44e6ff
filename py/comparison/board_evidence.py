"""Finds the mistakes that explain a Board Silly output, comparing sets of moves."""

from boardsilly import Board
from comparison.blanks import squeezed
from comparison.commands import START, command
from comparison.explanations import Explanation, better
from comparison.mistakes.boardsilly import MISTAKES, View, listed
from judges import boardsilly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from comparison.mistakes.boardsilly import Lists
    from comparison.outputs import Outputs
    from judges import Step

STEPS_BACK = 500
STEPS_AHEAD = 1_000
LINES_AHEAD = 3_000


def explained(outputs: "Outputs", index: int) -> "Iterator[list[Explanation]]":
    """Yields, after every bit of work, the explanations so far that explain the most.

    `index` is the step where the outputs part.
    """
    evidence = BoardEvidence(outputs, outputs.printed.start_before(index))
    best: list[Explanation] = []
    for phrase, lists in MISTAKES:
        for explanation in evidence.compare(phrase, lists):
            if explanation:
                best = better(best, explanation)
            yield best


class BoardEvidence:
    """What a mistake has to explain: the boards from the one that differs on, step `index`.

    `earlier` are some boards before, on which such a program has to be right, `boards` those from
    there on. `lines` are those of yours from there on, without white space, and `begins` tells of
    each whether it can be the first of its board. `finished` tells that there are no more boards.
    """

    def __init__(self, outputs: "Outputs", index: int) -> None:
        steps, yours = outputs.steps, outputs.walk.yours
        self.earlier = _views(steps[max(0, index - STEPS_BACK) : index])
        self.boards = _views(steps[index : index + STEPS_AHEAD])
        self.finished = outputs.walk.finished and index + STEPS_AHEAD >= len(steps)
        self.lines: list[str] = []
        self.begins: list[bool] = []
        parted = "" in yours
        after_gap = True
        for line in yours[outputs.walk.y :][:LINES_AHEAD]:
            text = squeezed(line)
            if text:
                self.lines.append(text)
                self.begins.append(after_gap or not parted)
            after_gap = not text

    def compare(self, phrase: str, lists: "Lists") -> "Iterator[Explanation | None]":
        """Yields None at every board, and at last the explanation if the mistake is one."""
        number, start = 0, 0
        for view in self.boards:
            end = self._end(start, lists(view))
            if end is None:
                break
            number, start = number + 1, end
            yield None
        all_the_rest = self.finished and number == len(self.boards) and start == len(self.lines)
        for view in self.earlier if number else []:
            if sorted(lists(view)) != sorted(listed(view)):
                return
            yield None
        yield Explanation(phrase, number, all_the_rest) if number else None

    def _end(self, start: int, moves: "list[str]") -> "int | None":
        """Returns where a board ends whose lines begin at `start`, None if it lists others."""
        texts = [squeezed(text) for text in moves or [boardsilly.NO_MOVES]]
        end = start + len(texts)
        alone = end >= len(self.lines) or self.begins[end]
        return end if alone and sorted(self.lines[start:end]) == sorted(texts) else None


def _views(steps: "list[Step]") -> "list[View]":
    return [
        View(step.position, step.turn)
        for step in steps
        if command(step) == START and isinstance(step.position, Board) and step.turn
    ]
