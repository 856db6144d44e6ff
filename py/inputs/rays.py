"""The lines of an 8 x 8 board."""

from inputs.cases import SIZE
from othello import DIRECTIONS


def rays(square: int) -> "list[list[int]]":
    """Returns the squares from a square to the edge, the nearest first, for each direction."""
    return [_ray(square, down, right) for _, down, right in DIRECTIONS]


def _ray(square: int, down: int, right: int) -> "list[int]":
    row, column = divmod(square, SIZE)
    places = [(row + down * step, column + right * step) for step in range(1, SIZE)]
    return [r * SIZE + c for r, c in places if 0 <= r < SIZE and 0 <= c < SIZE]
