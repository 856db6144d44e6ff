"""The judge's side, as plain data."""

from typing import TypedDict

EMPTY, BLACK, WHITE = range(3)  # Indexes into the symbols of a `JudgeSide`.


class JudgeStep(TypedDict):
    """A step of the judge that has a board.

    Attributes:
        label: What the step read, as in `M11`, or `reading game 2`.
        input: An input that ends after this step.
        rows: The board after the step.
        placed: The square of the disc that the step placed, or None.
        start: Whether the step begins a game or a board.
        prints: Whether the judge answers it.
        to_move: The side to move after the step, `black` or `white`. Empty if it does not matter,
            as after a move that leaves that side without one.
        moved: The side that placed the disc, or empty.
        passed: Whether the other side had to pass before it, which the input does not say.
    """

    label: str
    input: str
    rows: list[str]
    placed: int | None
    start: bool
    prints: bool
    to_move: str
    moved: str
    passed: bool


class MoveList(TypedDict):
    """A list of moves that the judge prints.

    Attributes:
        input: An input that ends after the list.
        moves: The moves: the origin and the target, or in Othello the square alone.
        actual: The moves in the program's output, as far as they can be read.
        misprinted: Whether the output contains anything but moves of the judge.
    """

    input: str
    moves: list[list[int]]
    actual: list[list[int]]
    misprinted: bool


class LaterGame(TypedDict):
    """A game after the first one, with the first difference.

    Attributes:
        number: Its number, from 2.
        begun: The input up to its beginning.
        right: Two inputs with it, alone and after a game without moves: each whole, up to its
            beginning, and what the judge prints for the whole.
    """

    number: int
    begun: str
    right: list[tuple[str, str, str]]


class JudgeSide(TypedDict):
    """A run of the judge on a failing input, and on others.

    Attributes:
        symbols: The characters of an empty square and of the two sides.
        names: The name of each square in the words of the problem.
        steps: The steps up to the first difference.
        others: The steps of further inputs, to recognise the board by.
        part: What the first difference is in: `board`, `transposed` (a board with rows and columns
            exchanged), `counts`, `moves`, or empty for other texts.
        until: The input up to the first difference.
        lists: A list of moves of another input, if any, and the one with the first difference.
            Empty if that is in something else.
        later: The game with the first difference, None if it is the first one.
    """

    symbols: str
    names: list[str]
    steps: list[JudgeStep]
    others: list[list[JudgeStep]]
    part: str
    until: str
    lists: list[MoveList]
    later: LaterGame | None


def all_steps(judge: JudgeSide) -> list[list[JudgeStep]]:
    """Returns the steps of all inputs, first those in which the board is more often right."""
    return [*judge["others"], judge["steps"]]
