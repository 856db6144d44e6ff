"""Finds where two Board Silly outputs part, comparing sets of moves board by board."""

from comparison.blanks import is_blank, squeezed
from comparison.walk import Walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE = 1_000


class SetWalk(Walk):
    """The way through two outputs board by board, over boards with the same moves in any order.

    Where it ends at a board, `j` and `y` are the first lines of that board.
    """

    def __init__(self, judge: "list[str]", yours: "list[str]", finished: bool) -> None:
        super().__init__(judge, yours, finished)
        self._filled: list[int] = []  # the lines of yours that are not empty
        self._next = 0  # the first of them that is not passed

    def run(self) -> "Iterator[None]":
        """Walks to the first board that differs or the end of both outputs, a board a slice."""
        for index, line in enumerate(self.yours):
            if not is_blank(line):
                self._filled.append(index)
            if index % SLICE == 0:
                yield None
        last: list[int] = []
        for board in boards(self.judge):
            if not self._pass(board):
                return self._part(last, board)
            last = board
            yield None
        self._end(last)

    def _pass(self, board: "list[int]") -> bool:
        """Passes over a board if it has the same moves in both outputs; returns whether it has."""
        if self._pass_equal(board):
            return True
        yours = self._filled[self._next : self._next + len(board)]
        texts = [squeezed(self.judge[index]) for index in board]
        your_texts = [squeezed(self.yours[index]) for index in yours]
        if texts != your_texts:
            if sorted(texts) != sorted(your_texts):
                return False
            if self.reordered is None:
                self.reordered = yours[0]
        for index, text in zip(yours, your_texts):
            self._note(board[texts.index(text)], index, 1 if self.j and index == yours[0] else 0)
        self.j, self.y = board[-1] + 1, yours[-1] + 1
        return True

    def _pass_equal(self, board: "list[int]") -> bool:
        """Passes over a board if it is the same to the byte; returns whether it is."""
        lines = self.judge[self.j : board[-1] + 1]
        if lines != self.yours[self.y : self.y + len(lines)]:
            return False
        self.j, self.y = self.j + len(lines), self.y + len(lines)
        self._next += len(board)
        return True

    def _note(self, judge: int, yours: int, wanted: int) -> None:
        """Notes the white space of a line of yours, and the empty lines before it."""
        empty_lines = self._empty_lines()
        if empty_lines < wanted:
            self.notes.add("gap", self.j + 1, yours + 1)
        for _ in range(empty_lines - wanted):
            self.notes.add("extra-line", judge + 1, yours)
        self.notes.add_pair(self.judge[judge], self.yours[yours], judge + 1, yours + 1)
        self._next += 1

    def _empty_lines(self) -> int:
        """Returns how many empty lines of yours stand before the next that is not."""
        before = self._filled[self._next - 1] + 1 if self._next else 0
        return self._filled[self._next] - before

    def _part(self, last: "list[int]", board: "list[int]") -> None:
        """Ends at a board that differs: this one, or the last if yours has more moves there."""
        parted = "" in self.yours
        over = self._next == len(self._filled)
        if last and parted and not over and not self._empty_lines():
            self._reopen(last)
            return
        if parted or board[-1] + 1 == len(self.judge):
            yours = self._rest_of_board()
        else:
            yours = self._filled[self._next : self._next + len(board)]
        self.board = board
        self.j, self.y = board[0], yours[0] if yours else len(self.yours)
        self.missing, self.extra = self._unmatched(board, yours)

    def _reopen(self, last: "list[int]") -> None:
        """Ends at the board just passed, which goes on in yours."""
        self.board, self.extra = last, self._rest_of_board()
        self.j, self.y = last[0], self._filled[self._next - len(last)]

    def _rest_of_board(self) -> "list[int]":
        """Returns the next lines of yours up to an empty one."""
        end = self._next + 1
        while end < len(self._filled) and self._filled[end] == self._filled[end - 1] + 1:
            end += 1
        return self._filled[self._next : end]

    def _unmatched(self, board: "list[int]", yours: "list[int]") -> "tuple[list[int], list[int]]":
        """Returns the lines of either that the other does not have, or has less often."""
        waiting: dict[str, list[int]] = {}
        for index in reversed(yours):
            waiting.setdefault(squeezed(self.yours[index]), []).append(index)
        missing = []
        for index in board:
            twins = waiting.get(squeezed(self.judge[index]))
            if twins:
                twins.pop()
            else:
                missing.append(index)
        return missing, sorted([index for twins in waiting.values() for index in twins])

    def _end(self, last: "list[int]") -> None:
        """Ends after the last board, where yours may go on with moves or with empty lines."""
        if self._next < len(self._filled):
            if last and self.finished and not self._empty_lines():
                self._reopen(last)
            return
        for _ in range(len(self.yours) - self.y):
            self.notes.add("end-lines", self.j + 1, self.y + 1)
        self.y = len(self.yours)


def boards(lines: "list[str]") -> "Iterator[list[int]]":
    """Yields the lines of each board, those between two empty lines."""
    start = 0
    for index in range(len(lines) + 1):
        if index == len(lines) or not lines[index]:
            if index > start:
                yield list(range(start, index))
            start = index + 1
