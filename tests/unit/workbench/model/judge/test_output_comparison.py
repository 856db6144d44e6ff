"""The comparison of two outputs: when it starts, and which difference is shown."""

import pytest

from reference.samples import (
    BOARDSILLY_INPUT,
    BOARDSILLY_OUTPUT,
    INPUTS,
    JUTGE_INPUT,
    JUTGE_OUTPUT,
    OUTPUTS,
    UVA220_INPUT,
    UVA220_OUTPUT,
)
from reference.wrong.classic import forgets_north_west
from unit.page.running import (
    compared,
    comparison_job_of,
    complete,
    finish,
    new_workbench,
    ran_over,
    result_of,
    stepper_of,
)
from unit.workbench.programs.trials.fake_sandbox import FakeSandbox, printing
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.inputs import generate
from workbench.judging import Format
from workbench.model.judge.output_comparison import SAME, ComparisonJob
from workbench.model.judge.tabs import COMPARE
from workbench.model.program.your_board import GUESSED_BOARD, your_board
from workbench.model.workbench import Workbench

WRONG = JUTGE_OUTPUT.replace(".NN.\n", ".NB.\n", 1)  # The board after the first move.


def test_an_output_is_compared_with_the_current_run() -> None:
    app = compared(ran_over(UVA220, UVA220_INPUT), UVA220_OUTPUT)
    assert result_of(app).kind == "identical"
    assert result_of(compared(app, UVA220_OUTPUT + "more\n")).kind == "long"


def test_line_ends_are_no_difference_on_windows() -> None:
    """They are one in the output of a tested program, because the sandbox adds no CR."""
    app = ran_over(UVA220, UVA220_INPUT)
    app.judge.comparison.on_windows = True
    assert result_of(compared(app, UVA220_OUTPUT)).verdict == "Identical: 23 lines."
    crlf = UVA220_OUTPUT.replace("\n", "\r\n")
    assert result_of(compared(app, crlf)).verdict == (
        "Identical but for the line ends, CR and LF, which Windows adds: 23 lines."
    )
    wrong = result_of(compared(app, crlf.replace("---WW---", "---WB---", 1)))
    assert wrong.verdict.startswith("First difference at line 7")
    assert result_of(compared(app, crlf.replace("\r\n", "\n", 1))).kind == "whitespace"
    app.program_test.program = "the program"
    sandbox = FakeSandbox(printing(lambda text: JUTGE_OUTPUT.replace("\n", "\r\n")))
    complete(app, app.program_test.start, sandbox, JUTGE, 1)
    assert "lines end in CR and LF" in result_of(app).verdict


def test_a_stopped_run_is_compared_up_to_its_last_step() -> None:
    app = new_workbench()
    app.judge.compare(UVA220_OUTPUT)
    run = app.judge.start_run(UVA220, UVA220_INPUT)
    while len(run.steps) < 4:
        run.advance(0, lambda: 0)
    complete(app, app.judge.stop_run)
    assert result_of(app).kind == "agrees"


def test_a_new_run_removes_the_verdict() -> None:
    app = compared(ran_over(UVA220, UVA220_INPUT), UVA220_OUTPUT)
    app.workspace.do(app.judge.start_run, JUTGE, JUTGE_INPUT)
    assert app.judge.comparison.job is None
    finish(app.workspace.jobs)
    assert result_of(app).kind == "extra"


def test_a_new_output_cancels_the_comparison() -> None:
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.compare, "one")
    first = app.judge.comparison.job
    app.workspace.do(app.judge.compare, "two")
    assert first is not None and first.cancelled
    app.workspace.do(app.judge.compare, "")
    assert app.judge.comparison.job is None
    assert not app.workspace.jobs.has(ComparisonJob)


def test_a_run_ends_at_the_difference_unless_a_step_was_requested() -> None:
    for step, shown in ((None, 1), (0, 0)):
        app = new_workbench()
        app.judge.comparison.actual = WRONG
        complete(app, app.judge.start_run, JUTGE, JUTGE_INPUT, step)
        assert stepper_of(app).index == shown


