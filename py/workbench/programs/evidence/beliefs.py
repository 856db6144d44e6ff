"""Variables that contradict the judge or the program's own board: whose turn it is, and the counts.

What a turn means is known by its values after the steps of another input and after those of the
failing input before the first contradiction. A count is what is printed as one.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from workbench.programs.evidence.board_finder import ProgramBoard
from workbench.programs.evidence.judge_steps import JudgeSide, JudgeStep, all_steps
from workbench.programs.tracing.events import Variable
from workbench.programs.tracing.value_text import short

Values = dict[Variable, object]
Runs = list[list[Values]]  # For each input, the variables after each of its steps.
Wanted = list[list[object]]  # The same for a meaning, None where it is unknown.
Meaning = dict[tuple[type, object], object]  # Of a value, which is known by its type too.

LONGEST = 20  # Characters of a text.
MOST_MEMBERS = 4  # Of a list or a dictionary.
MEMBER = "["  # In the name of a variable that is a member.
SIDES = ("black", "white")
TURN = "After {label} your `{name}` is {value}"
TO_MOVE = TURN + " as on {meaning}'s turns, but it is {wanted}'s turn."
MOVED = TURN + " as after {meaning}'s moves, but {wanted} made this one."
COUNT = TURN + ", but your `{board}` has {wanted} {side} disc{s}."


# What proves the meaning of a turn: the fewest sides, and values of each and of both.
SIDES_SEEN, OF_EACH, OF_ALL = 2, 2, 5
WRITINGS = 2  # Of a turn in each step; it may change for a pass too.
FEWEST_COUNTS = 3  # Different numbers that prove what a variable counts.


class WrongValue(NamedTuple):
    """A variable that is wrong after a step of the failing input.

    Attributes:
        most_writings: How often it may be written, None if that does not matter.
    """

    variable: Variable
    value: object
    number: int
    sentence: str
    most_writings: int | None = None


def simple_values(values: Values, parameters: set[Variable]) -> Values:
    """Returns the variables with simple values, without those that are only parameters.

    The members of small lists and dictionaries count as variables, as in `a['x']`.
    """
    known = {variable: one for variable, one in values.items() if variable not in parameters}
    for variable, value in [*known.items()]:
        kind = type(value)
        if kind in (list, dict) and len(value) <= MOST_MEMBERS:  # type: ignore[arg-type]
            pairs: Iterable[Any] = value.items() if kind is dict else enumerate(value)  # type: ignore
            for key, one in pairs:
                known[variable._replace(name=f"{variable.name}[{short(key)}]")] = one
    return {
        variable: value
        for variable, value in known.items()
        if type(value) in (int, bool) or (type(value) is str and len(value) <= LONGEST)
    }


def wrong_turn(judge: JudgeSide, runs: Runs, symbols: dict[object, str]) -> WrongValue | None:
    """Returns the first wrong turn of a variable, None if nothing is certain.

    Without passes the side to move is always the opponent of the side that has moved. So a
    variable tells the side to move only if it does so before the first move, and the side that has
    moved only if it names the side as the board or the judge does.
    """
    sides: dict[object, str] = dict(zip(judge["symbols"][1:], SIDES))
    sides |= {value: sides[sign] for value, sign in symbols.items() if sign in sides}
    names: Meaning = {(type(value), value): side for value, side in sides.items()}
    to_move: Wanted = [[step["to_move"] or None for step in run] for run in all_steps(judge)]
    moved: Wanted = [[step["moved"] or None for step in run] for run in all_steps(judge)]
    first = {variable for run in runs for held in run[:1] for variable in held}
    early = [[{one: held[one] for one in held if one in first} for held in run] for run in runs]
    return _first_wrong(judge, early, to_move, {}, TO_MOVE) or _first_wrong(
        judge, runs, moved, names, MOVED
    )


def wrong_count(
    judge: JudgeSide, runs: Runs, outputs: list[list[str]], board: ProgramBoard, boards: Runs
) -> WrongValue | None:
    """Returns the first counter of discs that differs from the program's board, None if none does.

    A counter always has the number that is printed in one place after a move. The number in the
    other place must be right when it is wrong, as the program may exchange the two.

    Args:
        judge: The judge's side.
        runs: The variables that may be counters.
        outputs: What is printed until the end of each step.
        board: The program's board.
        boards: All variables.
    """
    printed = [
        [_counts(text) if step["placed"] is not None else None for step, text in zip(*run)]
        for run in zip(all_steps(judge), outputs)
    ]
    for number, (step, held, counts) in enumerate(zip(judge["steps"], boards[-1], printed[-1])):
        state = _state(board, held, step)
        if not counts or not state or len(step["input"]) > len(judge["until"]):
            continue
        right = [state.count(sign) for sign in judge["symbols"][1:]]
        wrong = [at for at, count in enumerate(counts) if count != right[at]]
        variable = _counter(runs, printed, wrong[0]) if len(wrong) == 1 else None
        if variable:
            return WrongValue(
                variable,
                counts[wrong[0]],
                number,
                COUNT.format(
                    label=step["label"],
                    name=variable.name,
                    value=counts[wrong[0]],
                    board=board.variable.name,
                    wanted=right[wrong[0]],
                    side=SIDES[wrong[0]],
                    s="" if right[wrong[0]] == 1 else "s",
                ),
            )
        if wrong:
            return None
    return None


def _counts(output: str) -> list[int] | None:
    """Returns the numbers in the last line of an output, None if they are not two."""
    numbers = re.findall(r"-?\d+", output.strip().rpartition("\n")[2])
    return [*map(int, numbers)] if len(numbers) == len(SIDES) else None


def _counter(runs: Runs, printed: list[list[list[int] | None]], place: int) -> Variable | None:
    """Returns a variable that always has the number that is printed in a place."""
    known = [
        (held, counts[place])
        for run, texts in zip(runs, printed)
        for held, counts in zip(run, texts)
        if counts
    ]
    if len({count for _, count in known}) < FEWEST_COUNTS:
        return None
    variables = known[0][0]
    for one in variables:
        if all(type(held.get(one)) is int and held[one] == count for held, count in known):
            return one
    return None


def _state(board: ProgramBoard, values: Values, step: JudgeStep) -> str | None:
    """Returns the program's board after a step, None if it is unknown."""
    cells = board.layout.read(values.get(board.variable), len(step["rows"]))
    state = board.text(cells or ())
    return state if state and "?" not in state else None


