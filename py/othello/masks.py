"""Sets of squares of an n x n board as integers of n * n bits, a1 the highest.

A shift then moves a whole set one step in a direction, and the rules are the same few lines on
every board.
"""

from othello.directions import DIRECTIONS

_STRIDE = 32  # Bytes of a mask.
_SET_IN_BYTE = [[i for i in range(8) if byte >> 7 - i & 1] for byte in range(256)]
_drawn_pairs: dict[str, dict[int, str]] = {}
_steps_of_size: dict[int, list[tuple[int, int, int]]] = {}


def bit(square: int, n: int) -> int:
    """Returns the mask of one square."""
    return 1 << n * n - 1 - square


def mask_of(squares: list[int], n: int) -> int:
    """Returns the mask of some squares, the inverse of `squares_of`."""
    mask, first = 0, n * n - 1
    for square in squares:
        mask |= 1 << first - square
    return mask


def squares_of(mask: int, n: int) -> list[int]:
    """Returns the squares whose bits are set, in ascending order."""
    squares: list[int] = []
    occupied = as_bytes(mask, n)
    # Most of a large board is empty, and passed over in long strides.
    for start in range(0, len(occupied), _STRIDE):
        stride = occupied[start : start + _STRIDE]
        if stride.strip(b"\0"):
            for i, byte in enumerate(stride, start):
                if byte:
                    squares += [8 * i + place for place in _SET_IN_BYTE[byte]]
    return squares


def drawing(first: int, second: int, n: int, symbols: str) -> str:
    """Returns a character a square, that of no mask, of the first, or of the second, or more."""
    known = _drawn_pairs.setdefault(symbols, {})
    firsts, seconds = as_bytes(first, n), as_bytes(second, n)
    drawn: list[str] = []
    empty = symbols[0] * (8 * _STRIDE)
    for start in range(0, len(firsts), _STRIDE):
        ones, twos = firsts[start : start + _STRIDE], seconds[start : start + _STRIDE]
        if ones.strip(b"\0") or twos.strip(b"\0"):
            pairs = [one << 8 | two for one, two in zip(ones, twos)]
            drawn += [known.get(pair) or _drawn(pair, symbols) for pair in pairs]
        else:
            drawn.append(empty)
    return "".join(drawn)


def _drawn(pair: int, symbols: str) -> str:
    """Returns the eight characters of a byte of the first mask and one of the second."""
    ones, twos = _SET_IN_BYTE[pair >> 8], _SET_IN_BYTE[pair & 255]
    drawn = "".join([symbols[1 if i in ones else 2 if i in twos else 0] for i in range(8)])
    return _drawn_pairs[symbols].setdefault(pair, drawn)


def steps(n: int) -> list[tuple[int, int, int]]:
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


def as_bytes(mask: int, n: int) -> bytes:
    """Returns the mask, eight squares a byte from a1 on, with empty squares after the last."""
    # Reading bytes is much quicker under MicroPython than shifting large integers.
    return (mask << -n * n % 8).to_bytes((n * n + 7) // 8, "big")


def count_on(masks: list[int], squares: int, number: int) -> None:
    """Adds a number to the counts of some squares, of which each mask holds a binary digit."""
    digit = 0
    while number >> digit:
        carry, place = squares if number >> digit & 1 else 0, digit
        while carry:
            masks[place], carry = masks[place] ^ carry, masks[place] & carry
            place += 1
        digit += 1


def union(masks: list[int]) -> int:
    """Returns the mask of all squares that are in any of the masks."""
    squares = 0
    for mask in masks:
        squares |= mask
    return squares


def count(mask: int, n: int) -> int:
    """Returns the number of squares in a mask."""
    # By bytes, because MicroPython's bin() takes quadratic time; most of a large board are empty.
    occupied = as_bytes(mask, n).replace(b"\0", b"")
    return sum([len(_SET_IN_BYTE[byte]) for byte in occupied])
