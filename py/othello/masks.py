"""Bit masks: sets of squares of an n x n board as integers of n * n bits, a1 the highest.

A shift moves a whole set one step in a direction, so the same few lines implement the rules on
every board size.
"""

from othello.directions import DIRECTIONS

_CHUNK = 32  # Bytes of a mask that are checked for squares at once.
_SET_IN_BYTE = [[i for i in range(8) if byte >> 7 - i & 1] for byte in range(256)]
_drawn_pairs: dict[str, dict[int, str]] = {}
_steps_of_size: dict[int, list[tuple[int, int, int]]] = {}


def bit(square: int, n: int) -> int:
    """Returns the mask of one square."""
    return 1 << n * n - 1 - square


def mask_of(squares: list[int], n: int) -> int:
    """Returns the mask of a list of squares, the inverse of `squares_of`."""
    mask, first = 0, n * n - 1
    for square in squares:
        mask |= 1 << first - square
    return mask


def squares_of(mask: int, n: int) -> list[int]:
    """Returns the squares of a mask in ascending order."""
    squares: list[int] = []
    occupied = as_bytes(mask, n)
    # Large boards are mostly empty, so whole chunks are skipped at once.
    for start in range(0, len(occupied), _CHUNK):
        chunk = occupied[start : start + _CHUNK]
        if chunk.strip(b"\0"):
            for i, byte in enumerate(chunk, start):
                if byte:
                    squares += [8 * i + place for place in _SET_IN_BYTE[byte]]
    return squares


def draw(first: int, second: int, n: int, symbols: str) -> str:
    """Returns a string with one character for each square.

    Args:
        first: The mask of the squares drawn as `symbols[1]`.
        second: The mask of the squares drawn as `symbols[2]`.
        n: The number of rows.
        symbols: Three characters; `symbols[0]` is drawn for the squares of neither mask.

    Returns:
        At least n * n characters: the string is padded with `symbols[0]`.
    """
    known = _drawn_pairs.setdefault(symbols, {})
    firsts, seconds = as_bytes(first, n), as_bytes(second, n)
    drawn: list[str] = []
    empty = symbols[0] * (8 * _CHUNK)
    for start in range(0, len(firsts), _CHUNK):
        ones, twos = firsts[start : start + _CHUNK], seconds[start : start + _CHUNK]
        if ones.strip(b"\0") or twos.strip(b"\0"):
            pairs = [one << 8 | two for one, two in zip(ones, twos)]
            drawn += [known.get(pair) or _draw_byte(pair, symbols) for pair in pairs]
        else:
            drawn.append(empty)
    return "".join(drawn)


def _draw_byte(pair: int, symbols: str) -> str:
    """Returns the eight characters of a byte of the first mask and a byte of the second."""
    ones, twos = _SET_IN_BYTE[pair >> 8], _SET_IN_BYTE[pair & 255]
    drawn = "".join([symbols[1 if i in ones else 2 if i in twos else 0] for i in range(8)])
    return _drawn_pairs[symbols].setdefault(pair, drawn)


def steps(n: int) -> list[tuple[int, int, int]]:
    """Returns the step of a mask in each direction as (`left`, `right`, `landing`).

    A step is `mask << left >> right & landing`. One of the shifts is 0. The landing squares
    exclude the column that could only be reached by wrapping around the edge.
    """
    if n not in _steps_of_size:
        full = (1 << n * n) - 1
        first_column = full // ((1 << n) - 1) << n - 1
        landing = {-1: full & ~(first_column >> n - 1), 0: full, 1: full & ~first_column}
        shifts = [(down * n + right, right) for _, down, right in DIRECTIONS]
        _steps_of_size[n] = [(max(0, -s), max(0, s), landing[right]) for s, right in shifts]
    return _steps_of_size[n]


def as_bytes(mask: int, n: int) -> bytes:
    """Returns the mask as bytes of eight squares, from a1 on, padded with empty squares."""
    # MicroPython reads bytes much faster than it shifts large integers.
    return (mask << -n * n % 8).to_bytes((n * n + 7) // 8, "big")


def add_to_counts(digits: list[int], squares: int, number: int) -> None:
    """Adds a number to the counts of the squares of a mask, in place.

    `digits[i]` is the mask of the squares whose count has the binary digit i.
    """
    digit = 0
    while number >> digit:
        carry, place = squares if number >> digit & 1 else 0, digit
        while carry:
            digits[place], carry = digits[place] ^ carry, digits[place] & carry
            place += 1
        digit += 1


def union(masks: list[int]) -> int:
    """Returns the union of masks."""
    squares = 0
    for mask in masks:
        squares |= mask
    return squares


def count(mask: int, n: int) -> int:
    """Returns the number of squares in a mask."""
    # Not by bin(), which takes quadratic time in MicroPython. Large boards are mostly empty.
    occupied = as_bytes(mask, n).replace(b"\0", b"")
    return sum([len(_SET_IN_BYTE[byte]) for byte in occupied])
