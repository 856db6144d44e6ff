"""Wrong programs for `jutge` that were not looked at while developing guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_jutge import EIGHT, Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class Letters(Wrong):
    """Reads B as black."""

    right = ("reads N as white and B as black",)

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return {"N": "B", "B": "N"}[who], r, c


class Mirrored(Wrong):
    right = ("start position mirrored",)

    def begin(self) -> None:
        super().begin()
        self.board = {k: {"N": "B", "B": "N", ".": "."}[v] for k, v in self.board.items()}


class TakesTurns(Wrong):
    right = ("never passes",)

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return "NB"[self.moves % 2], r, c


class NoNorthEast(Wrong):
    ways = tuple([way for way in EIGHT if way != (-1, 1)])
    right = ("nothing over to the north-east",)


class StraightOnly(Wrong):
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))
    right = ("nothing over on diagonals",)


class JutgeEdgeEnds(Wrong):
    right = ("runs into the edge",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in ("edge", who)


class TransposesMoves(Wrong):
    right = ("reads the column before the row",)

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return who, c, r


class NoStart(Wrong):
    right = ("does not print the start position",)

    def after_start(self) -> None:
        pass


class TurnsBeforeChecking(Wrong):
    """Flips discs while checking a line, and does not undo it."""

    right = ("regardless of what is behind it",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return True
