"""Valid inputs with one element removed, by the slow rules."""

from reference.slow import othello_slow as rules
from reference.slow import uva220_slow


def uva220(text: str) -> list[str]:
    """Returns the valid inputs with one game, one command or one disc less."""
    lines = text.split("\n")
    starts = [at - 8 for at in range(len(lines)) if lines[at] in ("B", "W")]
    smaller = []
    for at in range(1, len(lines)):
        if lines[at][:1] in ("L", "M"):
            smaller.append(lines[:at] + lines[at + 1 :])
        for column in range(len(lines[at]) if lines[at].strip("-BW") == "" else 0):
            if len(lines[at]) == 8 and lines[at][column] != "-":
                row = lines[at][:column] + "-" + lines[at][column + 1 :]
                smaller.append(lines[:at] + [row] + lines[at + 1 :])
    if len(starts) > 1:
        ends = starts[1:] + [len(lines) - 1]
        for start, end in zip(starts, ends):
            smaller.append([str(len(starts) - 1)] + lines[1:start] + lines[end:])
    texts = ["\n".join(lines) for lines in smaller]
    return [text for text in texts if not any(uva220_slow.doubts(text))]


def jutge(text: str) -> list[str]:
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


def boardsilly(text: str) -> list[str]:
    """Returns the valid inputs with one board or one piece less."""
    boards = [text[at : at + 74] for at in range(0, len(text), 74)]
    smaller = []
    for at, board in enumerate(boards):
        if len(boards) > 1:
            smaller.append("".join(boards[:at] + boards[at + 1 :]))
        for i in range(72):
            if board[i] in "XO" and board[:72].count(board[i]) > 1:
                without = board[:i] + "." + board[i + 1 :]
                smaller.append("".join(boards[:at] + [without] + boards[at + 1 :]))
    return smaller
