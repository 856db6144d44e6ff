"""Describes what a wrong Othello list or board should have been, from its squares.

An effect is a predicate such as `should list (4,6), where …`: its subject is the program or the
command that went wrong.
"""

from othello import DIRECTIONS, Move, Position, is_on_ray, opponent, square_pair
from othello.phrases import listing

MOST_NAMED = 3


def sentences(subject: str, effects: list[str]) -> str:
    """Returns a sentence for each effect."""
    return " ".join([f"{'It' if at else subject} {effect}." for at, effect in enumerate(effects)])


def list_effects(
    position: Position, color: str, expected: list[int], actual: list[int]
) -> list[str]:
    """Returns the effects for the first missing and the first extra squares of a list."""
    missing = [square for square in expected if square not in actual]
    extra = [square for square in actual if square not in expected]
    return [f"should list {_legal(position, square, color)}" for square in missing[:MOST_NAMED]] + [
        f"should not list {_illegal(position, square, color)}" for square in extra[:MOST_NAMED]
    ]


def _legal(position: Position, square: int, color: str) -> str:
    lines = [
        f"{pairs(line[1], position.n)} on {_way(position, square, line)}"
        for line in position.lines(square, color)
    ]
    return f"{square_pair(square, position.n)}, where {color} turns over {'; '.join(lines)}"


def _way(position: Position, square: int, line: tuple[str, list[int]]) -> str:
    """Returns the direction of a line and the disc that ends it, as part of a sentence."""
    direction, squares = line
    return f"the line {direction} to {square_pair(squares[-1] + squares[0] - square, position.n)}"


def _illegal(position: Position, square: int, color: str) -> str:
    pair = square_pair(square, position.n)
    if position.color_at(square):
        return f"{pair}, where there is a disc"
    if position.lines(square, opponent(color)):
        return f"{pair}, where {color} turns nothing over, but {opponent(color)} would"
    return f"{pair}, where {color} turns nothing over"


def move_effects(before: Position, move: Move, differing: list[int]) -> list[str]:
    """Returns the effects for the squares in which a board after a move is wrong."""
    n = before.n
    effects = []
    if move.square in differing:
        effects.append(f"should have put a {move.color} disc on {square_pair(move.square, n)}")
    for line in move.lines:
        missed = [disc for disc in line[1] if disc in differing]
        if missed:
            way = _way(before, move.square, line)
            effects.append(f"should have turned over {pairs(missed, n)} on {way}")
    right = [move.square] + move.flips
    return effects + _extra(before, move.square, [s for s in differing if s not in right])


def _extra(before: Position, square: int, others: list[int]) -> list[str]:
    """Returns the effects for squares that a move should not have changed."""
    discs = [disc for disc in others if before.color_at(disc)]
    empty = [disc for disc in others if not before.color_at(disc)]
    effects = []
    for direction, down, right in DIRECTIONS:
        on_ray = [disc for disc in discs if is_on_ray(square, disc, down, right, before.n)]
        if on_ray:
            turned = f"{pairs(on_ray, before.n)} to the {direction}"
            effects.append(f"should not have turned over {turned} (not bracketed)")
            discs = [disc for disc in discs if disc not in on_ray]
    if discs + empty:
        effects.append(f"should not have changed {first_pairs(discs + empty, before.n)}")
    return effects


def pairs(squares: list[int], n: int) -> str:
    """Returns the squares as in `(2,2), (2,3) and (3,2)`."""
    return listing([square_pair(square, n) for square in squares])


def first_pairs(squares: list[int], n: int) -> str:
    """Returns the first squares, and `…` if there are more."""
    named = pairs(squares[:MOST_NAMED], n)
    return f"{named}, …" if len(squares) > MOST_NAMED else named
