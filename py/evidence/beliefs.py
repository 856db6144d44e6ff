"""Variables that contradict the judge or the program's own board: whose turn it is, and the counts.

What a variable means is known by its values after the steps of another input and after those of
the failing input before the first contradiction.
"""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from evidence.judge_steps import JudgeSide, JudgeStep, all_steps
from tracing.events import Variable
from tracing.value_text import short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from evidence.board_finder import ProgramBoard

    Values = dict[Variable, object]
    Runs = list[list[Values]]  # For each input, the variables after each of its steps.
    Wanted = list[list[object]]  # The same for a meaning, None where it is unknown.
    Meaning = dict[tuple[type, object], object]  # Of a value, which is known by its type too.

SIMPLE = (int, str, bool)
LONGEST = 20  # Characters of a text.
MOST_ITEMS = 4  # Of a collection of counters.
FEWEST_TURNS, FEWEST_OF_A_SIDE = 5, 2
FEWEST_COUNTS, FEWEST_OF_A_PAIR, FEWEST_OF_BOTH = 4, 2, 5  # Different ones.
FEWEST_EQUAL = 7  # Equal counts of a variable alone.
MOST_BOUND = 4  # Names in a statement that binds two counters, with `self` and "" for a tuple.
WRITINGS = 2  # Of a variable that tells the turn, for each step: it may change for a pass too.
MOST_WRITINGS = 1_000_000  # Of a counter.
SIDES = ("black", "white")
TURNS = {
    "to_move": "After {} your `{}` is {} as on {}'s turns, but it is {}'s turn.",
    "moved": "After {} your `{}` is {} as after {}'s moves, but {} made this one.",
}
COUNT = "After {} your `{}` is {}, but your `{}` has {} {} disc{}."


class WrongValue(NamedTuple):
    """A variable that is wrong after a step.

    Attributes:
        variable: The variable.
        value: Its wrong value.
        step: The step of the failing input.
        sentence: What is wrong.
        most_writings: How often it may have been written until then. If it was written more often,
            it is not what it seems to be.
    """

    variable: Variable
    value: object
    step: JudgeStep
    sentence: str
    most_writings: int


def simple_values(values: Values, parameters: set[Variable]) -> Values:
    """Returns the variables, attributes and items of short collections that have simple values.

    Those that are only parameters are left out.
    """
    found: Values = {}
    for variable, value in values.items():
        if variable in parameters:
            continue
        for name, one in _with_items(variable.name, value):
            if type(one) in SIMPLE and (type(one) is not str or len(one) <= LONGEST):
                found[Variable(variable.function, name)] = one
    return found


