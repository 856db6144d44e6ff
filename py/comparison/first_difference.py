"""Makes the result of a pairing: both sides of the first difference, and what to say of it."""

from comparison.align.outputs import Outputs
from comparison.align.sides import Side, differing_squares, fill, read_moves
from comparison.diagnose import kinds
from comparison.diagnose.board_details import alone, board_reading
from comparison.diagnose.details import reading
from comparison.diagnose.kinds import AGREEING, kind_of, unmatched
from comparison.findings import Comparison
from comparison.formats import profile_of
from comparison.verdict_text import verdict
from comparison.whitespace import is_blank, squeezed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from comparison.align.sides import Meant


def judged(outputs: Outputs) -> Comparison:
    """Returns the comparison of two outputs, all but the guess.

    Their first difference and those in white space have to be known.
    """
    found = outputs.spacings
    between = profile_of(outputs.form).between
    result = Comparison(kind_of(outputs), [spacing.sentence(between) for spacing in found])
    result.outputs = outputs
    if result.kind not in AGREEING:
        (_set_boards if _is_of_board(outputs) else _set_lines)(outputs, result)
    elif found:
        _set_sides(outputs, result, found[0].judge_line - 1, found[0].line - 1)
    elif outputs.pairing.reordered is not None:
        _set_sides(outputs, result, None, outputs.pairing.reordered)
    result.verdict = verdict(outputs, result)
    return result


def _set_sides(outputs: Outputs, result: Comparison, judge: int | None, yours: int | None) -> None:
    """Sets the two lines, counted from 0, of which either may be none or after the last."""
    lines = outputs.printed.lines
    if judge is not None and judge < len(lines):
        result.judge = Side(judge + 1, lines[judge])
        result.step = outputs.printed.step_of(judge)
    if yours is not None and yours < len(outputs.pasted.lines):
        result.yours = Side(yours + 1, outputs.pasted.shown(yours))


def _set_lines(outputs: Outputs, result: Comparison) -> None:
    """Sets the sides of the line where the outputs part."""
    first = outputs.pairing.pairs.first
    assert first
    _set_sides(
        outputs,
        result,
        first.judge if first.lines else None,
        first.yours if first.your_lines else None,
    )
    if not outputs.steps:
        return
    result.step = outputs.printed.step_of(_with_text(outputs.printed.lines, first.judge))
    if result.kind in (kinds.EXTRA, kinds.LONG):
        return
    step = outputs.steps[result.step]
    meant = profile_of(outputs.form).meant
    result.yours.meant = "".join(meant(outputs.your_text(first)))
    fill(outputs, result.step, result.judge, result.yours, meant)
    before = outputs.steps[result.step - 1] if result.step else None
    result.reading = reading(outputs.form, before, step, result.judge, result.yours)
    result.squares = differing_squares(result.judge, result.yours)


def _with_text(lines: list[str], start: int) -> int:
    """Returns the first line with text from a line on, that line if there is none."""
    return next((at for at in range(start, len(lines)) if not is_blank(lines[at])), start)


def _is_of_board(outputs: Outputs) -> bool:
    """Returns whether the outputs part at a Board Silly board of the judge's."""
    first = outputs.pairing.pairs.first
    alone = first is not None and first.lines > 0 and len(outputs.form.orders) > 0
    return alone or outputs.pairing.board is not None


def _set_boards(outputs: Outputs, result: Comparison) -> None:
    """Sets the sides of the Board Silly board where the outputs part."""
    pairing, printed, yours = outputs.pairing, outputs.printed, outputs.pasted.lines
    missing, extra = unmatched(outputs)
    lines = pairing.board[0] if pairing.board else range(pairing.j, pairing.j + 1)
    start = printed.start_before(printed.step_of(lines[0]))
    board, player = outputs.steps[start].board, outputs.steps[start].turn
    assert board and player
    moves = board.moves(player)
    if not pairing.board:
        missing = list(range(pairing.j, pairing.j + (len(moves) or 1)))
    _set_sides(outputs, result, missing[0] if missing else None, extra[0] if extra else None)
    if result.step is None:
        result.step = start
    meant = profile_of(outputs.form).meant
    lacking = [printed.lines[index] for index in missing]
    _set_alone(result, lacking, [yours[index] for index in extra], meant)
    result.judge.rows = result.yours.rows = board.rows()
    result.judge.moves = moves
    left_out = read_moves(result.judge.alone)
    kept = [move for move in moves if move not in left_out]
    others = [text for line in result.yours.alone for text in meant(line)]
    result.yours.moves = kept + read_moves(others)
    if pairing.board:
        listed = [printed.lines[index] for index in lines]
        your_lines = [yours[index] for index in pairing.board[1]]
        result.reading = board_reading(board, player, listed, your_lines, meant)
    result.squares = differing_squares(result.judge, result.yours)


def _set_alone(result: Comparison, missing: list[str], extra: list[str], meant: "Meant") -> None:
    """Sets the lines of either side of which the other has none that means the same."""
    waiting = [squeezed(line) for line in missing]
    for line in extra:
        texts = meant(line)
        if alone(texts, waiting):
            result.yours.alone.append(line)
        waiting = alone(waiting, texts)
    result.judge.alone = [line for line in missing if squeezed(line) in waiting]
