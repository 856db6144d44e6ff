"""Wrong ways to turn discs over, on boards of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comparison.diagnose.mistakes import turning_rules as rules
from comparison.diagnose.mistakes.turning_rules import bracketed, run, seen
from othello import DIRECTIONS, EMPTY
from othello import rays as straight_rays

if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison.diagnose.mistakes.turning_rules import Rays, Rule

    # Takes the number of rows, the cells, a square and the player; returns the squares turned over.
    Turned = Callable[[int, list[str], int, str], list[int]]

_ALL = tuple([name for name, _, _ in DIRECTIONS])
_DIAGONALS = _ALL[0], _ALL[2], _ALL[4], _ALL[6]
_STRAIGHT = _ALL[1], _ALL[3], _ALL[5], _ALL[7]
_ROW_BY_ROW = tuple([_ALL[i] for i in (0, 1, 2, 7, 3, 6, 5, 4)])


def turning(rule: Rule, directions: tuple[str, ...] = _ALL, rays: Rays = straight_rays) -> Turned:
    """Returns a way to turn discs over by a rule, in some directions."""

    def turned(n: int, cells: list[str], square: int, player: str) -> list[int]:
        squares = []
        for direction, ray in rays(square, n):
            if ray and cells[ray[0]] != EMPTY and direction in directions:
                length = rule(seen(cells, ray, player))
                squares += [disc for disc in ray[:length] if cells[disc] not in (EMPTY, player)]
        return squares

    return turned


RIGHT = turning(bracketed)


def cascade(n: int, cells: list[str], square: int, player: str) -> list[int]:
    """Returns the discs turned over if each of them turns over others as well."""
    after, turned, todo = list(cells), [], [square]
    while todo:
        square = todo.pop()
        after[square] = player
        for disc in RIGHT(n, after, square, player):
            after[disc] = player
            turned.append(disc)
            todo.append(disc)
    return turned


def one_line(order: tuple[str, ...]) -> Turned:
    """Returns a way to turn over only the first line, in the order of these directions."""
    ways = [turning(bracketed, (direction,)) for direction in order]

    def turned(n: int, cells: list[str], square: int, player: str) -> list[int]:
        for way in ways:
            squares = way(n, cells, square, player)
            if squares:
                return squares
        return []

    return turned


def _but(*names: str) -> tuple[str, ...]:
    return tuple([name for name in _ALL if name not in names])


def _unseen(*margins: int) -> Turned:
    return turning(bracketed, rays=rules.rays_between(*margins))


_BY_DIRECTION = [
    (f"turns nothing over to the {name}", turning(bracketed, _but(name))) for name in _ALL
] + [(f"turns over lines to the {name} only", turning(bracketed, (name,))) for name in _ALL]
# Ways to turn discs over with their phrases, first those that also change the legal moves.
OTHER_LINES: tuple[tuple[str, Turned], ...] = tuple(_BY_DIRECTION) + (
    ("turns nothing over upwards", turning(bracketed, _ALL[3:6] + _ALL[7:])),
    ("turns nothing over downwards", turning(bracketed, _ALL[:4] + _ALL[7:])),
    ("turns nothing over to the left", turning(bracketed, _ALL[1:6])),
    ("turns nothing over to the right", turning(bracketed, _ALL[:2] + _ALL[5:])),
    ("turns nothing over on diagonals", turning(bracketed, _STRAIGHT)),
    ("turns nothing over on rows and columns", turning(bracketed, _DIAGONALS)),
    ("turns nothing over at all", turning(rules.nothing)),
    ("turns over a line that runs into the edge", turning(rules.closed_by_edge)),
    ("turns over a line that ends at an empty square", turning(rules.closed_by_empty)),
    ("turns over a line regardless of what is behind it", turning(run)),
    (
        "continues past the disc that ends a line, up to the last one",
        turning(rules.past_bracket),
    ),
    ("continues past empty squares to the player's last disc", turning(rules.past_empty)),
    ("wraps over the edge into the next row", turning(bracketed, rays=rules.wrapped_rays)),
    ("wraps around the edges of the board", turning(bracketed, rays=rules.round_rays)),
    (
        "wraps from the first row and column to the last, like an index of -1",
        turning(bracketed, rays=rules.negative_rays),
    ),
    ("does not see the first row in a line", _unseen(1, 0, 0, 0)),
    ("does not see the first column in a line", _unseen(0, 1, 0, 0)),
    ("does not see the last row in a line", _unseen(0, 0, 1, 0)),
    ("does not see the last column in a line", _unseen(0, 0, 0, 1)),
    ("does not see the last row and column in a line", _unseen(0, 0, 1, 1)),
    ("does not see the first row and column in a line", _unseen(1, 1, 0, 0)),
)
FEWER_DISCS: tuple[tuple[str, Turned], ...] = (
    ("turns over one line only, the first found row by row", one_line(_ROW_BY_ROW)),
    ("lets the discs turned over turn over others", cascade),
)