def _with_items(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if type(value) in (list, tuple, dict) and len(value) <= MOST_ITEMS:
        pairs = value.items() if type(value) is dict else enumerate(value)
        yield from ((f"{name}[{short(key)}]", one) for key, one in pairs)
    yield name, value


def wrong_turn(judge: JudgeSide, runs: Runs, symbols: dict[object, str]) -> WrongValue | None:
    """Returns the first wrong turn of a variable, None if nothing is certain.

    Without passes the side to move is always the other one than the side that has moved. So a
    variable tells the side to move only if it does so before the first move, and the side that has
    moved only if it names the side as the board or the judge does.

    Args:
        judge: The judge's steps.
        runs: The simple values after them.
        symbols: The judge's symbol for each value of a square of the program's board.
    """
    names: dict[object, str] = dict(zip(judge["symbols"][1:], SIDES))
    names |= {value: names[sign] for value, sign in symbols.items() if sign in names}
    first = {variable for run in runs for held in run[:1] for variable in held}
    accepted: dict[str, Callable[[Variable, Meaning], bool]] = {
        "to_move": lambda variable, meaning: variable in first,
        "moved": lambda variable, meaning: all(
            names.get(value) == side for (_, value), side in meaning.items()
        ),
    }
    for role, is_role in accepted.items():
        wanted: Wanted = [[step[role] or None for step in run] for run in all_steps(judge)]  # type: ignore[literal-required]
        followed = _followed(wanted, runs, judge)
        fitting = {name: one for name, one in followed.items() if is_role(name, one.meaning)}
        found = _first_wrong(fitting, runs, judge)
        if found:
            variable, value, number = found
            step, text = judge["steps"][number], value if type(value) is str else short(value)
            sides = followed[variable].meaning[type(value), value], wanted[-1][number]
            said = TURNS[role].format(step["label"], variable.name, text, *sides)
            return WrongValue(variable, value, step, said, WRITINGS * (number + 2))
    return None


def wrong_count(
    judge: JudgeSide, runs: Runs, board: ProgramBoard, boards: Runs, program: str
) -> WrongValue | None:
    """Returns the first counter of discs that differs from the program's board, None if none does.

    Only moves are compared: a program may count the discs when it prints the counts.

    Args:
        judge: The judge's steps.
        runs: The simple values after them.
        board: The program's board.
        boards: The variables with their collections after the steps.
        program: The source.
    """
    states = [
        [_state(board, held, step) for step, held in zip(steps, run)]
        for steps, run in zip(all_steps(judge), boards)
    ]
    wanted: list[Wanted] = [
        [[state and state.count(sign) for state in run] for run in states]
        for sign in judge["symbols"][1:]
    ]
    black, white = [_followed(one, runs, judge) for one in wanted]
    together = _bound_together(program)
    for one, counter in black.items():
        for other, another in white.items():
            if _is_pair(one, other, together) and _count_together(counter, another):
                counter.is_sure = another.is_sure = True
    for side, counters, counts in zip(SIDES, (black, white), wanted):
        found = _first_wrong(counters, runs, judge)
        if found:
            variable, value, number = found
            step, count = judge["steps"][number], counts[-1][number]
            held = board.variable.name, count, side, "" if count == 1 else "s"
            said = COUNT.format(step["label"], variable.name, short(value), *held)
            return WrongValue(variable, value, step, said, MOST_WRITINGS)
    return None


def _bound_together(program: str) -> list[set[str]]:
    """Returns the names that one statement binds, as in `black = white = 2`."""
    return [
        {getattr(one, "attr", getattr(one, "id", "")) for one in ast.walk(ast.Tuple(node.targets))}
        for node in ast.walk(ast.parse(program))
        if isinstance(node, ast.Assign)
    ]


def _count_together(one: _Followed, other: _Followed) -> bool:
    """Returns whether two variables are known to count the discs of the two sides."""
    each = len(one.seen), len(other.seen)
    is_begun = one.is_right_at_first and other.is_right_at_first
    return is_begun and min(each) >= FEWEST_OF_A_PAIR and sum(each) >= FEWEST_OF_BOTH


def _is_pair(one: Variable, other: Variable, together: list[set[str]]) -> bool:
    """Returns whether two variables are items of one collection, or bound together."""
    if one.function != other.function or one == other:
        return False
    if one.name.endswith("]") and other.name.endswith("]"):
        return one.name.partition("[")[0] == other.name.partition("[")[0]
    names = {one.name.rpartition(".")[2], other.name.rpartition(".")[2]}
    return any(names <= bound and len(bound) <= MOST_BOUND for bound in together)


def _state(board: ProgramBoard, values: Values, step: JudgeStep) -> str | None:
    """Returns the program's board after a start or a move, None if it is unknown."""
    if step["placed"] is None and not step["start"]:
        return None
    cells = board.layout.read(values.get(board.variable), len(step["rows"]))
    state = "".join([board.symbols.get(cell, "?") for cell in cells or ()])
    return state if state and "?" not in state else None


def _followed(wanted: Wanted, runs: Runs, judge: JudgeSide) -> dict[Variable, _Followed]:
    variables = dict.fromkeys(each for run in runs for held in run for each in held)
    steps = all_steps(judge)
    return {variable: _Followed(wanted, runs, steps, variable) for variable in variables}


def _first_wrong(
    followed: dict[Variable, _Followed], runs: Runs, judge: JudgeSide
) -> tuple[Variable, object, int] | None:
    """Returns the variable that is wrong first, with its value and the step.

    Returns None if there is none up to the first difference, or if another variable is right then.
    """
    sure = {variable: one for variable, one in followed.items() if one.is_sure}
    wrong = [(one.wrong, variable) for variable, one in sure.items() if one.wrong is not None]
    if not wrong:
        return None
    number, variable = min(wrong, key=lambda one: one[0])
    is_late = len(judge["steps"][number]["input"]) > len(judge["until"])
    if is_late or any(number in one.right for one in sure.values()):
        return None
    return variable, runs[-1][number][variable], number


class _Followed:
    """How the values of a variable correspond to what they should mean.

    Each input counts up to the first contradiction.

    Attributes:
        meaning: The meaning of each value.
        seen: The meanings that the variable had.
        right: The steps of the failing input after which it agrees with them.
        wrong: The first step of the failing input after which it contradicts them, None if none.
        is_sure: Whether they suffice to know what the variable means.
        is_right_at_first: Whether it is right after the first step of each input.
    """

    def __init__(
        self, wanted: Wanted, runs: Runs, steps: list[list[JudgeStep]], variable: Variable
    ) -> None:
        self.meaning: Meaning = {}
        self.seen: Counter[object] = Counter()
        self.right: set[int] = set()
        self.wrong: int | None = None
        self.is_sure = False
        self.is_right_at_first = all(
            run and run[0].get(variable) == expected[0] for expected, run in zip(wanted, runs)
        )
        is_known = True
        for expected, run, of_run in zip(wanted, runs, steps):
            is_failing = run is runs[-1]
            for number, (one, held, step) in enumerate(zip(expected, run, of_run)):
                if one is None or variable not in held:
                    continue
                value, is_count = held[variable], type(one) is int
                if self._agrees(value, one):
                    self.seen[one] += 1
                    self.right |= {number} if is_failing else set()
                elif (type(value), value) not in self.meaning and not (
                    is_count and type(value) is int
                ):
                    return  # It has no meaning.
                elif not (is_count and step["start"]):
                    self.wrong = number if is_failing else None
                    is_known &= is_failing or not is_count
                    break
        self.is_sure = is_known and _is_enough(self.seen)

    def _agrees(self, value: object, meaning: object) -> bool:
        """Notes a value. Returns whether it agrees with those before."""
        key = type(value), value
        if type(meaning) is int:
            return key == (int, meaning)
        if key not in self.meaning and meaning not in self.meaning.values():
            self.meaning[key] = meaning
        return self.meaning.get(key) == meaning


def _is_enough(seen: Counter[object]) -> bool:
    """Returns whether the meanings seen suffice to know what a variable means."""
    if any(type(one) is int for one in seen):
        return len(seen) >= FEWEST_COUNTS and sum(seen.values()) >= FEWEST_EQUAL
    each = seen.values()
    return len(seen) == len(SIDES) and min(each) >= FEWEST_OF_A_SIDE and sum(each) >= FEWEST_TURNS
