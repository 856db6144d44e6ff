"""Wrong programs for `boardsilly` that were not looked at while developing guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_boardsilly import Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class NotItself(Wrong):
    right = ("does not count the piece itself",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) - 1


class OneMore(Wrong):
    right = ("one square further",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) + 1


class OwnOnly(Wrong):
    right = ("counts only the player's own",)

    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        return self.ray(r, c, dr, dc).count(self.me)


class NoDiagonalMoves(Wrong):
    ways = ((-1, 0), (0, 1), (1, 0), (0, -1))
    right = ("does not move on diagonals",)


class JumpsAll(Wrong):
    right = ("jumps the opponent's pieces",)

    def passes(self, jumped: str) -> bool:
        return True


class CapturesNothing(Wrong):
    right = ("does not capture",)

    def lands(self, piece: str) -> bool:
        return piece == "."


class RowsFromBelowSilly(Wrong):
    right = ("names the rows from the bottom",)

    def name(self, r: int, c: int) -> str:
        return f"{'HGFEDCBA'[r]}{c + 1}"


class NoFirstColumn(Wrong):
    right = ("ignores the first column when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]
