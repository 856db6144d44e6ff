"""Finds the lines that collected an output which the program prints later.

Such programs append lines to a list, add them to a text, or yield them, and print them once.
"""

from collections.abc import Callable
from itertools import accumulate
from operator import is_
from typing import Any

SEPARATORS = ("\n", "", " ")
SINGLE = ("append", "insert", "item")  # These add a single part to a list.
ADDING = ("append", "extend")  # These add parts only at its end.
FEWEST = 2  # Parts; a single one is just printed.


class CollectedParts:
    """The texts and the lists of texts of a run, with the lines that added their parts.

    Args:
        addition: Returns a number for a part that is just being added.
    """

    def __init__(self, addition: Callable[[], int]) -> None:
        self._addition = addition
        # For each variable or object, its text, and for each part its end and its addition.
        self._texts: dict[object, tuple[str, list[tuple[int, int]]]] = {}
        # For each list, by its id: the list, its parts, and the addition of each.
        self._lists: dict[int, tuple[list[Any], list[Any], list[int]]] = {}
        self._bound: dict[object, int] = {}  # The id of the list of each variable.
        self._yielded: list[str] = []
        self._sources: dict[int, list[int]] = {}  # When each part was yielded, by its id.

    def bind(self, key: object, value: object) -> None:
        """Notes a value that was bound to a variable."""
        if type(value) is str:
            before, parts = self._texts.get(key, ("", []))
            if not value.startswith(before):
                parts = []
            if len(value) > len(before) or not parts:
                parts.append((len(value), self._addition()))
            self._texts[key] = value, parts
        elif type(value) is list:
            known = self._bound.get(key, 0)
            if id(value) not in self._lists:
                _, parts, additions = self._lists.get(known, ([], [], []))
                self._lists[id(value)] = value, [*parts], [*additions]
            self._bound[key] = id(value)
            self.change(value, "extend" if known == id(value) else "")

    def item(self, value: object) -> None:
        """Notes an item of a generator."""
        if type(value) is str:
            self._yielded.append(value)
            self.change(self._yielded, "append")
            _, _, additions = self._lists[id(self._yielded)]
            self._sources.setdefault(id(value), []).append(additions[-1])

    def change(self, value: list[Any], way: str = "") -> None:
        """Notes a list that a method may have changed. Parts only moved keep their additions."""
        if value and type(value[-1]) is not str:
            return
        _, parts, additions = self._lists.setdefault(id(value), (value, [], []))
        kept = len(parts) if way in ADDING else _unchanged(parts, value)
        if kept == len(parts) == len(value):
            return
        moved: dict[int, list[int]] = {}
        for part, addition in zip(parts[kept:], additions[kept:]):
            moved.setdefault(id(part), []).append(addition)
        yielded = {} if way in SINGLE else self._sources
        parts[kept:] = value[kept:]
        now = self._addition() if len(parts) > kept else 0
        known = [moved.get(id(part)) or yielded.get(id(part)) for part in parts[kept:]]
        additions[kept:] = [earlier.pop(0) if earlier else now for earlier in known]

    def making(self, output: str) -> list[tuple[int, int]]:
        """Returns where in an output the parts end that it was made of, with their additions.

        Empty if it was not collected.
        """
        for text, ends in self._texts.values():
            if len(ends) >= FEWEST and _is_output(text, output):
                return ends
        for _, parts, additions in self._lists.values():
            if len(parts) >= FEWEST and all(type(part) is str for part in parts):
                for separator in SEPARATORS:
                    if _is_output(separator.join(parts), output):
                        sizes = [len(part) + len(separator) for part in parts]
                        return list(zip(accumulate(sizes), additions))
        return []


def _unchanged(parts: list[Any], value: list[Any]) -> int:
    """Returns the number of parts at the beginning that are the same."""
    pairs = enumerate(map(is_, parts, value))
    return next((at for at, same in pairs if not same), min(len(parts), len(value)))


def _is_output(text: str, output: str) -> bool:
    return text.rstrip("\n") == output.rstrip("\n") != ""
