"""A simple correct program for `boardsilly`; wrong programs override parts of it.

It shares no code with `py/`: a board is a list of strings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Place = tuple[int, int]

EIGHT = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))
OTHER = {"X": "O", "O": "X"}


class Student:
    """A program that lists the moves on each board; a subclass makes a mistake."""

    ways: tuple[Place, ...] = EIGHT

    def answer(self, text: str) -> str:
        """Returns the output."""
        words = text.split()
        self.boards: list[str] = []
        for at in range(0, len(words), 9):
            self.rows, self.me = words[at : at + 8], self.player(words[at + 8])
            self.boards.append("".join([line + "\n" for line in self.lines()]))
        return self.joined()

    def joined(self) -> str:
        return "\n".join(self.boards)

    def player(self, word: str) -> str:
        return word

    def lines(self) -> list[str]:
        return self.names() or [self.none()]

    def names(self) -> list[str]:
        return [self.name(*a) + "-" + self.name(*b) for a, b in self.moves()]

    def none(self) -> str:
        return "No moves are possible"

    def name(self, r: int, c: int) -> str:
        return f"{'ABCDEFGH'[r]}{c + 1}"

    def places(self) -> list[Place]:
        return [(r, c) for r in range(8) for c in range(8)]

    def moves(self) -> list[tuple[Place, Place]]:
        found = []
        for r, c in self.places():
            if self.rows[r][c] == self.me:
                found += [
                    ((r, c), target) for way in self.ways for target in self.targets(r, c, *way)
                ]
        return found

    def targets(self, r: int, c: int, dr: int, dc: int) -> list[Place]:
        length = self.length(r, c, dr, dc)
        i, k = r + dr * length, c + dc * length
        if length <= 0 or not self.inside(i, k) or not self.lands(self.rows[i][k]):
            return []
        jumped = [self.rows[r + dr * step][c + dc * step] for step in range(1, length)]
        return [(i, k)] if self.passes("".join(jumped)) else []

    def inside(self, r: int, c: int) -> bool:
        return 0 <= r < 8 and 0 <= c < 8

    def length(self, r: int, c: int, dr: int, dc: int) -> int:
        return 1 + self.count(r, c, dr, dc) + self.count(r, c, -dr, -dc)

    def count(self, r: int, c: int, dr: int, dc: int) -> int:
        """Returns the number of pieces ahead."""
        return len(self.ray(r, c, dr, dc).replace(".", ""))

    def ray(self, r: int, c: int, dr: int, dc: int) -> str:
        ray = ""
        while self.inside(r + dr, c + dc):
            r, c = r + dr, c + dc
            ray += self.rows[r][c]
        return ray

    def lands(self, piece: str) -> bool:
        return piece != self.me

    def passes(self, jumped: str) -> bool:
        return OTHER[self.me] not in jumped
