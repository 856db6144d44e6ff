"""The eight symmetries of a board, and the one image of symmetric positions."""

import pytest

from play.engine.symmetry import canonical, symmetries
from unit.play.engine.boards import random_game, sides

POSITIONS = [
    sides(game.position, game.turn or "")
    for game in (
        random_game(seed, 8, empties) for seed, empties in enumerate((1, 7, 20, 33, 50), 1)
    )
]


@pytest.mark.parametrize("n", [4, 6, 8])
def test_the_eight_symmetries_keep_neighbours_adjacent(n: int) -> None:
    assert len(set(symmetries(n))) == 8
    assert symmetries(n)[0] == tuple(range(n * n))
    for images in symmetries(n):
        assert sorted(images) == list(range(n * n))
        for square in range(n * n - n):
            rows, columns = zip(divmod(images[square], n), divmod(images[square + n], n))
            assert abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]) == 1


@pytest.mark.parametrize(("own", "other"), POSITIONS)
def test_symmetric_positions_have_one_canonical_image(own: list[int], other: list[int]) -> None:
    found = set()
    for images in symmetries(8):
        here, there = [images[s] for s in own], [images[s] for s in other]
        back = canonical(here, there, 8)
        found.add((frozenset(back[s] for s in here), frozenset(back[s] for s in there)))
    assert len(found) == 1
