"""Finds the variable that holds the board, and its state after each of the judge's steps.

The program is run once for each step, on an input that ends after it. So it does not matter when
the program prints.
"""

import io
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any, NamedTuple

from evidence.judge_steps import JudgeSide, JudgeStep, all_steps
from evidence.layouts import ROWS, Cells, Layout, layouts, may_hold_board
from tracing.line_tracing import MAIN, function_name, is_function, run_traced
from tracing.program_run import Stop
from tracing.value_text import attributes

DEEPEST = 2  # Attributes of attributes.
MOST_STEPS = 60  # That are followed.
PLAIN = (int, float, bool, type(None), type(len))


class Variable(NamedTuple):
    """A variable: the function that uses it, and its name with its object, as in `self.board`."""

    function: str
    name: str


class Watch:
    """Notes the last value of each variable that may hold a board, or something else.

    Attributes:
        values: The last such value of each variable.
    """

    def __init__(self, may_hold: Callable[[object], bool] = may_hold_board) -> None:
        self.values: dict[Variable, object] = {}
        self._may_hold = may_hold

    def note(self, frame: FrameType) -> None:
        """Notes the variables of a frame."""
        if is_function(frame):
            function = function_name(frame.f_code)
            for name, value in frame.f_locals.items():
                if type(value) not in PLAIN and not name.startswith("__"):
                    self._note(function, name, value, DEEPEST)

    def note_global(self, frame: FrameType, name: str) -> None:
        """Notes a global variable, which any function may change."""
        self._note(MAIN, name, frame.f_globals.get(name), DEEPEST)

    def _note(self, function: str, name: str, value: object, depth: int) -> None:
        if self._may_hold(value):
            self.values[Variable(function, name)] = value
        elif depth:
            for inner, held in attributes(value).items():
                self._note(function, f"{name}.{inner}", held, depth - 1)


class Following:
    """How a variable follows the judge's board over the steps of an input.

    Attributes:
        states: The board in the judge's symbols after each step that was followed, None if there
            is none; `?` is a value that means nothing known.
        matched: The different boards of the judge that the variable held.
        wrong: The first step after which it differs, None if it never does.
    """

    def __init__(self) -> None:
        self.states: list[str | None] = []
        self.matched: set[str] = set()
        self.wrong: int | None = None


class ProgramBoard(NamedTuple):
    """The variable that holds the board.

    Attributes:
        variable: The variable.
        layout: How it holds the board.
        following: How it follows the judge on the failing input.
        always_right: Whether it is right after all steps of all inputs.
        certain: Whether the meaning of its values is certain: they are the judge's symbols, or
            they were right in more than one position.
        copied: Whether it only ever consists of words of the input.
    """

    variable: Variable
    layout: Layout
    following: Following
    always_right: bool
    certain: bool
    copied: bool


def find_board(code: CodeType, judge: JudgeSide) -> ProgramBoard | None:
    """Returns the variable that follows the judge's board best, None if none does."""
    return best_board([_values(code, steps) for steps in all_steps(judge)], judge)


def best_board(values: list[list[dict[Variable, object]]], judge: JudgeSide) -> ProgramBoard | None:
    """Returns the variable that follows the judge's board best, None if none does.

    `values` are those of the variables after each step of each of the judge's runs.
    """
    runs = all_steps(judge)
    best = None
    best_rank: tuple[int, ...] = ()
    for variable, layout in _candidates(values, len(judge["steps"][0]["rows"])):
        symbols: dict[object, str] = {}
        followed = [
            _follow(variable, layout, symbols, steps, held) for steps, held in zip(runs, values)
        ]
        if not any(following.matched for following in followed):
            continue
        copied = _is_copied(variable, values, runs)
        rank = int(not copied), *_rank(followed, runs, layout)
        if rank > best_rank and _follows_moves(followed, runs):
            right = all(map(_is_right, followed, runs))
            certain = _is_certain(followed, symbols)
            best = ProgramBoard(variable, layout, followed[-1], right, certain, copied)
            best_rank = rank
    return best


def _is_copied(
    variable: Variable, values: list[list[dict[Variable, object]]], runs: list[list[JudgeStep]]
) -> bool:
    """Returns whether a variable consists of words of the input after each step."""
    return all(
        _consists_of_words(held.get(variable, ()), step["input"])
        for steps, run in zip(runs, values)
        for step, held in zip(steps, run)
    )


def _consists_of_words(value: Any, text: str) -> bool:
    words = text.split()
    return type(value) in ROWS and all(type(row) is str and row.strip() in words for row in value)


