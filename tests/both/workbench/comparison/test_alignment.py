"""Rows of both outputs side by side: which lines are aligned, and what differs between them."""

from both.workbench.comparison.comparing import compared, whole_rows
from reference import samples
from workbench.comparison import Row, compare
from workbench.comparison.align.answer_queue import AnswerQueue
from workbench.comparison.align.rows import differing_ranges
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format
from workbench.judging.answer_lines import LIST_LINE, AnswerLines

FORMS = (UVA220, JUTGE, BOARDSILLY)
EACH_LINE = AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: True)


def rows(form: Format, text: str, actual: str) -> list[Row]:
    return whole_rows(compared(form, text, actual))


def sample_rows(form: Format, actual: str) -> list[Row]:
    return rows(form, samples.INPUTS[form.name], actual)


def pairs(found: list[Row]) -> list[tuple[int | None, int | None]]:
    return [(row.expected, row.actual) for row in found]


def shown(found: list[Row]) -> list[tuple[str, str, str]]:
    """Returns the state and the texts of each row that differs."""
    return [(r.state, r.expected_text, r.actual_text) for r in found if r.state != "same"]


def test_white_space_has_its_own_state() -> None:
    found = sample_rows(UVA220, samples.UVA220_OUTPUT.replace("-  3", "- 3"))
    assert shown(found) == [("spacing", "Black -  3 White - 12", "Black - 3 White - 12")]
    assert found[13].ranges() == ([(8, 9)], [])
    crlf = sample_rows(UVA220, samples.UVA220_OUTPUT.replace("\n", "\r\n"))
    assert [row.state for row in crlf] == 23 * ["spacing"]


def test_a_missing_or_extra_position_leaves_the_others_aligned() -> None:
    text = "4\nN 1 2\nB 1 1\nN 2 1\n"
    output = "".join([step.text for step in JUTGE.run(text)])
    start = "....\n.BN.\n.NB.\n....\n2:2\n\n"
    found = rows(JUTGE, text, output.replace(start, ""))
    assert [row.state for row in found] == 6 * ["expected-only"] + 18 * ["same"]
    found = rows(JUTGE, text, output.replace(start, start + start))
    assert sorted([row.state for row in found]) == 6 * ["actual-only"] + 24 * ["same"]


def test_a_missing_empty_line_leaves_the_others_aligned() -> None:
    for form in FORMS:
        found = sample_rows(form, samples.OUTPUTS[form.name].replace("\n\n", "\n", 1))
        assert shown(found) == [("spacing", "", "")]


def test_moves_are_aligned_with_the_same_moves() -> None:
    lines = samples.BOARDSILLY_OUTPUT.split("\n")
    lines[0], lines[4] = lines[4], lines[0]
    found = sample_rows(BOARDSILLY, "\n".join(lines))
    assert shown(found) == []
    assert pairs(found)[:5] == [(1, 5), (2, 2), (3, 3), (4, 4), (5, 1)]
    found = sample_rows(BOARDSILLY, samples.BOARDSILLY_OUTPUT.replace("A1-E1", "A1-F1"))
    assert shown(found) == [("expected-only", "A1-E1", ""), ("actual-only", "", "A1-F1")]


def test_of_consecutive_equal_lines_only_the_last_has_a_row() -> None:
    actual = samples.UVA220_OUTPUT.replace("- 12", "- 13")
    result = compared(UVA220, samples.UVA220_INPUT, actual)
    found = [row for row in result.rows() if row]
    assert pairs(found) == [(13, 13), (14, 14), (23, 23)]
    assert [row.state for row in found] == ["same", "different", "same"]


def test_an_empty_output_leaves_every_expected_line_alone() -> None:
    for form in FORMS:
        assert {row.state for row in sample_rows(form, "")} == {"expected-only"}
        assert whole_rows(compare(form, [], "a\n\nb"))[2].state == "actual-only"


def test_differing_ranges_of_lines() -> None:
    for expected, actual, ranges in (
        # Characters of lines of the same length.
        ("--BW----", "--WW---B", ([(2, 3), (7, 8)], [(2, 3), (7, 8)])),
        ("12:34", "34:34", ([(0, 2)], [(0, 2)])),
        ("same", "same", ([], [])),
        # Pairs of lists.
        ("(3,4) (3,6) (5,6)", "(3,6) (5,6) (6,7) (8,8)", ([(0, 5)], [(12, 17), (18, 23)])),
        ("(1,2) (2,1)", "(1,2)", ([(6, 11)], [])),
        # The middle of other lines.
        ("No legal move.", "No move.", ([(3, 9)], [])),
        ("4:1", "14:1", ([], [(0, 1)])),
        ("", "abc", ([], [(0, 3)])),
    ):
        assert differing_ranges(expected, actual) == ranges, (expected, actual)
    # The same pairs in another order are compared by position.
    assert differing_ranges("(1,2) (2,1)", "(2,1) (1,2)")[0] == [(1, 2), (3, 4), (7, 8), (9, 10)]


def test_answers_are_read_ahead_until_they_exceed_80_lines_or_20000_characters() -> None:
    for length in (1, 249, 250, 251, 400, 500, 19999, 20000, 20001):
        lines = ["a" * length] * 200
        ahead = AnswerQueue(EACH_LINE, lines, 8, False).ahead(200)
        assert len(ahead) == min(80, 20000 // length) + 1
