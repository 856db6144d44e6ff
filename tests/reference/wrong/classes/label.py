"""The label of a wrong program."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")


def explained(part: str) -> Callable[[T], T]:
    """Labels a program with a part of the phrase that explains its mistake, `said`."""

    def labelled(program: T) -> T:
        program.said = part  # type: ignore[attr-defined]
        return program

    return labelled
