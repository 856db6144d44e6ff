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


class FourDirections(Wrong):
    """Checks right and down only."""

    ways = ((0, 1), (1, -1), (1, 0), (1, 1))
    right = ("turns nothing over upwards",)


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


class NeedsTwo(Wrong):
    """Flips a line only if it has two discs or more."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line = super().line(r, c, dr, dc, me)
        return line if len(line) > 1 else []


class AlwaysBlackFirst(Wrong):
    right = ("always begins with black",)

    def first(self, word: str) -> str:
        return "B"


class SecondGameGoesOn(Wrong):
    """Keeps the player of the game before."""

    right = ("starts with the player whose turn it was in the game before",)

    def first(self, word: str) -> str:
        return self.me if self.me else word


class PassesAfterM(Wrong):
    """Looks for a pass right after a move, and again before one."""

    right = ("passes as soon as",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        if not self.legal(self.me):
            self.me = OTHER[self.me]


class ListsTheOther(Wrong):
    right = (
        "moves of the other player if there are no legal moves",
        "lists the moves of the other player there",
    )

    def list_moves(self) -> None:
        places = self.legal(self.me) or self.legal(OTHER[self.me])
        self.out.append(self.listed(places))


class LChangesThePlayer(Wrong):
    right = ("changes the player on every L",)

    def list_moves(self) -> None:
        super().list_moves()
        self.me = OTHER[self.me]


class NoPassAtAll(Wrong):
    right = ("does not pass",)

    def before_move(self, r: int, c: int) -> None:
        pass


class IllegalForTheOther(Wrong):
    """Gives a move that turns nothing over to the other player."""

    right = ("plays an illegal move for the other player",)

    def before_move(self, r: int, c: int) -> None:
        if not self.turned(r, c, self.me):
            self.me = OTHER[self.me]


class ColumnsFirst(Wrong):
    right = ("reads the column of M before its row",)

    def read(self, word: str) -> Place:
        return int(word[2]) - 1, int(word[1]) - 1


class FromZero(Wrong):
    right = ("counts rows and columns from 0",)

    def pair(self, r: int, c: int) -> str:
        return f"({r},{c})"


class NoBrackets(Wrong):
    right = ("the text",)

    def pair(self, r: int, c: int) -> str:
        return f"{r + 1},{c + 1}"


class PromptsFirst(Wrong):
    right = ("the text",)

    def listed(self, places: list[Place]) -> str:
        return "Legal moves: " + super().listed(places)


class OtherWords(Wrong):
    right = ("the text",)

    def none(self) -> str:
        return "No moves."


class CountsWithoutTheWord(Wrong):
    right = ("the text",)

    def counts(self) -> str:
        return f"Black: {self.count('B')} White: {self.count('W')}"


class CountsEmptySquares(Wrong):
    """Counts everything that is not black as white."""

    def counts(self) -> str:
        return f"Black - {self.count('B'):2} White - {64 - self.count('B'):2}"


class BoardAfterEveryMove(Wrong):
    right = ("the board after every M",)

    def move(self, r: int, c: int) -> None:
        super().move(r, c)
        self.out += ["".join(row) for row in self.board]


class NoBoard(Wrong):
    right = ("does not print the board after Q",)

    def end(self) -> None:
        pass


class StopsAtTheFirstGame(Wrong):
    def begin(self) -> None:
        if self.board:
            self.at = len(self.words)
            self.board = []
        else:
            super().begin()


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


class TwoMistakes(Wrong):
    """Forgets a direction and swaps the counts."""

    ways = EIGHT[1:]
    right = ("swaps the two counts",)

    def counts(self) -> str:
        return f"Black - {self.count('W'):2} White - {self.count('B'):2}"


class ListsFiveAtMost(Wrong):
    """Its array of moves is too short."""

    def listed(self, places: list[Place]) -> str:
        return super().listed(places[:5])


class TurnsForBlackOnly(Wrong):
    """Turns nothing over for white."""

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        return super().turned(r, c, me) if me == "B" else []

    def found(self, r: int, c: int, me: str) -> list[Place]:
        return super().turned(r, c, me)


class ShortRays(Wrong):
    """Looks at four squares only."""

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line = super().line(r, c, dr, dc, me)
        return line if len(line) < 4 else []


class CountsInOneColumn(Wrong):
    """Counts white by what black has not gained."""

    def counts(self) -> str:
        discs = self.count("B") + self.count("W")
        return f"Black - {self.count('B'):2} White - {discs - self.count('B') + 1:2}"


class ListsAfterTheMove(Wrong):
    """Remembers the list from before the last move."""

    kept: list[Place] | None = None

    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me) if self.kept is None else self.kept))
        self.kept = None

    def move(self, r: int, c: int) -> None:
        self.kept = self.legal(self.me)
        super().move(r, c)


class BoardUpsideDown(Wrong):
    right = ("last row of the board first",)

    def end(self) -> None:
        self.out += ["".join(row) for row in reversed(self.board)]


class WhiteAfterEveryPass(Wrong):
    """Gives the turn to white after each forced pass."""

    def move(self, r: int, c: int) -> None:
        passed = not self.legal(self.me)
        super().move(r, c)
        if passed:
            self.me = "W"
