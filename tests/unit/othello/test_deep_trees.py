"""The counts of `both.othello.test_trees` that are too slow for MicroPython."""

import pytest

from both.othello.trees import complete_games, perft
from othello import BLACK, Position
from reference.slow import othello_slow as rules

pytestmark = pytest.mark.whole


def test_perft_7_and_8() -> None:
    assert perft(Position.start(8), BLACK, 7) == 55092
    assert perft(Position.start(8), BLACK, 8) == 390216


def test_the_whole_4x4_tree_matches_the_slow_rules() -> None:
    assert complete_games(rules.start(4), "black", {}) == 60060
