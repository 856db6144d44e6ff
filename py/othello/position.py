"""A position: the discs on an n x n board, and what a move does to them.

Each colour's discs are one integer of n * n bits, a1 the highest, so that a shift moves a whole
set of squares one step in a direction and the rules are the same few lines on every board.
"""

from othello.errors import IllegalMove
from othello.squares import square_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

BLACK = "black"
WHITE = "white"

# Clockwise from north-west, each with its step in rows (downwards) and columns.
DIRECTIONS = (
    ("north-west", -1, -1),
    ("north", -1, 0),
    ("north-east", -1, 1),
    ("east", 0, 1),
    ("south-east", 1, 1),
    ("south", 1, 0),
    ("south-west", 1, -1),
    ("west", 0, -1),
)

OFF_BOARD = "is off the board"
OCCUPIED = "is occupied"
TURNS_NOTHING = "turns nothing over"

_STRIDE = 32  # Bytes of a mask.
_SET_IN_BYTE = [[i for i in range(8) if byte >> 7 - i & 1] for byte in range(256)]
_steps_of_size: "dict[int, list[tuple[int, int, int]]]" = {}


def opponent(color: str) -> str:
    """Returns the other colour."""
    return WHITE if color == BLACK else BLACK


class Position:
    """Discs on an n x n board; never changed, every move makes another position.

    `n` is the number of rows, `black` and `white` are the bit masks of the discs.
    """

    def __init__(self, n: int, black: int, white: int) -> None:
        self.n = n
        self.black = black
        self.white = white

    @classmethod
    def start(cls, n: int = 8) -> "Position":
        """Returns the start of the game: four discs in the middle, white on the top left of them.

        Raises ValueError unless n is even and at least 4.
        """
        if n < 4 or n % 2:
            raise ValueError(f"an Othello board has an even size from 4 up, not {n}")
        upper, lower = n // 2 * (n + 1), n // 2 * (n - 1)
        return cls(n, 1 << upper - 1 | 1 << lower, 1 << upper | 1 << lower - 1)

    @classmethod
    def from_rows(cls, rows: "list[str]", symbols: str = ".BW") -> "Position":
        """Returns the position drawn as n rows of n characters.

        `symbols` are the characters of an empty square, a black and a white disc. Raises
        ValueError if the rows are no square or hold another character.
        """
        text = "".join(rows)
        n = len(rows)
        if any(len(row) != n for row in rows) or text.strip(symbols):
            raise ValueError(f"expected {n} rows of {n} characters from {symbols}")
        return cls(n, _mask(text, symbols[1]), _mask(text, symbols[2]))

    def rows(self, symbols: str = ".BW") -> "list[str]":
        """Returns n strings of n characters, the inverse of `from_rows`."""
        n = self.n
        _, black, white = symbols.encode()
        drawing = bytearray(symbols[:1].encode() * (n * n))
        for square in squares_of(self.black, n):
            drawing[square] = black
        for square in squares_of(self.white, n):
            drawing[square] = white
        return [drawing[i : i + n].decode() for i in range(0, n * n, n)]

    def color_at(self, square: int) -> "str | None":
        """Returns the colour of the disc on the square, or None if it is empty."""
        bit = self._bit(square)
        return BLACK if self.black & bit else WHITE if self.white & bit else None

    def count(self, color: str) -> int:
        """Returns the number of discs of a colour."""
        return _count(self.black if color == BLACK else self.white, self.n)

    @property
    def empties(self) -> int:
        """The number of empty squares."""
        return self.n * self.n - _count(self.black | self.white, self.n)

    def can_move(self, color: str) -> bool:
        """Returns whether the colour has a legal move."""
        return any(moves for moves, _ in self._landings(color))

    def legal_moves(self, color: str) -> "list[int]":
        """Returns the squares where the colour may play, in ascending order."""
        return squares_of(_union([moves for moves, _ in self._landings(color)]), self.n)

    def flip_counts(self, color: str) -> "dict[int, int]":
        """Returns the legal moves of a colour, each with the number of discs it turns over."""
        # The counts of all squares at once: masks[i] has the squares whose count has the digit i.
        masks = [0] * len(bin(8 * self.n))
        for moves, length in self._landings(color):
            _count_on(masks, moves, length)
        counts: dict[int, int] = {}
        for i, mask in enumerate(masks):
            for square in squares_of(mask, self.n):
                counts[square] = counts.get(square, 0) + (1 << i)
        return counts

    def lines(self, square: int, color: str) -> "list[tuple[str, list[int]]]":
        """Returns the lines of discs that a disc of the colour on the square brackets.

        Each is the name of its direction and its squares, the nearest first. Whether the square
        is empty is not asked.
        """
        own, other = [_bytes(mask, self.n) for mask in self._sides(color)]
        lines = []
        for name, ray in rays(square, self.n):
            line: list[int] = []
            for end in ray:
                if not other[end >> 3] << (end & 7) & 128:  # The highest bit is the first square's.
                    if line and own[end >> 3] << (end & 7) & 128:
                        lines.append((name, line))
                    break
                line.append(end)
        return lines

    def flips(self, square: int, color: str) -> "list[int]":
        """Returns the squares of the discs that `lines` lists, in ascending order."""
        return sorted([disc for _, line in self.lines(square, color) for disc in line])

    def play(self, square: int, color: str) -> "Position":
        """Returns the position after a legal move.

        Raises IllegalMove if the square is off the board or occupied, or turns nothing over.
        """
        if not 0 <= square < self.n * self.n:
            raise IllegalMove(str(square), OFF_BOARD, self)
        if self.color_at(square):
            raise IllegalMove(square_name(square, self.n), OCCUPIED, self)
        turned = self.flips(square, color)
        if not turned:
            raise IllegalMove(square_name(square, self.n), TURNS_NOTHING, self)
        return self._with([square] + turned, color)

    def place(self, square: int, color: str) -> "Position":
        """Returns the position after putting a disc on a square of the board, legal or not.

        The disc takes the place of whatever was there and turns over what it brackets, perhaps
        nothing.
        """
        return self._with([square] + self.flips(square, color), color)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.n, self.black, self.white) == (other.n, other.black, other.white)

    def __hash__(self) -> int:
        return hash((self.n, self.black, self.white))

    def __repr__(self) -> str:
        return f"Position.from_rows({self.rows()})"

    def _bit(self, square: int) -> int:
        return 1 << self.n * self.n - 1 - square

    def _sides(self, color: str) -> "tuple[int, int]":
        return (self.black, self.white) if color == BLACK else (self.white, self.black)

    def _with(self, squares: "list[int]", color: str) -> "Position":
        discs = _union([self._bit(square) for square in squares])
        if color == BLACK:
            return Position(self.n, self.black | discs, self.white & ~discs)
        return Position(self.n, self.black & ~discs, self.white | discs)

    def _landings(self, color: str) -> "Iterator[tuple[int, int]]":
        """Yields the mask of the legal moves along a line of so many discs to turn over.

        There is one for each direction and length that a line has.
        """
        own, other = self._sides(color)
        empty = (1 << self.n * self.n) - 1 & ~(own | other)
        for left, right, landing in _steps(self.n):
            ray = own << left >> right & landing & other
            length = 0
            while ray:
                length += 1
                ray = ray << left >> right & landing
                yield ray & empty, length
                ray &= other


