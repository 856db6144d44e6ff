"""The places where two outputs differ: by step, one after the other, round and round."""

from judges.uva220 import UVA220
from page.model.app import App
from page.model.judge.difference_list import SAME
from page.model.judge.tabs import COMPARE, INPUT, MAKE, Tabs
from page.model.share.title import title
from page.model.workspace import JUDGE
from reference.samples import UVA220_INPUT, UVA220_OUTPUT
from unit.page.running import compared, comparing_of, ran_over, result_of, stepper_of


def compared_with(yours: str) -> App:
    return compared(ran_over(UVA220, UVA220_INPUT), yours)


def places(app: App) -> list[tuple[int, int, int, int]]:
    """Returns for each place its step, its lines of either output, and how many rows it has."""
    found = comparing_of(app).differences.places
    sides = result_of(app).rows()
    unequal = [(row.expected, row.actual) for row in sides if row and row.state != SAME]
    assert [(row.expected, row.actual) for place in found for row in place.rows] == unequal
    return [(place.step, place.judge, place.yours, len(place.rows)) for place in found]


def test_rows_of_one_step_that_follow_one_another_are_one_place() -> None:
    """Lines 6 and 7 belong to the board of the first game, line 14 to the counts of the second."""
    yours = UVA220_OUTPUT.replace("----W---\n---WW---", "---BW---\n---BW---")
    yours = yours.replace("Black -  3", "Black -  4")
    assert places(compared_with(yours)) == [(5, 6, 6, 2), (8, 14, 14, 1)]


def test_rows_of_one_step_with_equal_ones_between_are_two_places() -> None:
    """Lines 4 and 6 belong to the board of the first game."""
    lines = UVA220_OUTPUT.splitlines(keepends=True)
    for line in (4, 6):
        lines[line - 1] = "BBBBBBBB\n"
    assert places(compared_with("".join(lines))) == [(5, 4, 4, 1), (5, 6, 6, 1)]


def test_the_same_outputs_differ_nowhere() -> None:
    app = compared_with(UVA220_OUTPUT)
    assert places(app) == []
    app.workspace.do(app.yours.go_to_difference, 1)
    assert comparing_of(app).differences.current is None


def test_a_line_too_many_is_a_place_of_its_own() -> None:
    yours = UVA220_OUTPUT.replace("No legal move.\n", "No legal move.\nwhat\n")
    assert places(compared_with(yours)) == [(7, 13, 14, 1)]


def test_after_the_last_place_comes_the_first() -> None:
    yours = UVA220_OUTPUT.replace("(3,4)", "(3,3)").replace("Black -  3", "Black -  4")
    app = compared_with(yours)
    first, second = [place[0] for place in places(app)]
    assert stepper_of(app).index == first
    for by, step in ((1, second), (1, first), (-1, second)):
        app.workspace.do(app.yours.go_to_difference, by)
        assert stepper_of(app).index == step
    assert app.tabs.shown == COMPARE


def test_places_are_gone_through_in_the_order_of_the_outputs() -> None:
    yours = UVA220_OUTPUT.replace("(3,4)", "(3,3)").replace("Black -  3", "Black -  4")
    app = compared_with(yours.replace("---WW---", "---WB---", 1))
    steps = [place[0] for place in places(app)]
    assert len(steps) == 3 and steps == sorted(steps)
    for by, at in ((1, 1), (1, 2), (-1, 1), (-1, 0), (-1, 2)):
        app.workspace.do(app.yours.go_to_difference, by)
        assert stepper_of(app).index == steps[at]


def test_squares_are_marked_where_the_verdict_is_and_nowhere_else() -> None:
    yours = UVA220_OUTPUT.replace("---WW---", "---WB---", 1).replace("Black -  3", "Black -  4")
    app = compared_with(yours)
    marked = stepper_of(app).different
    assert len(marked) == 1
    for expected in ([], marked):
        app.workspace.do(app.yours.go_to_difference, 1)
        assert stepper_of(app).different == expected


def test_the_verdict_is_shown_first_and_each_place_when_it_is_gone_to() -> None:
    """A line in which nothing but white space differs is a place, though no verdict is about it."""
    yours = UVA220_OUTPUT.replace("----W---", "----W--- ", 1)
    app = compared_with(yours.replace("Black -  3", "Black -  4"))
    spacing, wrong = [place[0] for place in places(app)]
    assert spacing < wrong == stepper_of(app).index
    assert comparing_of(app).differences.at == 1
    for at, step in ((0, spacing), (1, wrong), (0, spacing)):
        app.workspace.do(app.yours.go_to_difference, 1)
        assert (comparing_of(app).differences.at, stepper_of(app).index) == (at, step)


def test_the_desk_shows_one_tab_and_on_a_telephone_one_pane() -> None:
    tabs = Tabs()
    assert (tabs.tab, tabs.shown) == (COMPARE, INPUT)
    tabs.show(MAKE)
    assert (tabs.tab, tabs.shown) == (MAKE, MAKE)
    tabs.show(INPUT)
    assert (tabs.tab, tabs.shown) == (MAKE, INPUT)


def test_the_title_says_what_is_open() -> None:
    app = App()
    assert title(app) == "Othello"
    app.workspace.press(19)
    assert title(app) == "Othello · move 1"
    app.set_up()
    assert title(app) == "Othello · a position"
    app.workspace.go_to(JUDGE)
    assert title(app) == "Othello · Judge"
    app = ran_over(UVA220, UVA220_INPUT)
    stepper_of(app).go_to(3)
    assert title(app) == "Othello · UVa 220, step 4 of 11"
