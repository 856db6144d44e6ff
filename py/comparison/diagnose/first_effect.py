"""Says on which square and line a mistake shows first."""

from comparison.align.sides import read_list
from comparison.diagnose.mistakes.mistake import cells_of
from judges import LIST, Step
from othello import DIRECTIONS, EMPTY, Move, Position, is_on_ray, opponent, square_name
from othello.phrases import listing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

LETTERS = {"black": "B", "white": "W"}


def showing(
    command: str, before: Step | None, step: Step, texts: "Iterable[str]", cells: list[str] | None
) -> str:
    """Returns a sentence on the first difference that a mistake makes, empty if there is no word.

    A program with the mistake prints `texts` for the step, and has the board `cells` after it, None
    for the judge's. `command` is what the step has read, and `before` the step before it.
    """
    if step.kind == LIST and step.position and step.turn:
        squares = [square for text in texts for square in read_list(text, step.position.n)]
        return _of_list(command, step.position, step.turn, step.listed, squares)
    # On a board of another size there is no telling square from square.
    board = before.position if before else None
    if step.move and cells and board and len(cells) == board.n**2:
        return _of_move(command, board, step.move, cells, cells_of(step))
    return ""


def _of_list(
    command: str, position: Position, turn: str, listed: list[int], squares: list[int]
) -> str:
    n = position.n
    for square in listed:
        if square not in squares:
            line = position.lines(square, turn)[0]
            return (
                f"{command} should list {square_name(square, n)}, which turns {_names(line[1], n)}"
                f" over, on {_line(square, line, n)}."
            )
    for square in squares:
        if square not in listed:
            return f"{command} should not list {square_name(square, n)}."
    return ""


def _of_move(command: str, before: Position, move: Move, cells: list[str], right: list[str]) -> str:
    n = before.n
    if cells[move.square] == EMPTY:
        return f"{command} should have put a disc on {square_name(move.square, n)}."
    if cells[move.square] == LETTERS[opponent(move.color)]:
        return f"{command} is a move of {move.color}'s."
    for line in move.lines:
        missed = [disc for disc in line[1] if cells[disc] != right[disc]]
        if missed:
            over = f"should have turned {_names(missed, n)} over"
            return f"{command} {over}, on {_line(move.square, line, n)}."
    for direction, down, right_ in DIRECTIONS:
        many = [
            disc
            for disc in range(n * n)
            if cells[disc] != right[disc] != EMPTY and is_on_ray(move.square, disc, down, right_, n)
        ]
        if many:
            over = f"should not have turned {_names(many, n)} over"
            return f"{command} {over}, to the {direction} of {square_name(move.square, n)}."
    others = [disc for disc in range(n * n) if cells[disc] != right[disc] and disc != move.square]
    if others:
        return f"{command} should have left {_names(others, n)} as before."
    return ""


def _line(square: int, line: tuple[str, list[int]], n: int) -> str:
    direction, squares = line
    return f"the line {direction} to {square_name(squares[-1] + squares[0] - square, n)}"


def _names(squares: list[int], n: int) -> str:
    return listing([square_name(square, n) for square in squares])
