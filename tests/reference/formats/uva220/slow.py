"""A slow judge of `uva220` for every valid input, including those with warnings."""

from reference.memory import of_the_last
from reference.slow import othello_slow as rules

COLORS = {"B": "black", "W": "white"}


def answer(text: str) -> str:
    """Returns the output for an input without errors."""
    return "\n".join([printed for printed, _ in _games(text)])


def doubts(text: str) -> list[bool]:
    """Returns for each move of all games whether it needs a warning: it is illegal."""
    return [doubtful for _, moves in _games(text) for doubtful in moves]


@of_the_last
def _games(text: str) -> list[tuple[str, list[bool]]]:
    tokens = text.split()
    games = []
    at = 1
    for _ in range(int(tokens[0]) if tokens else 0):
        lines, moves, at = _game(tokens, at)
        games.append(("".join([line + "\n" for line in lines]), moves))
    return games


def _game(tokens: list[str], at: int) -> tuple[list[str], list[bool], int]:
    board = rules.read(tokens[at : at + 8], "-BW")
    player = COLORS[tokens[at + 8]]
    at += 9
    lines, doubtful = [], []
    while at < len(tokens) and tokens[at] != "Q":
        command = tokens[at]
        at += 1
        if command == "L":
            lines.append(_listing(board, player))
            continue
        while len(command) < 3:  # M 35, M3 5
            command += tokens[at]
            at += 1
        row, column = int(command[1]) - 1, int(command[2]) - 1
        if not rules.can_move(board, player):
            player = rules.other(player)
        doubtful.append(not rules.is_legal(board, row, column, player))
        board = rules.place(board, row, column, player)
        player = rules.other(player)
        lines.append(_counts(board))
    return lines + rules.draw(board, "-BW"), doubtful, at + 1


def _listing(board: list[list[str]], player: str) -> str:
    squares = rules.legal_moves(board, player)
    if not squares:
        return "No legal move."
    return " ".join([f"({row + 1},{column + 1})" for row, column in squares])


def _counts(board: list[list[str]]) -> str:
    black, white = rules.count(board, "black"), rules.count(board, "white")
    return f"Black - {black:2d} White - {white:2d}"
