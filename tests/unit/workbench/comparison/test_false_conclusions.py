"""Rules for what a comparison must not conclude, each with an output that would break it."""

import pytest

from both.workbench.comparison.comparing import compared, whole_rows
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.samples import (
    INPUTS,
    JUTGE_INPUT,
    JUTGE_OUTPUT,
    OUTPUTS,
    UVA220_INPUT,
    UVA220_OUTPUT,
)
from reference.wrong.classic import (
    forgets_north_west,
    jumps_opponents,
    leaves_out_the_start,
    turns_the_nearest,
)
from workbench.comparison import comparing
from workbench.comparison.diagnose.examined import Examined, guess_text, guessed_mistake
from workbench.comparison.diagnose.mistakes.mistake import StepReplay
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.boardsilly.judge import NO_MOVES
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import START, Format, Mistake
from workbench.judging.expected_output import ExpectedOutput

BOARD = UVA220_INPUT.partition("L\n")[0].replace("2", "1", 1)
# The only wrong move is X on A1 jumping O on A2, to A3.
WITH_GAPS = [form for form in FORMATS if "\n\n" in OUTPUTS[form.name]]
SILLY = ["XO......"] + ["........"] * 6 + [".......O"]


def test_only_the_last_line_can_be_cut() -> None:
    """An incomplete line is cut if nothing follows it; otherwise it is a different line."""
    lines = JUTGE_OUTPUT.rstrip("\n").split("\n")
    cut = [lines[0], lines[1][:2]]
    assert compared(JUTGE, JUTGE_INPUT, "\n".join(cut)).kind == "short"
    assert compared(JUTGE, JUTGE_INPUT, "\n".join([*cut, *lines[2:]])).kind == "different"
    assert compared(JUTGE, JUTGE_INPUT, "\n".join(cut) + "\n").kind == "different"


def mistaken(number: int, whole: Mistake | None = None) -> Mistake:
    """Returns a mistake that predicts nothing."""
    return Mistake(f"makes mistake {number}", lambda replay: iter(()), whole)


def test_of_several_mistakes_none_is_the_cause_unless_all_others_are_parts_of_it() -> None:
    one, other = mistaken(1), mistaken(2)
    part, part_of_other = mistaken(3, one), mistaken(4, other)
    for found, expected in (
        ([], None),
        ([one], one),
        ([one, other], None),
        ([part, one], one),
        ([part, one, part_of_other], None),
        ([one, part, other], None),
        ([part], part),
        ([part, part_of_other], None),
    ):
        assert guessed_mistake(found) is expected


def test_of_tied_mistakes_none_is_shown() -> None:
    """Black's (4,1) wrongly turns over the white discs from there to the edge."""
    empty = 3 * "--------\n"
    text = f"1\n{empty}-WWWWWWW\nW-------\nB-------\n{empty[9:]}B\nM41\nQ\n"
    actual = f"Black - 10 White -  0\n{empty}BBBBBBBB\nB-------\nB-------\n{empty[9:]}"
    result = compared(UVA220, text, actual)
    assert {mistake.phrase for mistake in result.mistakes if not mistake.whole} == {
        "turns over a line that runs into the edge",
        "turns over a line regardless of what is behind it",
    }
    assert result.guess == ""
    assert result.detail == "This move turns over 1 disc; by your counts it would be 8."


def test_counts_after_a_move_on_an_occupied_square_are_not_described() -> None:
    """White plays on the black disc on e4, which replaces the disc and turns nothing over."""
    actual = "Black -  0 White -  4\n"
    result = compared(UVA220, BOARD + "M45\nQ\n", actual)
    assert (result.kind, result.line) == ("different", 1)
    assert result.detail == ""
    result = compared(UVA220, BOARD + "M35\nQ\n", "Black -  0 White -  5\n")
    assert result.detail == "This move turns over 1 disc; by your counts it would be 2."


def silly_input(players: str) -> str:
    return "".join("\n".join([*SILLY, player, ""]) for player in players)


