"""One alignment of two outputs: verdict, rows and boards agree on the first difference.

The reference is simpler: outputs are equal if their characters other than white space are. Their
first difference is at the step that printed the first other character.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from both.workbench.comparison.comparing import compared, sample, whole_rows
from harness.extent import in_part
from reference import samples
from reference.chance import Chance
from reference.damage import DAMAGES, REJOINING, damaged
from reference.formats import REFERENCES
from reference.wrong import classic as wrong
from workbench.comparison import Comparison
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format

if TYPE_CHECKING:
    from both.workbench.comparison.comparing import Program


@cache
def random_input(form: Format, seed: int) -> str:
    for salt in range(20):
        text = REFERENCES[form.name].random_input(Chance(seed + 1000 * salt))
        if len(text) < 3000:
            return text
    raise AssertionError("no short input")


@cache
def damaged_output(form: Format, seed: int) -> tuple[str, str, str]:
    """Returns an input, the expected output, and the same output damaged."""
    chance = Chance(seed)
    text = random_input(form, seed)
    expected = REFERENCES[form.name].answer(text)
    return text, expected, damaged(expected, chance, DAMAGES, chance.pick((1, 1, 1, 2, 3)))


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("seed", in_part(range(60), 10))
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_the_verdict_is_on_the_first_unequal_row(form: Format, seed: int) -> None:
    text, _, actual = damaged_output(form, seed)
    result = compared(form, text, actual)
    unequal = [row for row in whole_rows(result) if row.state not in ("same", "spacing")]
    assert (result.kind in ("identical", "whitespace", "reordered")) == (not unequal)
    if unequal:
        assert result.line in (unequal[0].expected, unequal[0].actual), result.verdict


@pytest.mark.parametrize("seed", in_part(range(60), 10))
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_every_line_is_in_one_row(form: Format, seed: int) -> None:
    text, expected, actual = damaged_output(form, seed)
    rows = whole_rows(compared(form, text, actual))
    lines = [row.expected for row in rows if row.expected]
    actual_lines = [row.actual for row in rows if row.actual]
    assert lines == list(range(1, expected.count("\n") + 1))
    assert sorted(actual_lines) == list(range(1, actual.count("\n") + 1))
    assert form == BOARDSILLY or actual_lines == sorted(actual_lines)


@pytest.mark.parametrize("seed", in_part(range(60), 10))
@pytest.mark.parametrize("form", [UVA220, JUTGE], ids=str)
def test_the_first_difference_is_at_the_step_of_the_first_other_character(
    form: Format, seed: int
) -> None:
    text, expected, actual = damaged_output(form, seed)
    result = compared(form, text, actual)
    right, wrong = squeezed(expected), squeezed(actual)
    if right == wrong:
        assert result.kind in ("identical", "whitespace"), result.verdict
        return
    at = 0
    while right[at : at + 1] == wrong[at : at + 1]:
        at += 1
    # An extra character at the end of a line is found at the beginning of the next.
    assert result.step in {_step(form, text, at), _step(form, text, max(at - 1, 0))}, result.verdict


def _step(form: Format, text: str, at: int) -> int:
    """Returns the step that printed the character at this index, not counting white space."""
    ends: list[int] = []
    for step in form.run(text):
        ends.append(len(squeezed(step.text)) + (ends[-1] if ends else 0))
    return next((number for number, end in enumerate(ends) if at < end), len(ends) - 1)


@pytest.mark.parametrize("seed", in_part(range(30), 4))
@pytest.mark.parametrize(
    ("form", "program"),
    [
        (UVA220, wrong.forgets_north_west),
        (UVA220, wrong.never_passes),
        (UVA220, wrong.goes_past_the_bracket),
        (UVA220, wrong.swaps_the_counts),
        (JUTGE, wrong.turns_the_nearest),
        (JUTGE, wrong.counts_white_first),
    ],
)
def test_rejoined_lines_do_not_move_the_first_difference(
    form: Format, program: Program, seed: int
) -> None:
    text = random_input(form, seed)
    actual = program(text)
    plain = compared(form, text, actual)
    rejoined = compared(form, text, damaged(actual, Chance(seed), REJOINING, 1))
    if plain.kind == "different":
        assert (rejoined.expected.line, rejoined.step) == (plain.expected.line, plain.step)
    else:
        assert (plain.kind, rejoined.kind) in {
            ("identical", "identical"),
            ("identical", "whitespace"),
        }


def states(result: Comparison) -> list[tuple[str, str, str]]:
    return [
        (r.state, r.expected_text, r.actual_text) for r in whole_rows(result) if r.state != "same"
    ]


def test_a_list_broken_over_two_lines_differs_in_white_space() -> None:
    result = sample(UVA220, ("(3,5) (4,6) ", "(3,5) (4,6)\n"))
    assert result.kind == "whitespace"
    assert states(result) == [
        ("spacing", "(3,5) (4,6) (5,3) (6,4)", "(3,5) (4,6)"),
        ("spacing", "", "(5,3) (6,4)"),
    ]


def test_one_pair_per_line_differs_in_white_space_and_a_wrong_pair_belongs_to_its_list() -> None:
    assert sample(UVA220, (") (", ")\n(")).kind == "whitespace"
    result = sample(UVA220, ("(3,4) (3,6) (5,6)", "(3,4)\n(3,6)\n(5,7)"))
    assert (result.kind, result.line, result.actual.line) == ("different", 3, 3)
    assert sorted(result.expected.listed) != sorted(result.actual.listed)
    # (3,4) and (3,6) are not missing.
    assert "should list (5,6)" in result.detail and "(3,6)" not in result.detail
    four = sample(UVA220, ("(3,5) (4,6) (5,3) (6,4)", "(3,5)\n(4,6)\n(5,3)\n(6,5)"))
    assert four.detail.startswith("Your program should list (6,4)") and "(5,3)" not in four.detail
    assert [row.actual for row in whole_rows(four)] == list(range(1, 27))
    assert [row.state for row in whole_rows(four)] == 4 * ["different"] + 22 * ["same"]


def test_a_missing_line_of_counts() -> None:
    result = sample(UVA220, ("Black -  1 White -  4\n", ""))
    assert (result.kind, result.line, result.actual.line) == ("lacking", 2, None)
    assert result.verdict == (
        "Your output lacks line 2, the counts after M35 in game 1 (line 12 of the input):"
        " “Black·-··1·White·-··4”; everything after it agrees."
    )
    assert states(result) == [("expected-only", "Black -  1 White -  4", "")]


def test_an_extra_line() -> None:
    result = sample(UVA220, ("Black -  1 White -  4\n", "Black -  1 White -  4\nThinking\n"))
    assert result.kind == "extra"
    assert result.verdict == (
        "Line 3 of your output is extra, before the legal moves of black in game 1 (L on line 13 of"
        " the input): “Thinking”; everything after it agrees."
    )
    assert states(result) == [("actual-only", "", "Thinking")]


@pytest.mark.parametrize("actual", ["hello\n", "hello\nworld\n", "hello\n4:1\n"])
def test_a_line_is_extra_before_a_part_only_if_the_part_follows(actual: str) -> None:
    text = "4\nN 1 2\nB 1 1\n"
    told = (
        "Line 1 of your output is not expected: “hello”. The judge prints the start position there."
    )
    assert compared(JUTGE, text, actual).verdict == told
    right = REFERENCES["jutge"].answer(text)
    assert "extra, before the start position" in compared(JUTGE, text, actual + right).verdict


def test_a_line_before_each_position_leaves_the_positions_aligned() -> None:
    text = "4\nN 1 2\nB 1 1\nN 2 1\n"
    expected = REFERENCES["jutge"].answer(text)
    actual = "".join(
        [f"Move {i}:\n{part}\n\n" for i, part in enumerate(expected.split("\n\n")[:-1])]
    )
    result = compared(JUTGE, text, actual)
    assert (result.kind, result.actual.line) == ("extra", 1)
    assert [row.actual_text for row in whole_rows(result) if row.state == "actual-only"] == [
        "Move 0:",
        "Move 1:",
        "Move 2:",
        "Move 3:",
    ]
    assert {state for state, _, _ in states(result)} == {"actual-only"}


def test_a_missing_position_that_begins_like_the_next() -> None:
    text = "8\nN 3 4\nB 3 3\n"
    expected = REFERENCES["jutge"].answer(text)
    positions = expected.split("\n\n")
    result = compared(JUTGE, text, "\n\n".join([positions[0], *positions[2:]]))
    assert result.kind == "lacking"
    assert result.verdict == (
        "Your output lacks lines 11 to 20, the position after move 1 (N 3 4); everything after it"
        " agrees."
    )
    assert [state for state, _, _ in states(result)] == 10 * ["expected-only"]


@pytest.mark.parametrize("form", FORMATS)
def test_lines_are_lacking_only_if_what_follows_them_is_printed(form: Format) -> None:
    lines = REFERENCES[form.name].answer(samples.INPUTS[form.name]).split("\n")
    for at in [at for at, line in enumerate(lines) if line]:
        for ends in (["abc"], ["abc", "abc"], ["abc", *lines[at + 1 : at + 3]]):
            actual = "\n".join([*lines[:at], *ends, ""])
            verdict = compared(form, samples.INPUTS[form.name], actual).verdict
            assert "lacks" not in verdict
            assert re.search(rf"\bline {at + 1}\b", verdict, re.IGNORECASE)


def test_a_missing_board_silly_board() -> None:
    text = samples.BOARDSILLY_INPUT + samples.BOARDSILLY_INPUT
    expected = REFERENCES["boardsilly"].answer(text)
    boards = expected.split("\n\n")
    other_order = "\n".join(reversed(boards[2].split("\n")))
    for third in (boards[2], other_order):
        result = compared(BOARDSILLY, text, "\n\n".join([boards[0], third, boards[3]]))
        assert result.kind == "lacking"
        assert "the moves of X on board 2" in result.verdict
        assert "everything after it agrees" in result.verdict
        assert [expected for state, expected, _ in states(result) if state == "expected-only"] == [
            "No moves are possible",
            "",
        ]


def test_an_empty_line_is_aligned_with_the_line_it_replaces() -> None:
    result = sample(UVA220, ("No legal move.\n", "\n"))
    assert (result.kind, result.line, result.actual.text) == ("different", 13, "")
    assert states(result) == [("different", "No legal move.", "")]


def test_the_verdict_says_whether_everything_after_a_difference_agrees() -> None:
    one = sample(UVA220, ("(3,6)", "(3,7)"))
    assert one.verdict.endswith("; everything after it agrees.")
    two = sample(UVA220, ("(3,6)", "(3,7)"), ("- 12", "- 13"))
    assert "agrees" not in two.verdict
