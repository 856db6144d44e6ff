"""The `uva220` judge: all commands, warnings and errors of FORMATS.md."""

from both.workbench.formats.judging import (
    END,
    check_error,
    check_signs,
    check_warnings,
    output,
)
from workbench.formats.uva220 import UVA220

EMPTY_LINE = "--------\n"
START = 3 * EMPTY_LINE + "---WB---\n---BW---\n" + 3 * EMPTY_LINE
BLACK_FIRST = "(3,4) (4,3) (5,6) (6,5)\n"
WHITE_FIRST = "(3,5) (4,6) (5,3) (6,4)\n"

# A command, the column of the first wrong character, and that character.
# fmt: off
WRONG_MOVES = (
    ("M09", 2, "0"), ("M90", 2, "9"), ("M30", 3, "0"), ("M39", 3, "9"), ("M345", 4, "5"),
    ("Mab", 2, "a"), ("M3x", 3, "x"), ("M-1", 2, "-"), ("M(3,4)", 2, "("), ("M304", 3, "0"),
    ("M 94", 3, "9"), ("M 345", 5, "5"), ("M3 9", 4, "9"), ("M3 Q", 4, "Q"), ("M Q", 3, "Q"),
    ("M3 45", 5, "5"), ("M\u0663\u0664", 2, "\u0663"), ("M\uff13\uff14", 2, "\uff13"),
)
# fmt: on


def game(board: str, commands: str) -> str:
    """Returns the input of one game; in `B|L|Q`, the player (line 10) and the commands follow."""
    return "1\n" + board + commands.replace("|", "\n") + "\n"


def check(
    board: str,
    commands: str,
    printed: str,
    after: str,
    warnings: tuple[tuple[int, tuple[str, ...]], ...] = (),
) -> None:
    """Checks the output of a game, its final board, and the lines and words of its warnings."""
    text = game(board, commands)
    assert output(UVA220, text) == printed + after, text
    check_warnings(UVA220, text, warnings)


def test_steps_have_the_side_to_move_next() -> None:
    board = 2 * EMPTY_LINE + "--W-----\nBWW-----\n" + 4 * EMPTY_LINE
    steps = list(UVA220.run(game(board, "W|L|M44|L|M51|Q")))
    turns = [None, "white", "white", "white", "white", "black", None]
    assert [step.turn for step in steps] == turns


def test_no_games_print_nothing() -> None:
    for text in ("", "0", "0\n", " \n0\r\n\n"):
        assert output(UVA220, text) == ""
        check_warnings(UVA220, text, ())


def test_warning_for_a_missing_q_at_the_end() -> None:
    check(START, "B", "", START, ((10, ("Q",)),))
    check(START, "B|L", BLACK_FIRST, START, ((11, ("Q",)),))
    text = "2\n" + START + "B\nQ\n" + START + "W\nL\n\n"
    assert output(UVA220, text) == START + "\n" + WHITE_FIRST + START
    check_warnings(UVA220, text, ((21, ("Q",)),))


def test_warning_for_white_space_inside_a_move() -> None:
    after = 2 * EMPTY_LINE + "---B----\n---BB---\n---BW---\n" + 3 * EMPTY_LINE
    for move in ("M 34", "M3 4", "M 3 4", "M\t34", "M3   4", "M \t 3 4"):
        check(START, f"B|{move}|Q", "Black -  4 White -  1\n", after, ((11, ("white space",)),))
    warning = ((11, ("white space", "turns nothing over")),)
    check_warnings(UVA220, game(START, "B|M 11|Q"), warning)


def test_warning_for_text_after_the_last_game() -> None:
    check(START, "B|Q|B", "", START, ((12, ("after the last",)),))
    check(START, "B|Q||<b>and more</b>|Q|M99", "", START, ((13, ("after the last",)),))
    assert output(UVA220, "0\n" + START) == ""
    check_warnings(UVA220, "0\n" + START, ((2, ("after the last",)),))


