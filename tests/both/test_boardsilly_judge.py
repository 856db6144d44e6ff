"""`boardsilly` case by case: every warning and every error of FORMATS."""

from both.judging import END, check_error, check_warnings, output
from judges.boardsilly import BOARDSILLY
from reference import samples

LINE = "........\n"
# The piece has three neighbours and is alone on its lines.
CORNER = "X......." + "\n" + 7 * LINE
CORNER_MOVES = "A1-A2\nA1-B2\nA1-B1\n"
NO_MOVES = "No moves are possible\n"
# Far from the corner's lines, so that only what is said of it changes.
WITH_O = CORNER[:-27] + "......O.\n" + 2 * LINE
THIRTEEN = "XXXXXXXX\n.....OXX\n" + 2 * LINE + "XXX.....\n" + 3 * LINE


def test_one_move_a_line_and_nothing_else() -> None:
    assert output(BOARDSILLY, WITH_O + "X\n") == CORNER_MOVES
    check_warnings(BOARDSILLY, WITH_O + "X\n", ())


def test_one_empty_line_between_boards_and_none_after_the_last() -> None:
    for boards in (1, 2, 3):
        text = boards * (WITH_O + "X\n")
        assert output(BOARDSILLY, text) == "\n".join(boards * [CORNER_MOVES])


def test_empty_input_prints_nothing() -> None:
    for text in ("", "\n\n", " \t\r\n", "\ufeff"):
        assert output(BOARDSILLY, text) == ""


def test_a_move_is_told_with_its_length() -> None:
    told = {step.text: step.sentence for step in BOARDSILLY.run(samples.BOARDSILLY_INPUT)}
    assert "1 square from A1 to A2" in told["A1-A2\n"]
    assert "4 squares from A1 to E1" in told["A1-E1\n"]
    assert "4 squares from E2 to E6" in told["E2-E6\n"]
    assert "2 squares from E2 to G4" in told["E2-G4\n"]
    assert "1 square from G3 to F2" in told["G3-F2\n"]
    assert "4 squares from D1 to H1" in told["D1-H1\n"]


def test_every_step_shows_its_board() -> None:
    """Where a piece moves, where none can, and while the next one is read."""
    boards = [WITH_O, 8 * LINE]
    steps = BOARDSILLY.run("X\n".join(boards) + "X\n")
    shown = [step.board and "\n".join(step.board.rows()) + "\n" for step in steps]
    assert shown == boards[:1] * 4 + boards[1:] * 2


def test_sorted_puts_the_lines_of_every_board_in_lexicographic_order() -> None:
    text = 2 * (WITH_O + "X\n")
    moves = "A1-A2\nA1-B1\nA1-B2\n"
    assert output(BOARDSILLY, text, order="sorted") == moves + "\n" + moves


def test_warning_of_a_player_without_pieces() -> None:
    assert output(BOARDSILLY, CORNER + "O\n") == NO_MOVES
    check_warnings(BOARDSILLY, CORNER + "O\n", ((1, ("O",)),))
    assert output(BOARDSILLY, CORNER + "X\n") == CORNER_MOVES
    check_warnings(BOARDSILLY, CORNER + "X\n", ((1, ("O",)),))
    assert output(BOARDSILLY, 8 * LINE + "X\n") == NO_MOVES
    check_warnings(BOARDSILLY, 8 * LINE + "X\n", ((1, ("X", "O")),))


def test_warning_of_more_than_twelve_pieces() -> None:
    text = "\n" + THIRTEEN + "O\n" + WITH_O + "X\n" + THIRTEEN.replace("X", "O", 1) + "O\n"
    check_warnings(BOARDSILLY, text, ((2, ("13", "X", "12")),))
    swapped = THIRTEEN.replace("X", "?").replace("O", "X").replace("?", "O")
    check_warnings(BOARDSILLY, WITH_O + "X\n" + swapped + "X\n", ((10, ("13", "O", "12")),))


def test_error_of_a_board_cut_short() -> None:
    for rows in range(1, 8):
        text = WITH_O[: 9 * rows]
        check_error(BOARDSILLY, text, "", rows, 9, END, "board line")
    check_error(BOARDSILLY, WITH_O, "", 8, 9, END, "X or O")
    check_error(BOARDSILLY, WITH_O[9:] + "X\n", "", 8, 1, "X", "8 characters")
    check_error(BOARDSILLY, WITH_O + "X\n" + LINE, CORNER_MOVES, 10, 9, END, "board line")


def test_error_of_another_character() -> None:
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


def test_error_of_a_line_of_another_length() -> None:
    for wrong in (".......", ".........", ".", "XO" * 50):
        text = LINE + wrong + "\n" + WITH_O[18:] + "X\n"
        check_error(BOARDSILLY, text, "", 2, 1, wrong[:40], "8 characters")
    check_error(BOARDSILLY, WITH_O + LINE + "X\n", "", 9, 1, "........", "X or O")


def test_error_in_the_player() -> None:
    for player in ("x", "o", "0", "XO", "N", "B", "-", "\u0425"):
        check_error(BOARDSILLY, WITH_O + player + "\n", "", 9, 1, player, "X or O")


def test_an_error_keeps_the_moves_of_the_boards_before_it() -> None:
    text = WITH_O + "X\n" + WITH_O + "\n  Y\n"
    check_error(BOARDSILLY, text, CORNER_MOVES, 19, 3, "Y", "X or O")
