"""The `jutge` judge: its output, and all warnings and errors of FORMATS.md."""

from both.workbench.formats.judging import END, check_error, check_warnings, output
from reference.formats.jutge import slow as jutge_slow
from workbench.formats.jutge import JUTGE

START = "....\n.BN.\n.NB.\n....\n2:2\n\n"
AFTER_N_1_2 = ".N..\n.NN.\n.NB.\n....\n4:1\n\n"


def test_a_board_size_prints_the_start_position() -> None:
    assert output(JUTGE, "4") == START
    assert output(JUTGE, "6\n") == ("......\n......\n..BN..\n..NB..\n......\n......\n2:2\n\n")
    for n in range(4, 27, 2):
        assert output(JUTGE, str(n)) == jutge_slow.answer(str(n))


def test_empty_input_prints_nothing() -> None:
    for text in ("", "\n", " \t\r\n"):
        assert output(JUTGE, text) == ""


def test_any_white_space_separates_moves() -> None:
    # After N 1 2, white may play (1,1), which turns (2,2) over.
    expected = START + AFTER_N_1_2 + "BN..\n.BN.\n.NB.\n....\n3:3\n\n"
    for text in (
        "4\nN 1 2\nB 1 1\n",
        "4 N 1 2 B 1 1",
        "4\nN\n1\n2\nB\n1\n1",
        "4 N\t1\t2\r\nB 1\r\n1",
    ):
        assert output(JUTGE, text) == expected
        check_warnings(JUTGE, text, ())


def test_error_in_the_board_size() -> None:
    odd = ("0", "1", "2", "3", "5", "7", "27", "-4", "+4", "4.0", "4,", "N", "four", "9" * 12)
    for size in odd:
        check_error(JUTGE, size + "\nN 1 2\n", "", 1, 1, size, "even number")
    check_error(JUTGE, "\n  5", "", 2, 3, "5", "even number")


def test_error_in_the_letter() -> None:
    for letter in ("X", "n", "b", "W", "NB", "1", "N1", "-", "\u041d"):
        check_error(JUTGE, f"4\n{letter} 1 2\n", START, 2, 1, letter, "N for black or B for white")
    check_error(JUTGE, "4\nN 1 2 3\n", START + AFTER_N_1_2, 2, 7, "3", "N for black")


def test_error_in_a_row_or_column() -> None:
    for wrong in ("0", "5", "99", "-1", "a", "1.0", "9" * 12, "\u0661", "N"):
        check_error(JUTGE, f"4\nN {wrong} 2\n", START, 2, 3, wrong, "row, a number from 1 to 4")
        check_error(JUTGE, f"4\nN 1 {wrong}\n", START, 2, 5, wrong, "column, a number from 1 to 4")
    check_error(JUTGE, "12\nN 13 1\n", output(JUTGE, "12"), 2, 3, "13", "1 to 12")


def test_error_for_an_occupied_square() -> None:
    check_error(JUTGE, "4\nN 2 2\n", START, 2, 1, "white disc", "empty square")
    check_error(JUTGE, "4\nB 2 3\n", START, 2, 1, "black disc", "empty square")
    text = "4\nN 1 2\n B 1 2\nN 1 1\n"
    check_error(JUTGE, text, START + AFTER_N_1_2, 3, 2, "black disc", "empty square")


def test_error_for_a_move_truncated_by_the_end() -> None:
    check_error(JUTGE, "4\nN", START, 2, 2, END, "row")
    check_error(JUTGE, "4\nN 1", START, 2, 4, END, "column")
    check_error(JUTGE, "4\nN 1\n\n  ", START, 2, 4, END, "column")
    check_error(JUTGE, "4 N 1 2 B", START + AFTER_N_1_2, 1, 10, END, "row")
