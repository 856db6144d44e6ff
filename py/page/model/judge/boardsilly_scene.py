"""Explains a Board Silly board: what each piece can do, and why not more."""

from boardsilly import PLACES, ROW_LETTERS, SIZE, Attempt, Board, place_name
from othello import square_name
from othello.phrases import counted
from page.model.board.scene import OCCUPANTS, Scene

LABELS = [str(i) for i in range(1, SIZE + 1)], list(ROW_LETTERS)


class BoardSillyScene(Scene):
    """A Board Silly board to be shown, with its own coordinates."""

    def __init__(
        self,
        board: Board,
        marks: dict[str, list[int]],
        message: str,
        details: list[str] | None = None,
    ) -> None:
        rows, names = board.rows(), _names(board)
        score = [(piece, board.count(piece)) for piece in "XO"]
        super().__init__(
            rows, marks, names, score, None, message, details, labels=LABELS, game_names=PLACES
        )


def silly_scene(
    board: Board, marks: dict[str, list[int]], message: str, selected: int | None
) -> Scene:
    """Returns the board with the marks, or with those of the selected piece's moves."""
    if selected is None or board.pieces[selected] == ".":
        return BoardSillyScene(board, marks, message)
    attempts = board.attempts(selected)
    targets = [attempt.target for attempt in attempts if attempt.target is not None]
    marks = {"chosen": [selected], "from": [selected] * len(targets), "to": targets}
    piece = f"The {board.pieces[selected]} on {place_name(selected)}"
    message = f"{piece} has {counted(len(targets), 'move') if targets else 'no move'}."
    return BoardSillyScene(board, marks, message, [_explained(attempt) for attempt in attempts])


def _names(board: Board) -> list[str]:
    """Returns both names of each square and what is on it, as in `d3, C4, empty`."""
    occupants = [OCCUPANTS.get(piece, "empty") for piece in board.pieces]
    both = [f"{square_name(i, SIZE)}, {place_name(i)}" for i in range(SIZE * SIZE)]
    return [f"{name}, {occupant}" for name, occupant in zip(both, occupants)]


def _explained(attempt: Attempt) -> str:
    """Returns how far a piece goes in a direction, and where, or why it does not."""
    pieces = counted(attempt.count, "piece")
    reach = f"{attempt.direction}: {pieces} on the line"
    if attempt.target is None:
        return f"{reach}, {attempt.obstacle}"
    return f"{reach}, moves to {place_name(attempt.target)}"


def repainted(source: str, first: int, place: "tuple[int, int]", symbol: str) -> str:
    """Returns an input with a symbol in a row and column, counted from 0, of the board in it.

    The board begins on or after line `first`, counted from 1; empty lines are no rows.
    """
    row, column = place
    lines = source.split("\n")
    at = [at for at in range(first - 1, len(lines)) if lines[at].strip()][row]
    line = lines[at]
    column += len(line) - len(line.lstrip())
    lines[at] = line[:column] + symbol + line[column + 1 :]
    return "\n".join(lines)
