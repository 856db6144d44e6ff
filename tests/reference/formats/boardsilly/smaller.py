"""Valid inputs with one element removed, by the slow rules."""


def smaller(text: str) -> list[str]:
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
