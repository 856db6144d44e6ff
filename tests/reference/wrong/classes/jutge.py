"""Wrong programs for `jutge`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_jutge import EIGHT, OTHER, Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class JutgeCascades(Wrong):
    right = ("turn over others",)

    def play(self, who: str, r: int, c: int) -> None:
        self.board[r, c] = who
        for i, k in self.turned(r, c, who):
            if self.board[i, k] != who:
                self.play(who, i, k)


class JutgeFromBelow(Wrong):
    right = ("rows from the bottom",)

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return who, self.n + 1 - r, c


class StartOneFurther(Wrong):
    right = ("start position one row and column",)

    def begin(self) -> None:
        super().begin()
        self.board = dict.fromkeys(self.board, ".")
        h = self.n // 2 + 1
        self.board[h, h] = self.board[h + 1, h + 1] = "B"
        self.board[h, h + 1] = self.board[h + 1, h] = "N"


class LastPositionOnly(Wrong):
    right = ("only the last position",)

    def after_start(self) -> None:
        pass

    def after_move(self) -> None:
        pass

    def finish(self) -> None:
        self.show()


class JutgeTorus(Wrong):
    right = ("round the edge",)

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


class JutgeEmptyEnds(Wrong):
    right = ("ends at an empty square",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) in (".", who)


class JutgeLastRow(Wrong):
    right = ("last row in a line",)

    def content(self, r: int, c: int) -> str:
        return "edge" if r == self.n else super().content(r, c)


class SwapsTheLetters(Wrong):
    """Counts rightly."""

    right = ("prints B for black and N for white, but its counts are right",)

    def sign(self, disc: str) -> str:
        return OTHER.get(disc, disc)


class CountsWhiteFirst(Wrong):
    right = ("prints the white count before the black",)

    def counts(self) -> str:
        return ":".join(reversed(super().counts().split(":")))


class TurnsTheNearest(Wrong):
    right = ("turns over only the nearest disc of a line",)

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        return super().line(r, c, dr, dc, who)[:1]


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
