"""Compares sequences: common beginnings and ends, and surplus items."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def common_prefix(one: Sequence[str], other: Sequence[str]) -> int:
    """Returns how many items agree at the beginning."""
    shorter = min(len(one), len(other))
    length = 0
    while length < shorter and one[length] == other[length]:
        length += 1
    return length


def common_ends(one: Sequence[str], other: Sequence[str]) -> tuple[int, int]:
    """Returns how many items agree at the beginning, and how many of the rest at the end."""
    start = common_prefix(one, other)
    left = min(len(one), len(other)) - start
    end = 0
    while end < left and one[-1 - end] == other[-1 - end]:
        end += 1
    return start, end


def surplus(items: list[str], others: list[str]) -> list[str]:
    """Returns the items that the others lack, or contain less often."""
    waiting = list(others)
    found = []
    for item in items:
        if item in waiting:
            waiting.remove(item)
        else:
            found.append(item)
    return found