def test_a_mistake_explains_only_whole_lists() -> None:
    """A list with another wrong move is not explained."""
    text = silly_input("XXXXO")
    lists = jumps_opponents(text).rstrip("\n").split("\n\n")
    assert len(lists) == 5
    phrase = "jumps the opponent's pieces"

    def guess(lists: list[str]) -> str:
        return compared(BOARDSILLY, text, "\n\n".join(lists) + "\n").guess

    assert phrase in guess(lists)
    assert guess(lists[:3] + ["A1-H8"] + lists[4:]) == ""
    for alien in ("H1-H2", "A1-H8"):
        for longer in (0, 2):
            changed = list(lists)
            changed[longer] += f"\n{alien}"
            assert phrase not in guess(changed), (alien, longer)


def check_aligned_by_number(text: str, actual: list[str], states: list[str]) -> None:
    """Checks that the first lines of both outputs are aligned by number."""
    result = compared(UVA220, text, "".join(f"{line}\n" for line in actual))
    rows = whole_rows(result)[: len(states)]
    numbers = range(1, len(states) + 1)
    assert [(row.expected, row.actual) for row in rows] == [(number, number) for number in numbers]
    assert [row.state for row in rows] == states


def test_a_changed_list_before_equal_ones_is_not_an_extra_list() -> None:
    """The other lists agree with and without the first."""
    text = BOARD + "L\n" * 3 + "M35\nQ\n"
    listed = "(3,5) (4,6) (5,3) (6,4)"
    actual = ["(3,5) (4,6) (5,3) (6,6)", listed, listed, "Black -  1 White -  4"]
    check_aligned_by_number(text, actual, ["different", "same", "same", "same"])


def test_lines_that_agree_by_chance_leave_none_alone() -> None:
    """The second actual count equals the first expected one, but the lines after it differ."""
    text = BOARD + "M35\nM33\nM46\nQ\n"
    first = next(step.text for step in UVA220.run(text) if step.move).rstrip("\n")
    actual = ["Black -  9 White -  9", first, "Black -  8 White -  8"]
    check_aligned_by_number(text, actual, ["different"] * 3)


def test_one_move_of_a_list_is_named_and_the_others_are_counted() -> None:
    """The X in the corner has three moves, A1-A2, A1-B2 and A1-B1."""
    text = "X.......\n" + 7 * "........\n" + "X\n"
    for actual, verdict in (
        (
            "A1-A2\nH8-H7\nH8-G8\n",
            "First difference at line 2, the moves of X on board 1: missing “A1-B2” and 1 more,"
            " extra “H8-H7” and 1 more.",
        ),
        (
            "H8-H7\nA1-A2\nA1-B2\nA1-B1\n",
            "First difference at line 1, the moves of X on board 1: extra “H8-H7”.",
        ),
    ):
        assert compared(BOARDSILLY, text, actual).verdict == verdict


def test_the_first_line_with_other_white_space_is_named_and_the_rest_are_counted() -> None:
    for times, others in ((1, ""), (2, " and on 1 more"), (3, " and on 2 more")):
        result = compared(JUTGE, JUTGE_INPUT, JUTGE_OUTPUT.replace("\n", " \n", times))
        told = f"there are blanks at the end of a line, on line 1{others}"
        assert result.spacings == [told]
        assert result.verdict == f"Only white space differs: {told}."


def test_white_space_is_located_on_both_sides() -> None:
    """Without the empty line after the first position, line 8 becomes line 7."""
    lines = JUTGE_OUTPUT.split("\n")
    late = [*lines[:7], " " + lines[7], *lines[8:]]
    result = compared(JUTGE, JUTGE_INPUT, "\n".join(late))
    assert (result.expected.line, result.actual.line) == (8, 8)
    result = compared(JUTGE, JUTGE_INPUT, "\n".join(late[:5] + late[6:]))
    assert (result.expected.line, result.actual.line) == (6, 6)
    assert result.spacings[1] == "there are blanks at the beginning of a line, on line 7"


def test_cr_and_lf_on_all_lines_is_one_difference() -> None:
    text = JUTGE_OUTPUT.replace("\n", "\r\n")
    told = "lines end in CR and LF (␍↵) instead of LF alone, on line 1 and on {} more"
    assert compared(JUTGE, JUTGE_INPUT, text).spacings == [told.format(11)]
    text = UVA220_OUTPUT.replace("\n", "\r\n").removesuffix("\r\n")
    assert compared(UVA220, UVA220_INPUT, text).spacings[1:] == [
        "the last line does not end in a newline, on line 23"
    ]


