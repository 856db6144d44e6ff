"""What the user knows of openings: when each position is to be asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.practice.card import STEPS

if TYPE_CHECKING:
    from play.model.practice.practice_store import PracticeStore

PREFIX = "opening"  # Of the keys in the store.
NOT_A_MOVE = "its move is invalid"


class Learnt:
    """When the user is to be asked for the move in a position again.

    Attributes:
        step: The right answers in a row, of which each has its own step.
        due: The number of the day.
    """

    def __init__(self, step: int = 0, due: int = 0) -> None:
        self.step = step
        self.due = due

    def answer(self, is_right: bool, today: int) -> None:
        """Sets when it comes back, as for cards."""
        if not is_right:
            self.step, self.due = 0, today + 1
        elif self.due <= today:
            self.due = today + STEPS[min(self.step, len(STEPS) - 1)]
            self.step += 1


class LearntPositions:
    """All positions that were asked, by their keys, whatever line led to them."""

    def __init__(self, store: PracticeStore) -> None:
        self._store = store
        self._all: dict[int, Learnt] = {}
        store.read_with(PREFIX, self._read)

    def answer(self, key: int, is_right: bool) -> None:
        """Notes the first answer in a position."""
        learnt = self._all.setdefault(key, Learnt())
        learnt.answer(is_right, self._store.today)
        self._store.write(f"{PREFIX} {key}", f"{learnt.step}\t{learnt.due}")

    def counts(self, keys: set[int]) -> tuple[int, int, int]:
        """Returns how many positions were last answered rightly, are due today, are not asked yet.

        Those that are due were asked before.
        """
        asked, today = [self._all[key] for key in keys if key in self._all], self._store.today
        known = len([learnt for learnt in asked if learnt.step])
        due = len([learnt for learnt in asked if learnt.due <= today])
        return known, due, len(keys) - len(asked)

    def first_due(self, keys: list[int]) -> tuple[int, int]:
        """Returns the day and the step of the position that is due first; a late day if none is."""
        return min([self._when(key) for key in keys] + [(self._store.today + STEPS[-1] + 1, 0)])

    def _when(self, key: int) -> tuple[int, int]:
        learnt, today = self._all.get(key, Learnt()), self._store.today
        return max(learnt.due, today), learnt.step

    def _read(self, key: str, kept: str) -> None:
        step, due = [int(number) for number in kept.split("\t")[:2]]
        if step < 0:
            raise ValueError(NOT_A_MOVE)
        self._all[int(key.split(" ")[1])] = Learnt(step, due)
