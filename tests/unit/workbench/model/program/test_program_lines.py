"""The lines of a program that wrote the answers to the judge's steps."""

from reference.samples import JUTGE_INPUT, JUTGE_OUTPUT
from unit.page.running import compared, ran_over, stepper_of
from workbench.formats.jutge import JUTGE
from workbench.model.program.program_lines import ProgramLines
from workbench.programs.explanation.explaining import lines_writing

PRINTED = JUTGE_OUTPUT.splitlines(True)  # Two positions of six lines each.
STACKS = [[(line, "f"), (1, "main")] for line in range(100)]


def lines(actual: str, writes: list[list[int]]) -> ProgramLines:
    """Returns the lines of a program that printed an output for the sample.

    The number of a stack is its line.
    """
    app = compared(ran_over(JUTGE, JUTGE_INPUT), actual)
    differences = app.judge.comparison.differences
    assert differences is not None
    return ProgramLines(lines_writing(actual, writes, STACKS), stepper_of(app).run, differences)


def each_line(output: str) -> list[list[int]]:
    """Returns writes of the lines of an output by program lines that are numbered like them."""
    ends = [at + 1 for at, sign in enumerate(output) if sign == "\n"]
    return [[end, number + 1] for number, end in enumerate(ends)]


def test_each_step_has_the_lines_that_wrote_its_answer() -> None:
    run = stepper_of(ran_over(JUTGE, JUTGE_INPUT)).run
    found = lines(JUTGE_OUTPUT, each_line(JUTGE_OUTPUT))
    start = 0
    for index, end in enumerate(run.expected.ends):
        assert found.of_step(index) == list(range(start + 1, end + 1))
        start = end


def test_one_write_of_everything_belongs_to_each_step_once() -> None:
    found = lines(JUTGE_OUTPUT, [[len(JUTGE_OUTPUT), 7]])
    assert all(found.of_step(index) == [7] for index in range(2))
    assert found.next_step(7, 0) == 1
    assert found.next_step(8, 0) is None


def test_a_line_that_several_lines_wrote_has_them_in_order() -> None:
    first = JUTGE_OUTPUT.index("\n") + 1
    writes = [[1, 4], [2, 3], [first, 4], [len(JUTGE_OUTPUT), 9]]
    assert lines(JUTGE_OUTPUT, writes).of_step(0)[:3] == [4, 3, 9]


def test_a_piece_of_unknown_origin_has_no_line() -> None:
    first = JUTGE_OUTPUT.index("\n") + 1
    found = lines(JUTGE_OUTPUT, [[1, -1], [first, 3], [len(JUTGE_OUTPUT), -1]])
    assert found.of_step(0) == [3] and found.of_step(1) == []


def test_a_step_with_a_surplus_or_a_missing_line_has_all_lines_of_its_answer() -> None:
    longer = "".join([*PRINTED[:7], "surplus\n", *PRINTED[7:]])
    assert lines(longer, each_line(longer)).of_step(1) == list(range(7, 14))
    shorter = "".join([*PRINTED[:7], *PRINTED[8:]])
    assert lines(shorter, each_line(shorter)).of_step(1) == list(range(7, 12))


def test_steps_after_a_surplus_or_a_missing_line_have_their_lines() -> None:
    longer = "".join([*PRINTED[:1], "surplus\n", *PRINTED[1:]])
    assert lines(longer, each_line(longer)).of_step(1) == list(range(8, 14))
    shorter = "".join([*PRINTED[:1], *PRINTED[2:]])
    assert lines(shorter, each_line(shorter)).of_step(1) == list(range(6, 12))


def test_a_step_without_an_answer_has_no_lines() -> None:
    beginning = "".join(PRINTED[: len(PRINTED) // 2])
    assert lines(beginning, each_line(beginning)).of_step(1) == []


def test_a_missing_line_has_no_line_beside_it() -> None:
    app = compared(ran_over(JUTGE, JUTGE_INPUT), "".join(PRINTED[:-2]))
    differences = app.judge.comparison.differences
    assert differences is not None
    missing = [row.expected for item in differences.items for row in item.rows if not row.actual]
    assert missing and missing[0] is not None
    assert differences.actual_line(missing[0]) is None
    assert differences.actual_line(missing[0] - 1) == missing[0] - 1
