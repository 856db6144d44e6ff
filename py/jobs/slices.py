"""Slow work as generators that pause every few milliseconds and return a result.

The caller can do something else at each pause, or drop the generator to stop the work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeVar

    Result = TypeVar("Result")
    InSlices = Generator[None, None, Result]


def silently(work: Generator[object, None, Result]) -> InSlices[Result]:
    """Runs the work, yields None instead of each of its values, and returns its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield


def finished(work: Generator[object, None, Result]) -> Result:
    """Runs the work to its end and returns its result."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        result: Result = end.value
        return result