def test_error_in_the_number_of_games() -> None:
    for number in ("x", "-1", "+1", "1.0", "one", "1,", "9999999999", "B", "--------", "1x"):
        text = number + "\n" + START + "B\nQ\n"
        check_error(UVA220, text, "", 1, 1, number, "the number of games")


def test_error_for_missing_games() -> None:
    one = START + "B\nL\nQ\n"
    so_far = BLACK_FIRST + START
    check_error(UVA220, "1", "", 1, 2, END, "board line")
    check_error(UVA220, "2\n" + one, so_far, 12, 2, END, "board line")
    check_error(UVA220, "3\n" + one + "\n\n", so_far, 12, 2, END, "board line")
    check_error(UVA220, "3\n" + 2 * one, so_far + "\n" + so_far, 23, 2, END, "board line")
    check_error(UVA220, "2\n" + START + "B\nL", so_far, 11, 2, END, "board line")


def test_error_for_an_input_that_ends_inside_a_board() -> None:
    check_error(UVA220, "1\n" + START[:-9], "", 8, 9, END, "board line")
    check_error(UVA220, "1\n" + START, "", 9, 9, END, "B or W")


def test_error_in_a_character_of_a_board() -> None:
    check_signs(UVA220, "1\n", START, "B\nQ\n", "-BW", "11. 35O 88b 41w 53\u2013")


def test_error_in_the_length_of_a_board_line() -> None:
    for wrong in ("-------", "---------", "-", "BW" * 50):
        text = "1\n" + EMPTY_LINE + wrong + "\n" + START[18:] + "B\nQ\n"
        check_error(UVA220, text, "", 3, 1, wrong[:40], "8 characters")
    check_error(UVA220, "1\n" + EMPTY_LINE + "---- ----", "", 3, 1, "----", "8 characters")
    check_error(UVA220, "1\n" + START[9:] + "B\nQ\n", "", 9, 1, "B", "8 characters")
    check_error(UVA220, "1\n" + START + EMPTY_LINE + "B\nQ\n", "", 10, 1, "----", "B or W")


def test_error_in_the_current_player() -> None:
    for player in ("N", "b", "w", "BW", "X", "L", "-", "\u0412"):
        text = game(START, player + "|Q")
        check_error(UVA220, text, "", 10, 1, player, "B or W")


def test_error_for_an_unknown_command() -> None:
    for command in ("X", "l", "q", "m34", "LL", "QQ", "34", "Quit", "P", "B", "--------", "(3,4)"):
        text = game(START, f"B|L|  {command}|Q")
        check_error(UVA220, text, BLACK_FIRST, 12, 3, command, "L, M")


def test_error_in_the_digits_of_a_move() -> None:
    for move, column, found in WRONG_MOVES:
        text = game(START, f"B|L|{move}|Q")
        check_error(UVA220, text, BLACK_FIRST, 12, column, found, "")


def test_error_for_a_move_truncated_by_the_end() -> None:
    check_error(UVA220, game(START, "B|L|M"), BLACK_FIRST, 12, 2, END, "row")
    check_error(UVA220, game(START, "B|L|M3"), BLACK_FIRST, 12, 3, END, "column")
    check_error(UVA220, game(START, "B|L|M 3 "), BLACK_FIRST, 12, 4, END, "column")


def test_an_error_keeps_the_output_of_earlier_games() -> None:
    first = START + "B\nL\nQ\n"
    so_far = BLACK_FIRST + START
    check_error(UVA220, "2\n" + first + "X", so_far, 13, 1, "X", "-BW")
    text = "2\n" + first + START + "W\nL\nX\n"
    check_error(UVA220, text, so_far + "\n" + WHITE_FIRST, 23, 1, "X", "L, M")


def test_error_for_a_missing_q_between_games() -> None:
    text = "2\n" + START + "B\nL\n" + START + "W\nQ\n"
    check_error(UVA220, text, BLACK_FIRST, 12, 1, "--------", "L, M")
