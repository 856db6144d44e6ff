"""The `boardsilly` judge: all warnings and errors of FORMATS.md."""

from both.workbench.formats.judging import END, check_error, check_warnings, output
from reference import samples
from workbench.formats.boardsilly import BOARDSILLY

LINE = "........\n"
# The piece has three adjacent squares and is alone on its lines.
CORNER = "X......." + "\n" + 7 * LINE
CORNER_MOVES = "A1-A2\nA1-B2\nA1-B1\n"
NO_MOVES = "No moves are possible\n"
# The O is on none of the corner's lines, so the moves are the same without the warning.
WITH_O = CORNER[:-27] + "......O.\n" + 2 * LINE
THIRTEEN = "XXXXXXXX\n.....OXX\n" + 2 * LINE + "XXX.....\n" + 3 * LINE


def test_each_line_is_one_move() -> None:
    assert output(BOARDSILLY, WITH_O + "X\n") == CORNER_MOVES
    check_warnings(BOARDSILLY, WITH_O + "X\n", ())


def test_an_empty_line_separates_boards() -> None:
    for boards in (1, 2, 3):
        text = boards * (WITH_O + "X\n")
        assert output(BOARDSILLY, text) == "\n".join(boards * [CORNER_MOVES])


def test_empty_input_prints_nothing() -> None:
    for text in ("", "\n\n", " \t\r\n", "\ufeff"):
        assert output(BOARDSILLY, text) == ""


def test_sentences_give_the_length_of_moves() -> None:
    sentences = {step.text: step.sentence for step in BOARDSILLY.run(samples.BOARDSILLY_INPUT)}
    assert "1 square from A1 to A2" in sentences["A1-A2\n"]
    assert "4 squares from A1 to E1" in sentences["A1-E1\n"]
    assert "4 squares from E2 to E6" in sentences["E2-E6\n"]
    assert "2 squares from E2 to G4" in sentences["E2-G4\n"]
    assert "1 square from G3 to F2" in sentences["G3-F2\n"]
    assert "4 squares from D1 to H1" in sentences["D1-H1\n"]


def test_every_step_has_its_board() -> None:
    """Both steps that list a move and steps without moves have the board."""
    boards = [WITH_O, 8 * LINE]
    steps = BOARDSILLY.run("X\n".join(boards) + "X\n")
    shown = ["\n".join(step.rows) + "\n" for step in steps]
    assert shown == boards[:1] * 4 + boards[1:] * 2


def test_sorted_lists_each_board_in_lexicographic_order() -> None:
    text = 2 * (WITH_O + "X\n")
    moves = "A1-A2\nA1-B1\nA1-B2\n"
    assert output(BOARDSILLY, text, order="sorted") == moves + "\n" + moves


def test_warning_for_a_player_without_pieces() -> None:
    assert output(BOARDSILLY, CORNER + "O\n") == NO_MOVES
    check_warnings(BOARDSILLY, CORNER + "O\n", ((1, ("O",)),))
    assert output(BOARDSILLY, CORNER + "X\n") == CORNER_MOVES
    check_warnings(BOARDSILLY, CORNER + "X\n", ((1, ("O",)),))
    assert output(BOARDSILLY, 8 * LINE + "X\n") == NO_MOVES
    check_warnings(BOARDSILLY, 8 * LINE + "X\n", ((1, ("X", "O")),))


def test_warning_for_more_than_twelve_pieces() -> None:
    text = "\n" + THIRTEEN + "O\n" + WITH_O + "X\n" + THIRTEEN.replace("X", "O", 1) + "O\n"
    check_warnings(BOARDSILLY, text, ((2, ("13", "X", "12")),))
    swapped = THIRTEEN.replace("X", "?").replace("O", "X").replace("?", "O")
    check_warnings(BOARDSILLY, WITH_O + "X\n" + swapped + "X\n", ((10, ("13", "O", "12")),))


def test_error_in_a_truncated_board() -> None:
    for rows in range(1, 8):
        text = WITH_O[: 9 * rows]
        check_error(BOARDSILLY, text, "", rows, 9, END, "board line")
    check_error(BOARDSILLY, WITH_O, "", 8, 9, END, "X or O")
    check_error(BOARDSILLY, WITH_O[9:] + "X\n", "", 8, 1, "X", "8 characters")
    check_error(BOARDSILLY, WITH_O + "X\n" + LINE, CORNER_MOVES, 10, 9, END, "board line")


def test_error_in_a_character() -> None:
    for row, column, wrong in (
        (1, 1, "x"),
        (2, 8, "0"),
        (5, 4, "o"),
        (8, 1, "-"),
        (8, 8, "\u041e"),
    ):
        lines = WITH_O.split("\n")
        line = lines[row - 1]
        lines[row - 1] = line[: column - 1] + wrong + line[column:]
        check_error(BOARDSILLY, "\n".join(lines) + "X\n", "", row, column, wrong, ".XO")


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