def _first_wrong(
    judge: JudgeSide, runs: Runs, wanted: Wanted, meaning: Meaning, sentence: str
) -> WrongValue | None:
    """Returns the variable that is wrong first.

    Returns None if there is none up to the first difference, or if another variable is right then.
    """
    variables = dict.fromkeys(each for run in runs for held in run for each in held)
    found = {one: _followed(one, runs, wanted, meaning) for one in variables}
    sure = {variable: one for variable, one in found.items() if one}
    wrong = [(at, variable) for variable, (_, _, at) in sure.items() if at is not None]
    if not wrong:
        return None
    number, variable = min(wrong, key=lambda one: one[0])
    step, value, right = judge["steps"][number], runs[-1][number][variable], wanted[-1][number]
    is_late = len(step["input"]) > len(judge["until"])
    if is_late or any(number in rightly for _, rightly, _ in sure.values()):
        return None
    said = sentence.format(
        label=step["label"],
        name=variable.name,
        value=value if type(value) is str else short(value),
        meaning=sure[variable][0][type(value), value],
        wanted=right,
    )
    return WrongValue(variable, value, number, said, WRITINGS * (number + 2))


def _followed(
    variable: Variable, runs: Runs, wanted: Wanted, meaning: Meaning
) -> tuple[Meaning, set[int], int | None] | None:
    """Returns what the values of a variable mean, None if that is not known.

    Each input counts up to the first contradiction. Returns the meaning of each value, the steps of
    the failing input in which it is right, and the first one in which it is wrong.
    """
    meaning, seen = {**meaning}, Counter[object]()
    right, wrong = set[int](), None
    for expected, run in zip(wanted, runs):
        right, wrong = set(), None
        for number, (one, held) in enumerate(zip(expected, run)):
            if one is None or variable not in held:
                continue
            key = type(held[variable]), held[variable]
            if key not in meaning and one not in meaning.values():
                meaning[key] = one
            if key not in meaning:
                return None
            if meaning[key] != one:
                wrong = number
                break
            seen[one] += 1
            right.add(number)
    each = seen.values()
    if len(each) < SIDES_SEEN or min(each) < OF_EACH or sum(each) < OF_ALL:
        return None
    return meaning, right, wrong
