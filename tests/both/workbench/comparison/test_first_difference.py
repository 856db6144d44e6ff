"""Verdicts: equal outputs, differences in white space, and the first other difference."""

from both.workbench.comparison.comparing import compared, sample
from both.workbench.formats.judging import judged
from reference import samples
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.formats.boardsilly import slow as boardsilly_slow
from workbench.comparison import compare, comparing, visible
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format
from workbench.judging.expected_output import ExpectedOutput

FORMS = (UVA220, JUTGE, BOARDSILLY)


def check_spacing(form: Format, actual: str, line: int, *words: str) -> None:
    """Checks that an output for the sample differs in one kind of white space."""
    result = compared(form, samples.INPUTS[form.name], actual)
    assert (result.kind, result.right) == ("whitespace", False), result.verdict
    assert len(result.spacings) == 1, result.spacings
    assert result.actual.line == line or result.line == line, (result.line, result.verdict)
    for word in words:
        assert word in result.verdict, (word, result.verdict)


def test_right_output_is_identical() -> None:
    for form in FORMS:
        result = compared(form, samples.INPUTS[form.name], samples.OUTPUTS[form.name])
        assert (result.kind, result.line, result.step) == ("identical", None, None)
        assert result.right and result.spacings == [] and result.squares == []
        assert (result.detail, result.guess, result.mistakes) == ("", "", [])


def test_an_empty_output_for_an_empty_input_is_identical() -> None:
    for form in FORMS:
        assert compared(form, "", "").kind == "identical"
        assert compared(form, "", "x\n").kind == "long"


def test_white_space_at_the_beginning_and_the_end_of_lines_and_of_the_output() -> None:
    for form in FORMS:
        output = samples.OUTPUTS[form.name]
        check_spacing(form, output.replace("\n", "\r\n"), 1, "CR and LF")
        check_spacing(form, output.replace("\n", "\r\n", 1), 1, "CR and LF")
        check_spacing(form, output.replace("\n", " \n", 1), 1, "at the end of a line")
        check_spacing(form, output.replace("\n", "\t\n", 1), 1, "at the end of a line")
        check_spacing(form, " " + output, 1, "at the beginning of a line")
        check_spacing(form, "\ufeff" + output, 1, "[U+FEFF byte order mark]")
        lines = output.count("\n")
        check_spacing(form, output + "\n", lines + 1, "extra empty line at the end")
        check_spacing(form, output + " \n\n", lines + 1, "extra empty line at the end", "1 more")
        # In jutge the last line is empty, so it is missing without its newline.
        missing = "last empty line" if form is JUTGE else "not end in a newline"
        check_spacing(form, output[:-1], lines, missing)


def test_white_space_within_and_between_lines() -> None:
    """Some copies of the statement lost a blank of the counts of uva220, as the verdict says."""
    for form, change, line, words in (
        (UVA220, ("-  1 White -  4", "- 1 White - 4"), 2, "right-aligned in two columns"),
        (UVA220, ("-  1 White -  4", "- 1 White - 4"), 2, "lost a blank on the web"),
        (UVA220, ("-  3", "- 3"), 14, "right-aligned"),
        (UVA220, (" White", "  White"), 2, "two blanks before White"),
        (UVA220, (" White", "  White"), 2, "1 more"),
        (UVA220, (") (", ")(", 1), 1, "blanks within a line"),
        (UVA220, (") (", ")\t(", 1), 1, "a tab"),
        (UVA220, ("Black -  1", "Black -   1"), 2, "within a line"),
        (BOARDSILLY, ("B1-A2", "B1 - A2"), 4, "within"),
        (JUTGE, ("2:2", "2 : 2"), 5, "within a line"),
        (UVA220, (") (", ")\n(", 1), 1, "lines are broken in other places"),
        (UVA220, ("W---\n---WW---", "W------WW---"), 6, "lines are broken in other places"),
        (UVA220, ("\n\n", "\n"), 12, "between two games"),
        (BOARDSILLY, ("\n\n", "\n"), 26, "between two boards"),
        (JUTGE, ("2:2\n\n", "2:2\n"), 6, "after a position"),
        (BOARDSILLY, ("A1-C3\n", "A1-C3\n\n"), 3, "an extra empty line"),
        (UVA220, ("\n\n", "\n\n\n", 1), 13, "an extra empty line"),
        (BOARDSILLY, ("\n\n", "\n\n\n", 1), 27, "an extra empty line"),
        (JUTGE, ("\n\n", "\n\n\n", 1), 7, "an extra empty line"),
    ):
        check_spacing(form, samples.OUTPUTS[form.name].replace(*change), line, words)


