"""Wrong programs for `boardsilly`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_boardsilly import OTHER, Student
from reference.wrong.classes.label import explained

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    pass


@explained("adjacent pieces")
class Contiguous(Wrong):
    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        ray = self.ray(r, c, dr, dc)
        return len(ray.split(".")[0])


@explained("pieces behind")
class BehindOnly(Wrong):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, -dr, -dc)


@explained("up to as many")
class UpToCount(Wrong):
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


@explained("not jump the player's own")
class JumpsNothing(Wrong):
    def passes(self, jumped: str) -> bool:
        return not jumped.replace(".", "")


@explained("ignores the last row when")
class NoLastRow(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(7) for c in range(8)]


@explained("columns from 0")
class ZeroColumns(Wrong):
    def name(self, r: int, c: int) -> str:
        return f"{'ABCDEFGH'[r]}{c}"


@explained("on the whole board")
class Everywhere(Wrong):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 64 - "".join(self.rows).count(".")


@explained("lands on the player's own pieces")
class LandsOnItsOwn(Wrong):
    def lands(self, piece: str) -> bool:
        return True


@explained("counts only the pieces ahead and the piece itself")
class CountsAheadOnly(Wrong):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, dr, dc)


@explained("lists the moves of the other player")
class MovesTheOpponent(Wrong):
    def player(self, word: str) -> str:
        return OTHER[word]


@explained("does not count the piece itself")
class NotItself(Wrong):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) - 1


@explained("one square further")
class OneMore(Wrong):
    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return super().length(r, c, dr, dc) + 1


@explained("counts only the player's own")
class OwnOnly(Wrong):
    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        return self.ray(r, c, dr, dc).count(self.me)


@explained("does not move on diagonals")
class NoDiagonalMoves(Wrong):
    ways = ((-1, 0), (0, 1), (1, 0), (0, -1))


@explained("jumps the opponent's pieces")
class JumpsAll(Wrong):
    def passes(self, jumped: str) -> bool:
        return True


@explained("does not capture")
class CapturesNothing(Wrong):
    def lands(self, piece: str) -> bool:
        return piece == "."


@explained("names the rows from the bottom")
class RowsFromBelowSilly(Wrong):
    def name(self, r: int, c: int) -> str:
        return f"{'HGFEDCBA'[r]}{c + 1}"


@explained("ignores the first column when")
class NoFirstColumn(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]