def test_the_verdict_is_reported_once_when_it_is_known() -> None:
    run = ran_over(UVA220, UVA220_INPUT).judge.run
    assert run is not None
    reported: list[str] = []
    job = ComparisonJob(
        run, UVA220_OUTPUT.replace("White", "white"), lambda: reported.append("now")
    )
    while not job.done:
        assert reported == ["now"] * (job.result is not None)
        job.advance(0, lambda: 0)
    assert reported == ["now"]


def test_a_board_that_only_a_guess_tells_is_called_a_guess() -> None:
    """Only the counts differ, so the output has no board to read."""
    text = generate(UVA220, 2, "all-rays")
    board = your_board(compared(ran_over(UVA220, text), forgets_north_west(text)).program_test)
    assert board and board.caption == GUESSED_BOARD


def test_an_output_pasted_during_a_run_is_compared_at_its_end() -> None:
    app = new_workbench()
    run = app.judge.start_run(JUTGE, JUTGE_INPUT)
    run.advance(0, lambda: 0)
    app.workspace.do(app.judge.compare, WRONG)
    assert app.judge.comparison.job is None
    finish(app.workspace.jobs)
    assert result_of(app).kind == "different"


def test_a_new_output_shows_its_difference_after_a_requested_step() -> None:
    app = new_workbench()
    complete(app, app.judge.start_run, JUTGE, JUTGE_INPUT, 0)
    assert stepper_of(compared(app, WRONG)).index == 1


def test_a_rerun_shows_the_difference_instead_of_the_last_step() -> None:
    app = compared(ran_over(JUTGE, JUTGE_INPUT), WRONG)
    stepper_of(app).go_to(0)
    complete(app, app.judge.rerun)
    assert stepper_of(app).index == 1


def compared_with(actual: str) -> Workbench:
    return compared(ran_over(UVA220, UVA220_INPUT), actual)


def differences(app: Workbench) -> list[tuple[int, int, int, int]]:
    """Returns the step, the expected line, the actual line and the number of rows of each."""
    found = comparison_job_of(app).differences.items
    rows = result_of(app).rows()
    unequal = [(row.expected, row.actual) for row in rows if row and row.state != SAME]
    assert [(row.expected, row.actual) for each in found for row in each.rows] == unequal
    return [(each.step, each.expected_line, each.actual_line, len(each.rows)) for each in found]


def test_consecutive_rows_of_a_step_are_one_difference() -> None:
    """Lines 6 and 7 belong to the board of the first game, line 14 to the counts of the second."""
    actual = UVA220_OUTPUT.replace("----W---\n---WW---", "---BW---\n---BW---")
    actual = actual.replace("Black -  3", "Black -  4")
    assert differences(compared_with(actual)) == [(5, 6, 6, 2), (8, 14, 14, 1)]


def test_equal_rows_separate_differences_of_the_same_step() -> None:
    """Lines 4 and 6 belong to the board of the first game."""
    lines = UVA220_OUTPUT.splitlines(keepends=True)
    for line in (4, 6):
        lines[line - 1] = "BBBBBBBB\n"
    assert differences(compared_with("".join(lines))) == [(5, 4, 4, 1), (5, 6, 6, 1)]


def test_equal_outputs_have_no_differences() -> None:
    app = compared_with(UVA220_OUTPUT)
    assert differences(app) == []
    app.workspace.do(app.judge.comparison.go_to_difference, 1)
    assert comparison_job_of(app).differences.current is None


def test_an_extra_line_is_a_difference() -> None:
    actual = UVA220_OUTPUT.replace("No legal move.\n", "No legal move.\nwhat\n")
    assert differences(compared_with(actual)) == [(7, 13, 14, 1)]