def test_a_last_line_without_a_line_end_is_quoted_without_one() -> None:
    text = (JUTGE_OUTPUT + "x").replace("\n", "\r\n")
    assert "“x”" in compared(JUTGE, JUTGE_INPUT, text).verdict


def test_a_mistake_with_a_late_effect_is_described_with_its_square() -> None:
    """Black's (4,1) turns over b4 and c4; earlier moves turn over single discs only."""
    text = REFERENCES["jutge"].random_input(Chance(23))
    result = compared(JUTGE, text, turns_the_nearest(text))
    assert result.step is not None and result.step > 12
    assert result.guess == (
        "A program that turns over only the nearest disc of a line prints your output from line"
        f" {result.line} to the end. N 4 1 should have turned over (4,3) on the line east to (4,4)."
    )


def test_a_line_of_a_position_is_called_its_row_or_its_counts() -> None:
    """On 4 x 4 the start position is on lines 1 to 5, the one after N 1 2 from line 7 on."""
    lines = JUTGE_OUTPUT.splitlines(keepends=True)
    for changed, verdict in (
        ([*lines[:1], ".BB.\n", *lines[2:]], "First difference at line 2, row 2 of the start"
         " position: expected “.BN.”, got “.BB.”; everything after it agrees."),
        (lines[:4] + lines[5:], "Your output lacks line 5, the counts of the start position:"
         " “2:2”; everything after it agrees."),
        (lines[:6] + lines[8:], "Your output lacks lines 7 to 8, beginning with row 1 of the"
         " position after move 1 (N 1 2); everything after it agrees."),
    ):  # fmt: skip
        assert compared(JUTGE, JUTGE_INPUT, "".join(changed)).verdict == verdict


def test_the_extent_of_an_explanation() -> None:
    """Everything to the end, everything that was examined, or only the end itself."""
    for lines, whole, finished, extent in (
        (["agreed", "wrong"], True, True, "your output from line 7 to the end"),
        (["agreed"], True, True, "why your output ends here"),
        (["agreed", "wrong"], False, True, "your output from line 7 on, as far as examined"),
        (["agreed", "wrong"], True, False, "your output from line 7 on, as far as examined"),
    ):
        examined = Examined(StepReplay(None, []), StepReplay(None, []), whole, finished)
        examined.lines, examined.agreed = lines, 1
        text = guess_text(mistaken(1), examined, "line 7", "", True)
        assert text == f"Your program probably makes mistake 1. This explains {extent}."


def test_a_single_output_does_not_tell_which_program_printed_it() -> None:
    examined = Examined(StepReplay(None, []), StepReplay(None, []), True, True)
    examined.lines = ["wrong"]
    text = guess_text(mistaken(1), examined, "line 1", "", False)
    assert text == "A program that makes mistake 1 prints your output from line 1 to the end."


@pytest.mark.parametrize(
    ("form", "text"),
    [*((form, INPUTS[form.name]) for form in FORMATS), (UVA220, BOARD + "M35\nL\nQ\n")],
)
def test_an_output_that_only_ends_early_has_no_guess(form: Format, text: str) -> None:
    """The program may have crashed, and would have printed the rest."""
    lines = "".join([step.text for step in form.run(text)]).splitlines(keepends=True)
    for number in range(len(lines)):
        result = compared(form, text, "".join(lines[:number]))
        assert (result.guess, result.guessed_mistake) == ("", None), (number, result.kind)


def test_a_mistake_that_explains_other_outputs_may_explain_why_one_ends_early() -> None:
    expected = ExpectedOutput(UVA220.run(BOARD + "M35\nQ\n"))
    for known in UVA220.mistakes:
        results = comparing(UVA220, expected, "Black -  1 White -  4\n", among=[known])
        guess = [result for result in results if result][-1].guess
        is_guess = known.phrase == "does not print the board after Q"
        assert guess == (
            f"Your program probably {known.phrase}. This explains why your output ends here."
            if is_guess
            else ""
        )


