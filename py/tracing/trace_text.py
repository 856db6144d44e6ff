"""Reads the text in which an instrumented C or C++ program records its run.

Each line is a record: its kind, numbers, and a value in JSON. A line of other characters has the
executed lines, each as the character with its number, counted from FIRST_LINE.

C call caller line function   A call, the number of its caller, and the line of that.
V number age value            A variable at the end, and when it was made.
E reason                      How the run ended: `exit`, `stopped` or `trap`.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from tracing.events import ValueTrace, Variable
from tracing.program_run import Stop
from tracing.value_text import attributes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tracing.events import ProgramParts

FIRST_LINE = 256
STOPPED = "stopped"
DEEPEST = 2  # Attributes of attributes.
FIRST_PRINTED = " "


class TraceReader:
    """Reads one trace.

    Attributes:
        lines: The lines that were executed, in order.
        error: Why the run did not end by itself, None if it did.
    """

    def __init__(self, parts: ProgramParts, text: str) -> None:
        self.lines: list[int] = []
        self.error: BaseException | None = None
        self._parts = parts
        self._values: dict[int, object] = {}
        records = text.split("\n")
        for record in records[:-1]:  # The last one may have been cut off.
            if record and record[0] < chr(FIRST_LINE):
                kind, _, rest = record.partition(" ")
                getattr(self, f"_read_{kind.lower()}")(rest)
            else:
                self.lines += [ord(one) - FIRST_LINE for one in record]

    def values(self) -> dict[Variable, object]:
        """Returns the last values of variables and attributes."""
        return dict(self._held())

    def _held(self) -> Iterator[tuple[Variable, object]]:
        for number, value in self._values.items():
            function, variable = self._parts.variables[number]
            for name, held in _with_attributes(variable, value, DEEPEST):
                yield Variable(function, name), held

    def _read_c(self, rest: str) -> None:
        pass

    def _read_e(self, reason: str) -> None:
        self.error = Stop() if reason == STOPPED else None

    def _read_v(self, rest: str) -> None:
        number, _, value = rest.split(" ", 2)
        self._values[int(number)] = value_of(json.loads(value))


def value_trace(
    parts: ProgramParts, text: str, output: str, error: BaseException | None
) -> ValueTrace:
    """Returns what a run in the mode `values` has recorded.

    Args:
        parts: The program's parts.
        text: The trace.
        output: What the program printed.
        error: Why it crashed, None if it did not.
    """
    reader = TraceReader(parts, text)
    return ValueTrace(output, reader.error or error, reader.values(), reader.lines, {})


def value_of(data: Any) -> object:
    """Returns the value that is written in JSON.

    Lists, numbers and texts stand for themselves. Other values have a letter: `c` an array of
    characters, `s` a set, `d` a dictionary, `t` a tuple, `o` an object, whose class is `n`.
    """
    if isinstance(data, str):
        return _text(data)
    if isinstance(data, list):
        found = [value_of(one) for one in data]
        return _rows(data, found) if found and isinstance(data[0], dict) else found
    if not isinstance(data, dict):
        return data
    kind, content = next(iter(data.items()))
    if kind == "c":
        return _characters(content)
    if kind == "o":
        shown = {name: value_of(one) for name, one in content.items() if one is not None}
        return _object(data["n"], shown)
    items = [value_of(one) for one in content]
    made: Any = {"s": set, "d": dict, "t": tuple}[kind]
    return made(map(_fixed, items)) if kind == "s" else made(items)


def _fixed(value: Any) -> object:
    """Returns an item of a set or the key of a dictionary, which Python must not change."""
    return tuple(map(_fixed, value)) if isinstance(value, list | tuple) else value


def _rows(data: list[Any], found: list[Any]) -> list[Any]:
    """Returns the rows of an array of characters: whole, if null characters are squares."""
    if "c" not in data[0]:
        return found
    rows: list[str] = [row["c"] for row in data]
    filled = [row for row in rows if row.strip("\0") and row.isascii()]
    is_whole = any(len(_characters(row)) == len(row) for row in filled)
    return [*map(_text, rows)] if is_whole else found


def _characters(text: str) -> str:
    """Returns an array of characters without what follows the end of a text in it."""
    printed = text.partition("\0")[0]
    is_text = printed and min(printed) >= FIRST_PRINTED
    return _text(printed if is_text else text)


def _text(data: str) -> str:
    """Returns a text whose characters stand for bytes, decoded if it is UTF-8."""
    try:
        return data if data.isascii() else data.encode("latin-1").decode()
    except ValueError:
        return data


def _object(name: str, shown: dict[str, object]) -> object:
    """Returns an object with attributes, as if a class of the program had made it."""
    made = _class(name or "struct")()
    vars(made).update(shown)
    return made


@cache
def _class(name: str) -> Any:
    return type(name, (), {"__module__": "__main__"})


def _with_attributes(name: str, value: object, depth: int) -> Iterator[tuple[str, object]]:
    yield name, value
    if depth:
        for inner, held in attributes(value).items():
            yield from _with_attributes(f"{name}.{inner}", held, depth - 1)
