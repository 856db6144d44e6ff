"""Runs an instrumented program and records the last values of its variables, and their lines."""

import operator
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any

from workbench.programs.tracing import instrumenting as calls
from workbench.programs.tracing.events import (
    MAIN,
    CodePlace,
    LastLines,
    Stack,
    ValueTrace,
    Variable,
    Writing,
)
from workbench.programs.tracing.instrumenting import Instrumented
from workbench.programs.tracing.program_run import FILE, Stop, run
from workbench.programs.tracing.slip_recorder import SlipRecorder
from workbench.programs.tracing.value_text import attributes, copied, with_attributes

_Noted = Callable[..., object]  # Gets a container, and a key and an item if one is meant.

MOST_LINES = 200_000  # Executed statements of a run.
MOST_FRAMES = 20  # Of a stack; more are those of a deep recursion.
COMPARISONS: dict[str, Callable[[Any, Any], object]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le,
    ">": operator.gt, ">=": operator.ge, "is": operator.is_, "is not": operator.is_not,
    "in": lambda one, other: one in other, "not in": lambda one, other: one not in other,
}  # fmt: skip


class Tracer:
    """Records one run of a program: its output and the last values of its variables.

    Subclasses record more.

    Attributes:
        lines: The lines that were executed, in order.
    """

    def __init__(self, program: Instrumented) -> None:
        self.lines: list[int] = []
        self._program = program
        self._values: dict[int, object] = {}
        self._output: list[str] = []
        self._tested: dict[int, dict[type, object]] = {}
        self._displays: dict[int, object] = {}
        self._slips = SlipRecorder()

    def run(self, text: str) -> ValueTrace:
        """Runs the program on an input."""
        error = run(self._program.code, text, self.write, **self.names())
        output, values, lines = "".join(self._output), dict(self._held()), LastLines(self.lines)
        noted = self._tested, self._displays, self._slips
        return ValueTrace(output, error, values, lines, *noted)

    def names(self) -> dict[str, Any]:
        """Returns the built-in names that the instrumented program uses.

        A subclass follows a call with a method of its name, as `_on_line`.
        """
        fast: dict[str, Any] = {
            calls.LINE: self.lines.append,
            calls.BIND: self._values.__setitem__,
            calls.TAKE: self._values.__setitem__,
            calls.HOLD: lambda holder, name, made: None,
            calls.MADE: lambda value: value,
            calls.ITEM: operator.getitem,
            calls.INNER: operator.getitem,
            calls.CELLS: lambda value: value,
            calls.METHOD: getattr,
            calls.START: int,
            calls.YIELD: lambda value: value,
            calls.STOP: Stop,
            calls.ENTER: self._on_enter,
            calls.LOOP: self._on_loop,
            calls.TEST: self._on_test,
            calls.TRUTH: self._on_truth,
            calls.DISPLAY: self._on_display,
            calls.DEFAULT: self._slips.note_default,
            calls.CLASS: self._slips.note_class,
            calls.CAUGHT: self._slips.note_caught,
            calls.FUNCTION: self._slips.note_function,
            calls.CALLED: self._slips.note_call,
        }
        return {name: getattr(self, f"_on_{name.strip()}", call) for name, call in fast.items()}

    def write(self, text: str) -> None:
        """Notes an output of the program."""
        self._output.append(text)

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        if len(self.lines) > MOST_LINES:
            raise Stop
        self._values.update(zip(numbers, values))
        if self._slips.are_followed:
            parameters = [self._program.parts.variables[number] for number in numbers]
            self._slips.note_arguments(parameters, values)

    def _on_loop(self, number: int) -> None:
        self.lines.append(self._program.parts.loops[number].line)
        if len(self.lines) > MOST_LINES:
            raise Stop

    def _on_test(self, number: int, sign: str, start: int, left: object, right: object) -> object:
        return COMPARISONS[sign](left, right)

    def _on_truth(self, number: int, start: int, value: object) -> object:
        self._tested.setdefault(number, {})[type(value)] = value
        return value

    def _on_display(self, line: int, value: object) -> object:
        self._displays[line] = value
        return value

    def _held(self) -> Iterator[tuple[Variable, object]]:
        """Yields the variables and the attributes of objects, with their values."""
        for number, value in self._values.items():
            function, variable = self._program.parts.variables[number]
            for name, held in with_attributes(variable, value):
                yield Variable(function, name), held


class WritingTracer(Tracer):
    """Records where variables and attributes were written last."""

    def __init__(self, program: Instrumented) -> None:
        super().__init__(program)
        # By the number of a variable, or the identity of an object and the name of its attribute.
        self._writings: dict[tuple[int, str], Writing] = {}
        self._objects: list[object] = []  # They keep their identities.

    def trace(self, text: str, variable: Variable) -> Writing:
        """Runs the program, and returns how it wrote a variable, as in `a` or `a.b`."""
        values, variables = self.run(text).values, self._program.parts.variables
        holder, _, name = variable.name.rpartition(".")
        owner = id(values.get(Variable(variable.function, holder)))
        key = (variables.index(variable), "") if variable in variables else (owner, name)
        return self._writings.get(key, Writing())

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._on_enter(numbers, *values)
        for number in numbers:
            self._note((number, ""), self)  # No line has written a parameter.

    def _on_take(self, number: int, value: object) -> None:
        self._values[number] = value
        self._note((number, ""), value)

    _on_bind = _on_take

    def _on_hold(self, holder: object, name: str, made: bool) -> None:
        self._objects.append(holder)
        self._note((id(holder), name), attributes(holder).get(name))

    def _note(self, key: tuple[int, str], value: object) -> None:
        times, value = self._writings.get(key, Writing()).times + 1, copied(value)
        self._writings[key] = Writing(value, stack_of(frames_of(sys._getframe(1))[:1]), times)


class StoredItems:
    """Stands for a container whose items are written. Functions read them and note changes."""

    def __init__(self, value: Any, read: _Noted, wrote: _Noted, changed: _Noted) -> None:
        self._value, self._read = value, read
        self._wrote, self._changed = wrote, changed

    def __getitem__(self, key: object) -> object:
        return self._read(self._value, key)

    def __setitem__(self, key: object, item: object) -> None:
        self._value[key] = item
        self._wrote(self._value, key, item)

    def __delitem__(self, key: object) -> None:
        del self._value[key]
        self._changed(self._value)


def frames_of(frame: FrameType | None) -> list[FrameType]:
    """Returns the frames of the program's functions from a frame outwards, MOST_FRAMES at most.

    Comprehensions and lambdas belong to the function around them.
    """
    found: list[FrameType] = []
    while frame and len(found) < MOST_FRAMES:
        if frame.f_code.co_filename == FILE and _is_function(frame.f_code):
            found.append(frame)
        frame = frame.f_back
    return found


def stack_of(frames: list[FrameType]) -> Stack:
    """Returns the current lines of frames."""
    return tuple(CodePlace(one.f_lineno, function_name(one.f_code)) for one in frames)


def function_name(code: CodeType) -> str:
    """Returns the name of a function with its class, as in `Game.play`."""
    if code.co_name == "<module>":
        return MAIN
    return code.co_qualname.rpartition("<locals>.")[2]


def _is_function(code: CodeType) -> bool:
    return code.co_name == "<module>" or not code.co_name.startswith("<")
