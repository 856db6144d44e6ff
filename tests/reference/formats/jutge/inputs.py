"""The sample and other inputs; random ones are the same for the same `Chance`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance

# Our own example; the statement has none of this form.
INPUT = """\
4
N 1 2
"""

OUTPUT = """\
....
.BN.
.NB.
....
2:2

.N..
.NN.
.NB.
....
4:1

"""


def random_input(chance: Chance, wild: bool = False) -> str:
    """Returns a game on 4 x 4 to 12 x 12, often unfinished; wild ones move anywhere."""
    n = 2 * chance.between(2, 6)
    board, player = rules.start(n), "black"
    lines = [str(n)]
    for _ in range(chance.below(n * n + 1)):
        if wild and chance.percent(30):
            player = chance.pick(("black", "white"))
            squares = rules.empty(board)
        elif player:
            squares = rules.legal_moves(board, player)
        else:
            break
        if not squares:
            break
        row, column = chance.pick(squares)
        lines.append(f"{'N' if player == 'black' else 'B'} {row + 1} {column + 1}")
        board = rules.place(board, row, column, player)
        player = rules.next_turn(board, player)
    return "\n".join(lines) + "\n"


def smaller(text: str) -> list[str]:
    """Returns the valid inputs with one move less, with the letters adjusted to the turn."""
    tokens = text.split()
    places = [" ".join(tokens[at + 1 : at + 3]) for at in range(1, len(tokens), 3)]
    left_out = [places[:at] + places[at + 1 :] for at in range(len(places))]
    return [text for text in [_in_turn(int(tokens[0]), left) for left in left_out] if text]


def _in_turn(n: int, places: list[str]) -> str:
    """Returns the game of these moves, an empty text if one is illegal."""
    board, turn = rules.start(n), "black"
    text = f"{n}\n"
    for place in places:
        row, column = [int(number) - 1 for number in place.split()]
        if not turn or (row, column) not in rules.legal_moves(board, turn):
            return ""
        text += f"{'N' if turn == 'black' else 'B'} {place}\n"
        board = rules.place(board, row, column, turn)
        turn = rules.next_turn(board, turn)
    return text
