"""Wrong programs for `uva220` that were not looked at while developing guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_uva220 import EIGHT, OTHER, Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class ScansFromTwoToSeven(Wrong):
    right = ("ignores the edges",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(1, 7) for c in range(1, 7)]


class ScansNoLastRow(Wrong):
    right = ("ignores the last row when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(7) for c in range(8)]


class NoDiagonals(Wrong):
    ways = ((-1, 0), (0, -1), (0, 1), (1, 0))
    right = ("nothing over on diagonals",)


class NoWest(Wrong):
    ways = tuple([way for way in EIGHT if way != (0, -1)])
    right = ("nothing over to the west",)


class FirstLineOnly(Wrong):
    right = ("one line only",)

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        for dr, dc in self.ways:
            line = self.line(r, c, dr, dc, me)
            if line:
                return line
        return []


class EdgeEnds(Wrong):
    right = ("runs into the edge",)

    def ends(self, r: int, c: int, me: str) -> bool:
        return not self.inside(r, c) or self.board[r][c] == me


class WhateverIsBehind(Wrong):
    right = ("regardless of what is behind it",)

    def ends(self, r: int, c: int, me: str) -> bool:
        return True


class AlwaysBlackFirst(Wrong):
    right = ("always begins with black",)

    def first(self, word: str) -> str:
        return "B"


class PassesAfterM(Wrong):
    """Looks for a pass right after a move, and again before one."""

    right = ("passes as soon as",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


class LChangesThePlayer(Wrong):
    right = ("changes the player on every L",)

    def list_moves(self) -> None:
        super().list_moves()
        self.me = OTHER[self.me]


class NoPassAtAll(Wrong):
    right = ("does not pass",)

    def before_move(self, r: int, c: int) -> None:
        pass


class ColumnsFirst(Wrong):
    right = ("reads the column of M before its row",)

    def read(self, word: str) -> Place:
        return int(word[2]) - 1, int(word[1]) - 1


class FromZero(Wrong):
    right = ("counts rows and columns from 0",)

    def pair(self, r: int, c: int) -> str:
        return f"({r},{c})"


class BoardAfterEveryMove(Wrong):
    right = ("the board after every M",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.out += ["".join(row) for row in self.board]


class NoBoard(Wrong):
    right = ("does not print the board after Q",)

    def end(self) -> None:
        pass


class TurnsAllBetween(Wrong):
    """Flips across empty squares too."""

    right = ("past empty squares",)

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line: list[Place] = []
        best: list[Place] = []
        r, c = r + dr, c + dc
        if not self.inside(r, c) or self.board[r][c] == "-":
            return []
        while self.inside(r, c):
            if self.board[r][c] == me:
                best = list(line)
            elif self.board[r][c] == OTHER[me]:
                line.append((r, c))
            r, c = r + dr, c + dc
        return best


class SeesNoFirstColumn(Wrong):
    right = ("first column in a line",)

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 8 and 0 < c < 8


class NextRow(Wrong):
    """Steps by square numbers, across the edges."""

    right = ("over the edge into the next row",)

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line: list[Place] = []
        at = r * 8 + c + dr * 8 + dc
        while 0 <= at < 64 and self.board[at // 8][at % 8] == OTHER[me]:
            line.append((at // 8, at % 8))
            at += dr * 8 + dc
        return line if 0 <= at < 64 and self.board[at // 8][at % 8] == me else []


class BoardUpsideDown(Wrong):
    right = ("last row of the board first",)

    def end(self) -> None:
        self.out += ["".join(row) for row in reversed(self.board)]
