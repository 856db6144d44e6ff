"""Wrong programs for `jutge`: the verdict, line, squares and explanation of each mistake.

A position of 4 rows takes 6 lines of the output; move m is line m + 1 of the input.
"""

from both.workbench.comparison.comparing import check_cases, compared, squares
from reference import samples
from reference.wrong import classic as wrong
from workbench.formats.jutge import JUTGE

ONE_MOVE = samples.JUTGE_INPUT
# Black must pass after white's second move, so white plays (4,4).
PASS = "4\nN 2 1\nB 3 1\nN 4 3\nB 1 1\nB 4 4\n"
# White's second move turns over two discs of one line, (2,2) and (3,2), up to (4,2).
DOUBLE = "4\nN 4 3\nB 4 2\nN 2 1\nB 1 2\n"
CENTRE = [(2, 2), (2, 3), (3, 2), (3, 3)]


def test_each_mistake_is_explained_where_it_first_shows_and_not_where_it_does_not() -> None:
    check_cases(
        JUTGE,
        4,
        (wrong.mirrors_the_start, ONE_MOVE, ("different", 2, 1), CENTRE, ""),
        (wrong.ignores_the_letters, PASS, ("different", 32, 6), [(2, 2), (3, 3), (4, 4)], DOUBLE),
        (wrong.swaps_the_letters, ONE_MOVE, ("different", 2, 1), CENTRE, ""),
        (wrong.counts_white_first, ONE_MOVE, ("different", 11, 2), [], "4\n"),
        (wrong.reads_columns_first, ONE_MOVE, ("different", 7, 2), [(1, 2), (2, 1)], "4\n"),
        (wrong.turns_the_nearest, DOUBLE, ("different", 27, 5), [(3, 2)], ONE_MOVE),
        (wrong.leaves_out_the_start, ONE_MOVE, ("lacking", 1, 1), [], ""),
    )


def test_not_turning_over_a_line_to_the_south() -> None:
    # Only the last move of DOUBLE turns over discs to the south.
    right = wrong.ignores_the_letters(DOUBLE)
    actual = right.replace("NBN.\n.BN.\n.BN.\n4:4", "NNN.\n.NN.\n.BN.\n6:2")
    result = compared(JUTGE, DOUBLE, actual)
    assert (result.line, squares(result, 4)) == (26, [(2, 2), (3, 2)])
    assert result.mistakes[0].phrase == "turns nothing over to the south"
    assert result.detail == (
        "Your program should have turned over (2,2) and (3,2) on the line south to (4,2)."
    )


def test_a_line_in_the_place_of_the_counts_is_not_said_to_be_missing() -> None:
    right = "".join([step.text for step in JUTGE.run("4\nN 1 2\n")])
    for wrong_counts in ("4:l", "4:I", "l:4", "four", "total: 4", "4 1 5"):
        found = compared(JUTGE, "4\nN 1 2\n", right.replace("4:1", wrong_counts))
        assert (found.kind, found.expected.line, found.actual.line) == ("different", 11, 11)
        shown = wrong_counts.replace(" ", "·")
        assert f"expected “4:1”, got “{shown}”" in found.verdict
