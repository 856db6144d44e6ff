"""Wrong programs for `boardsilly`: the verdict, moves and explanation of each mistake."""

from both.workbench.comparison.comparing import check_cases, check_same, compared, sample
from reference import samples
from reference.wrong import classic as wrong
from workbench.formats.boardsilly import BOARDSILLY

LINE = "........\n"
# Alone on its lines, the X in the corner moves one square: A1-A2, A1-B2 and A1-B1.
ALONE = "X.......\n" + 5 * LINE + "..O.....\n" + LINE + "X\n"
CORNER_SQUARES = [(1, 1), (1, 2), (2, 1), (2, 2)]
OTHER_SQUARES = [(row, column) for row in (6, 7, 8) for column in (2, 3, 4)]  # Around the O.
FIRST = ("different", 1, 1)
# A board without a piece of the player, on which every program is right.
NOTHING = LINE * 8 + "X\n"


# Three pieces on row A: A1 would go to A4, over the O on A2. A3 is its own.
OVER = "XOX.....\n" + LINE + "X.......\n" + 5 * LINE + "X\n"
# Two pieces on column 1 and two on row A, where the O on A2 is in the way.
OWN = "XO......\n" + LINE + "X.......\n" + 5 * LINE + "X\n"
# South of B1 nothing is ahead, but A1 is behind. Before this move come three moves of A1, and
# three of B1 that leave column 1.
BEHIND = "X.......\nX.......\n" + 4 * LINE + ".....O..\n" + LINE + "X\n"
# Two pieces on row A: A1 captures on A3. D4 moves east to D7.
CAPTURE = "X.O.....\n" + 2 * LINE + "...X.X.O\n" + 4 * LINE + "X\n"


def test_each_mistake_is_explained_where_it_first_shows_and_not_where_it_does_not() -> None:
    check_cases(
        BOARDSILLY,
        8,
        (wrong.leaves_itself_out, ALONE + samples.BOARDSILLY_INPUT, FIRST, CORNER_SQUARES, NOTHING),
        (wrong.jumps_opponents, OVER, FIRST, [(1, 1), (1, 4)], NOTHING),
        (wrong.lands_on_its_own, OWN, ("different", 2, 1), [(1, 1), (3, 1)], ""),
        (wrong.counts_ahead_only, BEHIND, ("different", 7, 2), [(2, 1), (3, 1), (4, 1)], NOTHING),
        (wrong.never_captures, NOTHING + CAPTURE, ("different", 3, 10), [(1, 1), (1, 3)], NOTHING),
        (wrong.moves_the_opponent, ALONE, FIRST, CORNER_SQUARES + OTHER_SQUARES, NOTHING),
    )


def test_a_guess_names_the_first_effect_on_a_piece_and_the_board() -> None:
    text = NOTHING + CAPTURE
    result = compared(BOARDSILLY, text, wrong.never_captures(text))
    assert "the moves of X on board 2" in result.verdict
    assert "prints your output from board 2 to the end" in result.guess
    assert "The X on A1 should move east to A3: 2 pieces are on that line, and it" in result.guess


def test_another_order_is_right() -> None:
    text = samples.BOARDSILLY_INPUT
    result = compared(BOARDSILLY, text, wrong.lists_in_lexicographic_order(text))
    assert result.kind == "reordered" and result.right and result.squares == []
    assert result.verdict.startswith("Right")
    check_same(BOARDSILLY, wrong.lists_in_lexicographic_order, NOTHING)


def test_moves_listed_twice_are_wrong() -> None:
    result = sample(BOARDSILLY, ("C1-B2\n", "C1-B2\nC1-B2\n"))
    assert (result.kind, result.expected.alone, result.actual.alone) == ("different", [], ["C1-B2"])
    assert "C1-B2 is listed more than once" in result.detail
    # A move listed twice instead of another is not another order either.
    result = sample(BOARDSILLY, ("C1-C4\n", "C1-B2\n"))
    assert (result.expected.alone, result.actual.alone) == (["C1-C4"], ["C1-B2"])
    assert (result.expected.line, result.actual.line) == (9, 9)


def test_moves_of_one_board_in_another_are_wrong() -> None:
    boards = samples.BOARDSILLY_OUTPUT.split("\n\n")
    actual = boards[1] + "\n" + boards[0] + "\n"
    result = compared(BOARDSILLY, samples.BOARDSILLY_INPUT, actual)
    assert result.kind == "different" and result.actual.alone == ["No moves are possible"]
    assert len(result.expected.alone) == 25


def test_an_extra_move_belongs_to_the_board_it_is_listed_on() -> None:
    for place, board in (("G3-H3\n", 1), ("possible\n", 2)):
        result = sample(BOARDSILLY, (place, place + "A1-H8\n"))
        assert (result.kind, result.actual.alone) == ("different", ["A1-H8"])
        assert f"on board {board}" in result.verdict
        assert result.step is not None
        assert list(BOARDSILLY.run(samples.BOARDSILLY_INPUT))[result.step].line == 9 * board - 8


def test_an_extra_move_belongs_to_the_only_board_wherever_it_is_listed() -> None:
    text = "\n".join(samples.BOARDSILLY_INPUT.split("\n")[:9]) + "\n"
    moves = samples.BOARDSILLY_OUTPUT.split("\n\n")[0].split("\n")
    for at in range(len(moves) + 1):
        actual = "\n".join(moves[:at] + ["A1-H8"] + moves[at:]) + "\n"
        result = compared(BOARDSILLY, text, actual)
        assert (result.kind, result.actual.alone) == ("different", ["A1-H8"]), at


def test_characters_that_look_like_those_of_ascii_are_named() -> None:
    for place, other, named in (
        ("A1-A2", "A1\u2013A2", "“A1\u2013[U+2013 en dash]A2”"),
        ("A1-A2", "\u0410" + "1-A2", "“\u0410[U+0410]1-A2”"),
        ("A1-A2", "A1\u2212A2", "“A1\u2212[U+2212 minus sign]A2”"),
    ):
        assert named in sample(BOARDSILLY, (place, other)).verdict
