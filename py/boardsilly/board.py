"""A Board Silly board and the moves of its pieces (1996 ACM Mid-Central, problem 4).

Squares are numbered as in `othello`: from 0, row by row from the top left corner.
"""

from othello import EMPTY, NotationError, parse_number, rays

SIZE = 8
PIECES = "XO"
RIVAL = {"X": "O", "O": "X"}
ROW_LETTERS = "ABCDEFGH"

PLACES = [letter + str(column) for letter in ROW_LETTERS for column in range(1, SIZE + 1)]
_lines_from: dict[int, list[tuple[str, list[int], range]]] = {}


def place_name(square: int) -> str:
    """Returns the name the problem uses: row letter, then column, so that `A8` is top right."""
    return PLACES[square]


def parse_place(text: str) -> int:
    """Returns the square named as in `A8`. Raises NotationError if the text names none."""
    row = ROW_LETTERS.find(text[:1].upper())
    column = parse_number(text[1:]) or 0
    if row < 0 or not text or not 1 <= column <= SIZE:
        raise NotationError(text, "a square from A1 to H8")
    return row * SIZE + column - 1


def move_name(origin: int, target: int) -> str:
    """Returns a move as the problem prints it, as in `A1-C3`."""
    return PLACES[origin] + "-" + PLACES[target]


class Attempt:
    """What comes of moving a piece of a board in one direction.

    `direction` is its name, `line` are the squares of the whole line, `count` is the number of
    pieces on it and so the length of the move. `target` is where the move ends, None if something
    is in the way.
    """

    def __init__(
        self, board: "Board", origin: int, direction: str, line: list[int], ahead: range, count: int
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
        """What is in the way of the move, empty if nothing is."""
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


class Board:
    """Pieces on an 8 x 8 board, never changed; `pieces` has a character from `.XO` a square."""

    n = SIZE

    def __init__(self, pieces: str) -> None:
        self.pieces = pieces

    @classmethod
    def from_rows(cls, rows: list[str]) -> "Board":
        """Returns the board drawn as 8 rows of 8 characters from `.XO`.

        Raises ValueError for other rows.
        """
        pieces = "".join(rows)
        if [len(row) for row in rows] != [SIZE] * SIZE or pieces.strip(EMPTY + PIECES):
            raise ValueError(f"expected {SIZE} rows of {SIZE} characters from .XO")
        return cls(pieces)

    def rows(self) -> list[str]:
        """Returns 8 strings of 8 characters, the inverse of `from_rows`."""
        return [self.pieces[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]

    def count(self, piece: str) -> int:
        """Returns the number of pieces of a player, `X` or `O`."""
        return self.pieces.count(piece)

    def attempts(self, origin: int) -> list[Attempt]:
        """Returns what comes of moving the piece on a square, clockwise from north-west."""
        lines = _lines(origin)
        # The other four directions are the same lines the other way.
        counts = [self._count_on(line) for _, line, _ in lines[:4]] * 2
        return [
            Attempt(self, origin, direction, line, ahead, count)
            for (direction, line, ahead), count in zip(lines, counts)
        ]

    def moves(self, piece: str) -> list[tuple[int, int]]:
        """Returns the moves of a player as (origin, target), in the order of the sample output.

        That is origins row by row, and from each origin clockwise from north-west.
        """
        return [
            (origin, attempt.target)
            for origin in range(SIZE * SIZE)
            if self.pieces[origin] == piece
            for attempt in self.attempts(origin)
            if attempt.target is not None
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __repr__(self) -> str:
        return f"Board.from_rows({self.rows()})"

    def _count_on(self, line: list[int]) -> int:
        return len([square for square in line if self.pieces[square] != EMPTY])


def _lines(origin: int) -> list[tuple[str, list[int], range]]:
    """Returns each direction with the squares of the whole line and those ahead of a square."""
    if origin not in _lines_from:
        ahead = rays(origin, SIZE)
        behind = ahead[4:] + ahead[:4]
        _lines_from[origin] = [
            (direction, list(reversed(back)) + [origin] + list(squares), squares)
            for (direction, squares), (_, back) in zip(ahead, behind)
        ]
    return _lines_from[origin]
