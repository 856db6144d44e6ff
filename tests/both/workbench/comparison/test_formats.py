"""Normalised lines: answers that are right but written differently are never called missing."""

from both.workbench.comparison.comparing import compared, sample, whole_rows
from reference import samples
from workbench.comparison import Comparison
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.boardsilly import profile as boardsilly
from workbench.formats.jutge import JUTGE
from workbench.formats.jutge import profile as jutge
from workbench.formats.uva220 import UVA220
from workbench.formats.uva220 import profile as uva220

ONE_LINE = [("\n", " "), ("  ", "\n\n"), ("possible ", "possible\n")]  # The moves of each board.


def check_only_text_differs(result: Comparison, reading: str) -> None:
    """Checks that only the text of an output is wrong, and the sentence that says so."""
    assert result.kind == "different" and result.squares == [], result.verdict
    assert result.detail == reading
    assert [found.phrase for found in result.mistakes] == [
        "gets everything right except the text"
    ], result.guess
    assert result.guess in (reading, f"{reading} To the end, nothing but the text is wrong.")


def test_a_line_is_normalised_to_what_the_judge_would_print() -> None:
    """White space is removed; a line that is no answer keeps its text."""
    for profile, line, expected in (
        (uva220, "(3,5) (4,6)", "(3,5)(4,6)"),
        (uva220, "[3 5], [4 6]", "(3,5)(4,6)"),
        (uva220, "Enter a move: 35 46", "(3,5)(4,6)"),
        (uva220, "(3,5) (4,", "(3,5)(4,"),
        (uva220, "(e6) (f4)", "(e6)(f4)"),
        (uva220, "no legal moves", "Nolegalmove."),
        (uva220, "BLACK: 2, WHITE: 12", "Black-2White-12"),
        (uva220, "White - 12 Black - 2", "Black-2White-12"),
        (uva220, "Black - 2", "Black-2"),
        (uva220, "..wb....", "--WB----"),
        (jutge, "4 : 1", "4:1"),
        (jutge, "black 4 white 1", "4:1"),
        (jutge, "-nb-", ".NB."),
        (jutge, "_ * N B", "..NB"),
        (jutge, "hello", "hello"),
        (boardsilly, "A1-A2", ["A1-A2"]),
        (boardsilly, "a1 to b2", ["A1-B2"]),
        (boardsilly, "A1-A2, C3->D4", ["A1-A2", "C3-D4"]),
        (boardsilly, "3 moves: A1-A2", ["A1-A2"]),
        (boardsilly, "AA1-A2", ["AA1-A2"]),
        (boardsilly, "A1-A2-A3", ["A1-A2-A3"]),
        (boardsilly, "No move", ["Nomovesarepossible"]),
        (boardsilly, "No 1", ["No1"]),
        (boardsilly, " ", []),
    ):
        assert profile.normalise(line) == expected, line


def test_only_the_text_of_what_is_written_differently_is_wrong() -> None:
    right = "The {} are right, but the text is not: {}."
    drawn = "The board is right, but drawn with other symbols."
    none = "If there is no legal move, print exactly “No legal move.”"
    numbers = "The numbers are right, but the text around them is not."
    for form, changes, reading in (
        (UVA220, [(") (", "), (")], right.format("squares", "there are commas between them")),
        (UVA220, [("(", ""), (")", "")], right.format("squares", "the brackets differ")),
        (UVA220, [("No legal move.", "no legal moves")], none),
        (UVA220, [("Black -  1 White -  4", "White: 4, Black: 1")], numbers),
        (UVA220, [(8 * "-", 8 * ".")], drawn),
        (JUTGE, [(".", "-")], drawn),
        (JUTGE, [("N", "n")], drawn),
        (BOARDSILLY, [("-", "->")], right.format("moves", "there is an arrow instead of the dash")),
        (BOARDSILLY, ONE_LINE, right.format("moves", "several are on one line")),
    ):
        result = sample(form, *changes)
        check_only_text_differs(result, reading)
        assert "missing" not in result.verdict and "extra" not in result.verdict
        assert result.expected.moves == result.actual.moves


