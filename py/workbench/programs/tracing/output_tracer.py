"""Records which lines make the output of a program, and the variables at one of its characters."""

import io
import sys
from collections.abc import Callable
from operator import getitem
from traceback import walk_tb
from types import FrameType
from typing import Any

from workbench.programs.tracing.collected_parts import CollectedParts
from workbench.programs.tracing.events import (
    COLLECTED,
    ENDED,
    MAIN,
    WROTE,
    CodePlace,
    Moment,
    OutputTrace,
    Stack,
    Variable,
)
from workbench.programs.tracing.instrumenting import Instrumented
from workbench.programs.tracing.python_tracer import (
    StoredItems,
    Tracer,
    frames_of,
    function_name,
    stack_of,
)
from workbench.programs.tracing.value_text import COLLECTIONS, attributes, copied, is_data, short

MOST_VARIABLES = 12
Timed = dict[str, tuple[int, object]]  # When a variable was bound last, and its value.


def output_trace(program: Instrumented, text: str, offset: int) -> OutputTrace:
    """Runs a program on an input and returns what made its output, and one character of it."""
    tracer = OutputTracer(program, offset)
    found = tracer.trace(text)
    wanted = next((number for end, number in tracer.made if end > offset), None)
    if found.kind == ENDED or wanted is None:
        return found
    again = OutputTracer(program, offset, wanted)
    again.trace(text)
    return found._replace(kind=COLLECTED, moment=again.added or found.moment)


class OutputTracer(Tracer):
    """Records the output of one run.

    Attributes:
        made: Where the parts end that the output was collected of, with their additions.
        added: The moment of the wanted addition, None if there was none.

    Args:
        offset: The index of the wanted character of the output.
        addition: The number of the wanted addition to a collection, if any.
    """

    def __init__(self, program: Instrumented, offset: int, addition: int | None = None) -> None:
        super().__init__(program)
        self.made: list[tuple[int, int]] = []
        self.added: Moment | None = None
        self._offset, self._addition = offset, addition
        self._numbers = {
            variable: number for number, variable in enumerate(program.parts.variables)
        }
        self._times: dict[int, int] = {}  # When each variable was bound last.
        self._length = 0
        self._writes: list[tuple[int, Stack]] = []
        self._written: Moment | None = None
        self._parts = CollectedParts(self._add)
        self._additions: list[Stack] = []

    def trace(self, text: str) -> OutputTrace:
        """Runs the program on an input."""
        output, error, *_ = self.run(text)
        self.made = self._parts.making(output)
        return OutputTrace(
            output,
            error,
            self._writes,
            [(end, self._additions[number]) for end, number in self.made],
            WROTE if self._written else ENDED,
            self._written or self._crash(error) or self._end(text),
        )

    def write(self, text: str) -> None:
        """Notes an output of the program."""
        super().write(text)
        self._length += len(text)
        frames = frames_of(sys._getframe(1))
        stack = stack_of(frames)
        if self._writes and self._writes[-1][1] == stack:
            self._writes.pop()
        self._writes.append((self._length, stack))
        if self._written is None and self._length > self._offset:
            self._written = self._moment(stack, frames)

    def _add(self) -> int:
        """Notes an addition to a collection, and returns its number."""
        frames = frames_of(sys._getframe(1))
        self._additions.append(stack_of(frames))
        number = len(self._additions) - 1
        if number == self._addition:
            self.added = self._moment(self._additions[-1], frames)
        return number

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._on_enter(numbers, *values)
        self._times.update(dict.fromkeys(numbers, len(self.lines)))

    def _on_take(self, number: int, value: object) -> None:
        self._values[number] = value
        self._times[number] = len(self.lines)
        if type(value) is str or (type(value) is list and value and type(value[-1]) is str):
            self._parts.bind(number, value)

    _on_bind = _on_take

    def _on_hold(self, holder: object, name: str, made: bool) -> None:
        self._parts.bind((id(holder), name), attributes(holder).get(name))

    def _on_method(self, value: Any, name: str) -> Callable[..., object]:
        """Returns a method that notes what it adds to a list or a text file in memory."""
        method: Callable[..., object] = getattr(value, name)
        is_list = type(value) is list

        def call(*arguments: Any, **settings: Any) -> object:
            result = method(*arguments, **settings)
            if is_list:
                self._parts.change(value, name)
            else:
                self._parts.bind(id(value), value.getvalue())
            return result

        return call if is_list or (type(value) is io.StringIO and name == "write") else method

    def _on_cells(self, value: Any) -> object:
        """Returns a list, which notes what is stored in it if it contains texts."""
        if type(value) is list and value and type(value[-1]) is str:
            return StoredItems(value, getitem, self._stored, self._parts.change)
        return value

    def _stored(self, value: list[Any], key: object, item: object) -> None:
        self._parts.change(value, "item" if type(key) is int else "")

    def _on_yield(self, value: object) -> object:
        self._parts.item(value)
        return value

    def _crash(self, error: BaseException | None) -> Moment | None:
        """Returns the moment of a crash, None if there was none."""
        crash = [] if error is None else list(walk_tb(error.__traceback__))
        crash = [found for found in reversed(crash) if frames_of(found[0])[:1] == [found[0]]]
        stack = tuple(CodePlace(line, function_name(frame.f_code)) for frame, line in crash)
        return self._moment(stack, [frame for frame, _ in crash]) if crash else None

    def _end(self, text: str) -> Moment:
        """Returns the moment after the last line."""
        again = Tracer(self._program)
        again.lines = last = _LastLine(len(self.lines))
        again.run(text)
        functions = {place.function for place in last.stack}
        held: Timed = {}
        for number, value in self._values.items():
            function, name = self._program.parts.variables[number]
            if function in functions:
                held[named(name, function, last.stack)] = self._times[number], value
        return Moment(last.stack, listed(held), self._collections(), self.lines)

    def _moment(self, stack: Stack, frames: list[FrameType]) -> Moment:
        held: Timed = {}
        for frame in frames:
            function = function_name(frame.f_code)
            for name, value in frame.f_locals.items():
                number = self._numbers.get(Variable(function, name), -1)
                known = self._times.get(number, -1), value
                held.setdefault(named(name, function, stack), known)
        return Moment(stack, listed(held), self._collections(), [*self.lines])

    def _collections(self) -> dict[Variable, object]:
        """Returns copies of the collections in variables."""
        held = self._held()
        return {variable: copied(one) for variable, one in held if type(one) in COLLECTIONS}


class _LastLine(list[int]):
    """The lines of a run that end with the line of a number, and the stack of that one."""

    def __init__(self, number: int) -> None:
        self.stack: Stack = ()
        self._number = number

    def append(self, line: int) -> None:
        """Adds a line."""
        super().append(line)
        if len(self) == self._number:
            self.stack = stack_of(frames_of(sys._getframe(1)))


def named(name: str, function: str, stack: Stack) -> str:
    """Returns the name of a variable, with its function if that is not the innermost one."""
    own = (MAIN, *[place.function for place in stack[:1]])
    return name if function in own else f"{name} in {function}"


def listed(held: Timed) -> list[tuple[str, str]]:
    """Returns the names and texts of variables, recently bound ones first."""
    data = [
        (time, name, value)
        for name, (time, value) in held.items()
        if not name.startswith("__") and is_data(value)
    ]
    recent = sorted(data, key=lambda one: -one[0])[:MOST_VARIABLES]
    return [(name, short(value)) for _, name, value in recent]
