"""Wrong programs for the phrases that no other module covers; each overrides one method."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student import student_boardsilly, student_uva220
from reference.student.student_uva220 import OTHER

if TYPE_CHECKING:
    Place = tuple[int, int]


class Uva220(student_uva220.Student):
    phrase = ""


class Silly(student_boardsilly.Student):
    phrase = ""


class ListsTheOtherIfNone(Uva220):
    phrase = "lists the moves of the other player if there are no legal moves"

    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me) or self.legal(OTHER[self.me])))


class NoFirstRowOrColumn(Uva220):
    phrase = "ignores the first row and column when looking for legal moves"

    def places(self) -> list[Place]:
        return [(r, c) for r in range(1, 8) for c in range(1, 8)]


class NoFirstColumn(Uva220):
    phrase = "ignores the first column when looking for legal moves"

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]


class LetterColumns(Silly):
    phrase = "names columns by letters and rows by numbers"

    def name(self, r: int, c: int) -> str:
        return super().name(c, r)


MODELLED = tuple(
    [
        (form, program.phrase, program)
        for form, base in (("uva220", Uva220), ("boardsilly", Silly))
        for program in base.__subclasses__()
    ]
)
