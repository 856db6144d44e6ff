"""The order of the listed games."""

from itertools import chain, product

from unit.play.model.library.fake_store import FakeStore
from unit.play.model.library.tab import Tab

DOWN = ("date", "loss", "moves")
COLUMNS = (*DOWN, "opponent", "result", "opening")


def test_the_newest_come_first_and_a_column_that_is_chosen_again_turns_round() -> None:
    tab = Tab(FakeStore())
    library = tab.app.play.library
    order = ("date", True)
    assert (library.wanted["sort"], library.wanted["down"]) == order
    for column in chain(["date"], *product(COLUMNS, repeat=2)):
        order = (column, not order[1] if column == order[0] else column in DOWN)
        tab.do(library.sort_by, column)
        assert (library.wanted["sort"], library.wanted["down"]) == order
