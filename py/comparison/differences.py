"""Makes the result of a walk: both sides of the first difference, and what to say of it."""

from boardsilly import Board
from comparison.blanks import is_blank
from comparison.board_readings import board_reading
from comparison.kinds import SAME, kind_of, spacings
from comparison.readings import reading
from comparison.result import Comparison
from comparison.sides import Side, differing_squares, fill, read_moves
from comparison.verdicts import verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.outputs import Outputs


def judged(outputs: "Outputs") -> Comparison:
    """Returns the comparison of two outputs whose walk has ended, all but the guess."""
    found = spacings(outputs)
    result = Comparison(kind_of(outputs), [spacing.sentence(outputs.form) for spacing in found])
    if outputs.walk.board:
        _set_boards(outputs, result)
    elif result.kind not in SAME:
        _set_lines(outputs, result)
    elif found:
        _set_sides(outputs, result, found[0].judge_line - 1, found[0].line - 1)
    elif outputs.walk.reordered is not None:
        _set_sides(outputs, result, None, outputs.walk.reordered)
    result.verdict = verdict(outputs, result)
    return result


def _set_sides(
    outputs: "Outputs", result: Comparison, judge: "int | None", yours: "int | None"
) -> None:
    """Sets the two lines, counted from 0, of which either may be none or after the last."""
    lines = outputs.printed.lines
    if judge is not None and judge < len(lines):
        result.judge = Side(judge + 1, lines[judge])
        result.step = outputs.printed.step_of(judge)
    if yours is not None and yours < len(outputs.pasted.lines):
        result.yours = Side(yours + 1, outputs.pasted.shown(yours))


def _set_lines(outputs: "Outputs", result: Comparison) -> None:
    """Sets the sides of the line where the outputs part."""
    j, y = outputs.walk.j, _with_text(outputs)
    _set_sides(outputs, result, j, y)
    if not outputs.steps:
        return
    result.step = outputs.printed.step_of(j)
    step = outputs.steps[result.step]
    first = max(y - j + outputs.printed.line_of(result.step), 0)
    below = outputs.pasted.lines[first : first + step.text.count("\n")]
    fill(outputs.form, step, result.judge, result.yours, below)
    before = outputs.steps[result.step - 1] if result.step else None
    result.reading = reading(before, step, result.judge, result.yours)
    result.squares = differing_squares(result.judge, result.yours)


def _with_text(outputs: "Outputs") -> int:
    """Returns the line of yours where they part, with text if the judge's output is over."""
    walk = outputs.walk
    y = walk.y
    while walk.j == len(walk.judge) and y < len(walk.yours) and is_blank(walk.yours[y]):
        y += 1
    return y


def _set_boards(outputs: "Outputs", result: Comparison) -> None:
    """Sets the sides of the Board Silly board where the outputs part."""
    walk, printed, yours = outputs.walk, outputs.printed, outputs.pasted.lines
    first_missing = walk.missing[0] if walk.missing else None
    _set_sides(outputs, result, first_missing, walk.extra[0] if walk.extra else None)
    start = printed.start_before(printed.step_of(walk.board[0]))
    if result.step is None:
        result.step = start
    board, player = outputs.steps[start].position, outputs.steps[start].turn
    assert isinstance(board, Board) and player is not None
    result.judge.alone = [printed.lines[index] for index in walk.missing]
    result.yours.alone = [yours[index] for index in walk.extra]
    result.judge.rows = result.yours.rows = board.rows()
    result.judge.moves = board.moves(player)
    missing, extra = read_moves(result.judge.alone), read_moves(result.yours.alone)
    result.yours.moves = [move for move in result.judge.moves if move not in missing] + extra
    result.reading = board_reading(board, player, missing, extra)
    result.squares = differing_squares(result.judge, result.yours)