def find_shared_rows(code: CodeType, step: JudgeStep) -> Variable | None:
    """Returns a variable that seems to be a board but holds one row again and again."""
    watch = Watch()
    run_traced(code, step["input"], lambda written: None, watch.note, watch.note)
    found = (name for name, value in watch.values.items() if _is_one_row(value, len(step["rows"])))
    return next(found, None)


def _is_one_row(value: object, n: int) -> bool:
    if type(value) is not list or len(value) < n or type(value[0]) is not list:
        return False
    return len(value[0]) >= n and all(row is value[0] for row in value)


def _values(code: CodeType, steps: list[JudgeStep]) -> list[dict[Variable, object]]:
    """Returns the variables after each step, up to the step that the program crashes in or skips.

    A program that crashes after its first step too does so at the end of every input.
    """
    found: list[dict[Variable, object]] = []
    always_crashes, before = False, ""
    for step in steps[:MOST_STEPS]:
        watch, output = Watch(), io.StringIO()
        error = run_traced(code, step["input"], output.write, watch.note, watch.note)
        if step["prints"] and output.getvalue() == before:
            break  # Nothing shows that the program has come to this step.
        before = output.getvalue()
        if not found:
            always_crashes = error is not None
        if isinstance(error, Stop) or (error and not always_crashes):
            break
        found.append(
            {
                name: value
                for name, value in watch.values.items()
                if not _is_text(value, step["input"])
            }
        )
    return found


def _is_text(value: object, text: str) -> bool:
    """Returns whether a value is the whole input, which in Board Silly begins with a board."""
    return type(value) is str and value.strip() == text.strip()


def _candidates(
    values: list[list[dict[Variable, object]]], n: int
) -> Iterator[tuple[Variable, Layout]]:
    """Yields each variable with each layout that it can have."""
    first = {}
    for held in reversed([one for run in values for one in run]):
        first.update(held)
    for variable, value in first.items():
        for layout in layouts(value, n):
            yield variable, layout


def _follow(
    variable: Variable,
    layout: Layout,
    symbols: dict[object, str],
    steps: list[JudgeStep],
    values: list[dict[Variable, object]],
) -> Following:
    """Reads a variable after each step; `symbols` collects the meaning of its values."""
    following = Following()
    for number, (step, held) in enumerate(zip(steps, values)):
        expected = "".join(step["rows"])
        cells = layout.read(held.get(variable), len(step["rows"]))
        if cells is not None and _agree(cells, expected, symbols):
            symbols.update(zip(cells, expected))
            following.matched.add(expected)
        elif following.wrong is None:
            following.wrong = number
        state = cells and "".join([symbols.get(cell, "?") for cell in cells])
        following.states.append(state or None)
    return following


def _agree(cells: Cells, expected: str, symbols: dict[object, str]) -> bool:
    """Returns whether values and the judge's symbols correspond one to one."""
    pairs = {*zip(cells, expected), *symbols.items()}
    return len(pairs) == len({cell for cell, _ in pairs}) == len({sign for _, sign in pairs})


def _rank(
    followed: list[Following], runs: list[list[JudgeStep]], layout: Layout
) -> tuple[int, int, int]:
    """Returns how well a variable follows: by matches, then by the squares first wrong."""
    matched = sum(len(following.matched) for following in followed)
    wrong = sum(
        _differences(following.states[following.wrong], steps[following.wrong])
        for following, steps in zip(followed, runs)
        if following.wrong is not None
    )
    return matched, -wrong, -int(layout.transposed)


def _is_right(following: Following, steps: list[JudgeStep]) -> bool:
    """Returns whether a variable is right after every step, and every step was followed."""
    return following.wrong is None and len(following.states) == len(steps)


def _is_certain(followed: list[Following], symbols: dict[object, str]) -> bool:
    """Returns whether the meaning of a variable's values is certain; see ProgramBoard."""
    if all(value == symbol for value, symbol in symbols.items()):
        return True
    return len(set().union(*[following.matched for following in followed])) > 1


def _differences(state: str | None, step: JudgeStep) -> int:
    expected = "".join(step["rows"])
    if state is None:
        return len(expected)
    return sum(one != other for one, other in zip(state, expected))


def _follows_moves(followed: list[Following], runs: list[list[JudgeStep]]) -> bool:
    """Returns whether a variable changes with moves, so that it is not a copy of the input."""
    for following, steps in zip(followed, runs):
        states = following.states
        for step, before, after in zip(steps[1:], states, states[1:]):
            if step["placed"] is not None:
                return before != after
    return True
