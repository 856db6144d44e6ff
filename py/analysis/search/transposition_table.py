"""What a search remembers of positions that it has seen, in bounded memory."""

from typing import Generic, TypeVar

Entry = TypeVar("Entry")


class Table(Generic[Entry]):
    """Entries by position, in two halves: when the newer one is full, the older one is dropped."""

    def __init__(self, most: int) -> None:
        self._most = most // 2
        self._new: dict[int, Entry] = {}
        self._old: dict[int, Entry] = {}

    def get(self, key: int) -> Entry | None:
        """Returns what was put under the key, None if nothing was or it has been dropped."""
        return self._new.get(key) or self._old.get(key)

    def put(self, key: int, entry: Entry) -> None:
        """Remembers an entry in the place of any other under the key."""
        if len(self._new) >= self._most:
            self._old, self._new = self._new, {}
        self._new[key] = entry

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def clear(self) -> None:
        """Drops everything."""
        self._new, self._old = {}, {}
