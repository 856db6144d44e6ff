"""A case of an input: its content, and how to make it smaller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:

    class CaseCut(Protocol):
        """A way to make one case smaller and keep it valid.

        Attributes:
            units: The numbers of the parts that can be left out.
        """

        units: list[int]

        def keep(self, units: list[int]) -> Case | None:
            """Returns the case with only these units, in order; None if it is not valid."""


class Case:
    """A part of an input that a judge answers independently, such as a game or a board."""

    def plain(self) -> Case:
        """Returns the same case with the usual white space."""
        return self

    def text(self) -> str:
        """Returns the text of the case."""
        return "\n".join(self.lines() + [""])

    def lines(self) -> list[str]:
        """Returns the lines of the case."""
        raise NotImplementedError

    @property
    def size(self) -> int:
        """How much a user has to follow: discs, moves and commands, rows of a chosen board."""
        raise NotImplementedError
