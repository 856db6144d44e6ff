"""Describes what a wrong Othello list or board should have been, from its squares.

An effect is a predicate such as `should list (4,6), where …`: its subject is the program or the
request that went wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import DIRECTIONS, Move, Position, is_on_ray, opponent
from othello.phrases import listing

if TYPE_CHECKING:
    from collections.abc import Callable

    Name = Callable[[int], str]  # Returns the problem's name of a square.

MOST_NAMED = 3


def sentences(subject: str, effects: list[str]) -> str:
    """Returns a sentence for each effect."""
    return " ".join([f"{'It' if at else subject} {effect}." for at, effect in enumerate(effects)])


def list_effects(
    name: Name, position: Position, color: str, expected: list[int], actual: list[int]
) -> list[str]:
    """Returns the effects for the first missing and the first extra squares of a list."""
    missing = [square for square in expected if square not in actual][:MOST_NAMED]
    extra = [square for square in actual if square not in expected][:MOST_NAMED]
    return [f"should list {_legal(name, position, square, color)}" for square in missing] + [
        f"should not list {_illegal(name, position, square, color)}" for square in extra
    ]


def _legal(name: Name, position: Position, square: int, color: str) -> str:
    lines = [
        f"{names_of(name, line[1])} on {_way(name, square, line)}"
        for line in position.lines(square, color)
    ]
    return f"{name(square)}, where {color} turns over {'; '.join(lines)}"


def _way(name: Name, square: int, line: tuple[str, list[int]]) -> str:
    """Returns the direction of a line and the disc that ends it, as part of a sentence."""
    direction, squares = line
    return f"the line {direction} to {name(squares[-1] + squares[0] - square)}"


def _illegal(name: Name, position: Position, square: int, color: str) -> str:
    named = name(square)
    if position.color_at(square):
        return f"{named}, where there is a disc"
    if position.lines(square, opponent(color)):
        return f"{named}, where {color} turns nothing over, but {opponent(color)} would"
    return f"{named}, where {color} turns nothing over"


def move_effects(name: Name, before: Position, move: Move, differing: list[int]) -> list[str]:
    """Returns the effects for the squares in which a board after a move is wrong."""
    effects = []
    if move.square in differing:
        effects.append(f"should have put a {move.color} disc on {name(move.square)}")
    for line in move.lines:
        missed = [disc for disc in line[1] if disc in differing]
        if missed:
            way = _way(name, move.square, line)
            effects.append(f"should have turned over {names_of(name, missed)} on {way}")
    right = [move.square] + move.flips
    return effects + _extra(name, before, move.square, [s for s in differing if s not in right])


def _extra(name: Name, before: Position, square: int, others: list[int]) -> list[str]:
    """Returns the effects for squares that a move should not have changed."""
    discs = [disc for disc in others if before.color_at(disc)]
    empty = [disc for disc in others if not before.color_at(disc)]
    effects = []
    for direction, down, right in DIRECTIONS:
        on_ray = [disc for disc in discs if is_on_ray(square, disc, down, right, before.n)]
        if on_ray:
            flipped = f"{names_of(name, on_ray)} to the {direction}"
            effects.append(f"should not have turned over {flipped} (not bracketed)")
            discs = [disc for disc in discs if disc not in on_ray]
    if discs + empty:
        effects.append(f"should not have changed {first_names(name, discs + empty)}")
    return effects


def names_of(name: Name, squares: list[int]) -> str:
    """Returns the squares as in `(2,2), (2,3) and (3,2)`."""
    return listing([name(square) for square in squares])


def first_names(name: Name, squares: list[int]) -> str:
    """Returns the first squares, and `…` if there are more."""
    named = names_of(name, squares[:MOST_NAMED])
    return f"{named}, …" if len(squares) > MOST_NAMED else named