def test_blanks_that_are_hardly_printed_on_purpose_are_named() -> None:
    chance = Chance(8)
    for blank, name in (
        ("\xa0", "[U+00A0 no-break space]"),
        ("\v", "[U+000B vertical tab]"),
        ("\f", "[U+000C form feed]"),
        ("\u2003", "[U+2003 em space]"),
        ("\u3000", "[U+3000 ideographic space]"),
        ("\u200b", "[U+200B zero width space]"),
    ):
        for form in FORMS:
            output = samples.OUTPUTS[form.name]
            for at in [chance.below(len(output)) for _ in range(5)] + [0, len(output)]:
                actual = output[:at] + blank + output[at:]
                verdict = compared(form, samples.INPUTS[form.name], actual).verdict
                assert name in verdict, (actual, verdict)
        spaced = samples.UVA220_OUTPUT.replace(" ", blank)
        assert name in compared(UVA220, samples.UVA220_INPUT, spaced).verdict


def test_a_difference_is_found_after_white_space() -> None:
    result = sample(UVA220, ("-  ", "- "), ("(3,6)", "(3,7)"))
    assert (result.kind, result.line) == ("different", 3)
    assert "two columns" in result.spacings[0]
    result = sample(UVA220, ("\n\n", "\n"), ("- 12", "- 13"))
    assert (result.expected.line, result.actual.line) == (14, 13)
    assert "line 14 (line 13 of your output)" in result.verdict


def test_a_wrong_line_that_ends_another_one_differs_after_a_lacking_line_break() -> None:
    for line, end, wrong in ((1, "....", ".BNN"), (2, ".BN.", ".NBN"), (3, ".NB.", "...N")):
        right = samples.JUTGE_OUTPUT.split("\n")[line]
        result = sample(JUTGE, (f"{end}\n{right}\n", f"{end}{wrong}\n"))
        assert result.spacings == [f"lines are broken in other places, on line {line}"]
        assert (result.expected.line, result.actual.line) == (line + 1, line)
    # What ends the line does not look like the next one.
    result = sample(JUTGE, (".NB.\n....\n", ".NB.hello\n"))
    assert (result.spacings, result.expected.line) == ([], 3)


def test_the_verdict_names_white_space_that_differs_earlier_first() -> None:
    lines = samples.UVA220_OUTPUT.replace("Black -  1 White", "Black - 1 White").split("\n")
    lines[2] = "(3,4) (3,7) (5,6)"
    verdict = compared(UVA220, samples.UVA220_INPUT, "\n".join(lines)).verdict
    first, second = verdict.split("First other difference at line 3, the legal moves of black")
    assert first.startswith("White space differs first: the counts are not right-aligned in two")
    assert first.endswith("on line 2. ") and "got “(3,4)·(3,7)·(5,6)”" in second
    verdict = compared(UVA220, samples.UVA220_INPUT, " " + samples.UVA220_OUTPUT + "x\n").verdict
    assert verdict == (
        "White space differs first: there are blanks at the beginning of a line, on line 1."
        " Your output is too long: the judge prints 23 lines, your output continues with “x”."
    )


def test_white_space_differs_in_another_order_too() -> None:
    for board in ("A1-A2\nA1-C3\n", "A1-A2 \nA1-C3\n"):
        turned = samples.BOARDSILLY_OUTPUT.replace("A1-A2\nA1-C3\n", "A1-C3\n" + board[:-6])
        result = compared(BOARDSILLY, samples.BOARDSILLY_INPUT, turned.replace("\n", "\r\n"))
        assert (result.kind, result.right) == ("whitespace", False)
        assert "lines end in CR and LF" in result.verdict
        assert result.verdict.endswith("; the moves are in another order, and any order is right.")


def test_white_space_differs_up_to_where_the_judge_stopped() -> None:
    for form in FORMS:
        steps, error = judged(form, samples.INPUTS[form.name] + "?\n")
        assert error or form is UVA220  # Which ignores what follows the last game.
        actual = samples.OUTPUTS[form.name].replace("\n", "\r\n")
        result = compare(form, steps, actual, finished=False)
        assert result.kind == "agrees"
        assert result.verdict.startswith("Only white space differs up to where the judge stopped,")
        assert "lines end in CR and LF" in result.verdict


