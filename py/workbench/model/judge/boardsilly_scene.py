"""The scene of a Board Silly board, and the moves of a selected piece."""

from __future__ import annotations

from board.scene import OCCUPANTS, Scene, VisibleSquares
from othello import square_name
from othello.phrases import counted
from workbench.formats.boardsilly.rules import (
    PLACES,
    ROW_LETTERS,
    SIZE,
    Attempt,
    SillyBoard,
    place_name,
)

LABELS = [str(i) for i in range(1, SIZE + 1)], list(ROW_LETTERS)


def _scene(board: SillyBoard, marks: dict[str, list[int]], message: str) -> Scene:
    """Returns the scene of a board with its coordinates."""
    score = [(piece, board.count(piece)) for piece in "XO"]
    squares = VisibleSquares(SIZE, LABELS, game_names=PLACES)
    return Scene(board.rows(), marks, _names(board), score, None, message, squares)


def silly_scene(
    board: SillyBoard, marks: dict[str, list[int]], message: str, selected: int | None
) -> Scene:
    """Returns the scene of a board, with the moves of the selected piece instead of the marks."""
    if selected is None or board.pieces[selected] == ".":
        return _scene(board, marks, message)
    attempts = board.attempts(selected)
    targets = [attempt.target for attempt in attempts if attempt.target is not None]
    marks = {"chosen": [selected], "from": [selected] * len(targets), "to": targets}
    piece = f"The {board.pieces[selected]} on {place_name(selected)}"
    message = f"{piece} has {counted(len(targets), 'move') if targets else 'no move'}."
    scene = _scene(board, marks, message)
    scene.details = [_explanation(attempt) for attempt in attempts]
    return scene


def _names(board: SillyBoard) -> list[str]:
    """Returns both names of each square and its content, as in `d3, C4, empty`."""
    occupants = [OCCUPANTS.get(piece, "empty") for piece in board.pieces]
    both = [f"{square_name(i, SIZE)}, {place_name(i)}" for i in range(SIZE * SIZE)]
    return [f"{name}, {occupant}" for name, occupant in zip(both, occupants)]


def _explanation(attempt: Attempt) -> str:
    """Returns where a piece moves in a direction, or why it cannot."""
    pieces = counted(attempt.count, "piece")
    reach = f"{attempt.direction}: {pieces} on the line"
    if attempt.target is None:
        return f"{reach}, {attempt.obstacle}"
    return f"{reach}, moves to {place_name(attempt.target)}"


def repainted(source: str, first: int, place: tuple[int, int], symbol: str) -> str:
    """Returns an input with one square of a board replaced, given by row and column.

    The board begins on or after the line `first`, counted from 1. Blank lines are skipped.
    """
    row, column = place
    lines = source.split("\n")
    index = [i for i in range(first - 1, len(lines)) if lines[i].strip()][row]
    line = lines[index]
    column += len(line) - len(line.lstrip())
    lines[index] = line[:column] + symbol + line[column + 1 :]
    return "\n".join(lines)
