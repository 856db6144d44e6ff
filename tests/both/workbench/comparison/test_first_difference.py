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


def test_the_right_output_of_another_program_is_identical() -> None:
    for form in FORMS:
        for seed in range(5):
            text = REFERENCES[form.name].random_input(Chance(seed), wild=True)
            assert compared(form, text, REFERENCES[form.name].answer(text)).kind == "identical", (
                form,
                seed,
            )


def test_white_space_at_line_ends() -> None:
    for form in FORMS:
        output = samples.OUTPUTS[form.name]
        check_spacing(form, output.replace("\n", "\r\n"), 1, "CR and LF")
        check_spacing(form, output.replace("\n", "\r\n", 1), 1, "CR and LF")
        check_spacing(form, output.replace("\n", " \n", 1), 1, "at the end of a line")
        check_spacing(form, output.replace("\n", "\t\n", 1), 1, "at the end of a line")
        lines = output.count("\n")
        check_spacing(form, output + "\n", lines + 1, "extra empty line at the end")
        check_spacing(form, output + " \n\n", lines + 1, "extra empty line at the end", "1 more")


def test_a_missing_last_newline() -> None:
    check_spacing(UVA220, samples.UVA220_OUTPUT[:-1], 23, "not end in a newline")
    check_spacing(BOARDSILLY, samples.BOARDSILLY_OUTPUT[:-1], 27, "not end in a newline")
    # In jutge the last line is empty, so it is missing without its newline.
    check_spacing(JUTGE, samples.JUTGE_OUTPUT[:-1], 12, "last empty line")


def test_white_space_at_line_beginnings() -> None:
    for form in FORMS:
        output = samples.OUTPUTS[form.name]
        check_spacing(form, " " + output, 1, "at the beginning of a line")
        check_spacing(form, "\ufeff" + output, 1, "[U+FEFF byte order mark]")


def test_the_width_of_the_counts() -> None:
    # Some copies of the statement show this, and the verdict says so.
    lost = samples.UVA220_OUTPUT.replace("Black -  1 White -  4", "Black - 1 White - 4")
    check_spacing(UVA220, lost, 2, "right-aligned in two columns", "lost a blank on the web")
    check_spacing(UVA220, samples.UVA220_OUTPUT.replace("-  3", "- 3"), 14, "right-aligned")


def test_two_blanks_before_white() -> None:
    wide = samples.UVA220_OUTPUT.replace(" White", "  White")
    check_spacing(UVA220, wide, 2, "two blanks before White", "1 more")


def test_other_blanks_within_a_line() -> None:
    output = samples.UVA220_OUTPUT
    check_spacing(UVA220, output.replace(") (", ")(", 1), 1, "blanks within a line")
    check_spacing(UVA220, output.replace(") (", ")\t(", 1), 1, "a tab")
    check_spacing(UVA220, output.replace("Black -  1", "Black -   1"), 2, "within a line")
    check_spacing(BOARDSILLY, samples.BOARDSILLY_OUTPUT.replace("B1-A2", "B1 - A2"), 4, "within")
    check_spacing(JUTGE, samples.JUTGE_OUTPUT.replace("2:2", "2 : 2"), 5, "within a line")


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


def test_lines_broken_in_other_places() -> None:
    output = samples.UVA220_OUTPUT
    check_spacing(UVA220, output.replace(") (", ")\n(", 1), 1, "lines are broken in other places")
    joined = output.replace("----W---\n---WW---\n", "----W------WW---\n")
    check_spacing(UVA220, joined, 6, "lines are broken in other places")


def test_missing_and_extra_empty_lines() -> None:
    check_spacing(UVA220, samples.UVA220_OUTPUT.replace("\n\n", "\n"), 12, "between two games")
    gap = samples.BOARDSILLY_OUTPUT.replace("\n\n", "\n")
    check_spacing(BOARDSILLY, gap, 26, "between two boards")
    gap = samples.JUTGE_OUTPUT.replace("2:2\n\n", "2:2\n")
    check_spacing(JUTGE, gap, 6, "after a position")
    gap = samples.BOARDSILLY_OUTPUT.replace("A1-C3\n", "A1-C3\n\n")
    check_spacing(BOARDSILLY, gap, 3, "an extra empty line")
    for form, line in ((UVA220, 13), (BOARDSILLY, 27), (JUTGE, 7)):
        doubled = samples.OUTPUTS[form.name].replace("\n\n", "\n\n\n", 1)
        check_spacing(form, doubled, line, "an extra empty line")


def test_all_kinds_of_white_space_are_named() -> None:
    actual = samples.UVA220_OUTPUT.replace("-  ", "- ").replace("\n\n", "\n")[:-1]
    result = compared(UVA220, samples.UVA220_INPUT, actual)
    assert result.kind == "whitespace" and len(result.spacings) == 3
    for word in ("two columns", "between two games", "not end in a newline"):
        assert word in result.verdict


def test_a_difference_is_found_after_white_space() -> None:
    result = sample(UVA220, ("-  ", "- "), ("(3,6)", "(3,7)"))
    assert (result.kind, result.line) == ("different", 3)
    assert "two columns" in result.spacings[0]
    result = sample(UVA220, ("\n\n", "\n"), ("- 12", "- 13"))
    assert (result.expected.line, result.actual.line) == (14, 13)
    assert "line 14 (line 13 of your output)" in result.verdict


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


def test_output_too_short() -> None:
    for form in FORMS:
        lines = samples.OUTPUTS[form.name].split("\n")
        for length in (1, 3, 4):
            result = compared(form, samples.INPUTS[form.name], "\n".join(lines[:length]) + "\n")
            assert (result.kind, result.line) == ("short", length + 1), (form, result.verdict)
            assert result.expected.text == lines[length] and result.actual.text is None
            assert f"after line {length} of {len(lines) - 1} lines" in result.verdict
    # If the output ends before an empty line, the verdict names the position after it.
    result = compared(JUTGE, samples.JUTGE_INPUT, samples.JUTGE_OUTPUT[:24])
    assert (result.kind, result.line, result.spacings) == ("short", 7, [])


def test_output_that_ends_within_a_line() -> None:
    result = compared(UVA220, samples.UVA220_INPUT, samples.UVA220_OUTPUT[:30])
    assert (result.kind, result.expected.line, result.actual.line) == ("short", 2, 2)
    assert "within line 2 of 23 lines" in result.verdict


def test_output_too_long() -> None:
    for form in FORMS:
        lines = samples.OUTPUTS[form.name].count("\n")
        for empty in (1, 3):
            actual = samples.OUTPUTS[form.name] + empty * "\n" + "more"
            result = compared(form, samples.INPUTS[form.name], actual)
            assert (result.kind, result.line) == ("long", lines + empty + 1), (form, result.verdict)
            assert (result.expected.line, result.actual.text) == (None, "more")


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


def test_a_single_changed_character_is_found_at_its_line() -> None:
    for form in FORMS:
        for seed in range(3):
            chance = Chance(seed)
            text = REFERENCES[form.name].random_input(chance)
            expected = REFERENCES[form.name].answer(text)
            for _ in range(4):
                at = chance.below(len(expected))
                actual = expected[:at] + "#" + expected[at + 1 :]
                result = compared(form, text, actual)
                assert result.kind in ("different", "short"), (form, seed, at, result.verdict)
                wrong = actual[:at].count("\n") + 1
                assert wrong in (result.actual.line, result.expected.line), (form, seed, at)


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
