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
# For each square the numbers of its lines: a diagonal, its column, the other diagonal, its row.
# They lead in the first four directions, and in the last four, the opposite ones.
LINES = [
    (row - column + 7, 15 + column, 23 + row + column, 38 + row)
    for row in range(SIZE)
    for column in range(SIZE)
]
NUMBER_OF_LINES = 46
_lines_from: dict[int, list[tuple[str, list[int], tuple[int, ...], int]]] = {}


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
        ahead: tuple[int, ...],
        count: int,
    ) -> None:
        self.direction = direction
        self.line = line
        self.count = count
        self._board = board
        self._piece = board.pieces[origin]
        self._ahead = ahead
        self.target = ahead[count - 1] if count <= len(ahead) and not self.obstacle else None

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
        counts = self._counts()
        return [
            Attempt(self, origin, direction, line, ahead, counts[number])
            for direction, line, ahead, number in _lines(origin)
        ]

    def moves(self, piece: str) -> list[tuple[int, int]]:
        """Returns the moves of a player as (origin, target), in the order of the sample output.

        The origins are in row order, the moves of each clockwise from north-west.
        """
        # MicroPython indexes bytes in constant time, but strings in linear time.
        pieces, counts = self.pieces.encode(), self._counts()
        own, rival = ord(piece), ord(RIVAL[piece])
        moves = []
        for origin, found in enumerate(pieces):
            if found != own:
                continue
            for _, _, ahead, number in _lines(origin):
                count = counts[number]
                if count > len(ahead) or pieces[ahead[count - 1]] == own:
                    continue
                for square in ahead[: count - 1]:
                    if pieces[square] == rival:
                        break
                else:
                    moves.append((origin, ahead[count - 1]))
        return moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SillyBoard) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __repr__(self) -> str:
        return f"SillyBoard.from_rows({self.rows()})"

    def _counts(self) -> list[int]:
        """Returns the numbers of pieces on the lines, see LINES."""
        counts, empty = [0] * NUMBER_OF_LINES, ord(EMPTY)
        for square, piece in enumerate(self.pieces.encode()):
            if piece != empty:
                for line in LINES[square]:
                    counts[line] += 1
        return counts


def _lines(origin: int) -> list[tuple[str, list[int], tuple[int, ...], int]]:
    """Returns each direction with its line, the squares ahead of the origin, and its number."""
    if origin not in _lines_from:
        ahead = rays(origin, SIZE)
        behind = ahead[4:] + ahead[:4]
        _lines_from[origin] = [
            (direction, list(reversed(back)) + [origin] + list(squares), tuple(squares), number)
            for (direction, squares), (_, back), number in zip(ahead, behind, 2 * LINES[origin])
        ]
    return _lines_from[origin]
