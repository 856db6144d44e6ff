"""Wrong rules for flipping discs: on a ray, and on which rays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import DIRECTIONS, EMPTY, parse_square, square_name
from othello import rays as straight_rays
from workbench.comparison.diagnose.mistakes.cells import EDGES
from workbench.comparison.diagnose.mistakes.flipping import (
    RULES,
    bracketed,
    cascade,
    flipping,
    in_direction,
    negative_rays,
    one_line,
    rays_within,
    round_rays,
    wrapped_rays,
)

if TYPE_CHECKING:
    from workbench.comparison.diagnose.mistakes.flipping import Rays

NAMES = tuple([name for name, _, _ in DIRECTIONS])
# Black plays in the middle; each direction has a white disc next to it and a black one behind.
STAR = list("B.B.B" + ".WWW." + "BW.WB" + ".WWW." + "B.B.B")
MIDDLE = 12


def test_the_discs_that_each_rule_turns_over() -> None:
    """The last square of a ray is on the edge."""
    sights = ("OOX.", "OOX", "OOO", "OO.X", "X.", "", "OXOX.X", ".OX")
    rules = dict(RULES)
    for rule, lengths in (
        (bracketed, (2, 2, 0, 0, 0, 0, 1, 0)),
        (rules["turns nothing over at all"], (0, 0, 0, 0, 0, 0, 0, 0)),
        (rules["turns over a line that runs into the edge"], (2, 2, 3, 0, 0, 0, 1, 0)),
        (rules["turns over a line that ends at an empty square"], (2, 2, 0, 2, 0, 0, 1, 0)),
        (rules["turns over a line regardless of what is behind it"], (2, 2, 3, 2, 0, 0, 1, 0)),
        (
            rules["continues past the disc that ends a line, up to the last one"],
            (2, 2, 0, 0, 0, 0, 3, 0),
        ),
        (rules["continues past empty squares to the player's last disc"], (2, 2, 0, 3, 0, 0, 5, 2)),
    ):
        assert tuple([rule(sight) for sight in sights]) == lengths, lengths


def names_on(rays: Rays, square: str, direction: str) -> str:
    """Returns the squares of a ray on 4 x 4."""
    ray = dict(rays(parse_square(square, 4), 4))[direction]
    return " ".join([square_name(at, 4) for at in ray])


def test_rays_over_the_edge() -> None:
    """Wrapped rays continue on the next row; -1 to -4 are the last to the first of four."""
    for rays, square, direction, expected in (
        (wrapped_rays, "c2", "east", "d2 a3 b3 c3 d3 a4 b4 c4 d4"),
        (wrapped_rays, "b2", "west", "a2 d1 c1 b1 a1"),
        (wrapped_rays, "a3", "north-east", "b2 c1"),
        (round_rays, "c2", "east", "d2 a2 b2"),
        (round_rays, "c2", "west", "b2 a2 d2"),
        (round_rays, "a1", "north", "a4 a3 a2"),
        (round_rays, "a1", "south-west", "d2 c3 b4"),
        (negative_rays, "c2", "east", "d2"),
        (negative_rays, "a2", "west", "d2 c2 b2 a2"),
        (negative_rays, "a1", "north", "a4 a3 a2 a1"),
        (negative_rays, "b2", "north-west", "a1 d4 c3 b2 a1"),
        (negative_rays, "b2", "south-west", "a3 d4"),
    ):
        assert names_on(rays, square, direction) == expected, (square, direction)


def test_rays_that_stop_before_an_edge() -> None:
    rays = {edge: rays_within(inside) for edge, inside in EDGES}
    for edge, square, direction, expected in (
        ("the first row", "b4", "north", "b3 b2"),
        ("the first row", "a1", "east", ""),
        ("the first row", "d3", "north-west", "c2"),
        ("the first column", "d2", "west", "c2 b2"),
        ("the last row", "b1", "south", "b2 b3"),
        ("the last column", "a2", "east", "b2 c2"),
    ):
        for _ in range(2):
            assert names_on(rays[edge], square, direction) == expected, (edge, direction)
    for at in range(16):
        whole = [(name, list(ray)) for name, ray in straight_rays(at, 4)]
        assert list(rays_within(lambda row, column, n: True)(at, 4)) == whole


def test_discs_are_flipped_only_in_the_given_directions() -> None:
    beside = {name: MIDDLE + 5 * down + right for name, down, right in DIRECTIONS}
    assert sorted(flipping()(5, STAR, MIDDLE, "B")) == sorted(beside.values())
    assert flipping()(5, STAR, MIDDLE, "W") == []
    for name in NAMES:
        assert in_direction(name)(5, STAR, MIDDLE, "B") == [beside[name]]
        others = tuple([other for other in NAMES if other != name])
        cells = list(STAR)
        cells[beside[name]] = EMPTY
        # `one_line` flips only the first line that it finds.
        assert one_line((name,) + others)(5, STAR, MIDDLE, "B") == [beside[name]]
        assert one_line((name, others[0]))(5, cells, MIDDLE, "B") == [beside[others[0]]]
        assert one_line((name,))(5, cells, MIDDLE, "B") == []


def test_only_discs_of_the_opponent_are_flipped() -> None:
    """The ray continues past empty squares and discs of the player."""
    cells = list(".W.BWB" + 30 * ".")
    past_empty = dict(RULES)["continues past empty squares to the player's last disc"]
    assert flipping(past_empty)(6, cells, 0, "B") == [1, 4]


def test_flipped_discs_flip_others() -> None:
    """a1 flips c1, which flips c2 because of the disc on c3."""
    cells = list(".WWB" + "..W." + "..B." + "....")
    assert cascade(4, cells, 0, "B") == [1, 2, 6]