def rays(square: int, n: int) -> "list[tuple[str, range]]":
    """Returns each direction with the squares from a square to the edge, the nearest first."""
    row, column = divmod(square, n)
    found = []
    for name, down, right in DIRECTIONS:
        rows = n - 1 - row if down > 0 else row if down else n
        columns = n - 1 - column if right > 0 else column if right else n
        step = down * n + right
        found.append((name, range(square + step, square + step * (min(rows, columns) + 1), step)))
    return found


def squares_of(mask: int, n: int) -> "list[int]":
    """Returns the squares of an n x n board whose bits are set, in ascending order."""
    squares: list[int] = []
    occupied = _bytes(mask, n)
    # Most of a large board is empty, and passed over in long strides.
    for start in range(0, len(occupied), _STRIDE):
        stride = occupied[start : start + _STRIDE]
        if stride.strip(b"\0"):
            for i, byte in enumerate(stride, start):
                if byte:
                    squares += [8 * i + place for place in _SET_IN_BYTE[byte]]
    return squares


def _steps(n: int) -> "list[tuple[int, int, int]]":
    """Returns, for each direction, how far a step shifts a mask and where it can land.

    The step of a mask is `mask << left >> right & landing`: one of the shifts is 0, and the
    landing squares leave out the column that only a step around the edge would reach.
    """
    if n not in _steps_of_size:
        full = (1 << n * n) - 1
        first_column = full // ((1 << n) - 1) << n - 1
        landing = {-1: full & ~(first_column >> n - 1), 0: full, 1: full & ~first_column}
        shifts = [(down * n + right, right) for _, down, right in DIRECTIONS]
        _steps_of_size[n] = [(max(0, -s), max(0, s), landing[right]) for s, right in shifts]
    return _steps_of_size[n]


def _bytes(mask: int, n: int) -> bytes:
    """Returns the mask, eight squares a byte from a1 on, with empty squares after the last."""
    # Reading bytes is much quicker under MicroPython than shifting large integers.
    return (mask << -n * n % 8).to_bytes((n * n + 7) // 8, "big")


def _count_on(masks: "list[int]", squares: int, number: int) -> None:
    """Adds a number to the counts of some squares, of which each mask holds a binary digit."""
    digit = 0
    while number >> digit:
        carry, place = squares if number >> digit & 1 else 0, digit
        while carry:
            masks[place], carry = masks[place] ^ carry, masks[place] & carry
            place += 1
        digit += 1


def _union(masks: "list[int]") -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _count(mask: int, n: int) -> int:
    # By bytes, because MicroPython's bin() takes quadratic time; most of a large board are empty.
    occupied = _bytes(mask, n).replace(b"\0", b"")
    return sum([len(_SET_IN_BYTE[byte]) for byte in occupied])


def _mask(text: str, symbol: str) -> int:
    return int("".join(["1" if character == symbol else "0" for character in text]), 2)