def test_swapped_counts_are_not_only_written_differently() -> None:
    swapped = sample(UVA220, ("Black -  1 White -  4", "Black -  4 White -  1"))
    assert swapped.detail == "Your numbers are the right ones, swapped."


def test_only_the_wrong_square_of_a_list_written_differently_is_named() -> None:
    result = sample(UVA220, (") (", "), ("), ("(3,6)", "(3,7)"))
    assert "(3,4)" not in result.detail and "(4,6)" not in result.detail
    one = sample(UVA220, ("(3,4) (3,6) (5,6)", "(3,4), (3,7), (5,6)"))
    assert one.detail.startswith("Your program should list (3,6), where black turns over")
    assert "(5,6)" not in one.detail and "should list (3,4)" not in one.detail


def test_boards_drawn_with_symbols_of_no_format() -> None:
    """The counts of `jutge` and the lists of `uva220` keep their text."""
    for form, symbols in ((UVA220, "-BW"), (JUTGE, ".BN")):
        for drawn in ("-XO", "_#o", "*xo", symbols[:2] + "@", symbols[0] + "#" + symbols[2]):
            new = dict(zip(symbols, drawn))
            lines = [
                line if line.strip(symbols) else "".join([new[symbol] for symbol in line])
                for line in samples.OUTPUTS[form.name].split("\n")
            ]
            result = compared(form, samples.INPUTS[form.name], "\n".join(lines))
            told = "The board is right, but drawn with other symbols."
            assert (result.detail, result.squares) == (told, []), (form, drawn)


def test_a_wrong_board_is_not_called_right_for_its_symbols() -> None:
    rows = ".BN.\n.NB.\n"
    for wrong in (".NB.\n.BN.\n", ".BX.\n.NB.\n", ".XX.\n.XX.\n", ".XO.\n.XO.\n", ".NX.\n.XN.\n"):
        result = sample(JUTGE, (rows, wrong))
        assert result.squares and "right" not in result.detail, wrong
    assert "symbols" not in sample(JUTGE, ("2:2", "2-2")).detail


def test_a_move_written_differently_is_aligned_by_its_meaning() -> None:
    moves = samples.BOARDSILLY_OUTPUT.split("\n\n")[0].split("\n")
    actual = "\n".join([move.replace("-", "->") for move in reversed(moves)])
    result = compared(BOARDSILLY, samples.BOARDSILLY_INPUT, actual + "\n\nNo moves are possible\n")
    rows = [row for row in whole_rows(result) if row.state != "same"]
    assert [row.state for row in rows] == ["different"] * len(moves)
    assert [row.actual_text.replace(">", "") for row in rows] == moves


def test_a_wrong_or_doubled_move_is_alone_however_it_is_written() -> None:
    result = sample(BOARDSILLY, ("A1-E1\n", "A1-F1\nA1-A2\n"), ("-", "->"))
    assert result.expected.alone == ["A1-E1"]
    assert result.actual.alone == ["A1->F1", "A1->A2"]
    assert [row.actual_text for row in result.rows() if row and row.state == "actual-only"] == [
        "A1->F1",
        "A1->A2",
    ]


def test_only_the_wrong_move_of_a_list_written_differently_is_named() -> None:
    result = sample(BOARDSILLY, ("A1-E1", "A1-F1"), ("-", "->"))
    assert result.detail.startswith("The O on A1 should move south to E1, not to F1: ")
    assert "to A2" not in result.detail


def test_columns_of_moves_counted_from_0() -> None:
    output = samples.BOARDSILLY_OUTPUT
    for column in range(1, 9):
        output = output.replace(str(column), str(column - 1))
    result = compared(BOARDSILLY, samples.BOARDSILLY_INPUT, output)
    assert result.detail == "Your moves are the right ones with the columns numbered from 0."
    assert [found.phrase for found in result.mistakes] == ["numbers the columns from 0"]
    one = sample(BOARDSILLY, ("G3-F3\n", "G2-F2\n"))
    assert one.detail.startswith("The O on G3 should move north to F3")
