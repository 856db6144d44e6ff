"""Finds the line that wrote the last value of a variable or an attribute."""

import sys

from workbench.programs.tracing.events import Variable, Writing
from workbench.programs.tracing.instrumenting import Instrumented
from workbench.programs.tracing.python_tracer import Tracer, frames_of, stack_of
from workbench.programs.tracing.value_text import attributes


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
        times = self._writings.get(key, Writing()).times + 1
        self._writings[key] = Writing(value, stack_of(frames_of(sys._getframe(1))[:1]), times)
