"""Wrong programs for `boardsilly`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_boardsilly import OTHER, Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class Contiguous(Wrong):
    right = ("adjacent pieces",)

    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        ray = self.ray(r, c, dr, dc)
        return len(ray.split(".")[0])


class BehindOnly(Wrong):
    right = ("pieces behind",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, -dr, -dc)


class UpToCount(Wrong):
    right = ("up to as many",)

    def targets(self, r: int, c: int, dr: int, dc: int) -> list[Place]:
        found = []
        for length in range(1, self.length(r, c, dr, dc) + 1):
            i, k = r + dr * length, c + dc * length
            if not self.inside(i, k):
                break
            jumped = [self.rows[r + dr * step][c + dc * step] for step in range(1, length)]
            if self.lands(self.rows[i][k]) and self.passes("".join(jumped)):
                found.append((i, k))
        return found


class JumpsNothing(Wrong):
    right = ("not jump the player's own",)

    def passes(self, jumped: str) -> bool:
        return not jumped.replace(".", "")


class NoLastRow(Wrong):
    right = ("ignores the last row when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(7) for c in range(8)]


class ZeroColumns(Wrong):
    right = ("columns from 0",)

    def name(self, r: int, c: int) -> str:
        return f"{'ABCDEFGH'[r]}{c}"


class Everywhere(Wrong):
    right = ("on the whole board",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 64 - "".join(self.rows).count(".")


class LandsOnItsOwn(Wrong):
    right = ("lands on the player's own pieces",)

    def lands(self, piece: str) -> bool:
        return True


class CountsAheadOnly(Wrong):
    right = ("counts only the pieces ahead and the piece itself",)

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, dr, dc)


class MovesTheOpponent(Wrong):
    right = ("lists the moves of the other player",)

    def player(self, word: str) -> str:
        return OTHER[word]


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
