"""The names of openings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK
from play.library.opening_tree import LONGEST, N, ply_key, reading_names

if TYPE_CHECKING:
    from jobs.slices import InSlices
    from othello import Ply

RANDOM_START = "Random start"
RANDOM_DISCS = 12  # After the 8 random moves of XOT and of the page.


class OpeningNames:
    """Names openings by their positions, in any symmetry and with their moves in any order.

    Attributes:
        by_key: The names by the keys of positions, None until they are read.
    """

    def __init__(self) -> None:
        self.by_key: dict[int, str] | None = None
        self._named: tuple[Ply | None, str] = None, ""  # The last answer: it is asked for often.

    def read(self, text: str) -> InSlices[dict[int, str]]:
        """Reads the names from their file, and returns them."""
        names = self.by_key = yield from reading_names(text)
        self._named = None, ""
        return names

    def of(self, last: Ply) -> str:
        """Returns the name of the last opening up to a move, empty if it has none or is unknown.

        A game that begins after eight moves has a random start.
        """
        if last is not self._named[0]:
            self._named = last, self._last_name(last)
        return self._named[1]

    def _last_name(self, ply: Ply) -> str:
        names = self.by_key or {}
        while names and ply.parent and ply.position.n == N:
            name = names.get(ply_key(ply)) if ply.number <= LONGEST else None
            if name:
                return name
            ply = ply.parent
        while ply.parent:
            ply = ply.parent
        return RANDOM_START if _is_random(ply) else ""


def _is_random(start: Ply) -> bool:
    position, n = start.position, start.position.n
    middle = (n // 2 - 1, n // 2)
    has_middle = all(position.color_at(row * n + column) for row in middle for column in middle)
    discs = n * n - position.empties
    return (n, discs, start.turn) == (N, RANDOM_DISCS, BLACK) and has_middle
