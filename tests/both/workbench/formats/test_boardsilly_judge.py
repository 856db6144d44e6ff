"""The `boardsilly` judge: all warnings and errors of FORMATS.md."""

from both.workbench.formats.judging import END, check_error, check_signs, output
from workbench.formats.boardsilly import BOARDSILLY

LINE = "........\n"
# The piece has three adjacent squares and is alone on its lines.
CORNER = "X......." + "\n" + 7 * LINE
CORNER_MOVES = "A1-A2\nA1-B2\nA1-B1\n"
# The O is on none of the corner's lines, so the moves are the same without the warning.
WITH_O = CORNER[:-27] + "......O.\n" + 2 * LINE


def test_empty_input_prints_nothing() -> None:
    for text in ("", "\n\n", " \t\r\n", "\ufeff"):
        assert output(BOARDSILLY, text) == ""


def test_every_step_has_its_board() -> None:
    """Both steps that list a move and steps without moves have the board."""
    boards = [WITH_O, 8 * LINE]
    steps = BOARDSILLY.run("X\n".join(boards) + "X\n")
    shown = ["\n".join(step.rows) + "\n" for step in steps]
    assert shown == boards[:1] * 4 + boards[1:] * 2


def test_error_in_a_truncated_board() -> None:
    for rows in range(1, 8):
        text = WITH_O[: 9 * rows]
        check_error(BOARDSILLY, text, "", rows, 9, END, "board line")
    check_error(BOARDSILLY, WITH_O, "", 8, 9, END, "X or O")
    check_error(BOARDSILLY, WITH_O[9:] + "X\n", "", 8, 1, "X", "8 characters")
    check_error(BOARDSILLY, WITH_O + "X\n" + LINE, CORNER_MOVES, 10, 9, END, "board line")


def test_error_in_a_character() -> None:
    check_signs(BOARDSILLY, "", WITH_O, "X\n", ".XO", "11x 280 54o 81- 88\u041e")


def test_error_in_the_length_of_a_line() -> None:
    for wrong in (".......", ".........", ".", "XO" * 50):
        text = LINE + wrong + "\n" + WITH_O[18:] + "X\n"
        check_error(BOARDSILLY, text, "", 2, 1, wrong[:40], "8 characters")
    check_error(BOARDSILLY, WITH_O + LINE + "X\n", "", 9, 1, "........", "X or O")


def test_error_in_the_player() -> None:
    for player in ("x", "o", "0", "XO", "N", "B", "-", "\u0425"):
        check_error(BOARDSILLY, WITH_O + player + "\n", "", 9, 1, player, "X or O")


def test_an_error_keeps_the_output_of_earlier_boards() -> None:
    text = WITH_O + "X\n" + WITH_O + "\n  Y\n"
    check_error(BOARDSILLY, text, CORNER_MOVES, 19, 3, "Y", "X or O")
