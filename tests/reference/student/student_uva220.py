"""A simple correct program for `uva220`; wrong programs override parts of it.

It shares no code with the judge: a board is a list of rows of characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Board = list[list[str]]
    Place = tuple[int, int]

EIGHT = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
OTHER = {"B": "W", "W": "B"}


class Student:
    """A program that reads `self.words` and prints `self.out`; a subclass makes a mistake."""

    ways: tuple[Place, ...] = EIGHT

    def answer(self, text: str) -> str:
        """Returns the output."""
        self.words = text.split()
        self.at = 1
        self.out: list[str] = []
        self.me = ""
        self.board: Board = []
        for game in range(int(self.words[0])):
            self.between(game)
            self.begin()
            while self.at < len(self.words) and self.words[self.at] != "Q":
                self.command(self.words[self.at])
                self.at += 1
            self.at += 1
            self.end()
        return "".join([line + "\n" for line in self.out])

    def between(self, game: int) -> None:
        if game:
            self.out.append("")

    def begin(self) -> None:
        self.board = [list(row) for row in self.words[self.at : self.at + 8]]
        self.me = self.first(self.words[self.at + 8])
        self.at += 9

    def first(self, word: str) -> str:
        return word

    def command(self, word: str) -> None:
        if word == "L":
            self.list_moves()
        else:
            self.move(*self.read(word))

    def read(self, word: str) -> Place:
        return int(word[1]) - 1, int(word[2]) - 1

    def list_moves(self) -> None:
        self.out.append(self.listed(self.legal(self.me)))

    def listed(self, places: list[Place]) -> str:
        return " ".join([self.pair(r, c) for r, c in places]) or self.none()

    def pair(self, r: int, c: int) -> str:
        return f"({r + 1},{c + 1})"

    def none(self) -> str:
        return "No legal move."

    def move(self, r: int, c: int) -> None:
        self.before_move(r, c)
        for i, k in self.turned(r, c, self.me) + [(r, c)]:
            self.board[i][k] = self.me
        self.me = OTHER[self.me]
        self.out.append(self.counts())

    def before_move(self, r: int, c: int) -> None:
        if not self.legal(self.me):
            self.me = OTHER[self.me]

    def counts(self) -> str:
        return f"Black - {self.count('B'):2} White - {self.count('W'):2}"

    def count(self, disc: str) -> int:
        return sum([row.count(disc) for row in self.board])

    def end(self) -> None:
        self.out += ["".join(row) for row in self.board]

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(8)]

    def legal(self, me: str) -> list[Place]:
        return [(r, c) for r, c in self.places() if self.can(r, c, me)]

    def can(self, r: int, c: int, me: str) -> bool:
        return self.board[r][c] == "-" and bool(self.found(r, c, me))

    def found(self, r: int, c: int, me: str) -> list[Place]:
        """Returns the flipped discs, as used for lists."""
        return self.turned(r, c, me)

    def turned(self, r: int, c: int, me: str) -> list[Place]:
        return [place for dr, dc in self.ways for place in self.line(r, c, dr, dc, me)]

    def line(self, r: int, c: int, dr: int, dc: int, me: str) -> list[Place]:
        line = []
        r, c = r + dr, c + dc
        while self.inside(r, c) and self.board[r][c] == OTHER[me]:
            line.append((r, c))
            r, c = r + dr, c + dc
        return line if self.ends(r, c, me) else []

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 8 and 0 <= c < 8

    def ends(self, r: int, c: int, me: str) -> bool:
        return self.inside(r, c) and self.board[r][c] == me
