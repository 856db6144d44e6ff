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


class LongestLine(Wrong):
    """Flips only the longest line."""

    def turned(self, r: int, c: int, who: str) -> list[Place]:
        return max([self.line(r, c, *way, who) for way in self.ways], key=len)


class NoStart(Wrong):
    right = ("does not print the start position",)

    def after_start(self) -> None:
        pass


class CountsTogether(Wrong):
    """Prints the empty squares in place of the white discs."""

    def counts(self) -> str:
        discs = list(self.board.values())
        return f"{discs.count('N')}:{discs.count('.')}"


class CountsBefore(Wrong):
    """Counts before the move."""

    right = ("count of the position before",)

    def play(self, who: str, r: int, c: int) -> None:
        self.kept = super().counts()
        super().play(who, r, c)

    def counts(self) -> str:
        return getattr(self, "kept", super().counts())


class FewLines(Wrong):
    """Prints rows with blanks and other symbols."""

    right = ("the text",)

    def sign(self, disc: str) -> str:
        return disc.lower().replace(".", "_")


class TurnsBeforeChecking(Wrong):
    """Flips discs while checking a line, and does not undo it."""

    right = ("regardless of what is behind it",)

    def ends(self, r: int, c: int, who: str) -> bool:
        return True


class Transposed(Wrong):
    """Prints columns as rows."""

    def rows(self) -> list[str]:
        return ["".join(column) for column in zip(*super().rows())]


class SkipsASquare(Wrong):
    """Looks from the second square on."""

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        return super().line(r + dr, c + dc, dr, dc, who)


class EdgesDoNotTurn(Wrong):
    """Never turns a disc on the edge."""

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        line = super().line(r, c, dr, dc, who)
        return [place for place in line if 1 < place[0] < self.n and 1 < place[1] < self.n]


class CountsFromTheStart(Wrong):
    """Counts moves and not discs."""

    def counts(self) -> str:
        return f"{2 + self.moves // 2}:{2 + self.moves // 2}"


class TurnsTwoAtMost(Wrong):
    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        return super().line(r, c, dr, dc, who)[:2]
