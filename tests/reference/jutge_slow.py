"""The judge of `jutge`, for every input that FORMATS answers, warnings included."""

from reference import othello_slow as rules

COLORS = {"N": "black", "B": "white"}


def answer(text: str) -> str:
    """Returns what the judge prints for an input that has no error."""
    tokens = text.split()
    if not tokens:
        return ""
    board = rules.start(int(tokens[0]))
    printed = _report(board)
    for at in range(1, len(tokens), 3):
        row, column = int(tokens[at + 1]) - 1, int(tokens[at + 2]) - 1
        board = rules.place(board, row, column, COLORS[tokens[at]])
        printed += _report(board)
    return printed


def _report(board: list[list[str]]) -> str:
    lines = rules.draw(board, ".NB")
    lines.append(f"{rules.count(board, 'black')}:{rules.count(board, 'white')}")
    return "".join([line + "\n" for line in lines]) + "\n"
