"""The limits of long runs and long comparisons."""

import pytest

from reference.samples import UVA220_INPUT
from unit.page.running import compared, comparison_job_of, ran_over, stepper_of
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.model.judge import output_comparison, run
from workbench.model.workbench import Workbench

# A game with more lists than the steps that are kept. Each list prints four moves.
BEGINNING = UVA220_INPUT.replace("2", "1", 1).partition("L\n")[0]
LISTED = "(3,5) (4,6) (5,3) (6,4)\n"
BEFORE = 2  # The steps that read the number of games and the board.


def listing(lists: int) -> str:
    return BEGINNING + "L\n" * lists


def kind(app: Workbench, actual: str) -> str:
    app.workspace.do(app.judge.compare, actual)
    found = comparison_job_of(app)
    while found.result is None:
        found.advance(0, lambda: 0)
    return found.result.kind


def test_a_long_run_keeps_20000_steps_and_the_whole_output() -> None:
    app = ran_over(UVA220, listing(20_100))
    found = app.judge.run
    assert found is not None and found.done
    assert (len(found.steps), len(found.expected.ends), found.complete) == (20_000, 20_000, False)
    assert found.printed.startswith(LISTED * 20_100 + "--------\n")
    assert found.error is None
    stepper_of(app).go_to(10**6)
    assert stepper_of(app).index == 19_999 and stepper_of(app).at_end


def test_output_after_the_kept_steps_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expected output has more lines than those of the kept steps."""
    monkeypatch.setattr(run, "MOST_STEPS", 50)
    app = ran_over(UVA220, listing(100))
    kept = LISTED * (50 - BEFORE)
    for rest in ("", LISTED * 52, "nonsense\n"):
        assert kind(app, kept + rest) == "agrees"
    assert kind(app, kept[:-4] + "5)\n" + LISTED) == "different"


@pytest.mark.slow
def test_the_first_4000_differing_rows_are_listed() -> None:
    app = compared(ran_over(UVA220, listing(4_100)), "(3,5)\n" * 4_200)
    differences = comparison_job_of(app).differences.items
    lines = [row.expected for difference in differences for row in difference.rows]
    assert lines == list(range(1, 4_001))
    assert comparison_job_of(app).done


def test_a_difference_is_found_after_many_equal_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal lines do not count for MOST_ROWS."""
    monkeypatch.setattr(output_comparison, "MOST_ROWS", 40)
    lines = [LISTED] * 60
    lines[49] = "(3,5)\n"
    app = compared(ran_over(UVA220, listing(60)), "".join(lines) + "--------\n" * 8)
    first = comparison_job_of(app).differences.items[0]
    assert (first.step, first.expected_line, first.actual_line) == (51, 50, 50)
    assert len(first.rows) == 1


def test_boards_with_more_than_200_rows_are_refused() -> None:
    app = ran_over(JUTGE, "200\n")
    assert app.judge.run is not None
    assert (app.judge.run.error, len(app.judge.run.steps)) == (None, 1)
    for n in ("202", "1000000"):
        app = ran_over(JUTGE, f"{n}\n")
        assert app.judge.run is not None and app.judge.run.error is not None
        assert "from 4 to 200" in app.judge.run.error
        assert app.judge.run.printed == ""


def test_inputs_with_more_than_4000000_characters_are_refused() -> None:
    app = ran_over(UVA220, "0\n" + " " * 3_999_998)
    assert app.judge.run is not None and app.judge.run.error is None
    app = ran_over(UVA220, "0\n" + " " * 3_999_999)
    assert app.judge.run is not None and app.judge.run.error is not None
    assert "4000001 characters" in app.judge.run.error
