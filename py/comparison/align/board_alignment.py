"""Sets two outputs against one another whose boards list moves in any order."""

from comparison.align.alignment import AHEAD, Pairing
from comparison.align.realignment import BOTH, JUDGE, cheapest
from comparison.align.segments import DIFFERENT, JUDGE_ONLY, SAME, SPACED, YOURS_ONLY
from comparison.formats import profile_of
from comparison.whitespace import is_blank, squeezed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.answer_queue import Answer

MOST_READ = 200  # Lines on a board whose meaning is looked at; a judge's has fewer.


class BoardPairing(Pairing):
    """The way board by board, on each of which a line stands against one of the same text."""

    _parted: bool | None = None

    def _find_next(self) -> None:
        """Passes over the next board, if both list the same, and else over what differs."""
        self._add_blanks()
        self._left.go_to(self._j)
        left = self._left.ahead(2)
        if left:
            indices = self._filled(len(left[0].texts()))
            if self._agree(left, indices):
                self._pair_board(left[0], indices)
                return
        if not self._over_both():
            self._pass_differing_board()

    def _filled(self, number: int) -> list[int]:
        """Returns the next lines of yours that have text, so many at most."""
        found: list[int] = []
        index = self._y
        while index < len(self.yours) and len(found) < number:
            if not is_blank(self.yours[index]):
                found.append(index)
            index += 1
        return found

    def _agree(self, left: "list[Answer]", indices: list[int]) -> bool:
        """Returns whether these lines of yours are the board that comes next, and end there."""
        texts = [squeezed(self.yours[index]) for index in indices]
        if sorted(texts) != sorted(left[0].texts()):
            return False
        end = indices[-1] + 1
        if end == len(self.yours) or is_blank(self.yours[end]) or not self._is_parted():
            return True
        following = left[1].texts() if len(left) > 1 else []
        after = [squeezed(line) for line in self.yours[end : end + len(following)]]
        return bool(following) and sorted(after) == sorted(following)

    def _is_parted(self) -> bool:
        """Returns whether empty lines part the boards of yours."""
        if self._parted is None:
            self._parted = any(is_blank(line) for line in self.yours)
        return self._parted

    def _pass_differing_board(self) -> None:
        self._left.go_to(self._j)
        self._right.go_to(self._y)
        left = self._left.ahead(AHEAD)
        if left and not self._is_parted():
            sizes = [len(answer.texts()) for answer in left]
            last = left[-1].end == len(self.judge)
            self._right.cut(sizes[:-1] + [len(self.yours) if last else sizes[-1]])
        right = self._right.ahead(AHEAD)
        way = cheapest(left, right, self._over(left, right))
        if way[0] == BOTH:
            self._pair_board(left[0], list(range(right[0].start, right[0].end)))
        elif way[0] == JUDGE:
            self._leave(JUDGE_ONLY, left[0])
        else:
            self._leave(YOURS_ONLY, right[0])

    def _pair_board(self, board: "Answer", indices: list[int]) -> None:
        """Adds a board, each line against one of the same text, or else of the same meaning."""
        differed = self.pairs.first
        lines = range(board.start, board.start + len(board.texts()))
        filled = [index for index in indices if not is_blank(self.yours[index])]
        partners = self._partners(lines, filled)
        for index, partner in zip(lines, partners):
            self._pair_move(index, partner)
        found = [partner for partner in partners if partner is not None]
        self._note_order(found)
        for index in sorted(set(filled) - set(found)):
            self.pairs.add(YOURS_ONLY, self._j, 0, index, 1)
        end = filled[-1] + 1
        for index in range(self._y, end):
            if is_blank(self.yours[index]):
                self.pairs.add(SPACED, self._j, 0, index, 1)
        if self.pairs.first is not differed:
            self.board = range(board.start, self._j), range(self._y, end)
        self._y = end

    def _partners(self, lines: range, left: list[int]) -> list[int | None]:
        """Returns which of the lines left of yours stands against each of some of the judge's."""
        partners: list[int | None] = [None] * len(lines)
        for read in (squeezed, self._meaning):
            waiting: dict[str, list[int]] = {}
            for index in reversed(left):
                waiting.setdefault(read(self.yours[index]), []).append(index)
            for at, line in enumerate(lines):
                twins = waiting.get(squeezed(self.judge[line]))
                if partners[at] is None and twins:
                    partners[at] = twins.pop()
            left = sorted(set(left) - set(partners))[:MOST_READ]
        return partners

    def _meaning(self, line: str) -> str:
        return "\n".join(profile_of(self._form).meant(line))

    def _pair_move(self, judge: int, yours: int | None) -> None:
        if yours is None:
            self.pairs.add(JUDGE_ONLY, judge, 1, self._y, 0)
        else:
            text, your_text = self.judge[judge], self.yours[yours]
            state = SPACED if squeezed(text) == squeezed(your_text) else DIFFERENT
            self.pairs.add(SAME if text == your_text else state, judge, 1, yours, 1)
        self._j = judge + 1

    def _note_order(self, found: list[int]) -> None:
        """Notes the first line of yours that stands at another place than the judge's."""
        for index in range(len(found) - 1):
            if self.reordered is None and found[index] > found[index + 1]:
                self.reordered = min(found)
