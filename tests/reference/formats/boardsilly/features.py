"""The features of an input, from its text and the slow rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference.formats.boardsilly import slow
from reference.memory import of_the_last

if TYPE_CHECKING:
    from collections.abc import Callable

    Square = tuple[int, int]


class Board:
    """A board of pieces and its moves, each an origin and a target as (row, column)."""

    def __init__(self, rows: list[str], player: str) -> None:
        self.rows = rows
        self.player = player
        self.moves = slow.judge_of(rows, player).moves()

    def count(self, piece: str) -> int:
        return "".join(self.rows).count(piece)

    def between(self, origin: Square, target: Square) -> str:
        """Returns the contents of the squares between origin and target."""
        steps = length(origin, target)
        down, right = (target[0] - origin[0]) // steps, (target[1] - origin[1]) // steps
        return "".join(
            [self.rows[origin[0] + down * i][origin[1] + right * i] for i in range(1, steps)]
        )


@of_the_last
def boards_of(text: str) -> list[Board]:
    tokens = text.split()
    return [Board(tokens[at : at + 8], tokens[at + 8]) for at in range(0, len(tokens), 9)]


def length(origin: Square, target: Square) -> int:
    """Returns the length of a move in squares."""
    return max(abs(origin[0] - target[0]), abs(origin[1] - target[1]))


def _has_full_line(board: Board) -> bool:
    columns = ["".join([row[at] for row in board.rows]) for at in range(8)]
    return any("." not in line for line in board.rows + columns)


def _moves_everywhere(board: Board) -> bool:
    origins = [origin for origin, _ in board.moves]
    return any(origins.count(origin) == 8 for origin in origins)


FEATURES: dict[str, Callable[[Any], bool]] = {
    "capture": lambda board: any(board.rows[r][c] != "." for _, (r, c) in board.moves),
    "jump": lambda board: any(board.between(*move).strip(".") for move in board.moves),
    "no-move": lambda board: not board.moves,
    "most-pieces": lambda board: board.count("X") == board.count("O") == 12,
    "one-piece": lambda board: board.count(board.player) == 1,
    "full-line": _has_full_line,
    "across": lambda board: any(length(*move) == 7 for move in board.moves),
    "all-directions": _moves_everywhere,
}
