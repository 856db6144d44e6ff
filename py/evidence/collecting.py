"""Finds the line that added a part of an output which the program prints at the end.

Such programs append lines to a list, or to a text, and print it once.
"""

from collections.abc import Iterator
from itertools import count
from operator import eq, is_
from types import CodeType, FrameType
from typing import NamedTuple

from tracing.line_tracing import MAIN, CodePlace, function_name, is_function, run_traced, stack_of
from tracing.value_text import attributes

SEPARATORS = ("\n", "", " ")
Parts = list[object] | str
# The function of a variable and its name. An attribute belongs to no function.
Key = tuple[str, str]


class Addition(NamedTuple):
    """The moment in which a part was added to a collection.

    Attributes:
        event: The number of events before it in a traced run: lines begun and functions ended.
        stack: The code place and those of its callers.
    """

    event: int
    stack: list[CodePlace]


def collected_at(code: CodeType, text: str, output: str, offset: int) -> Addition | None:
    """Returns when a character of the output was added, None if the output was not collected.

    Args:
        code: The program, from `traceable`.
        text: Its input.
        output: What it prints.
        offset: The index of the character.
    """
    last: dict[Key, Parts] = {}

    def note(frame: FrameType) -> None:
        last.update(_collections(frame))

    run_traced(code, text, lambda written: None, note, note)
    for key, value in last.items():
        part = _part_at(value, output, offset)
        if part is not None:
            additions = _additions(code, text, key)
            return additions[part] if part < len(additions) else None
    return None


def _collections(frame: FrameType) -> Iterator[tuple[Key, Parts]]:
    """Yields the lists and texts that a function can use."""
    if not is_function(frame):
        return
    for function, names in (
        (MAIN, frame.f_globals),
        (function_name(frame.f_code), frame.f_locals),
    ):
        for name, value in list(names.items()):
            if type(value) in (list, str):
                yield (function, name), value
            for inner, held in attributes(value).items():
                if type(held) in (list, str):
                    yield ("", inner), held  # type: ignore[misc]


def _part_at(value: Parts, output: str, offset: int) -> int | None:
    """Returns the part that contains a character, if the value makes up the output."""
    if isinstance(value, str):
        return offset if len(value) > offset and _is_output(value, output) else None
    if len(value) < 2 or not all(type(part) is str for part in value):
        return None
    for separator in SEPARATORS:
        if _is_output(separator.join(value), output):  # type: ignore[arg-type]
            end = -len(separator)
            for number, part in enumerate(value):
                end += len(part) + len(separator)  # type: ignore[arg-type]
                if offset < end + len(separator):
                    return number
    return None


def _is_output(text: str, output: str) -> bool:
    return text.rstrip("\n") == output.rstrip("\n") != ""


def _additions(code: CodeType, text: str, key: Key) -> list[Addition]:
    """Returns when each part of a collection was added."""
    parts: Parts = ""
    additions: list[Addition] = []
    before = Addition(0, [])
    last: dict[int, Addition] = {}  # The last line of each function that runs, by its frame's id.
    events = count()

    def compare(frame: FrameType) -> None:
        nonlocal parts
        value = dict(_collections(frame)).get(key)
        if value is not None:
            kept = _unchanged(parts, value)
            moved = {}
            if type(value) is list:  # An element that was moved keeps its addition.
                moved = dict(zip(map(id, parts[kept:]), additions[kept:]))
            additions[kept:] = [moved.get(id(part), before) for part in value[kept:]]
            parts = value[:]

    def note(frame: FrameType) -> None:
        nonlocal before
        compare(frame)
        before = last[id(frame)] = Addition(next(events), stack_of(frame))

    def leave(frame: FrameType) -> None:
        """Attributes what is added next to the caller, as with the items of a generator."""
        nonlocal before
        compare(frame)
        next(events)
        last.pop(id(frame), None)  # Another frame may get this id.
        before = last.get(id(frame.f_back), before)

    run_traced(code, text, lambda written: None, note, leave)
    return additions


def _unchanged(old: Parts, new: Parts) -> int:
    """Returns the number of parts at the beginning that are the same."""
    same = map(eq if isinstance(new, str) else is_, old, new)
    return next((at for at, one in enumerate(same) if not one), min(len(old), len(new)))
