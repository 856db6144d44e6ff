"""The eight orientations of a board: squares and labels by cell."""

from itertools import product

import pytest

from board.orientation import Orientation, Picture
from board.scene import Scene
from othello import square_name

SIZES = (4, 8, 26)
# The actions that lead from the first orientation to each of the eight.
ORIENTATIONS = [
    ("turn",) * turns + mirrored for turns in range(4) for mirrored in ((), ("mirror",))
]


def oriented(actions: tuple[str, ...]) -> Orientation:
    orientation = Orientation()
    for action in actions:
        getattr(orientation, action)()
    return orientation


def moved(action: str, squares: list[int], n: int) -> list[int]:
    """Returns the square in each cell after a clockwise quarter turn or a mirroring."""
    after = [0] * (n * n)
    for row, column in product(range(n), range(n)):
        to = (column, n - 1 - row) if action == "turn" else (row, n - 1 - column)
        after[to[0] * n + to[1]] = squares[row * n + column]
    return after


@pytest.mark.parametrize("n", SIZES)
def test_turn_and_mirror_move_the_squares(n: int) -> None:
    for actions in product(("turn", "mirror"), repeat=5):
        expected, orientation = list(range(n * n)), Orientation()
        for action in actions:
            expected = moved(action, expected, n)
            getattr(orientation, action)()
            assert orientation.order(n) == expected


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("actions", ORIENTATIONS)
def test_labels_follow_the_orientation(actions: tuple[str, ...], n: int) -> None:
    letters = list("abcdefghijklmnopqrstuvwxyz"[:n])
    numbers = [str(i) for i in range(1, n + 1)]
    orientation = oriented(actions)
    columns, rows = orientation.labels(letters, numbers)
    for cell, square in enumerate(orientation.order(n)):
        beside = {columns[cell % n], rows[cell // n]}
        name = square_name(square, n)
        assert beside == {name[0], name[1:]}


@pytest.mark.parametrize("actions", ORIENTATIONS)
def test_a_picture_moves_all_data_of_a_square_to_its_cell(actions: tuple[str, ...]) -> None:
    text = "B..W.WB..BW....B"
    rows = [text[i : i + 4] for i in range(0, 16, 4)]
    names = [square_name(square, 4) for square in range(16)]
    scene = Scene(rows, {"legal": [1, 7], "placed": [3]}, names, [], None, "")
    scene.turning = {6: 2}
    picture = Picture(scene, oriented(actions))
    for cell, square in enumerate(picture.squares):
        assert "".join(picture.rows)[cell] == text[square]
        assert picture.accessible_names[cell] == names[square]
        assert picture.cell(square) == cell
        assert picture.square_at(names[square]) == square
    assert [picture.squares[cell] for cell in picture.marks["legal"]] == [1, 7]
    assert [picture.squares[cell] for cell in picture.marks["placed"]] == [3]
    assert {picture.squares[cell]: picture.turning[cell] for cell in picture.turning} == {6: 2}
