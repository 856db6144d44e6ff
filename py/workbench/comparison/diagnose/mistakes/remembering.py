"""Remembers what is slow to find."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    One = TypeVar("One")
    Other = TypeVar("Other")
    Found = TypeVar("Found")


def remembered(find: Callable[[One, Other], Found], most: int) -> Callable[[One, Other], Found]:
    """Returns a function that remembers up to `most` results of another one."""
    known: dict[tuple[One, Other], Found] = {}

    def found(one: One, other: Other) -> Found:
        if (one, other) not in known:
            if len(known) == most:
                known.clear()
            known[one, other] = find(one, other)
        return known[one, other]

    return found
