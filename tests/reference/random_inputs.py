"""Random judge inputs, the same for the same `Chance` under every Python.

By default, inputs follow their statement. Wild inputs have illegal moves or unreachable boards,
which the statement rules out but a judge can still answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference.slow import othello_slow as rules

if TYPE_CHECKING:
    from reference.chance import Chance


def uva220(chance: Chance, wild: bool = False) -> str:
    """Returns up to three games with many commands; wild ones move anywhere."""
    games = chance.between(0 if wild else 1, 3)
    return "\n".join([str(games)] + [_uva220_game(chance, wild) for _ in range(games)]) + "\n"


def _uva220_game(chance: Chance, wild: bool) -> str:
    board = random_board(chance)
    player = chance.pick(("black", "white"))
    lines = rules.draw(board, "-BW")
    lines.append(_initial(player))
    for _ in range(chance.below(40)):
        lines += ["L"] * chance.below(3)
        if not rules.can_move(board, player):
            player = rules.other(player)
        squares = rules.legal_moves(board, player)
        if wild and chance.percent(30):
            squares = [(row, column) for row in range(8) for column in range(8)]
        if not squares:
            break
        row, column = chance.pick(squares)
        lines.append(f"M{row + 1}{column + 1}")
        board = rules.place(board, row, column, player)
        player = rules.other(player)
    lines.append("Q")
    return "\n".join(lines)


def _initial(player: str) -> str:
    return "B" if player == "black" else "W"


def random_board(chance: Chance) -> list[list[str]]:
    """Returns an 8 x 8 board from a game, or a scattered, full, sparse or one-sided one."""
    kind = chance.below(5)
    if kind == 0:
        return _played_board(chance, chance.below(60))
    black, white = ((20, 20), (48, 48), (4, 4), (0, 30))[kind - 1]
    if chance.percent(50):
        black, white = white, black
    return scattered_board(chance, 8, black, white)


def scattered_board(chance: Chance, n: int, black: int, white: int) -> list[list[str]]:
    """Returns an n x n board with these percentages of black and white discs."""
    return [[_random_cell(chance, black, white) for _ in range(n)] for _ in range(n)]


def _random_cell(chance: Chance, black: int, white: int) -> str:
    roll = chance.below(100)
    if roll < black:
        return "black"
    return "white" if roll < black + white else ""


def _played_board(chance: Chance, plies: int) -> list[list[str]]:
    board, player = rules.start(8), "black"
    while plies and player:
        row, column = chance.pick(rules.legal_moves(board, player))
        board = rules.place(board, row, column, player)
        player = rules.next_turn(board, player)
        plies -= 1
    return board


def jutge(chance: Chance, wild: bool = False) -> str:
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


def boardsilly(chance: Chance, wild: bool = False) -> str:
    """Returns up to four boards of 1 to 12 pieces a side; wild ones of 0 to 32."""
    lines: list[str] = []
    for _ in range(chance.between(1, 4)):
        least, most = (0, 32) if wild else (1, 12)
        lines += _scattered(chance, chance.between(least, most), chance.between(least, most))
        lines.append(chance.pick("XO"))
    return "\n".join(lines) + "\n"


def _scattered(chance: Chance, xs: int, os: int) -> list[str]:
    pieces = list("X" * xs + "O" * os + "." * (64 - xs - os))
    for last in range(63, 0, -1):
        other = chance.below(last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
    return ["".join(pieces[row * 8 : row * 8 + 8]) for row in range(8)]
