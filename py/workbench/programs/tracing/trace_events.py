"""Reads the events on the squares of a board from the trace of a C or C++ program."""

import json
from typing import Any

from workbench.programs.tracing.events import (
    BORN,
    BOUND,
    LOOPED,
    READ,
    TESTED,
    WROTE,
    Event,
    ProgramParts,
)
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.square_tracer import MOST_EVENTS, arguments, is_simple
from workbench.programs.tracing.trace_text import EVENTS, TraceReader, fixed, value_of, word


def square_trace(
    parts: ProgramParts, text: str, boards: SquareReader
) -> tuple[list[Event], list[int]]:
    """Returns the events of a run in the mode `squares`, and the lines that it executed.

    There are no events if there are too many, or if some of them are missing.
    """
    reader = _EventReader(parts, text, boards)
    is_complete = not reader.is_lost and len(reader.events) < MOST_EVENTS
    return reader.events if is_complete else [], reader.lines


FIRST_PRINTED, LAST_PRINTED = 33, 127  # The codes of characters that are seen.


class _EventReader(TraceReader):
    """Reads a trace.

    Attributes:
        events: The events in order.
        is_lost: Whether there are too many boards.
    """

    def __init__(self, parts: ProgramParts, text: str, boards: SquareReader) -> None:
        self.events: list[Event] = []
        self.is_lost = False
        self._program = parts
        self._boards = boards
        self._texts: dict[int, str] = {}  # Of each board.
        self._cells: dict[int, list[object] | None] = {}  # The same, None if it is none yet.
        self._names: dict[int, dict[str, object]] = {}  # The simple variables of each call.
        self._given: dict[int, list[tuple[str, object]]] = {}  # The arguments of each call.
        self._reads: list[int | None] = []  # The events of the items that were read.
        self._sources: dict[int, int] = {}  # The readings that variables were set to.
        super().__init__(parts, text)

    def read(self, kind: str, numbers: list[int], rest: str) -> None:
        """Reads a record."""
        if kind in EVENTS:
            self._read_event(kind, numbers, rest)
        elif kind == "n":
            name = self._program.variables[numbers[1]].name
            self._names.setdefault(numbers[0], {})[name] = value_of(json.loads(rest or "null"))
        elif kind == "d":
            self._names.get(numbers[0], {}).pop(self._program.variables[numbers[1]].name, None)
        elif kind == "p":
            given = self._program.variables[numbers[1]].name, value_of(json.loads(rest))
            self._given.setdefault(numbers[0], []).insert(0, given)
        elif kind == "Y":
            self._take(*numbers)
        else:
            super().read(kind, numbers, rest)

    def _take(self, number: int, is_item: int) -> None:
        """Notes that a variable was set, perhaps to the item that was read last."""
        self._sources.pop(number, None)
        last = self.events[-1] if self.events else None
        if is_item and last and last.kind == READ and last.time == len(self.lines):
            self._sources[number] = len(self.events) - 1

    def _read_event(self, kind: str, numbers: list[int], rest: str) -> None:
        call, line, first, second, third = numbers
        place = call, line
        if kind == "X":
            self.is_lost = True
        elif kind == "O":
            self._note(place, LOOPED, -1, -1, first)
        elif kind == "T":
            self._test(place, first, bool(second), third, rest)
        elif kind == "U" and self._cells.get(first):
            self._note(place, BOUND, first, -1, None)
        elif kind == "B":
            self._change(place, first, rest, told=bool(second))
        elif kind == "S":
            before = self._texts.get(first, "")
            whole = before[:second] + rest + before[len(before) - third :]
            self._change(place, first, whole, told=False)
        elif kind in "RP":
            self._item(place, kind, first, rest)

    def _change(self, place: tuple[int, int], board: int, rest: str, told: bool) -> None:
        """Notes a new board, or the squares of one that have changed."""
        self._texts[board] = rest
        cells = self._boards.cells(value_of(_whole(json.loads(rest)))) if rest else None
        known = self._cells.setdefault(board, None)
        if cells is None:
            return  # The program has emptied it.
        if known is None:
            self._cells[board] = [*cells]
            self._note(place, BORN, board, -1, (cells, told))
            self._note(place, BOUND, board, -1, None)
            return
        for square, (before, after) in enumerate(zip([*known], cells)):
            if type(before) is not type(after) or before != after:
                known[square] = after
                self._note(place, WROTE, board, square, after)

    def _item(self, place: tuple[int, int], kind: str, board: int, rest: str) -> None:
        """Notes an item that was read or set, if it is a square."""
        path = tuple(fixed(value_of(one)) for one in json.loads(f"[{rest}]"))
        cells, square = self._cells.get(board), self._boards.square(path)
        if cells is None or square is None:
            self._reads += [None] if kind == "R" else []
        elif kind == "R":
            self._reads.append(len(self.events))
            self._note(place, READ, board, square, None)
        elif not self._is_written(place, board, square):
            self._note(place, WROTE, board, square, cells[square])

    def _is_written(self, place: tuple[int, int], board: int, square: int) -> bool:
        """Returns whether the current line of a call is known to have written a square."""
        for event in reversed(self.events):
            if event.time < len(self.lines):
                return False
            if (event.kind, event.board, event.square) == (WROTE, board, square):
                return (event.calls[0], event.stack[0].line) == place
        return False

    def _test(
        self, place: tuple[int, int], condition: int, result: bool, start: int, rest: str
    ) -> None:
        """Notes a condition, if it depends on squares."""
        read = [one for one in self._reads[start:] if one is not None]
        variables = self._program.conditions[condition].variables
        read += [self._sources[one] for one in variables if one in self._sources]
        if read:
            texts = _texts([value_of(one) for one in json.loads(rest) or [result]])
            self._note(place, TESTED, -1, -1, (condition, read, result, texts))

    def _note(
        self, place: tuple[int, int], kind: str, board: int, square: int, value: object
    ) -> None:
        call = place[0]
        known = self._names.get(call, {}).items()
        names = {name: one for name, one in known if one is not None and is_simple(name, one)}
        calls = (*self.calls(call),) or (call,)
        time, stack = len(self.lines), self.stack(*place)
        given = tuple(arguments(self._given.get(one, []), word) for one in calls)
        self.events.append(Event(time, kind, board, square, value, stack, calls, names, given))


def _texts(values: list[object]) -> list[str]:
    """Returns the texts of operands. A number beside a character is told as both."""
    has_letter = any(type(one) is str for one in values)
    return [
        f"{one} {word(chr(one))}"
        if has_letter and type(one) is int and FIRST_PRINTED <= one < LAST_PRINTED
        else word(one)
        for one in values
    ]


def _whole(data: Any) -> Any:
    """Returns a value whose arrays of characters are read to their ends, as texts."""
    if isinstance(data, list):
        return [*map(_whole, data)]
    if isinstance(data, dict):
        whole = {key: _whole(one) for key, one in data.items()}
        return whole.get("c", whole)
    return data
