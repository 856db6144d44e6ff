"""Work that pauses: generators that yield every few milliseconds, and return what came of it.

Whoever runs one can do something else at each pause, or drop it, which stops the work.
"""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def silently(work: Generator[object, None, Result]) -> Generator[None, None, Result]:
    """Pauses where the work does, without what it yields, and returns what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield


def finished(work: Generator[object, None, Result]) -> Result:
    """Returns what the work returns, once it is done."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
