"""Wrong programs for `jutge`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_jutge import EIGHT, OTHER, Student
from reference.wrong.classes.label import explained

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    pass


@explained("turn over others")
class JutgeCascades(Wrong):
    def play(self, who: str, r: int, c: int) -> None:
        self.board[r, c] = who
        for i, k in self.turned(r, c, who):
            if self.board[i, k] != who:
                self.play(who, i, k)


@explained("rows from the bottom")
class JutgeFromBelow(Wrong):
    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return who, self.n + 1 - r, c


@explained("start position one row and column")
class StartOneFurther(Wrong):
    def begin(self) -> None:
        super().begin()
        self.board = dict.fromkeys(self.board, ".")
        h = self.n // 2 + 1
        self.board[h, h] = self.board[h + 1, h + 1] = "B"
        self.board[h, h + 1] = self.board[h + 1, h] = "N"


@explained("only the last position")
class LastPositionOnly(Wrong):
    def after_start(self) -> None:
        pass

    def after_move(self) -> None:
        pass

    def finish(self) -> None:
        self.show()


@explained("round the edge")
class JutgeTorus(Wrong):
    def content(self, r: int, c: int) -> str:
        return self.board[(r - 1) % self.n + 1, (c - 1) % self.n + 1]

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        line: list[Place] = []
        for step in range(1, self.n):
            i, k = (r + dr * step - 1) % self.n + 1, (c + dc * step - 1) % self.n + 1
            if self.board[i, k] != OTHER[who]:
                return line if self.board[i, k] == who else []
            line.append((i, k))
        return []


@explained("ends at an empty square")
class JutgeEmptyEnds(Wrong):
    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in (".", who)


@explained("last row in a line")
class JutgeLastRow(Wrong):
    def content(self, r: int, c: int) -> str:
        return "edge" if r == self.n else super().content(r, c)


@explained("prints B for black and N for white, but its counts are right")
class SwapsTheLetters(Wrong):
    """Counts rightly."""

    def sign(self, disc: str) -> str:
        return OTHER.get(disc, disc)


@explained("prints the white count before the black")
class CountsWhiteFirst(Wrong):
    def counts(self) -> str:
        return ":".join(reversed(super().counts().split(":")))


@explained("turns over only the nearest disc of a line")
class TurnsTheNearest(Wrong):
    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        return super().line(r, c, dr, dc, who)[:1]


@explained("reads N as white and B as black")
class Letters(Wrong):
    """Reads B as black."""

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return {"N": "B", "B": "N"}[who], r, c


@explained("start position mirrored")
class Mirrored(Wrong):
    def begin(self) -> None:
        super().begin()
        self.board = {k: {"N": "B", "B": "N", ".": "."}[v] for k, v in self.board.items()}


@explained("never passes")
class TakesTurns(Wrong):
    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return "NB"[self.moves % 2], r, c


@explained("nothing over to the north-east")
class NoNorthEast(Wrong):
    ways = tuple([way for way in EIGHT if way != (-1, 1)])


@explained("nothing over on diagonals")
class StraightOnly(Wrong):
    ways = ((0, 1), (1, 0), (0, -1), (-1, 0))


@explained("runs into the edge")
class JutgeEdgeEnds(Wrong):
    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in ("edge", who)


@explained("reads the column before the row")
class TransposesMoves(Wrong):
    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return who, c, r


@explained("does not print the start position")
class NoStart(Wrong):
    def after_start(self) -> None:
        pass


@explained("regardless of what is behind it")
class TurnsBeforeChecking(Wrong):
    """Flips discs while checking a line, and does not undo it."""

    def ends(self, r: int, c: int, who: str) -> bool:
        return True
