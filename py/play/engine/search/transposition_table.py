"""A transposition table of bounded size."""

from typing import Generic, TypeVar

Entry = TypeVar("Entry")


class TranspositionTable(Generic[Entry]):
    """At most a number of entries by position, in two generations.

    When the newer generation is full, the older one is dropped.
    """

    def __init__(self, most: int) -> None:
        self._most = most // 2
        self._new: dict[int, Entry] = {}
        self._old: dict[int, Entry] = {}

    def get(self, key: int) -> Entry | None:
        """Returns the entry under the key, None if it is unknown or was dropped."""
        return self._new.get(key) or self._old.get(key)

    def put(self, key: int, entry: Entry) -> None:
        """Stores an entry, replacing any other under the key."""
        if len(self._new) >= self._most:
            self._old, self._new = self._new, {}
        self._new[key] = entry

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def clear(self) -> None:
        """Drops all entries."""
        self._new, self._old = {}, {}
