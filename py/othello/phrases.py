"""Phrases and sentences shared by the judges, the records and the page."""

from othello.position import BLACK, WHITE, Move, opponent
from othello.squares import square_pair

SIDE = {BLACK: "Black", WHITE: "White"}


def listing(names: list[str]) -> str:
    """Returns names as an enumeration, as in `a1, b2 and c3`."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if names[1:] else "".join(names)


def counted(number: int, noun: str) -> str:
    """Returns a number and its noun in the singular or plural, as in `1 move` and `2 moves`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def turned_over(move: Move, n: int) -> str:
    """Returns a predicate listing the discs that a move on an n x n board turns over.

    An example is `turns (4,4) over, on the line south to (5,4)`, with the pairs that judges use.
    Lines are separated by semicolons.
    """
    parts = []
    for direction, squares in move.lines:
        turned = listing([square_pair(disc, n) for disc in squares])
        bracket = square_pair(squares[-1] + squares[0] - move.square, n)
        parts.append(f"turns {turned} over, on the line {direction} to {bracket}")
    return "; ".join(parts) or "turns nothing over"


def forced_pass(color: str) -> str:
    """Returns the sentence for a forced pass of the colour."""
    return f"{SIDE[color]} has no legal move, so {SIDE[opponent(color)]} moves."
