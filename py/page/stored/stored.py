"""What an earlier visit stored in the browser, checked before any of it is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gate.shapes import list_of, text
from page.stored.snapshot import DAMAGED, Snapshot
from saved.work import OPENED, SETTINGS, STATE, WORK

if TYPE_CHECKING:
    from gate.shapes import Shape

MOST_OPENED = 1000
LONGEST_SETTINGS = 1000  # Characters.
SET_ASIDE = "{} It is set aside, not deleted."


class Stored:
    """The stored data that can be read.

    Attributes:
        works: The user's own work, None if there is none, and the changed works from links. The
            last of all was last on the page.
        settings: The settings in words.
        unreadable: The keys of the values that cannot be read.
        problem: A message about what cannot be read, empty if there is none.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        """Checks stored data by key. Keys without data are missing."""
        self.unreadable: list[str] = []
        self.problem = ""
        self._data = data
        self.works: list[Snapshot | None] = [self._read(STATE, _work)]
        opened = self._read(OPENED, list_of(lambda work, name: work, MOST_OPENED)) or []
        read = [self._checked(OPENED, _work, work) for work in opened]
        self.works += [work for work in read if work]
        self.settings: str = self._read(SETTINGS, text(LONGEST_SETTINGS)) or ""

    def _read(self, key: str, shape: Shape) -> Any:
        return self._checked(key, shape, self._data[key]) if key in self._data else None

    def _checked(self, key: str, shape: Shape, value: Any) -> Any:
        try:
            return shape(value, "content")
        except ValueError as error:
            self.problem = SET_ASIDE.format(DAMAGED.format(error))
            if key not in self.unreadable:
                self.unreadable.append(key)
            return None


def _work(data: Any, name: str) -> Snapshot:
    return Snapshot(WORK(data, name))
