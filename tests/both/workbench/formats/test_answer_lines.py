"""The kinds of output lines in each format, and the lines that begin an answer."""

from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format
from workbench.judging.answer_lines import (
    COUNT_LINE,
    GAP_LINE,
    LIST_LINE,
    OTHER_LINE,
    ROW_LINE,
    numbers_in,
)

ROWS = 4


def check_begins(form: Format, kind: str, before: tuple[str, ...], begins: bool) -> None:
    assert form.output.answers.begins(kind, list(before), ROWS) == begins, (kind, before)


def test_kinds_of_lines() -> None:
    """In uva220 a line of counts names at least one side, in any case; in jutge it has two numbers.

    All lines of boardsilly are moves.
    """
    for form, text, kind in (
        (UVA220, "", GAP_LINE),
        (UVA220, "(3,5) (4,6)", LIST_LINE),
        (UVA220, "no moves", LIST_LINE),
        (UVA220, "No legal move.", LIST_LINE),
        (UVA220, "Black -  1 White -  4", COUNT_LINE),
        (UVA220, "BLACK 1", COUNT_LINE),
        (UVA220, "white: four", COUNT_LINE),
        (UVA220, "---WB---", ROW_LINE),
        (UVA220, "hello", OTHER_LINE),
        (JUTGE, "", GAP_LINE),
        (JUTGE, ".BN.", ROW_LINE),
        (JUTGE, "4:1", COUNT_LINE),
        (JUTGE, "black 4 white 1", COUNT_LINE),
        (JUTGE, "total: 4", OTHER_LINE),
        (JUTGE, "4 1 5 of them", OTHER_LINE),
        (JUTGE, "hello", OTHER_LINE),
        (BOARDSILLY, "", GAP_LINE),
        (BOARDSILLY, "A1-A2", LIST_LINE),
        (BOARDSILLY, "hello", LIST_LINE),
    ):
        assert form.output.answers.kind(text) == kind, (form, text)


def test_in_uva220_a_board_is_one_answer_and_any_other_line_begins_one() -> None:
    for before in (LIST_LINE, COUNT_LINE, OTHER_LINE, ROW_LINE):
        for kind in (LIST_LINE, COUNT_LINE, OTHER_LINE):
            check_begins(UVA220, kind, (before,), True)
        check_begins(UVA220, GAP_LINE, (before,), False)
        check_begins(UVA220, ROW_LINE, (before,), before != ROW_LINE)
    check_begins(UVA220, ROW_LINE, (ROW_LINE,) * (ROWS - 1), False)
    check_begins(UVA220, ROW_LINE, (ROW_LINE,) * ROWS, True)


def test_in_jutge_a_board_and_its_counts_are_one_answer() -> None:
    board = (ROW_LINE,) * ROWS
    check_begins(JUTGE, COUNT_LINE, board, False)
    check_begins(JUTGE, GAP_LINE, board, False)
    check_begins(JUTGE, ROW_LINE, board[1:], False)
    check_begins(JUTGE, ROW_LINE, board, True)
    check_begins(JUTGE, ROW_LINE, board + (COUNT_LINE,), True)
    check_begins(JUTGE, COUNT_LINE, board + (COUNT_LINE,), True)
    check_begins(JUTGE, OTHER_LINE, board, False)  # It stands for the counts.
    check_begins(JUTGE, OTHER_LINE, board[1:], True)
    check_begins(JUTGE, OTHER_LINE, board + (COUNT_LINE,), True)


def test_in_boardsilly_empty_lines_separate_answers() -> None:
    check_begins(BOARDSILLY, LIST_LINE, (LIST_LINE,), False)
    check_begins(BOARDSILLY, LIST_LINE, (LIST_LINE, GAP_LINE), True)


def test_numbers_are_found_among_other_characters() -> None:
    assert numbers_in("Black -  3 White - 12") == [3, 12]
    assert numbers_in("X12,-3:X") == [12, 3]
    assert numbers_in("none") == []
