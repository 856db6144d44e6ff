"""A position: the discs on an n x n board, and the effect of a move on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import masks
from othello.directions import rays
from othello.masks import squares_of
from othello.squares import square_name

if TYPE_CHECKING:
    from collections.abc import Iterator

BLACK = "black"
WHITE = "white"
EMPTY = "."  # The symbol of an empty square in a drawn position.

OFF_BOARD = "is off the board"
OCCUPIED = "is occupied"
TURNS_NOTHING = "turns nothing over"


def opponent(color: str) -> str:
    """Returns the other colour."""
    return WHITE if color == BLACK else BLACK


class IllegalMove(ValueError):
    """Raised for a move that the rules do not allow.

    Attributes:
        square: The name of the square, or its number if it is off the board.
        reason: The predicate of the message, as in `is occupied`.
        position: The position before the move.
    """

    def __init__(self, square: str, reason: str, position: Position) -> None:
        super().__init__(f"{square} {reason}")
        self.square = square
        self.reason = reason
        self.position = position


class Position:
    """The discs on an n x n board, without the side to move. Immutable and hashable.

    Attributes:
        n: The number of rows.
        black: The bit mask of the black discs, see `othello.masks`.
        white: The bit mask of the white discs.
    """

    def __init__(self, n: int, black: int, white: int) -> None:
        self.n = n
        self.black = black
        self.white = white

    @classmethod
    def start(cls, n: int = 8) -> Position:
        """Returns the standard start position on an n x n board.

        It has four discs in the centre, the top left of them white.

        Raises:
            ValueError: If n is odd or less than 4.
        """
        if n < 4 or n % 2:
            raise ValueError(f"an Othello board has an even size of at least 4, not {n}")
        upper, lower = n // 2 * (n + 1), n // 2 * (n - 1)
        return cls(n, 1 << upper - 1 | 1 << lower, 1 << upper | 1 << lower - 1)

    @classmethod
    def from_rows(cls, rows: list[str], symbols: str = ".BW") -> Position:
        """Returns the position drawn as n rows of n characters.

        Args:
            rows: The rows from the top down.
            symbols: The characters of an empty square, a black and a white disc, none a digit.

        Raises:
            ValueError: If the rows do not form a square or contain another character.
        """
        text = "".join(rows)
        n = len(rows)
        if any(len(row) != n for row in rows) or text.strip(symbols):
            raise ValueError(f"expected {n} rows of {n} characters from {symbols}")
        return cls(n, _mask_of_symbol(text, symbols, 1), _mask_of_symbol(text, symbols, 2))

    def rows(self, symbols: str = ".BW") -> list[str]:
        """Returns the drawn board as n strings of n characters, the inverse of `from_rows`."""
        n = self.n
        # MicroPython indexes bytes in constant time, but strings in linear time.
        drawn = masks.draw(self.black, self.white, n, symbols).encode()
        return [drawn[i : i + n].decode() for i in range(0, n * n, n)]

    def color_at(self, square: int) -> str | None:
        """Returns the colour of the disc on the square, or None if it is empty."""
        bit = masks.bit(square, self.n)
        return BLACK if self.black & bit else WHITE if self.white & bit else None

    def sides(self, color: str) -> tuple[int, int]:
        """Returns the bit masks of a colour and of the other one."""
        return (self.black, self.white) if color == BLACK else (self.white, self.black)

    def count(self, color: str) -> int:
        """Returns the number of discs of a colour."""
        return masks.count(self.black if color == BLACK else self.white, self.n)

    @property
    def empties(self) -> int:
        """The number of empty squares."""
        return self.n * self.n - masks.count(self.black | self.white, self.n)

    def can_move(self, color: str) -> bool:
        """Returns whether the colour has a legal move."""
        return any(moves for moves, _ in self._landings(color))

    def legal_moves(self, color: str) -> list[int]:
        """Returns the squares where the colour may play, in ascending order."""
        return squares_of(masks.union([moves for moves, _ in self._landings(color)]), self.n)

    def flip_counts(self, color: str) -> dict[int, int]:
        """Returns the number of discs that each legal move of the colour turns over, by square."""
        # Counts all squares at once: digits[i] is the mask of the counts with the binary digit i.
        digits = [0] * len(bin(8 * self.n))
        for moves, length in self._landings(color):
            masks.add_to_counts(digits, moves, length)
        counts: dict[int, int] = {}
        for i, mask in enumerate(digits):
            for square in squares_of(mask, self.n):
                counts[square] = counts.get(square, 0) + (1 << i)
        return counts

    def reply_counts(self, color: str) -> Iterator[tuple[int, int]]:
        """Yields how many replies each legal move of the colour leaves, and the move's square."""
        for square in self.legal_moves(color):
            yield len(self.play(square, color).legal_moves(opponent(color))), square

    def lines(self, square: int, color: str) -> list[tuple[str, list[int]]]:
        """Returns the lines of discs that a disc of the colour on the square would bracket.

        Each is the name of its direction and its squares, nearest first. The square itself may
        be occupied.
        """
        own, other = [masks.as_bytes(mask, self.n) for mask in self.sides(color)]
        lines = []
        for name, ray in rays(square, self.n):
            line: list[int] = []
            for end in ray:
                if not other[end >> 3] << (end & 7) & 128:  # The first square has the highest bit.
                    if line and own[end >> 3] << (end & 7) & 128:
                        lines.append((name, line))
                    break
                line.append(end)
        return lines

    def move(self, square: int, color: str) -> Move:
        """Returns the move of a colour to a square of the board, legal or not.

        The disc replaces any disc on the square and turns over all discs that it brackets.
        """
        lines = self.lines(square, color)
        flips = sorted([disc for _, line in lines for disc in line])
        discs = masks.mask_of([square] + flips, self.n)
        if color == BLACK:
            after = Position(self.n, self.black | discs, self.white & ~discs)
        else:
            after = Position(self.n, self.black & ~discs, self.white | discs)
        legal = bool(flips) and not self.color_at(square)
        return Move(square, color, lines, flips, after, legal)

    def legal_move(self, square: int, color: str) -> Move:
        """Returns the move of a colour to a square.

        Raises:
            IllegalMove: If the square is off the board or occupied, or the move turns nothing over.
        """
        if not 0 <= square < self.n * self.n:
            raise IllegalMove(str(square), OFF_BOARD, self)
        if self.color_at(square):
            raise IllegalMove(square_name(square, self.n), OCCUPIED, self)
        move = self.move(square, color)
        if not move.flips:
            raise IllegalMove(square_name(square, self.n), TURNS_NOTHING, self)
        return move

    def play(self, square: int, color: str) -> Position:
        """Returns the position after a legal move.

        Raises:
            IllegalMove: If the move is not legal, see `legal_move`.
        """
        return self.legal_move(square, color).after

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.n, self.black, self.white) == (other.n, other.black, other.white)

    def __hash__(self) -> int:
        return hash((self.n, self.black, self.white))

    def __repr__(self) -> str:
        return f"Position.from_rows({self.rows()})"

    def _landings(self, color: str) -> Iterator[tuple[int, int]]:
        """Yields masks of legal moves with the number of discs that they turn over on one line.

        There is a mask for each direction and each length of a line in it. Masks may be empty.
        """
        own, other = self.sides(color)
        empty = (1 << self.n * self.n) - 1 & ~(own | other)
        for left, right, landing in masks.steps(self.n):
            ray = own << left >> right & landing & other
            length = 0
            while ray:
                length += 1
                ray = ray << left >> right & landing
                yield ray & empty, length
                ray &= other


class Move:
    """The effect of placing a disc on a square.

    Attributes:
        square: The square of the disc.
        color: The colour of the disc.
        lines: The bracketed lines, as `Position.lines` returns them.
        flips: All discs turned over, in ascending order.
        after: The position after the move.
        legal: Whether the rules allow the move.
    """

    def __init__(
        self,
        square: int,
        color: str,
        lines: list[tuple[str, list[int]]],
        flips: list[int],
        after: Position,
        legal: bool,
    ) -> None:
        self.square = square
        self.color = color
        self.lines = lines
        self.flips = flips
        self.after = after
        self.legal = legal


def _mask_of_symbol(text: str, symbols: str, color: int) -> int:
    """Returns the mask of the squares drawn with `symbols[color]`."""
    # In MicroPython, replacing in the whole text is a hundred times faster than a character loop.
    for number, symbol in enumerate(symbols):
        text = text.replace(symbol, "1" if number == color else "0")
    return int(text, 2)
