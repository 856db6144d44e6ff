"""What the page keeps of a long run and of a long comparison, and that it says so."""

import pytest

from judges.jutge import JUTGE
from judges.uva220 import UVA220
from page.model.app import App
from page.model.judge import output_differences as comparing
from page.model.judge import run
from reference.samples import UVA220_INPUT
from unit.page.running import compared, comparing_of, ran_over, stepper_of

# A game from the start position with more lists than steps are kept; each prints four moves.
BEGINNING = UVA220_INPUT.replace("2", "1", 1).partition("L\n")[0]
LISTED = "(3,5) (4,6) (5,3) (6,4)\n"
BEFORE = 2  # The steps of the number of games and of the board.


def listing(lists: int) -> str:
    return BEGINNING + "L\n" * lists


def kind(app: App, yours: str) -> str:
    """Returns what kind of difference an output has, as soon as that is known."""
    app.workspace.do(app.compare_with, yours)
    found = comparing_of(app)
    while found.result is None:
        found.advance(0, lambda: 0)
    return found.result.kind


def test_of_a_long_run_20000_steps_are_kept_and_all_that_is_printed() -> None:
    app = ran_over(UVA220, listing(20_100))
    found = app.run
    assert found is not None and found.done
    assert (len(found.steps), len(found.lines), found.complete) == (20_000, 20_000, False)
    assert found.printed.startswith(LISTED * 20_100 + "--------\n")
    assert found.error is None
    stepper_of(app).go_to(10**6)
    assert stepper_of(app).index == 19_999 and stepper_of(app).at_end


def test_a_run_of_fewer_steps_is_kept_whole() -> None:
    app = ran_over(UVA220, listing(100))
    assert app.run is not None
    assert (len(app.run.steps), app.run.complete) == (BEFORE + 100 + 1, True)


def test_what_follows_the_kept_steps_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is: the judge's own output goes on as well."""
    monkeypatch.setattr(run, "MOST_STEPS", 50)
    app = ran_over(UVA220, listing(100))
    kept = LISTED * (50 - BEFORE)
    for rest in ("", LISTED * 52, "nonsense\n"):
        assert kind(app, kept + rest) == "agrees"
    assert kind(app, kept[:-4] + "5)\n" + LISTED) == "different"


@pytest.mark.slow
def test_4000_lines_that_differ_stand_side_by_side() -> None:
    app = compared(ran_over(UVA220, listing(4_100)), "(3,5)\n" * 4_200)
    places = comparing_of(app).differences.places
    judges = [row.expected for place in places for row in place.rows]
    assert judges == list(range(1, 4_001))
    assert comparing_of(app).done


def test_a_difference_is_found_however_much_comes_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Lines that agree are none of those that stand side by side."""
    monkeypatch.setattr(comparing, "MOST_ROWS", 40)
    lines = [LISTED] * 60
    lines[49] = "(3,5)\n"
    app = compared(ran_over(UVA220, listing(60)), "".join(lines) + "--------\n" * 8)
    first = comparing_of(app).differences.places[0]
    assert (first.step, first.judge, first.yours, len(first.rows)) == (51, 50, 50, 1)


def test_a_board_of_200_rows_is_run_and_none_larger() -> None:
    app = ran_over(JUTGE, "200\n")
    assert app.run is not None
    assert (app.run.error, len(app.run.steps)) == (None, 1)
    for n in ("202", "1000000"):
        app = ran_over(JUTGE, f"{n}\n")
        assert app.run is not None and app.run.error is not None
        assert "from 4 to 200" in app.run.error
        assert app.run.printed == ""


def test_four_million_characters_are_run() -> None:
    app = ran_over(UVA220, "0\n" + " " * 3_999_998)
    assert app.run is not None and app.run.error is None
    app = ran_over(UVA220, "0\n" + " " * 3_999_999)
    assert app.run is not None and app.run.error is not None
    assert "4000001 characters" in app.run.error
