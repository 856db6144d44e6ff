"""What a traced run did."""

from itertools import accumulate
from typing import Any, NamedTuple

from workbench.programs.tracing.slip_recorder import SlipRecorder

MAIN = "the main program"
# Kinds of events on the squares of a board.
BORN, BOUND, READ, WROTE, TESTED, LOOPED = "born", "bound", "read", "wrote", "tested", "looped"
# What may be done to a character of the output besides; ENDED or RUNNING if it never came.
COLLECTED, ENDED, RUNNING = "collected", "ended", "running"


class CodePlace(NamedTuple):
    """A line of the program and the function that it belongs to."""

    line: int
    function: str


Stack = tuple[CodePlace, ...]  # The code place and those of its callers, the innermost first.


def within(function: str) -> str:
    """Returns a function behind a line, as in ` in `play``; empty for the main program."""
    return "" if function == MAIN else f" in `{function}`"


class Variable(NamedTuple):
    """A variable: the function that uses it, and its name with its object, as in `self.board`."""

    function: str
    name: str


class Event(NamedTuple):
    """An event on a board.

    Attributes:
        time: The number of lines that were executed before.
        kind: BORN (a board was made), BOUND (it was bound to the followed variable), READ or WROTE
            (a single square), TESTED (a condition that read squares was true or false), or LOOPED
            (a loop began its body).
        board: The number of the board; -1 if there is none.
        square: The square; -1 if there is none.
        value: The value of a square; for BORN all values, and whether the line wrote them; for
            TESTED the number of the condition, the numbers of the readings that it depends on,
            whether it was true, and the texts of its operands; for LOOPED the number of the loop;
            for READ the index below 0, with the one that it stands for, or None.
        stack: Where it happened.
        calls: The numbers of the calls of the stack.
        names: The variables that have a number or a short text.
        given: For each call of the stack, its arguments of that kind, as in `r=2, c=3`.
    """

    time: int
    kind: str
    board: int
    square: int
    value: Any
    stack: Stack
    calls: tuple[int, ...]
    names: dict[str, object]
    given: tuple[str, ...] = ()


class Condition(NamedTuple):
    """A condition: its line, text and operator, and the variables in it that may hold squares."""

    line: int
    text: str
    sign: str
    variables: tuple[int, ...]


class Loop(NamedTuple):
    """A loop of a program: its lines, its head, and the names that it changes or tests."""

    line: int
    end: int
    text: str
    names: tuple[str, ...]


class ProgramParts(NamedTuple):
    """What the runs of a program refer to by number.

    Attributes:
        variables: The variables that it binds.
        assigned: The numbers of those that are not only parameters.
        conditions: The conditions that may read a square, or only name a variable.
        loops: The loops.
        functions: The function of each line.
        getters: The functions that only return an item.
        indexed: The numbers of the variables in C and C++ of which each use of an item by an index
            is an event.
        lost: Sentences on changes of copies.
    """

    variables: list[Variable]
    assigned: set[int]
    conditions: list[Condition]
    loops: list[Loop]
    functions: dict[int, str]
    getters: set[str]
    indexed: tuple[int, ...] = ()
    lost: tuple[str, ...] = ()


def hashes_of_lines(lines: list[int]) -> list[int]:
    """Returns the hashes of no line, of the first one, of the first two, and so on."""
    return [0, *accumulate(lines, lambda known, line: (31 * known + line) % 2**32)]


class LastLines(NamedTuple):
    """The last lines of a run in order, the number of those before, and their hash."""

    lines: list[int]
    skipped: int = 0
    hash: int = 0


class ValueTrace(NamedTuple):
    """The output of a run, its exception, and the last values of variables and attributes.

    Attributes:
        lines: The lines that were executed.
        tested: For each condition, by number, the types that it had, with the last value of each.
        displays: The lists, tuples, sets and dictionaries in the heads of loops, by line.
        slips: What a Python program did that its author seldom means.
    """

    output: str
    error: BaseException | None
    values: dict[Variable, object]
    lines: LastLines
    tested: dict[int, dict[type, object]]
    displays: dict[int, object]
    slips: SlipRecorder | None = None


class Writing(NamedTuple):
    """The last value of a variable, its line, if a line of the program wrote it, and the times."""

    value: object = None
    place: Stack = ()
    times: int = 0


class Moment(NamedTuple):
    """The state of a run when it printed or collected a character, or at its end.

    Attributes:
        stack: The code place and those of its callers.
        variables: The names and texts of the variables, recently changed ones first.
        values: The collections, as they were then.
        lines: The lines that were executed before.
    """

    stack: Stack
    variables: list[tuple[str, str]]
    values: dict[Variable, object]
    lines: list[int]


class OutputTrace(NamedTuple):
    """Which lines made the output of a run.

    Attributes:
        writes: For each series of writes of one stack, the length of the output after it.
        collected: The same for parts that the program collected before it printed them, if it did.
        kind: What was done to the wanted character: WROTE, COLLECTED, or ENDED if it never came.
        moment: When that was done.
        misuse: A sentence on a misuse of memory, empty if none was noticed.
    """

    output: str
    error: BaseException | None
    writes: list[tuple[int, Stack]]
    collected: list[tuple[int, Stack]]
    kind: str
    moment: Moment
    misuse: str = ""
