"""Wrong ways to flip discs, on boards of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import DIRECTIONS, EMPTY
from othello import rays as straight_rays
from workbench.comparison.diagnose.mistakes import flipping_rules as rules
from workbench.comparison.diagnose.mistakes.flipping_rules import bracketed, run, seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from workbench.comparison.diagnose.mistakes.flipping_rules import Rays, Rule

    # Takes the number of rows, the cells, a square and the player; returns the squares flipped.
    Flipper = Callable[[int, list[str], int, str], list[int]]

_ALL = tuple([name for name, _, _ in DIRECTIONS])
_DIAGONALS = _ALL[0], _ALL[2], _ALL[4], _ALL[6]
_STRAIGHT = _ALL[1], _ALL[3], _ALL[5], _ALL[7]
_ROW_BY_ROW = tuple([_ALL[i] for i in (0, 1, 2, 7, 3, 6, 5, 4)])


def flipping(rule: Rule, directions: tuple[str, ...] = _ALL, rays: Rays = straight_rays) -> Flipper:
    """Returns a way to flip discs by a rule, in some directions."""

    def flipped(n: int, cells: list[str], square: int, player: str) -> list[int]:
        squares = []
        for direction, ray in rays(square, n):
            if ray and cells[ray[0]] != EMPTY and direction in directions:
                length = rule(seen(cells, ray, player))
                squares += [disc for disc in ray[:length] if cells[disc] not in (EMPTY, player)]
        return squares

    return flipped


RIGHT = flipping(bracketed)


def cascade(n: int, cells: list[str], square: int, player: str) -> list[int]:
    """Returns the discs flipped if each of them flips others as well."""
    after, flipped, todo = list(cells), [], [square]
    while todo:
        square = todo.pop()
        after[square] = player
        for disc in RIGHT(n, after, square, player):
            after[disc] = player
            flipped.append(disc)
            todo.append(disc)
    return flipped


def one_line(order: tuple[str, ...]) -> Flipper:
    """Returns a way to flip only the first line, in the order of these directions."""
    ways = [flipping(bracketed, (direction,)) for direction in order]

    def flipped(n: int, cells: list[str], square: int, player: str) -> list[int]:
        for way in ways:
            squares = way(n, cells, square, player)
            if squares:
                return squares
        return []

    return flipped


def _but(*names: str) -> tuple[str, ...]:
    return tuple([name for name in _ALL if name not in names])


def _unseen(*margins: int) -> Flipper:
    return flipping(bracketed, rays=rules.rays_between(*margins))


_BY_DIRECTION = [
    (f"turns nothing over to the {name}", flipping(bracketed, _but(name))) for name in _ALL
] + [(f"turns over lines to the {name} only", flipping(bracketed, (name,))) for name in _ALL]
# Ways to flip discs with their phrases, first those that also change the legal moves.
OTHER_LINES: tuple[tuple[str, Flipper], ...] = tuple(_BY_DIRECTION) + (
    ("turns nothing over upwards", flipping(bracketed, _ALL[3:6] + _ALL[7:])),
    ("turns nothing over downwards", flipping(bracketed, _ALL[:4] + _ALL[7:])),
    ("turns nothing over to the left", flipping(bracketed, _ALL[1:6])),
    ("turns nothing over to the right", flipping(bracketed, _ALL[:2] + _ALL[5:])),
    ("turns nothing over on diagonals", flipping(bracketed, _STRAIGHT)),
    ("turns nothing over on rows and columns", flipping(bracketed, _DIAGONALS)),
    ("turns nothing over at all", flipping(rules.nothing)),
    ("turns over a line that runs into the edge", flipping(rules.closed_by_edge)),
    ("turns over a line that ends at an empty square", flipping(rules.closed_by_empty)),
    ("turns over a line regardless of what is behind it", flipping(run)),
    ("continues past the disc that ends a line, up to the last one", flipping(rules.past_bracket)),
    ("continues past empty squares to the player's last disc", flipping(rules.past_empty)),
    ("wraps over the edge into the next row", flipping(bracketed, rays=rules.wrapped_rays)),
    ("wraps around the edges of the board", flipping(bracketed, rays=rules.round_rays)),
    (
        "wraps from the first row and column to the last, like an index of -1",
        flipping(bracketed, rays=rules.negative_rays),
    ),
    ("does not see the first row in a line", _unseen(1, 0, 0, 0)),
    ("does not see the first column in a line", _unseen(0, 1, 0, 0)),
    ("does not see the last row in a line", _unseen(0, 0, 1, 0)),
    ("does not see the last column in a line", _unseen(0, 0, 0, 1)),
    ("does not see the last row and column in a line", _unseen(0, 0, 1, 1)),
    ("does not see the first row and column in a line", _unseen(1, 1, 0, 0)),
)
FEWER_DISCS: tuple[tuple[str, Flipper], ...] = (
    ("turns over one line only, the first found row by row", one_line(_ROW_BY_ROW)),
    ("lets the discs turned over turn over others", cascade),
)
