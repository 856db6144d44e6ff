"""The rays of an 8 x 8 board."""

import othello
from workbench.inputs.cases.case import SIZE


def rays_8x8(square: int) -> list[list[int]]:
    """Returns the squares from a square to the edge, nearest first, for each direction."""
    return [list(ray) for _, ray in othello.rays(square, SIZE)]
