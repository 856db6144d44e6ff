"""Sentences on a difference: what is wrong with a line, and the first effect of a mistake.

The uva220 sample begins with white, whose legal moves are (3,5) (4,6) (5,3) (6,4).
In the jutge sample black plays (1,2) and turns over (2,2) on the line to (3,2).
"""

from both.workbench.comparison.comparing import sample
from workbench.comparison.diagnose.details import styles
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.boardsilly.piece_effects import first_effect
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220


def test_missing_and_extra_squares_are_named_with_the_reason() -> None:
    for listed, reading in (
        (
            "(3,5) (5,3) (6,4)",
            "should list (4,6), where white turns over (4,5) on the line west to",
        ),
        ("(1,1) (3,5) (4,6) (5,3) (6,4)", "should not list (1,1), where white turns nothing over."),
        ("(3,5) (4,4) (4,6) (5,3) (6,4)", "should not list (4,4), where there is a disc."),
        (
            "(3,4) (3,5) (4,6) (5,3) (6,4)",
            "should not list (3,4), where white turns nothing over, but black would.",
        ),
    ):
        result = sample(UVA220, ("(3,5) (4,6) (5,3) (6,4)", listed))
        assert result.detail.startswith(f"Your program {reading}"), result.detail
    result = sample(UVA220, ("(3,4) (3,6) (5,6)", "(3,4) (3,6) (5,3) (5,6)"))
    assert result.detail == (
        "Your program should not list (5,3), where black turns nothing over, but white would."
    )


def test_a_wrong_board_is_described_by_the_lines_of_the_move() -> None:
    for old, new, squares, reading in (
        (".N..\n.NN.", "....\n.NN.", [1], "have put a black disc on (1,2)."),
        (".NN.\n.NB.", ".BN.\n.NB.", [5], "have turned over (2,2) on the line south to (3,2)."),
        (
            ".NN.\n.NB.",
            ".NN.\n.BB.",
            [9],
            "not have turned over (3,2) to the south (not bracketed).",
        ),
        (".NN.\n.NB.", ".NN.\n.NN.", [10], "not have changed (3,3)."),
    ):
        result = sample(JUTGE, (old, new))
        assert result.squares == squares
        assert result.detail == f"Your program should {reading}"


def test_boards_without_a_move_are_described_by_their_squares() -> None:
    for new, told in (
        (".NN.\n.NB.", "1 square: (2,2)."),
        (".NB.\n.BN.", "4 squares: (2,2), (2,3) and (3,2), …."),
    ):
        result = sample(JUTGE, (".BN.\n.NB.", new))
        assert result.detail == f"The boards differ in {told}"


def test_missing_and_extra_moves_are_named_with_the_reason() -> None:
    """The piece on A1 is alone on its row."""
    for old, new, reading in (
        ("A1-A2\n", "", "The O on A1 should move east to A2: it is alone on that line."),
        (
            "G3-F3\n",
            "G3-E3\n",
            "The O on G3 should move north to F3, not to E3: it is alone on that line.",
        ),
        ("A1-A2\n", "A1-A3\n", "should move east to A2, not to A3: it is alone on that line."),
        ("A1-A2\n", "A1-A2\nA1-A2\n", "A1-A2 is listed more than once."),
        ("A1-A2\n", "A1-A2\nA1-B4\n", "A1-B4 is not a move: no line leads there."),
        ("A1-A2\n", "A1-A2\nH1-H2\n", "H1-H2 is not a move: there is no O on H1."),
    ):
        result = sample(BOARDSILLY, (old, new))
        assert reading in result.detail, (new, result.detail)


def test_the_first_effect_on_a_piece() -> None:
    """A1 moves to A3, where it captures, and to B2 and B1; on `XO` it would jump the O."""
    should = "The X on A1 should move "
    for row, moves, told in (
        ("X.O.....", "A1-A3 A1-B2 A1-B1", ""),
        ("X.O.....", "A1-B2 A1-B1",
         should + "east to A3: 2 pieces are on that line, and it captures."),
        ("X.O.....", "A1-A3 A1-B2", should + "south to B1: it is alone on that line."),
        ("X.O.....", "A1-A2 A1-B2 A1-B1",
         should + "east to A3, not to A2: 2 pieces are on that line, and it captures."),
        ("X.O.....", "A1-A2 A1-A3 A1-B2 A1-B1",
         should + "east only to A3, not also to A2: 2 pieces are on that line, and it captures."),
        ("XO......", "A1-A3 A1-B2 A1-B1", "The X on A1 should not move east to A3: 2 pieces are"
         " on that line, and it would jump the opponent's piece on A2."),
        ("X.O.....", "A3-A1", ""),
        ("X.O.....", "A1", ""),
    ):  # fmt: skip
        start = next(BOARDSILLY.run("\n".join([row] + 7 * ["........"] + ["X"])))
        assert first_effect(start, moves.split()) == told, moves


def test_known_ways_to_write_are_described() -> None:
    for expected, actual, told in (
        ("A1-A2", "A1->A2", "there is an arrow instead of the dash"),
        ("A1-A2", "A1→A2", "there is an arrow instead of the dash"),
        ("A1-A2", "A1-A2 A1-C3", "several are on one line"),
        ("A1-A2", "a1-a2", "it is in lower case"),
        ("(3,5) (4,6)", "(3,5), (4,6)", "there are commas between them"),
        ("(3,5) (4,6)", "[3,5] [4,6]", "the brackets differ"),
        ("(3,5)", "Move: (3,5)", "there is other text before it"),
        ("A1-A2", "a1->a2", "there is an arrow instead of the dash, it is in lower case"),
        ("A1-A2", "A1 A2", ""),
        # The judge's own way is no difference.
        ("a1->a2", "a1->a3", ""),
        ("(3,5),(4,6)", "(3,5),(4,7)", ""),
        ("Move: d3", "Move: d4", ""),
    ):
        assert styles(expected, actual) == told, actual