def test_differences_are_visited_in_the_order_of_the_outputs() -> None:
    actual = UVA220_OUTPUT.replace("(3,4)", "(3,3)").replace("Black -  3", "Black -  4")
    app = compared_with(actual.replace("---WW---", "---WB---", 1))
    steps = [each[0] for each in differences(app)]
    assert len(steps) == 3 and steps == sorted(steps)
    for by, index in ((1, 1), (1, 2), (-1, 1), (-1, 0), (-1, 2)):
        app.workspace.do(app.judge.comparison.go_to_difference, by)
        assert stepper_of(app).index == steps[index]
    assert app.judge.tabs.shown == COMPARE


def test_squares_are_marked_only_at_the_difference_of_the_verdict() -> None:
    actual = UVA220_OUTPUT.replace("---WW---", "---WB---", 1).replace("Black -  3", "Black -  4")
    app = compared_with(actual)
    marked = stepper_of(app).different
    assert len(marked) == 1
    for expected in ([], marked):
        app.workspace.do(app.judge.comparison.go_to_difference, 1)
        assert stepper_of(app).different == expected


def test_the_difference_of_the_verdict_is_shown_first() -> None:
    """A line that differs only in white space is a difference, but not the verdict's."""
    actual = UVA220_OUTPUT.replace("----W---", "----W--- ", 1)
    app = compared_with(actual.replace("Black -  3", "Black -  4"))
    spacing, wrong = [each[0] for each in differences(app)]
    assert spacing < wrong == stepper_of(app).index
    assert comparison_job_of(app).differences.index == 1
    for index, step in ((0, spacing), (1, wrong), (0, spacing)):
        app.workspace.do(app.judge.comparison.go_to_difference, 1)
        assert (comparison_job_of(app).differences.index, stepper_of(app).index) == (index, step)


def test_a_difference_selected_by_the_user_stays_selected() -> None:
    """Even if the difference of the verdict is found later."""
    actual = UVA220_OUTPUT.replace("----W---", "----W--- ", 1).replace("Black -  3", "Black -  4")
    app = ran_over(UVA220, UVA220_INPUT)
    app.workspace.do(app.judge.compare, actual)
    job = comparison_job_of(app)
    while not job.differences.items:
        job.advance(0, lambda: 0)
    complete(app, app.judge.comparison.go_to_difference, 1)
    assert (len(job.differences.items), job.differences.index) == (2, 0)


def test_empty_lines_and_the_lines_after_them_are_one_difference() -> None:
    """The verdict is on the lines with text, and its difference is the first."""
    lines = UVA220_OUTPUT.splitlines(keepends=True)
    for actual, number in (("".join(lines[:11]), 4), ("\n\n\n", 8), ("\n" + lines[1], 7)):
        app = compared_with(actual)
        found = differences(app)
        assert (comparison_job_of(app).differences.index, len(found)) == (0, number)
        assert found[0][0] == result_of(app).step == stepper_of(app).index


def test_a_missing_last_answer_is_one_difference() -> None:
    actual = BOARDSILLY_OUTPUT.partition("\n\n")[0] + "\n"
    app = compared(ran_over(BOARDSILLY, BOARDSILLY_INPUT), actual)
    assert [each[1:] for each in differences(app)] == [(26, 25, 2)]


@pytest.mark.parametrize("tested", FORMATS)
@pytest.mark.parametrize("chosen", FORMATS)
def test_mistakes_of_a_test_are_sought_in_outputs_of_its_format_only(
    tested: Format, chosen: Format
) -> None:
    """The user may choose another format while a failure is shown."""
    app = new_workbench()
    output = OUTPUTS[chosen.name].replace("W", "B", 1)
    known = tested.mistakes
    complete(app, app.failures.show, tested, INPUTS[tested.name], output, known)
    complete(app, app.judge.start_run, chosen, INPUTS[chosen.name])
    assert {*result_of(app).mistakes} <= {*chosen.mistakes}
