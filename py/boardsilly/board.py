"""A Board Silly board and the moves of its pieces (1996 ACM Mid-Central, problem 4).

Squares are numbered as in `othello`: from 0, row by row from the top left corner.
"""

from othello import DIRECTIONS, NotationError, parse_number

SIZE = 8
EMPTY, PIECES = ".", "XO"
ROW_LETTERS = "ABCDEFGH"


def place_name(square: int) -> str:
    """Returns the name the problem uses: row letter, then column, so that `A8` is top right."""
    row, column = divmod(square, SIZE)
    return ROW_LETTERS[row] + str(column + 1)


def parse_place(text: str) -> int:
    """Returns the square named as in `A8`. Raises NotationError if the text names none."""
    row = ROW_LETTERS.find(text[:1].upper())
    column = parse_number(text[1:]) or 0
    if row < 0 or not text or not 1 <= column <= SIZE:
        raise NotationError(text, "a square from A1 to H8")
    return row * SIZE + column - 1


def move_name(origin: int, target: int) -> str:
    """Returns a move as the problem prints it, as in `A1-C3`."""
    return place_name(origin) + "-" + place_name(target)


class Attempt:
    """What comes of moving a piece in one direction.

    `direction` is its name, `line` are the squares of the whole line, `count` is the number of
    pieces on it and so the length of the move. `target` is where the move ends, or None with
    `obstacle` saying what is in the way.
    """

    def __init__(
        self, direction: str, line: "list[int]", count: int, target: "int | None", obstacle: str
    ) -> None:
        self.direction = direction
        self.line = line
        self.count = count
        self.target = target
        self.obstacle = obstacle


class Board:
    """Pieces on an 8 x 8 board, never changed; `pieces` has a character from `.XO` a square."""

    n = SIZE

    def __init__(self, pieces: str) -> None:
        self.pieces = pieces

    @classmethod
    def from_rows(cls, rows: "list[str]") -> "Board":
        """Returns the board drawn as 8 rows of 8 characters from `.XO`.

        Raises ValueError for other rows.
        """
        pieces = "".join(rows)
        if [len(row) for row in rows] != [SIZE] * SIZE or pieces.strip(EMPTY + PIECES):
            raise ValueError(f"expected {SIZE} rows of {SIZE} characters from .XO")
        return cls(pieces)

    def rows(self) -> "list[str]":
        """Returns 8 strings of 8 characters, the inverse of `from_rows`."""
        return [self.pieces[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]

    def count(self, piece: str) -> int:
        """Returns the number of pieces of a player, `X` or `O`."""
        return self.pieces.count(piece)

    def attempts(self, origin: int) -> "list[Attempt]":
        """Returns what comes of moving the piece on a square, clockwise from north-west."""
        return [self._attempt(origin, *direction) for direction in DIRECTIONS]

    def moves(self, piece: str) -> "list[tuple[int, int]]":
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

    def _attempt(self, origin: int, direction: str, down: int, right: int) -> Attempt:
        ahead = _ray(origin, down, right)
        line = _ray(origin, -down, -right) + [origin] + ahead
        count = sum([self.pieces[square] != EMPTY for square in line])
        obstacle = self._obstacle(self.pieces[origin], ahead, count)
        return Attempt(direction, line, count, None if obstacle else ahead[count - 1], obstacle)

    def _obstacle(self, piece: str, ahead: "list[int]", count: int) -> str:
        """Returns what keeps a piece from moving `count` squares along `ahead`, or ``."""
        if count > len(ahead):
            return "would leave the board"
        for square in ahead[: count - 1]:
            if self.pieces[square] not in (EMPTY, piece):
                return f"would jump the opponent's piece on {place_name(square)}"
        target = ahead[count - 1]
        if self.pieces[target] == piece:
            return f"would land on its own piece on {place_name(target)}"
        return ""


def _ray(origin: int, down: int, right: int) -> "list[int]":
    """Returns the squares from the origin to the edge, the nearest first, the origin left out."""
    row, column = divmod(origin, SIZE)
    squares = []
    while 0 <= row + down < SIZE and 0 <= column + right < SIZE:
        row, column = row + down, column + right
        squares.append(row * SIZE + column)
    return squares
