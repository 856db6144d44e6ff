"""Finds the mistakes that explain a Board Silly output, comparing sets of moves."""

from boardsilly import Board
from comparison.blanks import squeezed
from comparison.commands import START, command, start_before
from comparison.explanations import Explanation, better
from comparison.mistakes.boardsilly import MISTAKES, listed
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
    evidence = BoardEvidence(outputs, start_before(outputs.steps, index))
    best: list[Explanation] = []
    for phrase, lists in MISTAKES:
        number, all_the_rest = evidence.explained(lists)
        yield best
        if number and evidence.is_right_before(lists):
            best = better(best, Explanation(phrase, number, all_the_rest))
        yield best


class BoardEvidence:
    """What a mistake has to explain: the boards from the one that differs on, step `index`.

    `earlier` are some boards before, on which such a program has to be right, `boards` those from
    there on, each with its player. `lines` are those of yours from there on, without white space,
    and `begins` tells of each whether it can be the first of its board. `finished` tells that
    there are no more boards.
    """

    def __init__(self, outputs: "Outputs", index: int) -> None:
        steps, yours = outputs.steps, outputs.walk.yours
        self.earlier = _boards(steps[max(0, index - STEPS_BACK) : index])
        self.boards = _boards(steps[index : index + STEPS_AHEAD])
        self.finished = outputs.finished and index + STEPS_AHEAD >= len(steps)
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

    def is_right_before(self, lists: "Lists") -> bool:
        """Returns whether a program with a mistake is right on the earlier boards."""
        return all(
            sorted(lists(board, player)) == sorted(listed(board, player))
            for board, player in self.earlier
        )

    def explained(self, lists: "Lists") -> "tuple[int, bool]":
        """Returns how many boards a mistake explains, and whether that is all there is."""
        start = 0
        for number, (board, player) in enumerate(self.boards):
            texts = [squeezed(text) for text in lists(board, player) or [boardsilly.NO_MOVES]]
            end = start + len(texts)
            alone = end >= len(self.lines) or self.begins[end]
            if not alone or sorted(self.lines[start:end]) != sorted(texts):
                return number, False
            start = end
        return len(self.boards), self.finished and start == len(self.lines)


def _boards(steps: "list[Step]") -> "list[tuple[Board, str]]":
    return [
        (step.position, step.turn)
        for step in steps
        if command(step) == START and isinstance(step.position, Board) and step.turn
    ]
