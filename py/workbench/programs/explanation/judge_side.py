"""The judge's side of a failing input, as the plain data that `evidence` and `repair` read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import opponent
from workbench.comparison import Comparison
from workbench.comparison.sequences import common_prefix
from workbench.judging import LIST, MOVE, START, Format, Step
from workbench.judging.answer_lines import COUNT_LINE, LIST_LINE, ROW_LINE, numbers_in
from workbench.programs.explanation.explanation import READING

if TYPE_CHECKING:
    from workbench.comparison.align.sides import Side
    from workbench.programs.evidence.judge_steps import JudgeSide, JudgeStep, LaterGame, MoveList

OTHERS = 10  # Further inputs, to recognise a program's board by.
FIRST_TESTS, MORE_TESTS = 30, 200  # To search for a fix with, and to test those found on.
MOST_VERIFIED = 8  # Fixes that are tested further.
MOST_STEPS = 8  # Of a further input.
ENOUGH_MOVES = 5
PARTS = {ROW_LINE: "board", COUNT_LINE: "counts", LIST_LINE: "moves"}


def judge_data(form: Format, text: str, result: Comparison | None, others: list[str]) -> JudgeSide:
    """Returns the judge's side.

    Args:
        form: The format.
        text: The failing input.
        result: How the program's output compares, None if the program did not end.
        others: Further inputs, to recognise the program's board by.
    """
    steps = list(form.run(text))
    followed = _board_steps(form, steps)
    part = difference_part(form, result) if result else ""
    is_others = result and part == "moves" and _lists_other_side(steps, result)
    return {
        "symbols": form.output.symbols,
        "names": square_names(form, steps),
        "steps": followed,
        "others": _further(form, followed, others),
        "part": "" if is_others else part,
        "until": _until(form, text, steps, result.step if result else None),
        "lists": _move_lists(form, text, steps, result, others) if result else [],
        "later": _later_game(form, steps, result.step if result else None),
    }


def _lists_other_side(steps: list[Step], result: Comparison) -> bool:
    """Returns whether the output has the moves of the wrong side."""
    step = steps[result.step] if result.step is not None else None
    if not step or not (step.position and step.turn):
        return False
    moves = step.position.legal_moves(opponent(step.turn))
    return sorted(result.actual.listed) == moves


def _move_lists(
    form: Format, text: str, steps: list[Step], result: Comparison, others: list[str]
) -> list[MoveList]:
    """Returns a list of moves of another input, and the list with the first difference, if any."""
    expected, actual = _listed_moves(result.expected), _listed_moves(result.actual)
    surplus = [move for move in actual if move not in expected]
    unreadable = result.actual.alone or (result.expected.listed and not actual)
    misprinted = bool(surplus or unreadable)
    if not (expected or actual) or (sorted(expected) == sorted(actual) and not misprinted):
        return []
    until = _until(form, text, steps, result.step)
    failing = _move_list(until, expected, actual, misprinted)
    return _further_list(form, others, expected) + [failing]


def _further_list(form: Format, others: list[str], known: list[list[int]]) -> list[MoveList]:
    """Returns the first list of at least two moves, to recognise the program's list by."""
    for text in sorted(others, key=len):
        steps = list(form.run(text))
        for index, step in enumerate(steps):
            moves = [list(move) for move in form.judged.listed(step)]
            if len(moves) > 1 and moves != known:
                return [_move_list(_until(form, text, steps, index), moves, [], False)]
    return []


def _move_list(
    text: str, moves: list[list[int]], actual: list[list[int]], misprinted: bool
) -> MoveList:
    return {"input": text, "moves": moves, "actual": actual, "misprinted": misprinted}


def _listed_moves(side: Side) -> list[list[int]]:
    """Returns the moves of a side as lists of squares."""
    return [list(move) for move in side.moves] or [[square] for square in side.listed]


def _later_game(form: Format, steps: list[Step], last: int | None) -> LaterGame | None:
    """Returns the game with the step `last`, None if it is the first one or no game."""
    starts = [index for index, step in enumerate(steps) if step.kind == START]
    begun = [start for start in starts if last is not None and start <= last]
    if len(begun) < 2 or not form.judged.has_moves:
        return None
    input_of_steps, start = form.inputs.input_of_steps, begun[-1]
    end = next((other for other in starts if other > start), len(steps))
    right = []
    for before in ([], [steps[starts[0]]]):
        whole = input_of_steps(before + steps[start:end])
        output = "".join([step.text for step in form.run(whole)])
        right.append((whole, input_of_steps(before + [steps[start]]), output))
    return {
        "number": len(begun),
        "begun": input_of_steps(steps[: start + 1]),
        "right": right,
    }


def _until(form: Format, text: str, steps: list[Step], last: int | None) -> str:
    return text if last is None else form.inputs.input_of_steps(steps[: last + 1])


