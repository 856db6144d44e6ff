"""Caches for the reference implementations. Callers must not change the cached values.

Not for the page's own modules: each test must really run them, so that tests/mutate.py can see
which tests do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    K = TypeVar("K")
    T = TypeVar("T")


def of_the_last(work: Callable[[str], T]) -> Callable[[str], T]:
    """Caches the result for the last text."""
    last: list[tuple[str, T]] = []

    def remembered(text: str) -> T:
        if not last or last[0][0] != text:
            last[:] = [(text, work(text))]
        return last[0][1]

    return remembered


def once(work: Callable[[K], T]) -> Callable[[K], T]:
    """Caches all results."""
    known: dict[K, T] = {}

    def remembered(key: K) -> T:
        if key not in known:
            known[key] = work(key)
        return known[key]

    return remembered
