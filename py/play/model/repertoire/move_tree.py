"""The positions of opening lines, and which of them follow each other.

Symmetric positions are the same, and so are those that moves in another order reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK
from play.library.opening_tree import ply_key, position_key

if TYPE_CHECKING:
    from othello import Ply


class MoveTree:
    """The positions of lines from the usual start on 8 x 8, as keys.

    Attributes:
        color: The side that the user plays.
        after: The positions after each position.
        asked: The positions in which the user is to move.
        first: The first move of the last line.
    """

    def __init__(self, color: str) -> None:
        self.color = color
        self.after: dict[int, list[int]] = {}
        self.asked: set[int] = set()
        self.first = 0

    def add(self, ply: Ply) -> None:
        """Adds a move, unless it ends the game."""
        before, color = ply.parent, ply.color or BLACK
        if not before or not ply.turn:
            return
        key, reached = position_key(before.position, color), ply_key(ply)
        following = self.after.setdefault(key, [])
        if reached not in following:
            following.append(reached)
        if color == self.color:
            self.asked.add(key)
        if not before.parent:
            self.first = ply.square or 0

    def asked_from(self, key: int) -> list[int]:
        """Returns the positions in which the user is to move, from a position on."""
        found, waiting = set(), [key]
        while waiting:
            at = waiting.pop()
            if at not in found:
                found.add(at)
                waiting += self.after.get(at, [])
        return [at for at in found if at in self.asked]

    def left_by(self, ply: Ply) -> bool:
        """Returns whether a move leaves the lines at a position in which the user is to move."""
        before, color = ply.parent, ply.color or BLACK
        if not before or color != self.color:
            return False
        key = position_key(before.position, color)
        return key in self.asked and ply_key(ply) not in self.after[key]
