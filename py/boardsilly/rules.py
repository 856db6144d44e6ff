"""A Board Silly board and the moves of its pieces.

The rules are from problem 4 of the ACM Mid-Central contest of 1996. Squares are numbered as in
`othello`: from 0, row by row from the top left corner.
"""

from __future__ import annotations

from othello import EMPTY, rays

SIZE = 8
PIECES = "XO"
RIVAL = {"X": "O", "O": "X"}
ROW_LETTERS = "ABCDEFGH"

PLACES = [letter + str(column) for letter in ROW_LETTERS for column in range(1, SIZE + 1)]
_lines_from: dict[int, list[tuple[str, list[int], range]]] = {}


def place_name(square: int) -> str:
    """Returns the problem's name of a square: row letter, then column; `A8` is top right."""
    return PLACES[square]


def move_name(origin: int, target: int) -> str:
    """Returns a move in the notation of the problem, as in `A1-C3`."""
    return PLACES[origin] + "-" + PLACES[target]


class Attempt:
    """An attempt to move a piece in one direction.

    Attributes:
        direction: The name of the direction.
        line: All squares of the line, including those behind the piece.
        count: The number of pieces on the line, which is the length of the move.
        target: The target square, None if the move is not possible.
    """

    def __init__(
        self,
        board: SillyBoard,
        origin: int,
        direction: str,
        line: list[int],
        ahead: range,
        count: int,
    ) -> None:
        self.direction = direction
        self.line = line
        self.count = count
        self._board = board
        self._piece = board.pieces[origin]
        self._ahead = ahead
        self.target = ahead[count - 1] if self._can_move() else None

    @property
    def obstacle(self) -> str:
        """The predicate that says why the move is not possible, empty if it is possible."""
        if self.count > len(self._ahead):
            return "would leave the board"
        for square in self._ahead[: self.count - 1]:
            if self._board.pieces[square] not in (EMPTY, self._piece):
                return f"would jump the opponent's piece on {place_name(square)}"
        target = self._ahead[self.count - 1]
        if self._board.pieces[target] == self._piece:
            return f"would land on its own piece on {place_name(target)}"
        return ""

    def _can_move(self) -> bool:
        if self.count > len(self._ahead):
            return False
        cells = [self._board.pieces[square] for square in self._ahead[: self.count]]
        landing = cells.pop()
        return landing != self._piece and RIVAL[self._piece] not in cells


class SillyBoard:
    """The pieces on an 8 x 8 board. Immutable and hashable.

    Attributes:
        pieces: 64 characters from `.XO`, one for each square.
    """

    n = SIZE

    def __init__(self, pieces: str) -> None:
        self.pieces = pieces

    @classmethod
    def from_rows(cls, rows: list[str]) -> SillyBoard:
        """Returns the board drawn as 8 rows of 8 characters from `.XO`.

        Raises:
            ValueError: If the rows have another number, length or character.
        """
        pieces = "".join(rows)
        if [len(row) for row in rows] != [SIZE] * SIZE or pieces.strip(EMPTY + PIECES):
            raise ValueError(f"expected {SIZE} rows of {SIZE} characters from .XO")
        return cls(pieces)

    def rows(self) -> list[str]:
        """Returns the drawn board as 8 strings of 8 characters, the inverse of `from_rows`."""
        return [self.pieces[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]

    def count(self, piece: str) -> int:
        """Returns the number of pieces of a player, `X` or `O`."""
        return self.pieces.count(piece)

    def attempts(self, origin: int) -> list[Attempt]:
        """Returns the eight attempts to move the piece on a square, clockwise from north-west."""
        lines = _lines(origin)
        # The last four directions are the opposites of the first four, on the same lines.
        counts = [self._count_on(line) for _, line, _ in lines[:4]] * 2
        return [
            Attempt(self, origin, direction, line, ahead, count)
            for (direction, line, ahead), count in zip(lines, counts)
        ]

    def moves(self, piece: str) -> list[tuple[int, int]]:
        """Returns the moves of a player as (origin, target), in the order of the sample output.

        The origins are in row order, the moves of each clockwise from north-west.
        """
        return [
            (origin, attempt.target)
            for origin in range(SIZE * SIZE)
            if self.pieces[origin] == piece
            for attempt in self.attempts(origin)
            if attempt.target is not None
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SillyBoard) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __repr__(self) -> str:
        return f"SillyBoard.from_rows({self.rows()})"

    def _count_on(self, line: list[int]) -> int:
        return len([square for square in line if self.pieces[square] != EMPTY])


def _lines(origin: int) -> list[tuple[str, list[int], range]]:
    """Returns each direction with the squares of its line and the squares ahead of the origin."""
    if origin not in _lines_from:
        ahead = rays(origin, SIZE)
        behind = ahead[4:] + ahead[:4]
        _lines_from[origin] = [
            (direction, list(reversed(back)) + [origin] + list(squares), squares)
            for (direction, squares), (_, back) in zip(ahead, behind)
        ]
    return _lines_from[origin]
