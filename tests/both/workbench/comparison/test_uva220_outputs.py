"""Wrong programs for `uva220`: the verdict, line, squares and explanation of each mistake.

On these boards only one mistake explains the output. The first command of a game is on line 11 of
the input.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from both.workbench.comparison.comparing import (
    check_mistake,
    check_same,
    compared,
    first_difference,
    squares,
)
from reference import samples
from reference.formats.uva220 import slow as uva220_slow
from reference.wrong import classic as wrong
from workbench.formats.uva220 import UVA220

if TYPE_CHECKING:
    from both.workbench.comparison.comparing import Program
    from workbench.comparison import Comparison

EMPTY = "--------\n"
START = 3 * EMPTY + "---WB---\n---BW---\n" + 3 * EMPTY
# White cannot move; black can play (1,4), after which nobody can move.
STUCK = "BWW-----\n" + 7 * EMPTY
# White can play only (1,3) and (6,1).
TWO_MOVES = "WB------\n" + 2 * EMPTY + "W-------\nB-------\n" + 3 * EMPTY
PLAIN = "1\n" + START + "B\nM34\nQ\n"


def check(
    program: Program, text: str, line: int, read: int, phrase: str, kind: str = "different"
) -> Comparison:
    return check_mistake(UVA220, program, text, kind, line, read, phrase)


def check_right(program: Program, text: str) -> None:
    check_same(UVA220, program, text)


def compared_with(text: str, actual: str) -> Comparison:
    return compared(UVA220, text, actual)


def game(board: str, commands: str) -> str:
    return "1\n" + board + commands.replace(" ", "\n") + "\n"


def test_forgetting_a_direction() -> None:
    # (5,5) turns over one disc in each of four directions.
    board = 2 * EMPTY + "--B---B-\n---W-W--\n--BW-WB-\n" + 3 * EMPTY
    result = check(
        wrong.forgets_north_west,
        game(board, "B M55 Q"),
        1,
        11,
        "turns nothing over to the north-west",
    )
    assert squares(result, 8) == [(4, 4)] and result.actual.guessed
    assert result.actual.text == "Black -  8 White -  1"
    assert "prints your output from line 1 to the end." in result.guess
    assert "turns over 4 discs" in result.detail and "would be 3" in result.detail
    check_right(wrong.forgets_north_west, PLAIN)


def test_forgetting_a_direction_in_the_list() -> None:
    # (5,5) is legal only because of the line to the north-west. The other legal moves have a line
    # to the west (1,3), north (3,8) and north-east (8,1).
    board = "BW-----B\n-------W\n--B-----\n---W----\n" + EMPTY + "--B-----\n-W------\n" + EMPTY
    text = game(board, "B L M55 Q")
    result = check(wrong.forgets_north_west, text, 1, 11, "turns nothing over to the north-west")
    assert squares(result, 8) == [(5, 5)]
    assert result.expected.listed == [2, 23, 36, 56] and result.actual.listed == [2, 23, 56]
    should = "should list (5,5), where black turns over (4,4) on the line north-west to (3,3)."
    assert f"L on line 11 {should}" in result.guess
    assert result.detail == f"Your program {should}"


def test_not_passing() -> None:
    # After (1,3) white cannot move; black plays (3,3).
    board = 2 * ("BW------\n" + EMPTY) + 4 * EMPTY
    result = check(
        wrong.never_passes,
        game(board, "B M13 L M33 Q"),
        3,
        13,
        "does not pass, but plays the move for the player without a legal move",
    )
    assert squares(result, 8) == [(3, 2), (3, 3)]
    check_right(wrong.never_passes, PLAIN)


def test_changing_the_player_on_l() -> None:
    result = check(
        wrong.switches_on_l,
        game(STUCK, "W L L M14 Q"),
        2,
        12,
        "changes the player on L when there is no legal move",
    )
    assert squares(result, 8) == [(1, 4)]
    check_right(wrong.switches_on_l, game(STUCK, "W L M14 Q"))


def test_keeping_the_turn_after_m() -> None:
    result = check(
        wrong.keeps_the_turn,
        game(START, "B M34 L M33 L Q"),
        2,
        12,
        "does not change the player after M",
    )
    # One side lists white's moves, the other black's.
    assert {(3, 3), (3, 5), (5, 3)} <= set(squares(result, 8))
    check_right(wrong.keeps_the_turn, PLAIN)


def test_turning_over_discs_past_the_bracket() -> None:
    result = check(
        wrong.goes_past_the_bracket,
        game("-WBWB-WB\n" + 7 * EMPTY, "B M11 Q"),
        1,
        11,
        "continues past the disc that ends a line, up to the last one",
    )
    assert squares(result, 8) == [(1, 4)]
    check_right(wrong.goes_past_the_bracket, PLAIN)


def test_wrapping_over_the_edge() -> None:
    board = "WWWWWW-W\nB-----W-\n------B-\n" + 5 * EMPTY
    result = check(
        wrong.runs_over_the_edge,
        game(board, "B M17 Q"),
        1,
        11,
        "wraps over the edge into the next row",
    )
    assert squares(result, 8) == [(1, 8)]
    check_right(wrong.runs_over_the_edge, PLAIN)


def test_passing_too_early() -> None:
    board = (
        "BW------\n" + EMPTY + "BW------\n" + EMPTY + "WB------\n" + EMPTY + "BW------\n" + EMPTY
    )
    result = check(
        wrong.passes_at_once,
        game(board, "B L M13 M53 M33 L M73 Q"),
        5,
        15,
        "passes as soon as a player has no legal move, instead of waiting for the next M",
    )
    assert result.expected.text == "No legal move." and squares(result, 8) == [(7, 3)]
    check_right(wrong.passes_at_once, PLAIN)


def test_swapping_the_counts() -> None:
    result = check(wrong.swaps_the_counts, PLAIN, 1, 11, "swaps the two counts")
    assert (result.expected.text, result.actual.text) == (
        "Black -  4 White -  1",
        "Black -  1 White -  4",
    )
    assert result.squares == []
    check_right(wrong.swaps_the_counts, game(STUCK, "W L Q"))


def test_swapping_coordinates() -> None:
    result = check(
        wrong.swaps_coordinates, game(TWO_MOVES, "W L Q"), 1, 11, "writes the column before the row"
    )
    assert squares(result, 8) == [(1, 3), (1, 6), (3, 1), (6, 1)]
    check_right(wrong.swaps_coordinates, PLAIN)


def test_coordinates_counted_from_0() -> None:
    result = check(
        wrong.counts_from_zero, game(TWO_MOVES, "W L Q"), 1, 11, "counts rows and columns from 0"
    )
    assert result.actual.text == "(0,2) (5,0)" and result.actual.listed == []
    check_right(wrong.counts_from_zero, PLAIN)


def test_another_order_of_the_list_is_wrong() -> None:
    result = check(
        wrong.lists_by_columns,
        game(TWO_MOVES, "W L Q"),
        1,
        11,
        "lists the moves column by column instead of row by row",
        "misordered",
    )
    assert result.squares == [] and not result.right
    assert "same list in another order" in result.verdict
    check_right(wrong.lists_by_columns, PLAIN)


def test_other_words_for_no_move() -> None:
    text = game(STUCK, "W L Q")
    result = compared_with(text, wrong.says_it_otherwise(text))
    assert (result.kind, result.line) == ("different", 1)
    assert [found.phrase for found in result.mistakes] == ["gets everything right except the text"]
    assert "print exactly “No legal move.”" in result.detail
    check_right(wrong.says_it_otherwise, PLAIN)


def test_not_printing_the_board() -> None:
    result = check(
        wrong.forgets_the_board, PLAIN, 2, 12, "does not print the board after Q", "short"
    )
    assert result.actual.line is None and "after line 1 of 9 lines" in result.verdict
    check_right(wrong.forgets_the_board, "0\n")


def test_a_mistake_in_the_second_game() -> None:
    # The counts of the second game are line 12 of the output, after an empty line.
    text = "2\n" + START + "B\nM34\nL\nQ\n" + STUCK + "W\nL\nM14\nQ\n"
    actual = wrong.never_passes(text)
    line = first_difference(uva220_slow.answer(text), actual)
    result = check(
        wrong.never_passes,
        text,
        line,
        24,
        "does not pass, but plays the move for the player without a legal move",
    )
    assert line == 13 and "game 2" in result.verdict


def test_the_sample_does_not_trigger_every_mistake() -> None:
    for program in (wrong.forgets_north_west, wrong.switches_on_l):
        check_right(program, samples.UVA220_INPUT)
