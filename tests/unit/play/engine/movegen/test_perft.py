"""The moves of the search, counted to the depths of published counts."""

import pytest

from harness.extent import in_part
from play.engine.movegen.perft import perft

# Aart Bik: https://www.aartbik.com/strategy.php (a forced pass is a ply)
EIGHT = (1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288)


@pytest.mark.parametrize("depth", range(8))
def test_eight_by_eight(depth: int) -> None:
    assert perft(8, depth) == EIGHT[depth]


@pytest.mark.slow
@pytest.mark.parametrize("depth", in_part([8, 9], 1))
def test_eight_by_eight_up_to_the_first_finished_games(depth: int) -> None:
    assert perft(8, depth) == EIGHT[depth]


@pytest.mark.slow
def test_four_by_four_has_60060_games() -> None:
    assert perft(4, 12 + 6) == perft(4, 12 + 7) == 60060


@pytest.mark.slow
@pytest.mark.parametrize("n", [10, 12])
def test_larger_boards_differ_as_soon_as_the_edge_is_reached(n: int) -> None:
    assert perft(n, 6) == EIGHT[6]
    assert perft(n, 7) == 55180
