"""The order of the listed games, and words that are searched for among them."""

from itertools import chain, product

import pytest

from play.model.library.library import squares_of, starts_of
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


C4 = {"c4", "d3", "e6", "f5"}
STARTS = {"c4": C4, "F5 d6": {"c4e3", "d3c5", "e6f4", "f5d6"}, "f5d": C4}


@pytest.mark.parametrize("words", STARTS)
def test_moves_are_searched_for_in_all_symmetries(words: str) -> None:
    assert STARTS[words] <= set(starts_of(squares_of(words)))


@pytest.mark.parametrize("words", ["muller", "", "1994", "a1x"])
def test_other_words_are_no_moves(words: str) -> None:
    """Every game begins with no move."""
    assert starts_of(squares_of(words)) == []
