"""Finds the line that wrote the last value of a variable, an attribute or an item."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from tracing import instrumenting as calls
from tracing.events import Variable
from tracing.python_tracer import Tracer
from tracing.stacks import frames_of, stack_of
from tracing.value_text import attributes, short

if TYPE_CHECKING:
    from tracing.events import CodePlace
    from tracing.instrumenting import Instrumented

LAST_PART = re.compile(r"(.*?)\.?(\w+|\[.*\])")  # Of the name of an attribute or an item.


class Writing(NamedTuple):
    """The writing of a variable.

    Attributes:
        value: Its last value that a line wrote.
        place: That line.
        times: How often it was written.
    """

    value: object
    place: CodePlace | None
    times: int


NEVER = Writing(None, None, 0)


class WritingTracer(Tracer):
    """Records where variables, attributes and items were written last."""

    def __init__(self, program: Instrumented) -> None:
        super().__init__(program)
        # By the number of a variable, or the identity of an object and the name of its part.
        self._writings: dict[tuple[int, str], Writing] = {}
        self._objects: list[object] = []  # They keep their identities.

    def trace(self, text: str, variable: Variable) -> Writing:
        """Runs the program, and returns how it wrote a variable, as in `a`, `a.b` or `a.b[0]`."""
        values, variables = self.run(text).values, self._program.variables
        if variable in variables:
            return self._writings.get((variables.index(variable), ""), NEVER)
        found = LAST_PART.fullmatch(variable.name)
        holder, part = found.groups() if found else ("", "")
        owner = values.get(Variable(variable.function, holder))
        return self._writings.get((id(owner), part), NEVER)

    def names(self) -> dict[str, Any]:
        """Returns the built-in names that the instrumented program uses."""
        return {
            **super().names(),
            calls.BIND: self._bind,
            calls.TAKE: self._bind,
            calls.WALRUS: self._walrus,
            calls.HOLD: lambda one, name, made: self.note(one, name, attributes(one).get(name)),
            calls.CELLS: lambda one: _Items(one, self) if type(one) in (list, dict) else one,
        }

    def _enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._enter(numbers, *values)
        for number in numbers:
            self._note((number, ""), self)  # No line has written a parameter.

    def _bind(self, number: int, value: object) -> None:
        self._values[number] = value
        self._note((number, ""), value)

    def _walrus(self, number: int, value: object) -> object:
        self._bind(number, value)
        return value

    def note(self, owner: object, part: str, value: object) -> None:
        """Notes the writing of an attribute or an item."""
        self._objects.append(owner)
        self._note((id(owner), part), value)

    def _note(self, key: tuple[int, str], value: object) -> None:
        frames = frames_of(sys._getframe(1))[:1]
        times = self._writings.get(key, NEVER).times + 1
        self._writings[key] = Writing(value, stack_of(frames)[0] if frames else None, times)


class _Items:
    """Stands for a list or a dictionary whose items are written."""

    def __init__(self, value: Any, tracer: WritingTracer) -> None:
        self._value = value
        self._tracer = tracer

    def __getitem__(self, key: object) -> object:
        return self._value[key]

    def __setitem__(self, key: object, item: object) -> None:
        self._value[key] = item
        self._tracer.note(self._value, f"[{short(key)}]", item)

    def __delitem__(self, key: object) -> None:
        del self._value[key]
