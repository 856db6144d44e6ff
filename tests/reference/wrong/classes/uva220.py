"""Wrong programs for `uva220`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.student.student_uva220 import EIGHT, OTHER, Student
from reference.wrong.classes.label import explained

if TYPE_CHECKING:
    Place = tuple[int, int]


class Wrong(Student):
    pass


@explained("ignores the first row when")
class ScansNoFirstRow(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(1, 8) for c in range(8)]


@explained("ignores the last column when")
class ScansNoLastColumn(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(7)]


@explained("rows from the bottom")
class RowsFromBelow(Wrong):
    def read(self, word: str) -> Place:
        return 8 - int(word[1]), int(word[2]) - 1

    def pair(self, r: int, c: int) -> str:
        return f"({8 - r},{c + 1})"


@explained("turn over others")
class Cascades(Wrong):
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


@explained("first row and column to the last")
class NegativeIndex(Wrong):
    """Checks only the far edges; negative indices wrap to the last row or column."""

    def inside(self, r: int, c: int) -> bool:
        return -8 <= r < 8 and -8 <= c < 8


@explained("round the edge")
class Torus(Wrong):
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


@explained("game before")
class KeepsThePlayer(Wrong):
    def first(self, word: str) -> str:
        return self.me or word


@explained("passes at L and not at M")
class PassesAtLOnly(Wrong):
    def list_moves(self) -> None:
        places = self.legal(self.me)
        if not places:
            self.me = OTHER[self.me]
        self.out.append(self.listed(places))

    def before_move(self, r: int, c: int) -> None:
        pass


@explained("ends at an empty square")
class EmptyEndsALine(Wrong):
    def ends(self, r: int, c: int, me: str) -> bool:
        return self.inside(r, c) and self.board[r][c] in ("-", me)


@explained("last row in a line")
class FirstOrLastRowUnseen(Wrong):
    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 7 and 0 <= c < 8


@explained("next to an opponent's disc")
class ListsBesideDiscs(Wrong):
    def list_moves(self) -> None:
        beside = [(r, c) for r, c in self.places() if self.board[r][c] == "-" and self.near(r, c)]
        self.out.append(self.listed(beside))

    def near(self, r: int, c: int) -> bool:
        around = [(r + dr, c + dc) for dr, dc in self.ways]
        return any(self.inside(i, k) and self.board[i][k] == OTHER[self.me] for i, k in around)


@explained("once for each line")
class RepeatsSquares(Wrong):
    def legal(self, me: str) -> list[Place]:
        return [
            (r, c)
            for r, c in self.places()
            for way in self.ways
            if self.board[r][c] == "-" and self.line(r, c, *way, me)
        ]


@explained("north only")
class TurnsNorthOnly(Wrong):
    ways = ((-1, 0),)


@explained("nothing over to the south")
class NoSouth(Wrong):
    ways = tuple([way for way in EIGHT if way != (1, 0)])


@explained("nothing over to the south when playing")
class NoSouthInMoves(Wrong):
    """Lists correctly."""

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        ways = [way for way in self.ways if way != (1, 0)]
        return [place for dr, dc in ways for place in self.line(r, c, dr, dc, me)]

    def found(self, r: int, c: int, me: str) -> list[Place]:
        return super().turned(r, c, me)


@explained("counts of the position before")
class CountsAfterwards(Wrong):
    """Prints the counts before the move."""

    def move(self, r: int, c: int) -> None:
        printed = self.counts()
        super().move(r, c)
        self.out[-1] = printed


@explained("turns nothing over to the north-west")
class ForgetsNorthWest(Wrong):
    ways = EIGHT[1:]


@explained("does not change the player after M")
class KeepsTheTurn(Wrong):
    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.me = OTHER[self.me]


@explained("changes the player on L when there is no legal move")
class SwitchesOnL(Wrong):
    def list_moves(self) -> None:
        super().list_moves()
        if not self.legal(self.me):
            self.me = OTHER[self.me]


@explained("continues past the disc that ends a line, up to the last one")
class GoesPastTheBracket(Wrong):
    """Flips up to the farthest disc of the player on a line, not the nearest."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        ray = []
        r, c = r + dr, c + dc
        while self.inside(r, c) and self.board[r][c] != "-":
            ray.append((r, c))
            r, c = r + dr, c + dc
        while ray and self.board[ray[-1][0]][ray[-1][1]] != me:
            ray.pop()
        return [(i, k) for i, k in ray if self.board[i][k] == OTHER[me]]