def test_an_explanation_of_missing_lines_begins_where_they_are_missing() -> None:
    """The first position is missing, so no line of the output is where it belongs."""
    texts = [REFERENCES["jutge"].random_input(Chance(seed)) for seed in range(12)]
    guesses = [compared(JUTGE, text, leaves_out_the_start(text)).guess for text in texts]
    told = "A program that does not print the start position prints your output from line 1 "
    assert all(told in guess or not guess for guess in guesses)
    assert len([guess for guess in guesses if guess]) > 6


def test_a_mistake_does_not_explain_that_the_output_ends_early() -> None:
    """The board is missing, and the program that swaps the counts would print it."""
    right = "".join([step.text for step in UVA220.run(BOARD + "M35\nQ\n")])
    counts, _, board = right.partition("\n")
    assert counts == "Black -  1 White -  4"
    swapped = "Black -  4 White -  1\n"
    for rest, shows in ((board, True), ("", False)):
        result = compared(UVA220, BOARD + "M35\nQ\n", swapped + rest)
        assert ("swaps the two counts" in result.guess) is shows


def test_a_mistake_contradicted_by_an_earlier_game_is_not_shown() -> None:
    """Black's (5,5) turns over a line in four directions, one of them north-west."""
    empty = "--------\n"
    star = 2 * empty + "--B---B-\n---W-W--\n--BW-WB-\n" + 3 * empty + "B\n"
    start = 3 * empty + "---WB---\n---BW---\n" + 3 * empty + "B\n"
    phrase = "turns nothing over to the north-west"
    last = star + 70 * "L\n" + "M55\nQ\n"
    wrong = forgets_north_west("1\n" + last)
    for first, shows in ((star + "M55\nQ\n", True), (start + "M34\nQ\n", False)):
        right = "".join([step.text for step in UVA220.run("1\n" + first)])
        result = compared(UVA220, "2\n" + first + last, right + "\n" + wrong)
        assert (phrase in result.guess) is not shows


def test_a_mistake_contradicted_by_an_earlier_board_is_not_shown() -> None:
    """X can jump O, but O has nothing to jump."""
    phrase = "jumps the opponent's pieces"
    for players, number, known in (("OXXX", 1, True), ("XXXX", 1, False), ("XXXX", 0, True)):
        text = silly_input(players)
        right = "".join([step.text for step in BOARDSILLY.run(text)]).split("\n\n")
        wrong = jumps_opponents(text).split("\n\n")
        result = compared(BOARDSILLY, text, "\n\n".join(right[:number] + wrong[number:]))
        assert (phrase in result.guess) is known, (players, number)


def test_of_long_lines_the_part_around_the_difference_is_shown() -> None:
    """Sixty characters are shown, 25 of them before the difference."""
    row = 70 * "."
    rest = "".join([step.text for step in JUTGE.run("70\n")]).partition("\n")[2]
    for at, expected, actual in (
        (1, "“" + 60 * "." + "…”", "“.N" + 58 * "." + "…”"),
        (25, "“" + 60 * "." + "…”", "“" + 25 * "." + "N" + 34 * "." + "…”"),
        (27, "“…" + 60 * "." + "…”", "“…" + 25 * "." + "N" + 34 * "." + "…”"),
        (50, "“…" + 45 * "." + "”", "“…" + 25 * "." + "N" + 19 * "." + "”"),
    ):
        changed = f"{row[:at]}N{row[at + 1 :]}\n"
        verdict = compared(JUTGE, "70\n", changed + rest).verdict
        assert f": expected {expected}, got {actual};" in verdict, at


def test_whole_boards_that_are_added_or_left_out_have_no_guess() -> None:
    """Each board that is printed has the right moves."""
    text = silly_input("XOXO")
    boards = "".join([step.text for step in BOARDSILLY.run(text)]).split("\n\n")
    for changed in (boards * 2, boards + boards[-1:], boards[1:], boards[:1] + boards[2:]):
        result = compared(BOARDSILLY, text, "\n\n".join(changed))
        assert (result.right, result.guess, result.mistakes) == (False, "", [])


