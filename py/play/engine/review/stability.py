"""Stable discs: discs that can never be flipped again."""

from othello import Position, rays

AXES = (
    ("west", "east"),
    ("north", "south"),
    ("north-west", "south-east"),
    ("north-east", "south-west"),
)


def stable_discs(position: Position, color: str) -> set[int]:
    """Returns squares of discs of a colour that no sequence of moves can flip.

    On each of its four axes, such a disc is at the edge, next to another stable disc, or on a line
    without empty squares. This finds a subset of all stable discs.
    """
    n = position.n
    own = {square for square in range(n * n) if position.color_at(square) == color}
    empty = {square for square in range(n * n) if position.color_at(square) is None}
    around = {square: dict(rays(square, n)) for square in own}
    stable: set[int] = set()
    while True:
        more = {
            square
            for square in own - stable
            if all(
                any(not around[square][way] or around[square][way][0] in stable for way in axis)
                or all(empty.isdisjoint(around[square][way]) for way in axis)
                for axis in AXES
            )
        }
        if not more:
            return stable
        stable |= more