@explained("passes only right after a move, if a player has no legal move")
class PassesAtOnce(Wrong):
    """Never prints that there is no move, unless a game begins with it."""

    def before_move(self, r: int, c: int) -> None:
        pass

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


@explained("swaps the two counts")
class SwapsTheCounts(Wrong):
    def counts(self) -> str:
        return f"Black - {self.count('W'):2} White - {self.count('B'):2}"


@explained("writes the column before the row")
class SwapsCoordinates(Wrong):
    def pair(self, r: int, c: int) -> str:
        return f"({c + 1},{r + 1})"


@explained("lists the moves column by column instead of row by row")
class ListsByColumns(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for c in range(8) for r in range(8)]


@explained("lists the moves of the other player if there are no legal moves")
class ListsTheOtherIfNone(Wrong):
    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me) or self.legal(OTHER[self.me])))


@explained("ignores the first column when looking for legal moves")
class NoFirstColumn(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(1, 8)]


@explained("ignores the edges")
class ScansFromTwoToSeven(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(1, 7) for c in range(1, 7)]


@explained("ignores the last row when")
class ScansNoLastRow(Wrong):
    def places(self) -> list[Place]:
        return [(r, c) for r in range(7) for c in range(8)]


@explained("nothing over on diagonals")
class NoDiagonals(Wrong):
    ways = ((-1, 0), (0, -1), (0, 1), (1, 0))


@explained("nothing over to the west")
class NoWest(Wrong):
    ways = tuple([way for way in EIGHT if way != (0, -1)])


@explained("one line only")
class FirstLineOnly(Wrong):
    def turned(self, r: int, c: int, me: str) -> list[Place]:
        for dr, dc in self.ways:
            line = self.line(r, c, dr, dc, me)
            if line:
                return line
        return []


@explained("runs into the edge")
class EdgeEnds(Wrong):
    def ends(self, r: int, c: int, me: str) -> bool:
        return not self.inside(r, c) or self.board[r][c] == me


@explained("regardless of what is behind it")
class WhateverIsBehind(Wrong):
    def ends(self, r: int, c: int, me: str) -> bool:
        return True


@explained("always begins with black")
class AlwaysBlackFirst(Wrong):
    def first(self, word: str) -> str:
        return "B"


@explained("passes as soon as")
class PassesAfterM(Wrong):
    """Looks for a pass right after a move, and again before one."""

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


@explained("changes the player on every L")
class LChangesThePlayer(Wrong):
    def list_moves(self) -> None:
        super().list_moves()
        self.me = OTHER[self.me]


@explained("does not pass")
class NoPassAtAll(Wrong):
    def before_move(self, r: int, c: int) -> None:
        pass


@explained("reads the column of M before its row")
class ColumnsFirst(Wrong):
    def read(self, word: str) -> Place:
        return int(word[2]) - 1, int(word[1]) - 1


@explained("counts rows and columns from 0")
class FromZero(Wrong):
    def pair(self, r: int, c: int) -> str:
        return f"({r},{c})"


@explained("the board after every M")
class BoardAfterEveryMove(Wrong):
    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.out += ["".join(row) for row in self.board]


@explained("does not print the board after Q")
class NoBoard(Wrong):
    def end(self) -> None:
        pass


@explained("past empty squares")
class TurnsAllBetween(Wrong):
    """Flips across empty squares too."""

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


@explained("first column in a line")
class SeesNoFirstColumn(Wrong):
    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 8 and 0 < c < 8


@explained("over the edge into the next row")
class NextRow(Wrong):
    """Steps by square numbers, across the edges."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line: list[Place] = []
        at = r * 8 + c + dr * 8 + dc
        while 0 <= at < 64 and self.board[at // 8][at % 8] == OTHER[me]:
            line.append((at // 8, at % 8))
            at += dr * 8 + dc
        return line if 0 <= at < 64 and self.board[at // 8][at % 8] == me else []


@explained("last row of the board first")
class BoardUpsideDown(Wrong):
    def end(self) -> None:
        self.out += ["".join(row) for row in reversed(self.board)]