def _further(form: Format, followed: list[JudgeStep], others: list[str]) -> list[list[JudgeStep]]:
    """Returns the first steps of a short other input with moves on a board of the same size.

    A copy of the input's board is distinguished from the program's board by a move, and the
    variables that tell the turn or count discs by several.
    """
    found: list[list[JudgeStep]] = []
    for text in sorted(others, key=len):
        steps = _board_steps(form, list(form.run(text)), MOST_STEPS)
        moves = [step for step in steps if step["placed"] is not None]
        if not steps or not followed or len(steps[0]["rows"]) != len(followed[0]["rows"]):
            continue
        if len(moves) >= ENOUGH_MOVES or not form.judged.has_moves:
            return [steps]
        found += [steps] if moves else []
    return found[:1]


def square_names(form: Format, steps: list[Step]) -> list[str]:
    """Returns the problem's names of the squares, none without a board."""
    boards = [step.board for step in steps if step.board]
    return form.judged.square_names(boards[0].n) if boards else []


def board_step_labels(form: Format, steps: list[Step]) -> dict[int, str]:
    """Returns what the steps read that a program's board can be compared after, by their index."""
    kinds = (START, LIST, MOVE) if form.judged.has_moves else (START,)
    found: dict[int, str] = {}
    games = 0
    for index, step in enumerate(steps):
        games += step.kind == START
        if step.kind in kinds:
            request = form.profile.request(step)
            label = f"{READING}{form.judged.noun} {games}"
            found[index] = label if step.kind == START else request
    return found


def _board_steps(form: Format, steps: list[Step], most: int | None = None) -> list[JudgeStep]:
    """Returns the first step after which a program's board can be compared."""
    found: list[JudgeStep] = []
    for index, label in sorted(board_step_labels(form, steps).items())[:most]:
        step = steps[index]
        found.append(
            {
                "label": label,
                "input": form.inputs.input_of_steps(steps[: index + 1]),
                "rows": _rows(form, step),
                "placed": step.move.square if step.move else None,
                "start": step.kind == START,
                "prints": bool(step.text) or form.judged.any_order,
                "to_move": _to_move(form, step),
                "moved": step.move.color if step.move else "",
                "passed": bool(step.move) and _is_after_pass(steps[index - 1], step, label, form),
            }
        )
    return found


def _to_move(form: Format, step: Step) -> str:
    """Returns the side to move, empty if a program may as well have passed already."""
    position, turn = step.position, step.turn
    if not (form.judged.has_moves and position and turn):
        return ""
    if step.move and (not step.move.legal or step.move.color == turn):
        return ""
    return turn if step.kind == LIST or position.can_move(turn) else ""


def _is_after_pass(before: Step, step: Step, label: str, form: Format) -> bool:
    """Returns whether a side had to pass before a move whose text does not name the side."""
    position, turn, move = before.position, before.turn, step.move
    if not (position and turn and move) or label[0] in form.output.symbols:
        return False
    return move.legal and move.color != turn and not position.can_move(turn)


def _rows(form: Format, step: Step) -> list[str]:
    signs = dict(zip(form.judged.signs, form.output.symbols))
    return ["".join([signs[sign] for sign in row]) for row in step.rows]


def difference_part(form: Format, result: Comparison) -> str:
    """Returns what the first difference is in: `board`, `counts`, `moves`, or empty.

    It is `transposed` for a board with rows and columns exchanged.
    It is empty if the texts differ, but not what they say, or if the lines are of different kinds.
    """
    expected, actual = result.expected.text, result.actual.text
    if expected is None or actual is None:
        return ""
    rows = result.expected.rows
    if rows and result.actual.rows == ["".join(column) for column in zip(*rows)] != rows:
        return "transposed"
    kinds = [form.output.answers.kind(line.strip()) for line in (expected, actual)]
    if kinds[0] != kinds[1] or kinds[0] not in PARTS:
        return ""
    if kinds[0] == ROW_LINE or form.judged.any_order:
        normalise = form.profile.normalise
        same = normalise(expected) == normalise(actual)
    else:
        same = sorted(numbers_in(expected)) == sorted(numbers_in(actual))
    return "" if same else PARTS[kinds[0]]


def first_wrong_offset(form: Format, expected: str, actual: str, result: Comparison | None) -> int:
    """Returns the index of the first wrong character of an output.

    It is behind both outputs if all that the program wrote is right. If a line is missing in an
    answer in any order, it is in the last line of that answer.
    """
    if expected.startswith(actual):
        return len(expected)
    if not result or not form.judged.any_order:
        return common_prefix(expected, actual)
    lines, line = actual.splitlines(True), result.actual.line
    if line is None:
        _, answer = result.alignment.board or ((), range(0))
        line = answer.stop if answer else None
    elif lines[:line].count(lines[line - 1]) <= expected.splitlines(True).count(lines[line - 1]):
        line = None  # Another line is missing.
    return sum(map(len, lines[: line - 1])) if line else max(len(expected), len(actual))


def format_texts(form: Format) -> list[str]:
    """Returns the fixed texts that a format prints."""
    return [form.output.no_moves] if form.output.no_moves else []
