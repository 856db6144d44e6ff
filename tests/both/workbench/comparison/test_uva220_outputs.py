"""Wrong programs for `uva220`: the verdict, line, squares and explanation of each mistake.

On these boards only one mistake explains the output. The first command of a game is on line 11 of
the input.
"""

from both.workbench.comparison.comparing import check_cases, check_mistake, check_same, squares
from reference.wrong import classic as wrong
from workbench.formats.uva220 import UVA220

EMPTY = "--------\n"
START = 3 * EMPTY + "---WB---\n---BW---\n" + 3 * EMPTY
# White cannot move; black can play (1,4), after which nobody can move.
STUCK = "BWW-----\n" + 7 * EMPTY
# White can play only (1,3) and (6,1).
TWO_MOVES = "WB------\n" + 2 * EMPTY + "W-------\nB-------\n" + 3 * EMPTY
PLAIN = "1\n" + START + "B\nM34\nQ\n"


def game(board: str, commands: str) -> str:
    return "1\n" + board + commands.replace(" ", "\n") + "\n"


FIRST, SECOND = ("different", 1, 11), ("different", 2, 12)
# After (1,3) white cannot move; black plays (3,3).
PASSING = game(2 * ("BW------\n" + EMPTY) + 4 * EMPTY, "B M13 L M33 Q")
BRACKETED = game("-WBWB-WB\n" + 7 * EMPTY, "B M11 Q")
AT_THE_EDGE = game("WWWWWW-W\nB-----W-\n------B-\n" + 5 * EMPTY, "B M17 Q")
TWICE, LISTED = game(STUCK, "W L L M14 Q"), game(TWO_MOVES, "W L Q")
TWO_PASSES = game(
    2 * ("BW------\n" + EMPTY) + "WB------\n" + EMPTY + "BW------\n" + EMPTY,
    "B L M13 M53 M33 L M73 Q",
)


def test_each_mistake_is_explained_where_it_first_shows_and_not_where_it_does_not() -> None:
    check_cases(
        UVA220,
        8,
        (wrong.never_passes, PASSING, ("different", 3, 13), [(3, 2), (3, 3)], PLAIN),
        (wrong.switches_on_l, TWICE, SECOND, [(1, 4)], game(STUCK, "W L M14 Q")),
        (wrong.goes_past_the_bracket, BRACKETED, FIRST, [(1, 4)], PLAIN),
        (wrong.runs_over_the_edge, AT_THE_EDGE, FIRST, [(1, 8)], PLAIN),
        (wrong.passes_at_once, TWO_PASSES, ("different", 5, 15), [(7, 3)], PLAIN),
        (wrong.swaps_the_counts, PLAIN, FIRST, [], game(STUCK, "W L Q")),
        (wrong.swaps_coordinates, LISTED, FIRST, [(1, 3), (1, 6), (3, 1), (6, 1)], PLAIN),
        (wrong.counts_from_zero, LISTED, FIRST, [(1, 3), (6, 1)], PLAIN),
        (wrong.lists_by_columns, LISTED, ("misordered", 1, 11), [], PLAIN),
        (wrong.forgets_the_board, PLAIN, ("short", 2, 12), [], "0\n"),
    )


def test_forgetting_a_direction() -> None:
    # (5,5) turns over one disc in each of four directions.
    board = 2 * EMPTY + "--B---B-\n---W-W--\n--BW-WB-\n" + 3 * EMPTY
    text = game(board, "B M55 Q")
    result = check_mistake(UVA220, wrong.forgets_north_west, text, *FIRST)
    assert squares(result, 8) == [(4, 4)] and result.actual.guessed
    assert result.actual.text == "Black -  8 White -  1"
    assert "prints your output from line 1 to the end." in result.guess
    assert "turns over 4 discs" in result.detail and "would be 3" in result.detail
    check_same(UVA220, wrong.forgets_north_west, PLAIN)


def test_forgetting_a_direction_in_the_list() -> None:
    # (5,5) is legal only because of the line to the north-west. The other legal moves have a line
    # to the west (1,3), north (3,8) and north-east (8,1).
    board = "BW-----B\n-------W\n--B-----\n---W----\n" + EMPTY + "--B-----\n-W------\n" + EMPTY
    text = game(board, "B L M55 Q")
    result = check_mistake(UVA220, wrong.forgets_north_west, text, *FIRST)
    assert squares(result, 8) == [(5, 5)]
    assert result.expected.listed == [2, 23, 36, 56] and result.actual.listed == [2, 23, 56]
    should = "should list (5,5), where black turns over (4,4) on the line north-west to (3,3)."
    assert f"L on line 11 {should}" in result.guess
    assert result.detail == f"Your program {should}"


def test_a_mistake_in_the_second_game() -> None:
    # The counts of the second game are line 12 of the output, after an empty line.
    text = "2\n" + START + "B\nM34\nL\nQ\n" + STUCK + "W\nL\nM14\nQ\n"
    result = check_mistake(UVA220, wrong.never_passes, text, "different", 13, 24)
    assert "game 2" in result.verdict
