"""Wrong programs for `uva220`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_uva220 import EIGHT, OTHER, Student

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    right: tuple[str, ...] = ()  # Parts of the phrases that explain the mistake.


class ScansNoFirstRow(Wrong):
    right = ("ignores the first row when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(1, 8) for c in range(8)]


class ScansNoLastColumn(Wrong):
    right = ("ignores the last column when",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(7)]


class RowsFromBelow(Wrong):
    right = ("rows from the bottom",)

    def read(self, word: str) -> Place:
        return 8 - int(word[1]), int(word[2]) - 1

    def pair(self, r: int, c: int) -> str:
        return f"({8 - r},{c + 1})"


class Cascades(Wrong):
    right = ("turn over others",)

    def move(self, r: int, c: int) -> None:
        self.before_move(r, c)
        me = self.me
        todo = [(r, c)]
        while todo:
            i, k = todo.pop()
            self.board[i][k] = me
            todo += self.turned(i, k, me)
        self.me = OTHER[me]
        self.out.append(self.counts())


class NegativeIndex(Wrong):
    """Checks only the far edges; negative indices wrap to the last row or column."""

    right = ("first row and column to the last",)

    def inside(self, r: int, c: int) -> bool:
        return -8 <= r < 8 and -8 <= c < 8


class Torus(Wrong):
    right = ("round the edge",)

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        found = []
        for dr, dc in self.ways:
            line = []
            for step in range(1, 8):
                place = (r + dr * step) % 8, (c + dc * step) % 8
                disc = self.board[place[0]][place[1]]
                if disc == OTHER[me]:
                    line.append(place)
                    continue
                found += line if disc == me else []
                break
        return found


class KeepsThePlayer(Wrong):
    right = ("game before",)

    def first(self, word: str) -> str:
        return self.me or word


class PassesAtLOnly(Wrong):
    right = ("passes at L and not at M",)

    def list_moves(self) -> None:
        places = self.legal(self.me)
        if not places:
            self.me = OTHER[self.me]
        self.out.append(self.listed(places))

    def before_move(self, r: int, c: int) -> None:
        pass


class EmptyEndsALine(Wrong):
    right = ("ends at an empty square",)

    def ends(self, r: int, c: int, me: str) -> bool:
        return self.inside(r, c) and self.board[r][c] in ("-", me)


class FirstOrLastRowUnseen(Wrong):
    right = ("last row in a line",)

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 7 and 0 <= c < 8


class ListsBesideDiscs(Wrong):
    right = ("next to an opponent's disc",)

    def list_moves(self) -> None:
        beside = [(r, c) for r, c in self.places() if self.board[r][c] == "-" and self.near(r, c)]
        self.out.append(self.listed(beside))

    def near(self, r: int, c: int) -> bool:
        around = [(r + dr, c + dc) for dr, dc in self.ways]
        return any(self.inside(i, k) and self.board[i][k] == OTHER[self.me] for i, k in around)


class RepeatsSquares(Wrong):
    right = ("once for each line",)

    def legal(self, me: str) -> list[Place]:
        return [
            (r, c)
            for r, c in self.places()
            for way in self.ways
            if self.board[r][c] == "-" and self.line(r, c, *way, me)
        ]


class TurnsNorthOnly(Wrong):
    ways = ((-1, 0),)
    right = ("north only",)


class NoSouth(Wrong):
    ways = tuple([way for way in EIGHT if way != (1, 0)])
    right = ("nothing over to the south",)


class NoSouthInMoves(Wrong):
    """Lists correctly."""

    right = ("nothing over to the south when playing",)

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        ways = [way for way in self.ways if way != (1, 0)]
        return [place for dr, dc in ways for place in self.line(r, c, dr, dc, me)]

    def found(self, r: int, c: int, me: str) -> list[Place]:
        return super().turned(r, c, me)


class CountsAfterwards(Wrong):
    """Prints the counts before the move."""

    right = ("counts of the position before",)

    def move(self, r: int, c: int) -> None:
        printed = self.counts()
        super().move(r, c)
        self.out[-1] = printed


class ForgetsNorthWest(Wrong):
    ways = EIGHT[1:]
    right = ("turns nothing over to the north-west",)


class KeepsTheTurn(Wrong):
    right = ("does not change the player after M",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.me = OTHER[self.me]


class SwitchesOnL(Wrong):
    right = ("changes the player on L when there is no legal move",)

    def list_moves(self) -> None:
        super().list_moves()
        if not self.legal(self.me):
            self.me = OTHER[self.me]


class GoesPastTheBracket(Wrong):
    """Flips up to the farthest disc of the player on a line, not the nearest."""

    right = ("continues past the disc that ends a line, up to the last one",)

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        ray = []
        r, c = r + dr, c + dc
        while self.inside(r, c) and self.board[r][c] != "-":
            ray.append((r, c))
            r, c = r + dr, c + dc
        while ray and self.board[ray[-1][0]][ray[-1][1]] != me:
            ray.pop()
        return [(i, k) for i, k in ray if self.board[i][k] == OTHER[me]]


class PassesAtOnce(Wrong):
    """Never prints that there is no move, unless a game begins with it."""

    right = ("passes only right after a move, if a player has no legal move",)

    def before_move(self, r: int, c: int) -> None:
        pass

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


class SwapsTheCounts(Wrong):
    right = ("swaps the two counts",)

    def counts(self) -> str:
        return f"Black - {self.count('W'):2} White - {self.count('B'):2}"


class SwapsCoordinates(Wrong):
    right = ("writes the column before the row",)

    def pair(self, r: int, c: int) -> str:
        return f"({c + 1},{r + 1})"


class ListsByColumns(Wrong):
    right = ("lists the moves column by column instead of row by row",)

    def places(self) -> list[Place]:
        return [(r, c) for c in range(8) for r in range(8)]


class ListsTheOtherIfNone(Wrong):
    right = ("lists the moves of the other player if there are no legal moves",)

    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me) or self.legal(OTHER[self.me])))


class NoFirstColumn(Wrong):
    right = ("ignores the first column when looking for legal moves",)

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]


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
