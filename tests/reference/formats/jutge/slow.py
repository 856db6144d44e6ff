"""A slow judge of `jutge` for every valid input, including those with warnings."""

from reference.memory import of_the_last
from reference.slow import othello_slow as rules

COLORS = {"N": "black", "B": "white"}


def answer(text: str) -> str:
    """Returns the output for an input without errors."""
    return "".join([printed for printed, _, _ in _reports(text)])


def doubts(text: str) -> list[bool]:
    """Returns for each move whether it needs a warning: out of turn, or flipping nothing."""
    return [doubtful for _, doubtful, _ in _reports(text)][1:]


def turns(text: str) -> list[str]:
    """Returns the side to move at the start and after each move, "" if the game is over."""
    return [turn for _, _, turn in _reports(text)]


@of_the_last
def _reports(text: str) -> list[tuple[str, bool, str]]:
    tokens = text.split()
    if not tokens:
        return []
    board, turn = rules.start(int(tokens[0])), "black"
    reports = [(_report(board), False, turn)]
    for at in range(1, len(tokens), 3):
        color = COLORS[tokens[at]]
        row, column = int(tokens[at + 1]) - 1, int(tokens[at + 2]) - 1
        doubtful = color != turn or not rules.flips(board, row, column, color)
        board = rules.place(board, row, column, color)
        turn = rules.next_turn(board, color)
        reports.append((_report(board), doubtful, turn))
    return reports


def _report(board: list[list[str]]) -> str:
    lines = rules.draw(board, ".NB")
    lines.append(f"{rules.count(board, 'black')}:{rules.count(board, 'white')}")
    return "".join([line + "\n" for line in lines]) + "\n"
