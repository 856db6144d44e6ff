"""Variables that contradict the judge or the program's own board: whose turn it is, and the counts.

What a variable means is known by its values after the steps of another input and after those of
the failing input before the first contradiction.
"""

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


class _Proof(NamedTuple):
    """What proves a meaning: the fewest values, and the most writings in each step.

    A turn may change for a pass too. A count must be right in the whole other input.
    """

    different: int
    of_each: int
    of_all: int
    writings: int
    everywhere: bool


OF_TURN, OF_COUNT = _Proof(2, 2, 5, 2, False), _Proof(4, 1, 7, 100_000, True)
# Of a count beside that of the other side, which is always right.
BESIDE, OF_PARTNER = _Proof(2, 1, 4, 100_000, False), _Proof(3, 1, 5, 100_000, True)


class WrongValue(NamedTuple):
    """A variable that is wrong after a step of the failing input, and may be written so often."""

    variable: Variable
    value: object
    number: int
    sentence: str
    most_writings: int


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
    return _first_wrong(judge, early, to_move, {}, OF_TURN, TO_MOVE) or _first_wrong(
        judge, runs, moved, names, OF_TURN, MOVED
    )


def wrong_count(
    judge: JudgeSide, runs: Runs, board: ProgramBoard, boards: Runs
) -> WrongValue | None:
    """Returns the first counter of discs that differs from the program's board, None if none does.

    A program may count the discs only when it prints the counts. So only moves are compared, except
    if there is a counter of the other side that is right from the start on.
    """
    states = [
        [_state(board, held, step) for step, held in zip(steps, run)]
        for steps, run in zip(all_steps(judge), boards)
    ]
    each: Meaning = {(int, count): count for count in range(len(judge["names"]) + 1)}
    counts: list[Wanted] = [
        [[state and state.count(sign) for state in run] for run in states]
        for sign in judge["symbols"][1:]
    ]
    for side, wanted, others in zip(SIDES, counts, reversed(counts)):
        about = {"board": board.variable.name, "side": side}
        moves: Wanted = [
            [count if step["placed"] is not None else None for step, count in zip(steps, run)]
            for steps, run in zip(all_steps(judge), wanted)
        ]
        if found := _first_wrong(judge, runs, moves, each, OF_COUNT, COUNT, **about):
            return found
        beside = _first_wrong(judge, runs, wanted, each, BESIDE, COUNT, **about)
        if beside and _has_partner(beside.variable, runs, others, each):
            return beside
    return None


def _has_partner(variable: Variable, runs: Runs, wanted: Wanted, meaning: Meaning) -> bool:
    """Returns whether another variable of the same function always counts the other side."""
    names = {one for run in runs for held in run for one in held}
    others = [one for one in names if one.function == variable.function and one != variable]
    found = [_followed(one, runs, wanted, meaning, OF_PARTNER) for one in others]
    return any(one and one[2] is None for one in found)


def _state(board: ProgramBoard, values: Values, step: JudgeStep) -> str | None:
    """Returns the program's board after a step, None if it is unknown."""
    cells = board.layout.read(values.get(board.variable), len(step["rows"]))
    state = board.text(cells or ())
    return state if state and "?" not in state else None


def _first_wrong(
    judge: JudgeSide,
    runs: Runs,
    wanted: Wanted,
    meaning: Meaning,
    proof: _Proof,
    sentence: str,
    **about: str,
) -> WrongValue | None:
    """Returns the variable that is wrong first.

    Returns None if there is none up to the first difference, or if another variable is right then.
    """
    variables = dict.fromkeys(each for run in runs for held in run for each in held)
    found = {one: _followed(one, runs, wanted, meaning, proof) for one in variables}
    sure = {variable: one for variable, one in found.items() if one}
    wrong = [(at, variable) for variable, (_, _, at) in sure.items() if at is not None]
    if not wrong:
        return None
    number, variable = min(wrong, key=lambda one: one[0])
    step, value, right = judge["steps"][number], runs[-1][number][variable], wanted[-1][number]
    is_late = len(step["input"]) > len(judge["until"])
    if is_late or any(number in rightly for _, rightly, _ in sure.values()):
        return None
    about |= {"label": step["label"], "name": variable.name, "s": "" if right == 1 else "s"}
    text = value if type(value) is str else short(value)
    meant = sure[variable][0][type(value), value]
    said = sentence.format(value=text, meaning=meant, wanted=right, **about)
    return WrongValue(variable, value, number, said, proof.writings * (number + 2))


def _followed(
    variable: Variable, runs: Runs, wanted: Wanted, meaning: Meaning, proof: _Proof
) -> tuple[Meaning, set[int], int | None] | None:
    """Returns what the values of a variable mean, None if that is not known.

    Each input counts up to the first contradiction. Returns the meaning of each value, the steps of
    the failing input in which it is right, and the first one in which it is wrong.
    """
    meaning, seen, wrong = {**meaning}, Counter[object](), None
    for expected, run in zip(wanted, runs):
        if proof.everywhere and wrong is not None:
            return None
        right, wrong = set[int](), None
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
    if len(each) < proof.different or min(each) < proof.of_each or sum(each) < proof.of_all:
        return None
    return meaning, right, wrong
