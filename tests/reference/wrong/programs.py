"""The list of all wrong programs, with what explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from reference.wrong import seen, unseen

if TYPE_CHECKING:
    from collections.abc import Callable


class WrongProgram(NamedTuple):
    """A wrong program for a format.

    Attributes:
        form: The name of the format.
        name: The name of the program.
        answer: Returns the program's output for an input.
        right: Parts of the phrases that explain the mistake.
    """

    form: str
    name: str
    answer: Callable[[str], str]
    right: tuple[str, ...]


def wrong_programs() -> list[WrongProgram]:
    """Returns all wrong programs."""
    return [
        WrongProgram(form, wrong.__name__, wrong().answer, wrong.right)  # type: ignore[attr-defined]
        for form, base in (*seen.WRONG.items(), *unseen.WRONG.items())
        for wrong in base.__subclasses__()
    ]
