"""The eight ways to look at a board: what is seen where, and what it is called."""

from itertools import pairwise, product

import pytest

from othello import square_name
from page.model.board.orientation import Orientation, Picture
from page.model.board.scene import Scene

SIZES = (4, 8, 26)
# The turns and mirrorings that lead from the first of the eight ways to each of them.
WAYS = [("turn",) * turns + mirrored for turns in range(4) for mirrored in ((), ("mirror",))]


def seen(way: tuple[str, ...]) -> Orientation:
    view = Orientation()
    for action in way:
        getattr(view, action)()
    return view


def moved(action: str, squares: list[int], n: int) -> list[int]:
    """Returns what is seen at each place after a quarter turn clockwise, or in a mirror."""
    after = [0] * (n * n)
    for row, column in product(range(n), range(n)):
        to = (column, n - 1 - row) if action == "turn" else (row, n - 1 - column)
        after[to[0] * n + to[1]] = squares[row * n + column]
    return after


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("way", WAYS)
def test_each_turn_and_each_mirroring_moves_what_is_seen(way: tuple[str, ...], n: int) -> None:
    expected = list(range(n * n))
    for action in way:
        expected = moved(action, expected, n)
    assert seen(way).order(n) == expected


def test_the_ways_are_eight_and_lead_to_each_other() -> None:
    orders = {tuple(seen(way).order(4)) for way in WAYS}
    assert len(orders) == 8
    for way, action in product(WAYS, ("turn", "mirror")):
        assert tuple(seen((*way, action)).order(4)) in orders


@pytest.mark.parametrize("way", WAYS)
def test_four_turns_and_two_mirrorings_change_nothing(way: tuple[str, ...]) -> None:
    before = seen(way).order(8)
    assert seen((*way, *["turn"] * 4)).order(8) == before
    assert seen((*way, "mirror", "mirror")).order(8) == before


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("way", WAYS)
def test_coordinates_name_the_square_they_stand_beside(way: tuple[str, ...], n: int) -> None:
    letters = list("abcdefghijklmnopqrstuvwxyz"[:n])
    numbers = [str(i) for i in range(1, n + 1)]
    view = seen(way)
    columns, rows = view.labels(letters, numbers)
    for place, square in enumerate(view.order(n)):
        beside = {columns[place % n], rows[place // n]}
        name = square_name(square, n)
        assert beside == {name[0], name[1:]}


@pytest.mark.parametrize("way", WAYS)
def test_squares_that_touch_are_seen_to_touch(way: tuple[str, ...]) -> None:
    squares = seen(way).order(8)
    for start in range(0, 64, 8):
        for left, right in pairwise(squares[start : start + 8]):
            assert abs(left - right) in (1, 8)


@pytest.mark.parametrize("way", WAYS)
def test_a_picture_shows_everything_of_a_square_at_its_place(way: tuple[str, ...]) -> None:
    text = "B..W.WB..BW....B"
    rows = [text[i : i + 4] for i in range(0, 16, 4)]
    names = [square_name(square, 4) for square in range(16)]
    scene = Scene(rows, {"legal": [1, 7], "placed": [3]}, names, [], None, "", turning={6: 2})
    picture = Picture(scene, seen(way))
    for place, square in enumerate(picture.squares):
        assert "".join(picture.rows)[place] == text[square]
        assert picture.accessible_names[place] == names[square]
        assert picture.cell(square) == place
        assert picture.square_at(names[square]) == square
    assert [picture.squares[place] for place in picture.marks["legal"]] == [1, 7]
    assert [picture.squares[place] for place in picture.marks["placed"]] == [3]
    assert {picture.squares[place]: picture.turning[place] for place in picture.turning} == {6: 2}
