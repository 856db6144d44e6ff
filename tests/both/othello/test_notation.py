"""Square notation: each pair of inverse functions over its whole domain."""

from othello import (
    NotationError,
    column_name,
    coordinates,
    parse_column,
    parse_digits,
    parse_number,
    parse_square,
    parse_transcript,
    square_digits,
    square_name,
    square_names,
    square_pair,
    transcript,
)
from reference.chance import Chance
from reference.expect import raises

SIZES = (4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 60)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
KELVIN, FULL_WIDTH_THREE, ARABIC_THREE, SUPERSCRIPT_THREE = "\u212a", "\uff13", "\u0663", "\u00b3"

# fmt: off
NO_SQUARES = (
    "", " ", "d", "3", "3d", "d0", "d9", "i1", "dd3", "d3d", "d3x", "d-3", "d+3", "d 3", " d3",
    "d3 ", "d3.", "d3e4", "(3,4)", "34", "pass", "\0", "d\x003", "é3", "ä1", "d½", "\U0001f4803",
    "d" + FULL_WIDTH_THREE, "d" + ARABIC_THREE, "d" + SUPERSCRIPT_THREE, "\uff443",
    "<img src=x onerror=alert(1)>", "a" * 5000 + "1", "d" + "9" * 5000,
)
NO_DIGITS = (
    "", "3", "03", "30", "39", "93", "345", "304", "3 4", " 34", "34 ", "-3", "3-", "M34", "ab",
    "3\0", "3" + ARABIC_THREE, "3" + FULL_WIDTH_THREE, "3" * 5000,
)
NO_NUMBERS = (
    "", "-1", "+1", "1.0", "1e3", "0x10", "1_000", " 1", "1 ", "one", "1000000000", "9" * 5000,
    FULL_WIDTH_THREE, ARABIC_THREE, SUPERSCRIPT_THREE, "1" + ARABIC_THREE,
)
NO_TRANSCRIPTS = (
    "f", "f5d", "f5 d", "5f", "f5i9", "f5--d6", "f5d6c9", "f5 pass d6", "f5\0", "f5,d6",
    "f5" * 1000 + "f",
)
# fmt: on


def two_letters(column: int) -> str:
    """Returns the spreadsheet name of a column counted from 0, below 702."""
    return (LETTERS[column // 26 - 1] if column > 25 else "") + LETTERS[column % 26]


def test_all_squares_are_named_row_by_row() -> None:
    for n in SIZES:
        rows = range(1, n + 1)
        assert square_names(n) == [
            two_letters(column) + str(row) for row in rows for column in range(n)
        ]
    assert square_names(4)[:5] == ["a1", "b1", "c1", "d1", "a2"]
    assert coordinates(4) == (["a", "b", "c", "d"], ["1", "2", "3", "4"])
    columns, numbers = coordinates(28)
    assert (columns[-3:], numbers[-3:]) == (["z", "aa", "ab"], ["26", "27", "28"])


def test_columns_are_named_as_in_a_spreadsheet() -> None:
    for column in range(702):
        assert column_name(column + 1) == two_letters(column)
        assert parse_column(two_letters(column)) == column + 1
        assert parse_column(two_letters(column).upper()) == column + 1
    for column, name in ((703, "aaa"), (16384, "xfd"), (18278, "zzz")):
        assert column_name(column) == name
        assert parse_column(name) == column


def test_every_square_has_a_name_a_pair_and_digits() -> None:
    """In uva220, d3 is `M34`: row 3, column 4."""
    for n in SIZES:
        for row in range(n):
            for column in range(n):
                square, name = row * n + column, two_letters(column) + str(row + 1)
                assert square_name(square, n) == name
                assert parse_square(name, n) == parse_square(name.upper(), n) == square
                assert square_pair(square, n) == f"({row + 1},{column + 1})"
                if n < 10:
                    digits = str(row + 1) + str(column + 1)
                    assert square_digits(square, n) == digits
                    assert parse_digits(digits, n) == square


def test_two_digits_cannot_name_squares_of_larger_boards() -> None:
    for n in (10, 12, 26, 60):
        raises(ValueError, square_digits, 0, n)
        refusal = raises(ValueError, parse_digits, "11", n)
        assert str(refusal) == f"two digits cannot name the squares of a board of {n} rows"
    error = raises(NotationError, parse_digits, "90", 8)
    assert "a row and a column from 1 to 8, as in 34" in str(error)


def test_transcripts_round_trip() -> None:
    chance = Chance(1)
    for n in SIZES:
        squares = [chance.below(n * n) for _ in range(2 * n)]
        text = transcript(squares, n)
        assert text == "".join([square_name(square, n) for square in squares])
        assert parse_transcript(text, n) == squares
        assert parse_transcript(text.upper(), n) == squares
        names = [square_name(square, n) for square in squares]
        for blank in (" ", "\n", "\t", "\r\n", "  "):
            assert parse_transcript(blank.join(names) + blank, n) == squares
    assert transcript([], 8) == ""
    assert parse_transcript("", 8) == [] == parse_transcript(" \n", 8)
    assert parse_transcript("F5d6C3", 8) == [4 * 8 + 5, 5 * 8 + 3, 2 * 8 + 2]


def test_numbers_are_ascii_digits() -> None:
    for number in (0, 1, 9, 10, 64, 4096, 999999999):
        assert parse_number(str(number)) == parse_number(f"000{number}") == number
    for text in NO_NUMBERS:
        assert parse_number(text) is None, text


def test_text_that_names_no_square_or_no_moves_is_refused() -> None:
    for text in NO_SQUARES:
        error = raises(NotationError, parse_square, text, 8)
        assert error.found == text
        assert "a1 to h8" in error.expected
        assert isinstance(error, ValueError)
        assert len(str(error)) < 200
    raises(NotationError, parse_square, KELVIN + "1", 26)
    for text in NO_DIGITS:
        assert raises(NotationError, parse_digits, text, 8).found == text
    for text in NO_TRANSCRIPTS:
        raises(NotationError, parse_transcript, text, 8)
