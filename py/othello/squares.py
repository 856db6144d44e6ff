"""Squares of an n x n board, and the notations that players and judges use for them.

A square is an integer from 0 to n * n - 1, row by row from the top left corner, so that
`divmod(square, n)` is its row and column. Every `parse_*` function has a `square_*` inverse.
"""

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "0123456789"

# Rows. Building the names takes most of the time of a move, so they are cached. The names of a
# larger board would fill MicroPython's heap and make every allocation slower.
LARGEST_CACHED = 40
_names_of_size: dict[int, list[str]] = {}


class NotationError(ValueError):
    """Raised for text in the wrong notation.

    Attributes:
        found: The offending text, in full.
        expected: A description of valid text.
    """

    def __init__(self, found: str, expected: str) -> None:
        shown = found if len(found) <= 40 else found[:40] + "…"
        super().__init__(f"found “{shown}”, expected {expected}")
        self.found = found
        self.expected = expected


def column_name(column: int) -> str:
    """Returns the letters of a column counted from 1: a to z, then aa, ab, … as in spreadsheets."""
    name = ""
    while column:
        column, letter = divmod(column - 1, 26)
        name = ALPHABET[letter] + name
    return name


def parse_column(text: str) -> int | None:
    """Returns the column, counted from 1, that the letters name, or None for other text."""
    column = 0
    for character in text:
        letter = max(ALPHABET.find(character), ALPHABET.upper().find(character))
        if letter < 0:
            return None
        column = 26 * column + letter + 1
    return column or None


def parse_number(text: str) -> int | None:
    """Returns the value of up to nine ASCII digits after any zeros, or None for other text."""
    if not text or text.strip(DIGITS):
        return None
    significant = text.lstrip("0")
    return int(significant or "0") if len(significant) < 10 else None


def square_name(square: int, n: int) -> str:
    """Returns the name that players use: column letter, then row number, as in `d3`."""
    return square_names(n)[square] if n <= LARGEST_CACHED else _name(square, n)


def square_names(n: int) -> list[str]:
    """Returns the names of all squares of an n x n board, in ascending order of the squares."""
    if n > LARGEST_CACHED:
        return [_name(square, n) for square in range(n * n)]
    if n not in _names_of_size:
        _names_of_size[n] = [_name(square, n) for square in range(n * n)]
    return _names_of_size[n]


def _name(square: int, n: int) -> str:
    row, column = divmod(square, n)
    return column_name(column + 1) + str(row + 1)


def parse_square(text: str, n: int) -> int:
    """Returns the square of a name such as `d3` or `D3`.

    Raises:
        NotationError: If the text does not name a square of an n x n board.
    """
    letters = text.rstrip(DIGITS)
    row = parse_number(text[len(letters) :])
    column = parse_column(letters[:8])
    expected = f"a square from a1 to {square_name(n * n - 1, n)}"
    return _on_board(row, column, n, text, expected)


def coordinates(n: int) -> tuple[list[str], list[str]]:
    """Returns the names of the columns of an n x n board, and the names of its rows."""
    numbers = range(1, n + 1)
    return [column_name(i) for i in numbers], [str(i) for i in numbers]


def square_pair(square: int, n: int) -> str:
    """Returns the pair that `uva220` prints: row, then column, both from 1, as in `(3,4)`."""
    row, column = divmod(square, n)
    return f"({row + 1},{column + 1})"


def square_digits(square: int, n: int) -> str:
    """Returns the two digits of a `uva220` move: row, then column, as in the `34` of `M34`.

    Raises:
        ValueError: If the board has more than 9 rows.
    """
    _check_single_digits(n)
    row, column = divmod(square, n)
    return f"{row + 1}{column + 1}"


def parse_digits(text: str, n: int) -> int:
    """Returns the square of two digits such as `34`: row, then column.

    Raises:
        NotationError: If the text does not name a square of the n x n board.
        ValueError: If the board has more than 9 rows.
    """
    _check_single_digits(n)
    expected = f"a row and a column from 1 to {n}, as in 34"
    column = parse_number(text[1:]) if len(text) == 2 else None
    return _on_board(parse_number(text[:1]), column, n, text, expected)


def _check_single_digits(n: int) -> None:
    if n > 9:
        raise ValueError(f"two digits cannot name the squares of a board of {n} rows")


def _on_board(row: int | None, column: int | None, n: int, text: str, expected: str) -> int:
    if row and column and row <= n and column <= n:
        return (row - 1) * n + column - 1
    raise NotationError(text, expected)
