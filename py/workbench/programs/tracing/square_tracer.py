"""Records what a program does to the squares of its board."""

import sys
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from workbench.programs.tracing.cell_tracker import CellTracker
from workbench.programs.tracing.events import BOUND, LOOPED, READ, TESTED, Event, Variable
from workbench.programs.tracing.instrumenting import Instrumented
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.python_tracer import (
    COMPARISONS,
    StoredItems,
    Tracer,
    frames_of,
    stack_of,
)
from workbench.programs.tracing.value_text import attributes, base_of, defines, short

MOST_EVENTS = 50_000
LONGEST = 30  # Characters of a text among the variables of an event.
SIMPLE = (int, str, bool, type(None))
PLAIN = (int, float, complex, bool, type(None), type(len))  # These hold no board.
CONTAINERS = (list, dict, set, bytearray, deque)
TESTABLE = (*SIMPLE, *CONTAINERS, tuple, frozenset)  # Testing them runs no code.


class SquareTracer(Tracer):
    """Records the squares that one run reads and writes.

    Attributes:
        events: The events in order. Empty if there are too many, or if some writings are missing.
    """

    def __init__(self, program: Instrumented, variable: Variable, reader: SquareReader) -> None:
        super().__init__(program)
        self.events: list[Event] = []
        self._calls: dict[int, int] = {}  # The number of each call, by the id of its frame.
        self._given: dict[int, str] = {}  # The arguments of each call.
        self._cells = CellTracker(reader, self._note)
        # The item that was read last, and the readings that variables have their values from.
        self._item_read: object = None
        self._sources: dict[int, int] = {}
        self._held_value: object = None  # The value of the followed variable.
        self._is_complete = True  # Whether each writing so far was noted where it happened.
        name, *self._path = variable.name.split(".")
        self._holder = Variable(variable.function, name)

    def trace(self, text: str) -> list[Event]:
        """Runs the program on an input and returns the events."""
        self.run(text)
        complete = self._is_complete and all(map(self._cells.is_known, self._cells.boards))
        return self.events if complete and len(self.events) < MOST_EVENTS else []

    def _on_enter(self, numbers: tuple[int, ...], *values: object) -> None:
        super()._on_enter(numbers, *values)
        self._calls[id(sys._getframe(1))] = len(self.lines)
        names = [self._program.parts.variables[number].name for number in numbers]
        self._given[len(self.lines)] = arguments(zip(names, values))
        for number, value in zip(numbers, values):
            self._on_take(number, value)

    def _on_bind(self, number: int, value: object) -> None:
        self._on_made(value)
        self._on_take(number, value)

    def _on_made(self, value: object) -> object:
        if type(value) not in PLAIN:
            self._cells.follow(value, told=True)
        return value

    def _on_take(self, number: int, value: object) -> None:
        self._values[number] = value
        last = self.events[-1] if self.events else None
        self._sources.pop(number, None)
        if last and last.kind == READ and last.time == len(self.lines) and value is self._item_read:
            self._sources[number] = len(self.events) - 1
        if type(value) not in PLAIN:
            self._cells.follow(value, told=False)
            if self._program.parts.variables[number] == self._holder:
                for name in self._path:
                    value = attributes(value).get(name)
                self._bound(value)

    def _on_hold(self, holder: object, name: str, made: bool) -> None:
        value = attributes(holder).get(name)
        if type(value) not in PLAIN:
            self._cells.follow(value, told=made)
            if self._path and self._path[-1] == name:
                self._bound(value)

    def _bound(self, value: object) -> None:
        self._held_value = value
        board = self._cells.follow(value, told=False)
        if board:
            self._is_complete &= self._cells.is_known(board)
            self._note(BOUND, board.number, -1, None)

    def _note(self, kind: str, board: int, square: int, value: object) -> None:
        if len(self.events) == MOST_EVENTS:
            return
        frames = frames_of(sys._getframe(1))
        numbers = tuple(self._calls.get(id(frame), 0) for frame in frames)
        known = frames[0].f_locals.items() if frames else ()
        names = {name: one for name, one in known if is_simple(name, one)}
        time, stack = len(self.lines), stack_of(frames)
        given = tuple(self._given.get(number, "") for number in numbers)
        self.events.append(Event(time, kind, board, square, value, stack, numbers, names, given))

    def _on_item(self, value: Any, key: object, is_inner: bool = False) -> object:
        item = self._item_read = value[key]
        self._cells.read(value, key, item, is_inner)
        return item

    def _on_inner(self, value: Any, key: object) -> object:
        return self._on_item(value, key, is_inner=True)

    def _on_cells(self, value: object) -> object:
        if self._cells.holds(value) or value is self._held_value:
            return StoredItems(value, self._on_item, self._wrote, self._changed)
        return value

    def _wrote(self, value: object, key: object, item: object) -> None:
        if not self._cells.holds(value):
            self._changed(value)
        self._cells.wrote(value, key, item)

    def _changed(self, value: object) -> None:
        if self._cells.holds(value):
            self._cells.compare(value)
        elif (board := self._cells.follow(value, told=False)) and value is self._held_value:
            if defines(value, "__setitem__"):
                self._bound(value)
            else:
                self._cells.compare(value)
                self._note(BOUND, board.number, -1, None)

    def _on_method(self, value: Any, name: str) -> Callable[..., object]:
        """Returns a method that notes what it does to a container."""
        method: Callable[..., object] = getattr(value, name)
        if base_of(value) not in CONTAINERS or defines(value, name):
            return method

        def call(*arguments: Any, **settings: Any) -> object:
            result = method(*arguments, **settings)
            if name == "get":
                self._cells.read(value, arguments[0], result)
            else:
                self._changed(value)
            return result

        return call

    def _on_loop(self, number: int) -> None:
        super()._on_loop(number)
        self._note(LOOPED, -1, -1, number)

    def _on_test(self, number: int, sign: str, start: int, left: object, right: object) -> object:
        result = COMPARISONS[sign](left, right)
        if type(result) is bool:
            self._decide(number, start, result, left, right)
        return result

    def _on_start(self) -> int:
        return len(self.events)

    def _on_truth(self, number: int, start: int, value: object) -> object:
        if type(value) in TESTABLE:
            self._decide(number, start, bool(value), value)
        return value

    def _decide(self, number: int, start: int, result: bool, *operands: object) -> None:
        """Notes a condition, if it depends on squares."""
        new = range(start, len(self.events))
        read = [at for at in new if self.events[at].kind == READ]
        variables = self._program.parts.conditions[number].variables
        read += [self._sources[one] for one in variables if one in self._sources]
        if read:
            texts = [short(operand) for operand in operands]
            self._note(TESTED, -1, -1, (number, read, result, texts))


def arguments(given: Iterable[tuple[str, object]], written: Callable[[object], str] = short) -> str:
    """Returns the simple arguments of a call, as in `r=2, c=3`."""
    simple = [
        (name, written(value))
        for name, value in given
        if is_simple(name, value) or type(value) in (tuple, complex)
    ]
    return ", ".join([f"{name}={text}" for name, text in simple if len(text) <= LONGEST])


def is_simple(name: str, value: object) -> bool:
    """Returns whether an event tells a variable."""
    is_short = type(value) is not str or len(value) <= LONGEST
    return type(value) in SIMPLE and is_short and not name.startswith("__")
