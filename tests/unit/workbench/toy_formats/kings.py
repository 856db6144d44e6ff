"""A format that lists the moves of the kings of X to empty squares beside them, in any order.

Squares are named row first.
"""

from collections.abc import Iterator
from typing import Any

from text.reader import Reader
from unit.workbench.toy_formats.noughts.cases import Lines
from unit.workbench.toy_formats.noughts.judge import Grid, grid_of
from unit.workbench.toy_formats.undetected import NEVER, inputs
from workbench.comparison.whitespace import squeezed
from workbench.inputs.rng import Rng
from workbench.judging import LIST, START, Format, FormatNames, ListedMoves, PrintedOutput, Step
from workbench.judging.answer_lines import GAP_LINE, LIST_LINE, AnswerLines
from workbench.judging.feature import BOARDS, MOVES, Feature
from workbench.judging.judged_game import MOVE_LISTS, JudgedGame
from workbench.judging.profile import FormatProfile

KING_SIGNS, KING_ROWS, NO_KING = ".XO", 5, "stuck"


def king_square(square: int, n: int) -> str:
    return "abcde"[square // n] + str(square % n + 1)


def _king_steps(reader: Reader) -> Iterator[Step]:
    gap = ""
    while reader.peek():
        rows = reader.rows(KING_ROWS, KING_SIGNS)
        grid = Grid("".join([row.text for row in rows]))
        moves = [(at, to) for at in range(25) for to in range(25) if _steps_to(grid.cells, at, to)]
        board: dict[str, Any] = {"board": grid, "turn": "X"}
        whole, listed = (rows[0], rows[-1]), {**board, "moves": ListedMoves(jumps=moves)}
        yield Step(START, whole, gap, lambda: "A board is read.", **listed)
        for jump in moves:
            text = ">".join([king_square(at, 5) for at in jump]) + "\n"
            row, listed["moves"] = rows[jump[0] // 5], ListedMoves(jump=jump)
            yield Step(LIST, (row, row), text, lambda: "A move is listed.", **listed)
        if not moves:
            yield Step(LIST, whole, NO_KING + "\n", lambda: "No king moves.", **board)
        gap = "\n"


def _steps_to(cells: str, at: int, to: int) -> bool:
    """Returns whether a king is on one square, and the other is empty and beside it."""
    beside = max(abs(at // 5 - to // 5), abs(at % 5 - to % 5)) == 1
    return beside and cells[at] == "X" and cells[to] == "."


def _one_king(rng: Rng) -> Lines:
    return Lines(Grid("".join(rng.shuffled("X" + 24 * "."))).rows())


KINGS = Format(
    FormatNames("kings", "kings", "kings", "X moves first"),
    beginning=NEVER,
    steps=_king_steps,
    judged=JudgedGame(KING_SIGNS, king_square, lists=MOVE_LISTS, has_moves=False),
    output=PrintedOutput(
        KING_SIGNS,
        AnswerLines(lambda text: LIST_LINE, lambda kind, before, rows: before[-1] == GAP_LINE),
        NO_KING,
    ),
    profile=FormatProfile(
        between="between two boards",
        normalise=lambda line: [squeezed(line.lower())] if squeezed(line) else [],
        place=lambda expected, index, offset: f"the kings of board {expected.game_number(index)}",
    ),
    inputs=inputs(
        lambda steps: [Lines(grid_of(step).rows()) for step in steps if step.kind == START],
        Feature("one-king", BOARDS, "has one king", _one_king),
        Feature(
            "walled",
            MOVES,
            "has a king who cannot move",
            lambda rng: Lines(["XO...", "OO...", *3 * ["....."]]),
            condition=lambda steps, at: steps[at].kind == LIST and steps[at].jump is None,
        ),
    ),
)