def test_white_space_is_visible_in_the_verdict() -> None:
    assert visible(" \t\r\ufeff\u00a0a") == "·→␍⟨BOM⟩⍽a"
    result = sample(UVA220, ("Black -  1 White -  4", "Black - 1  White - 5 \t"))
    assert visible(result.expected.text or "") == "Black·-··1·White·-··4"
    assert visible(result.actual.text or "") == "Black·-·1··White·-·5·→"
    assert "“Black·-··1·White·-··4”, got “Black·-·1··White·-·5·→”" in result.verdict


def test_output_that_ends_within_a_line() -> None:
    result = compared(UVA220, samples.UVA220_INPUT, samples.UVA220_OUTPUT[:30])
    assert (result.kind, result.expected.line, result.actual.line) == ("short", 2, 2)
    assert "within line 2 of 23 lines" in result.verdict


def test_output_that_ends_before_an_empty_line_lacks_the_position_after_it() -> None:
    result = compared(JUTGE, samples.JUTGE_INPUT, samples.JUTGE_OUTPUT[:24])
    assert (result.kind, result.line, result.spacings) == ("short", 7, [])


def test_output_after_a_stopped_judge_is_not_judged() -> None:
    inputs = {
        UVA220: samples.UVA220_INPUT.replace("M25", "M95"),
        JUTGE: samples.JUTGE_INPUT + "N 9 9\n",
        BOARDSILLY: samples.BOARDSILLY_INPUT[:74] + "Y\n",
    }
    for form in FORMS:
        steps, error = judged(form, inputs[form])
        assert error is not None
        printed = "".join([step.text for step in steps])
        for more in ("", "whatever\n"):
            result = compare(form, steps, printed + more, finished=False)
            assert result.kind == "agrees", (form, result.verdict)


def test_an_incomplete_board_is_not_judged() -> None:
    steps, _ = judged(BOARDSILLY, samples.BOARDSILLY_INPUT)
    for number in (1, 5, 20):
        result = compare(BOARDSILLY, steps[:number], samples.BOARDSILLY_OUTPUT, finished=False)
        assert result.kind == "agrees"
    wrong = samples.BOARDSILLY_OUTPUT.replace("A1-A2", "A1-A3")
    assert compare(BOARDSILLY, steps[:26], wrong, finished=False).kind == "different"
    again, _ = judged(BOARDSILLY, samples.BOARDSILLY_INPUT * 2)
    twice = "\n".join([samples.BOARDSILLY_OUTPUT] * 2)
    assert compare(BOARDSILLY, again[:30], twice, finished=False).kind == "agrees"
    assert compare(BOARDSILLY, again[:30], wrong, finished=False).kind == "different"


def test_an_expected_output_is_compared_again_after_an_interrupted_comparison() -> None:
    for form in FORMS:
        steps, _ = judged(form, samples.INPUTS[form.name])
        expected, actual = ExpectedOutput(steps[:-1]), samples.INPUTS[form.name]
        verdict = compare(form, steps[:-1], actual, finished=False).verdict
        for slices in (2, 1000, 1000):
            found = ""
            for _, result in zip(range(slices), comparing(form, expected, actual, False)):
                found = result.verdict if result else found
            assert found == ("" if slices == 2 else verdict)


def test_any_order_of_a_board_silly_list_is_right() -> None:
    for seed in range(12):
        chance = Chance(seed)
        text = REFERENCES["boardsilly"].random_input(chance)
        answer = boardsilly_slow.answer(text)
        boards = [board.strip("\n").split("\n") for board in answer.split("\n\n")]
        for moves in boards:
            for last in range(len(moves) - 1, 0, -1):
                other = chance.below(last + 1)
                moves[last], moves[other] = moves[other], moves[last]
        actual = "\n\n".join(["\n".join(moves) for moves in boards]) + "\n"
        result = compared(BOARDSILLY, text, actual)
        assert result.right, (seed, result.verdict)
        assert result.kind == ("identical" if actual == answer else "reordered")
        assert compared(BOARDSILLY, text, actual.rstrip("\n")).right is False