def test_lists_without_moves_support_no_guess_about_the_moves() -> None:
    """Many programs find no moves at all."""
    for seed in range(20):
        text = REFERENCES["boardsilly"].random_input(Chance(seed))
        boards = sum(step.kind == START for step in BOARDSILLY.run(text))
        result = compared(BOARDSILLY, text, "\n".join([NO_MOVES + "\n"] * boards))
        assert result.guess == ""


@pytest.mark.parametrize("form", WITH_GAPS, ids=str)
def test_missing_lines_that_are_more_than_one_answer_only_begin_with_it(form: Format) -> None:
    """Only the start position of `jutge`, on lines 1 to 6, is one answer of several lines."""
    lines = OUTPUTS[form.name].splitlines(keepends=True)
    found = 0
    for dropped in range(2, len(lines)):
        verdict = compared(form, INPUTS[form.name], "".join(lines[dropped:])).verdict
        _, lacks, rest = verdict.partition("Your output lacks lines ")
        found += bool(lacks)
        whole = form is JUTGE and rest.startswith("1 to 6,")
        assert ("beginning with" in rest) == (bool(lacks) and not whole), verdict
    assert found > 1


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_a_short_output_lacks_next_what_follows_it(form: Format) -> None:
    lines = OUTPUTS[form.name].splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        verdict = compared(form, INPUTS[form.name], "".join(lines[:number])).verdict
        assert f"it ends after line {number} of {len(lines)} lines" in verdict
        assert ("an empty line, then" in verdict) == (lines[number] == "\n"), verdict
    verdict = compared(BOARDSILLY, INPUTS["boardsilly"], "A1-A2\n").verdict
    assert verdict.endswith("it ends after line 1 of 27 lines, within the moves of O on board 1.")


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_empty_lines_are_at_the_end_only_if_no_text_follows(form: Format) -> None:
    text, output = INPUTS[form.name], OUTPUTS[form.name]
    after = output.count("\n") + 1
    for number, others in ((1, ""), (2, " and on 1 more"), (3, " and on 2 more")):
        blank = output + "\n" * number
        at_end = f"there is an extra empty line at the end, on line {after}{others}"
        assert compared(form, text, blank).spacings == [at_end]
        extra = f"there is an extra empty line, on line {after}{others}"
        assert compared(form, text, blank + "more\n").spacings == [extra]


@pytest.mark.parametrize("form", WITH_GAPS, ids=str)
def test_a_line_before_an_empty_one_is_extra_and_the_empty_one_right(form: Format) -> None:
    lines = OUTPUTS[form.name].splitlines(keepends=True)
    gap = lines.index("\n")
    for line in {*lines} - {"\n"}:
        actual = "".join([*lines[:gap], line, *lines[gap:]])
        result = compared(form, INPUTS[form.name], actual)
        assert (result.spacings, result.actual.line, result.actual.text) == (
            [],
            gap + 1,
            line[:-1],
        ), result.verdict


def test_an_output_of_white_space_is_not_empty() -> None:
    for form in FORMATS:
        lines = OUTPUTS[form.name].count("\n")
        prints = f"; the judge prints {lines} lines."
        for text in ("\n", "\n\n\n", " ", "\t\n \n", " \r\n\n", "\ufeff"):
            result = compared(form, INPUTS[form.name], text)
            assert (result.kind, result.line) == ("empty", 1)
            assert result.verdict == f"Your output has only white space{prints}"
        verdict = compared(form, INPUTS[form.name], "").verdict
        assert verdict == f"Your output is empty{prints}"


def test_extra_lines_with_an_empty_one_between_them_are_one_difference() -> None:
    lines = UVA220_OUTPUT.splitlines(keepends=True)
    actual = "".join([*lines[:11], "No legal move.\n", "\n", "(3,5)\n", *lines[11:]])
    result = compared(UVA220, UVA220_INPUT, actual)
    assert (result.kind, result.spacings) == ("extra", [])
    assert result.verdict.startswith("Lines 12 to 14 of your output are extra, before")
    assert result.verdict.endswith(", beginning with “No·legal·move.”; everything after it agrees.")
