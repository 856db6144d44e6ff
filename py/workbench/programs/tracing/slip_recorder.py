"""What a run did that an author seldom means: kept values, caught exceptions, shared names."""

import sys
from collections.abc import Iterable
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from workbench.programs.tracing.program_run import FILE
from workbench.programs.tracing.value_text import attributes, short

CONTAINERS = (list, dict, set, bytearray)


class KeptContainer(NamedTuple):
    """A container that a function or a class has made once, and what it was at a later use.

    Attributes:
        owner: The function or the class.
        name: The parameter or the member.
        first: What it was when it was made.
        later: What it was when a later call or object began.
    """

    owner: str
    name: str
    first: str
    later: str


class Caught(NamedTuple):
    """An exception: the line that raised it, its type, and the line and text of its `except`."""

    raised: int
    error: str
    line: int
    handler: str


class Shared(NamedTuple):
    """Functions that a loop has made: their line, their number, and the values that all used."""

    line: int
    number: int
    values: dict[str, str]


class _Functions:
    """The functions that a line makes in a loop, with the values that they should use."""

    def __init__(self, line: int, names: tuple[str, ...]) -> None:
        self.line = line
        self.names = names
        # By the code of each function, of which each has its own copy.
        self.made: dict[int, tuple[CodeType, tuple[str, ...]]] = {}
        self.called: dict[int, set[tuple[str, ...]]] = {}


class SlipRecorder:
    """Notes what a run does.

    Attributes:
        defaults: The defaults of parameters that have kept a value.
        members: The members of classes that have kept a value.
        caught: The exceptions that an `except` caught, in order.
        are_followed: Whether arguments may be noted.
    """

    def __init__(self) -> None:
        self.defaults: dict[int, KeptContainer] = {}
        self.members: dict[int, KeptContainer] = {}
        self.caught: dict[Caught, None] = {}
        self.are_followed = False
        # By identity, and by class: the containers, with what they were first.
        self._made: dict[int, tuple[object, str]] = {}
        self._classes: dict[type, dict[str, tuple[object, str]]] = {}
        self._functions: dict[int, _Functions] = {}

    def note_default(self, value: object) -> object:
        """Notes the default of a parameter, and returns it."""
        self._made[id(value)] = value, short(value)
        self.are_followed = True
        return value

    def note_class(self, kind: object) -> None:
        """Notes the containers that belong to a class."""
        if type(kind) is type:
            held = [item for item in attributes(kind).items() if type(item[1]) in CONTAINERS]
            self._classes[kind] = {name: (one, short(one)) for name, one in held}
            self.are_followed |= bool(held)

    def note_arguments(
        self, parameters: Iterable[tuple[str, str]], values: tuple[object, ...]
    ) -> None:
        """Notes the arguments with which a function begins."""
        for (function, name), value in zip(parameters, values):
            _, first = self._made.get(id(value), (None, short(value)))
            if short(value) != first and not _is_active():
                kept = KeptContainer(function, name, first, short(value))
                self.defaults.setdefault(id(value), kept)
            if function.endswith(".__init__"):
                self._note_object(type(value))

    def _note_object(self, kind: type) -> None:
        """Notes that an object of a class begins."""
        current = attributes(kind) if kind in self._classes else {}
        for name, (held, first) in self._classes.get(kind, {}).items():
            if current.get(name) is held and short(held) != first:
                kept = KeptContainer(kind.__name__, name, first, short(held))
                self.members.setdefault(id(held), kept)

    def note_caught(self, line: int, handler: str) -> None:
        """Notes the exception that is being handled."""
        error = sys.exc_info()[1]
        raised, trace = 0, error and error.__traceback__
        while trace:
            if trace.tb_frame.f_code.co_filename == FILE:
                raised = trace.tb_lineno
            trace = trace.tb_next
        self.caught[Caught(raised, type(error).__name__, line, handler)] = None

    def note_function(
        self, line: int, names: tuple[str, ...], function: object, *values: object
    ) -> object:
        """Notes a function that a loop has made, with the current values, and returns it."""
        if type(function) is FunctionType:
            code = function.__code__ = function.__code__.replace()
            known = self._functions.setdefault(line, _Functions(line, names))
            known.made[id(code)] = code, tuple(map(short, values))
        return function

    def note_call(self, line: int, *values: object) -> None:
        """Notes with what values such a function is called."""
        known, code = self._functions.get(line), sys._getframe(1).f_code
        if known and id(code) in known.made:
            known.called.setdefault(id(code), set()).add(tuple(map(short, values)))

    def shared(self) -> list[Shared]:
        """Returns the functions that all used the last values of a loop, and not their own."""
        found = []
        for one in self._functions.values():
            used = set().union(*one.called.values())
            meant = {one.made[code][1] for code in one.called}
            if len(used) == 1 < len(meant):
                values: tuple[Any, ...] = used.pop()
                found.append(Shared(one.line, len(one.called), dict(zip(one.names, values))))
        return found


def _is_active() -> bool:
    """Returns whether an earlier call of the function that just begins has not ended."""
    frame, begun = sys._getframe(1), None
    while frame:
        code = frame.f_code
        if begun is code:
            return True
        if begun is None and code.co_filename == FILE:
            begun = code
        frame = frame.f_back  # type: ignore[assignment]
    return False
