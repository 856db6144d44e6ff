"""Words that are searched for in the list of games may be moves."""

import pytest

from play.model.library.library import squares_of, starts_of

C4 = {"c4", "d3", "e6", "f5"}
STARTS = {"c4": C4, "F5 d6": {"c4e3", "d3c5", "e6f4", "f5d6"}, "f5d": C4}


@pytest.mark.parametrize("words", STARTS)
def test_moves_are_searched_for_in_all_symmetries(words: str) -> None:
    assert STARTS[words] <= set(starts_of(squares_of(words)))


@pytest.mark.parametrize("words", ["muller", "", "1994", "a1x"])
def test_other_words_are_no_moves(words: str) -> None:
    """Every game begins with no move."""
    assert starts_of(squares_of(words)) == []
