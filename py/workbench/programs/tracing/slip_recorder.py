"""What a run did that an author seldom means: kept values, caught exceptions, shared names."""

import sys
from collections.abc import Iterable
from types import CodeType, FunctionType
from typing import NamedTuple

from workbench.programs.tracing.program_run import FILE
from workbench.programs.tracing.value_text import attributes, short

CONTAINERS = (list, dict, set, bytearray)
DEFAULT = "The default `{}={}` of `{}` is made only once: a later call began with {}."
MEMBER = "`{}.{}` is made only once, for all objects: a later one began with {}, not with {}."
SHARED = "All {} functions that line {} makes used {}, the last values of the loop."


class Caught(NamedTuple):
    """An exception: the line that raised it, its type, and the line and text of its `except`."""

    raised: int
    error: str
    line: int
    handler: str


class SlipRecorder:
    """Notes what a run does.

    Attributes:
        defaults: Sentences on the defaults of parameters that have kept a value, by identity.
        members: The same for the members of classes.
        caught: The exceptions that an `except` caught, in order.
        are_followed: Whether arguments may be noted.
    """

    def __init__(self) -> None:
        self.defaults: dict[int, str] = {}
        self.members: dict[int, str] = {}
        self.caught: dict[Caught, None] = {}
        self.are_followed = False
        # By identity, and by class: the containers, with what they were first.
        self._made: dict[int, tuple[object, str]] = {}
        self._classes: dict[type, dict[str, tuple[object, str]]] = {}
        # By the identity of a function's own copy of its code: the code, its line, the values that
        # it should use by the names of the loop, and those that it has used.
        self._functions: dict[int, tuple[CodeType, int, dict[str, str]]] = {}
        self._used: dict[int, set[tuple[str, ...]]] = {}

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
                said = DEFAULT.format(name, first, function, short(value))
                self.defaults.setdefault(id(value), said)
            if function.endswith(".__init__"):
                self._note_object(type(value))

    def _note_object(self, kind: type) -> None:
        """Notes that an object of a class begins."""
        current = attributes(kind) if kind in self._classes else {}
        for name, (held, first) in self._classes.get(kind, {}).items():
            if current.get(name) is held and short(held) != first:
                said = MEMBER.format(kind.__name__, name, short(held), first)
                self.members.setdefault(id(held), said)

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
            self._functions[id(code)] = code, line, dict(zip(names, map(short, values)))
        return function

    def note_call(self, *values: object) -> None:
        """Notes with what values such a function is called."""
        code = id(sys._getframe(1).f_code)
        if code in self._functions:
            self._used.setdefault(code, set()).add(tuple(map(short, values)))

    def shared(self) -> list[str]:
        """Returns sentences on functions that all used the last values of a loop, not their own."""
        made: dict[int, list[int]] = {}
        for code, (_, line, _) in self._functions.items():
            if code in self._used:
                made.setdefault(line, []).append(code)
        found = []
        for line, codes in made.items():
            used = set().union(*[self._used[code] for code in codes])
            meant = [self._functions[code][2] for code in codes]
            if len(used) == 1 and any(one != meant[0] for one in meant):
                values = zip(meant[0], *used)
                texts = " and ".join(f"`{name}` = {text}" for name, text in values)
                found.append(SHARED.format(len(codes), line, texts))
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
