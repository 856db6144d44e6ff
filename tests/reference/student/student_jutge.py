"""A simple correct program for `jutge`; wrong programs override parts of it.

It shares no code with the judge: a board is a dictionary of characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Place = tuple[int, int]

EIGHT = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OTHER = {"N": "B", "B": "N"}


class Student:
    """A program that prints `self.out`; a subclass makes a mistake."""

    ways: tuple[Place, ...] = EIGHT

    def answer(self, text: str) -> str:
        """Returns the output."""
        words = text.split()
        self.out: list[str] = []
        if not words:
            return ""
        self.n = self.size(int(words[0]))
        self.moves = 0
        self.begin()
        self.after_start()
        for at in range(1, len(words), 3):
            self.play(*self.read(words[at], int(words[at + 1]), int(words[at + 2])))
            self.moves += 1
            self.after_move()
        self.finish()
        return "".join([line + "\n" for line in self.out])

    def size(self, n: int) -> int:
        return n

    def begin(self) -> None:
        self.board = {(r, c): "." for r in range(1, self.n + 1) for c in range(1, self.n + 1)}
        h = self.n // 2
        self.board[h, h] = self.board[h + 1, h + 1] = "B"
        self.board[h, h + 1] = self.board[h + 1, h] = "N"

    def after_start(self) -> None:
        self.show()

    def after_move(self) -> None:
        self.show()

    def finish(self) -> None:
        pass

    def read(self, who: str, r: int, c: int) -> tuple[str, int, int]:
        return who, r, c

    def play(self, who: str, r: int, c: int) -> None:
        for place in self.turned(r, c, who) + [(r, c)]:
            self.board[place] = who

    def turned(self, r: int, c: int, who: str) -> list[Place]:
        return [place for dr, dc in self.ways for place in self.line(r, c, dr, dc, who)]

    def line(self, r: int, c: int, dr: int, dc: int, who: str) -> list[Place]:
        line = []
        r, c = r + dr, c + dc
        while self.content(r, c) == OTHER[who]:
            line.append((r, c))
            r, c = r + dr, c + dc
        return line if self.ends(r, c, who) else []

    def content(self, r: int, c: int) -> str:
        return self.board.get((r, c), "edge")

    def ends(self, r: int, c: int, who: str) -> bool:
        return self.content(r, c) == who

    def show(self) -> None:
        self.out += self.rows()
        self.out += [self.counts(), ""]

    def rows(self) -> list[str]:
        return [
            "".join([self.sign(self.board[r, c]) for c in range(1, self.n + 1)])
            for r in range(1, self.n + 1)
        ]

    def sign(self, disc: str) -> str:
        return disc

    def counts(self) -> str:
        discs = list(self.board.values())
        return f"{discs.count('N')}:{discs.count('B')}"
