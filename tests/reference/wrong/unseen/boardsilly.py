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


class Always_X(Wrong):  # noqa: N801
    """Always lists the moves of X."""

    def player(self, word: str) -> str:
        return "X"


class RowsFromBelowSilly(Wrong):
    right = ("names the rows from the bottom",)

    def name(self, r: int, c: int) -> str:
        return f"{'HGFEDCBA'[r]}{c + 1}"


class SmallLetters(Wrong):
    right = ("the text",)

    def name(self, r: int, c: int) -> str:
        return f"{'abcdefgh'[r]}{c + 1}"


class AllOnOneLine(Wrong):
    right = ("the text",)

    def lines(self) -> list[str]:
        return [" ".join(super().lines())]


class CountsTheTarget(Wrong):
    """Counts the pieces between the piece and the edge ahead only, twice."""

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + 2 * self.count(r, c, dr, dc)


class LeavesTheBoard(Wrong):
    """Wraps round the edge."""

    def targets(self, r: int, c: int, dr: int, dc: int) -> list[Place]:
        length = self.length(r, c, dr, dc)
        i, k = (r + dr * length) % 8, (c + dc * length) % 8
        jumped = [self.rows[(r + dr * s) % 8][(c + dc * s) % 8] for s in range(1, length)]
        return [(i, k)] if self.lands(self.rows[i][k]) and self.passes("".join(jumped)) else []


class NoFirstColumn(Wrong):
    right = ("ignores the first column when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]


class SecondPieceStays(Wrong):
    """Lists the moves of every other piece."""

    def places(self) -> list[Place]:
        return [place for place in super().places() if sum(place) % 2 == 0]


class LandsBeside(Wrong):
    """Lets moves that would leave the board end at the edge."""

    def targets(self, r: int, c: int, dr: int, dc: int) -> list[Place]:
        found = super().targets(r, c, dr, dc)
        ray = len(self.ray(r, c, dr, dc))
        if found or not ray or self.length(r, c, dr, dc) <= ray:
            return found
        return [(r + dr * ray, c + dc * ray)]


class RowsAndColumnsTogether(Wrong):
    """Counts the row and the column of a piece for each move."""

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        row = 8 - self.rows[r].count(".")
        column = 8 - "".join([line[c] for line in self.rows]).count(".")
        return row + column - 1
