"""Words and sentences that judges, records and the page say alike."""

from othello.position import BLACK, WHITE, Move, opponent
from othello.squares import square_name

SIDE = {BLACK: "Black", WHITE: "White"}


def listing(names: list[str]) -> str:
    """Returns names joined for a sentence, as in `a1, b2 and c3`."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if names[1:] else "".join(names)


def counted(number: int, noun: str) -> str:
    """Returns a number and its noun, as in `1 move` and `2 moves`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def turned_over(move: Move, n: int) -> str:
    """Returns what a move on an n x n board turns over."""
    parts = []
    for direction, squares in move.lines:
        turned = listing([square_name(disc, n) for disc in squares])
        bracket = square_name(squares[-1] + squares[0] - move.square, n)
        parts.append(f"turns {turned} over, on the line {direction} to {bracket}")
    return "; ".join(parts) or "turns nothing over"


def forced_pass(color: str) -> str:
    """Returns the sentence that the colour must pass."""
    return f"{SIDE[color]} has no legal move, so {SIDE[opponent(color)]} moves."
