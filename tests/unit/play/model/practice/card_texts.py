"""Cards from their facts, independently of the code that makes them."""

from othello import Ply, square_name
from play.model.engine.values import MoveValue
from play.model.practice.card import Card


def card_of(before: Ply, number: int, played: MoveValue, best: MoveValue) -> Card:
    """Returns a card for a move after a ply, changed on 2026-11-26 and due then."""
    n = before.position.n
    side = "X" if before.turn == "black" else "O"
    last = "" if before.square is None else square_name(before.square, n)
    moves = [
        f"{square_name(move.square, n)} {move.value} {move.depth} {int(move.exact)}"
        for move in (played, best)
    ]
    cells = "".join(before.position.rows("-XO"))
    facts = ["2026-11-26 21:40:05", "740301", "0", "", "", "2026-11-26 21:40", "", str(number)]
    return Card("\t".join([*facts, f"{cells} {side}", last, *moves, ""]))
