"""Reads the text in which an instrumented C or C++ program records its run.

Each line is a record: its kind, numbers, and a value in JSON. A line of other characters has the
executed lines, each as the character with its number, counted from FIRST_LINE.

C call caller line function   A call, the number of its caller, and the line of that.
H skipped hash                In the mode `values`, what precedes the lines that are told.
E call line reason            The last line, and how the run ended: `exit`, `stopped` or `trap`.
V number value                A variable at the end.
W end call line               The end of a part of the output, in bytes, and what wrote it.
M call line written           The moment of the wanted byte, or of the end if it was not written.
N number time call value      A variable that lives then, and when it was changed.
K number value                Any variable then.
F line made did facts         Where a misuse of memory was noticed, 0 for the end, where that memory
                              was made, 0 if it is unknown, and whether the line has done it: both
                              functions, and the misuse.
G age call line kept added    What a line has added to a text, after the bytes that it has kept.
A call line times given value The last writing of the followed variable, and whether a call made it.

The mode `squares` follows the objects of a variable. Its events begin with the call and the line:
B board told value            A board is made, and whether this line wrote its squares.
U board                       The variable names it.
S board start end value       The line has changed it, but not the start and the end of its text.
R board key ... P board key   The line has read or set an item.
T condition result reads operands   A condition, and the number of items that were read before it.
                              Without operands if one was never set.
O loop                        A round of a loop.
X                             There are too many boards.
p call number value           A number that a call was given, the last one first.
n call number value, d call number, Y number is_item: the simple variables of a call, those that end
to live, and whether a variable was just set to the item that was read last.
"""

import json
from functools import cache
from typing import Any

from workbench.programs.tracing.collected_parts import CollectedParts
from workbench.programs.tracing.events import (
    ENDED,
    MAIN,
    WROTE,
    CodePlace,
    LastLines,
    Moment,
    OutputTrace,
    ProgramParts,
    Stack,
    ValueTrace,
    Variable,
    Writing,
    within,
)
from workbench.programs.tracing.output_tracer import Timed, listed, named
from workbench.programs.tracing.program_run import Stop
from workbench.programs.tracing.value_text import Unset, short, with_attributes

FIRST_LINE = 256
EVENTS = "BUSRPTOX"
# How many numbers each kind of record has.
NUMBERS = {"C": 3, "E": 2, "H": 2, "V": 1, "W": 3, "M": 3, "N": 3, "K": 1, "A": 4, "G": 4, "F": 3}
NUMBERS |= {"n": 2, "d": 2, "p": 2, "Y": 2} | dict.fromkeys(EVENTS, 5)
STOPPED = "stopped"
WORDS = {"True": "true", "False": "false"}
MOST_FRAMES = 20  # Of a stack.
FIRST_PRINTED = " "


class TraceReader:
    """Reads one trace.

    Attributes:
        lines: The lines that were executed, in order.
        error: Stop if the run was stopped, else None.
        last: The stack of the last line.
    """

    def __init__(self, parts: ProgramParts, text: str) -> None:
        self.lines: list[int] = []
        self.error: BaseException | None = None
        self.last: Stack = ()
        self._parts = parts
        self._records: dict[str, list[tuple[list[int], str]]] = {}
        self._calls: dict[int, tuple[int, int, str]] = {}
        for record in text.split("\n")[:-1]:  # The last one may have been cut off.
            if record and record[0] < chr(FIRST_LINE):
                kind, *numbers = record.split(" ", NUMBERS[record[0]] + 1)
                self.read(kind, [int(one) for one in numbers[: NUMBERS[kind]]], numbers[-1])
            else:
                self.lines += [ord(one) - FIRST_LINE for one in record]

    def read(self, kind: str, numbers: list[int], rest: str) -> None:
        """Reads a record."""
        if kind == "C":
            call, caller, line = numbers
            self._calls[call] = caller, line, rest
        elif kind == "E":
            self.error = Stop() if rest == STOPPED else None
            self.last = self.stack(*numbers)
        else:
            numbers = [*numbers, len(self.lines)] if kind == "M" else numbers
            self._records.setdefault(kind, []).append((numbers, rest))

    def records(self, kind: str) -> list[tuple[list[int], str]]:
        """Returns the numbers and the texts of the records of a kind."""
        return self._records.get(kind, [])

    def last_lines(self) -> LastLines:
        """Returns the lines of a run in the mode `values`."""
        (skipped, hashed), *_ = [*(numbers for numbers, _ in self.records("H")), [0, 0]]
        return LastLines(self.lines, skipped, hashed % 2**32)

    def calls(self, call: int) -> list[int]:
        """Returns the numbers of a call and of its callers."""
        found: list[int] = []
        while call in self._calls and len(found) < MOST_FRAMES:
            found.append(call)
            call = self._calls[call][0]
        return found

    def stack(self, call: int, line: int) -> Stack:
        """Returns the lines of a call and of its callers."""
        if call not in self._calls:
            return (CodePlace(line, MAIN),)
        found: list[CodePlace] = []
        for number in self.calls(call):
            _, outer, function = self._calls[number]
            found.append(CodePlace(line, function))
            line = outer
        return tuple(found)

    def values(self, *kinds: str) -> dict[Variable, object]:
        """Returns the values of variables and attributes in the records of some kinds."""
        known = {
            numbers[0]: value_of(json.loads(text))
            for kind in kinds
            for numbers, text in self.records(kind)
        }
        found: dict[Variable, object] = {}
        for number, value in known.items():
            if value is None:
                continue
            function, variable = self._parts.variables[number]
            for name, held in with_attributes(variable, value):
                found[Variable(function, name)] = held
        return found

    def moment(self) -> Moment:
        """Returns the moment of the wanted byte, or of the end."""
        if not self.records("M"):
            functions = {place.function for place in self.last}
            ended = self.values("V")
            known = [one for one in ended if one.function in functions]
            held = {named(one.name, one.function, self.last): (0, ended[one]) for one in known}
            return _moment(self.last, held, ended, self.lines)
        ((call, line, _, end), _), *_ = self.records("M")
        around, held, stack = {0, *self.calls(call)}, {}, self.stack(call, line)
        for (number, time, owner), text in self.records("N"):
            if owner in around:
                function, name = self._parts.variables[number]
                held.setdefault(named(name, function, stack), (time, value_of(json.loads(text))))
        return _moment(stack, held, self.values("K"), self.lines[:end])


def _moment(stack: Stack, held: Timed, values: dict[Variable, object], lines: list[int]) -> Moment:
    known = {name: one for name, one in held.items() if "." not in name and one[1] is not None}
    variables = [(name, WORDS.get(text, text)) for name, text in listed(known)]
    return Moment(stack, variables, values, lines)


def value_trace(
    parts: ProgramParts, text: str, output: str, error: BaseException | None
) -> ValueTrace:
    """Returns what a run in the mode `values` has recorded."""
    reader = TraceReader(parts, text)
    lines, values = reader.last_lines(), reader.values("V")
    return ValueTrace(output, reader.error or error, values, lines, {}, {})


def _misuse_sentence(reader: TraceReader) -> str:
    for (line, made, has_done), facts in reader.records("F"):
        function, maker, misuse = json.loads(facts)
        when = f"line {line}{within(function)}" if line else "the end"
        which = f", which line {made}{within(maker)} allocated" if made else ""
        if has_done and line:
            return f"On {when} {misuse}{which}."
        return f"At {when} it was noticed that {misuse}{which}."
    return ""


def followed_mode(mode: str, parts: ProgramParts, variable: Variable) -> str:
    """Returns `squares` or `writing` with the number of a variable, and its member if it is `a.b`.

    A run in these modes records the uses of its squares, or where it was written last.
    """
    name, _, member = variable.name.partition(".")
    number = parts.variables.index(Variable(variable.function, name))
    return f"{mode} {number} {member}".rstrip()


def writing_trace(parts: ProgramParts, text: str) -> Writing:
    """Returns what a run in the mode `writing` has recorded."""
    reader = TraceReader(parts, text)
    for (call, line, times, is_given), value in reader.records("A"):
        place = () if is_given else reader.stack(call, line)[:1]
        return Writing(value_of(json.loads(value)), place, times)
    return Writing()


def output_mode(output: str, offset: int) -> str:
    """Returns the mode in which a run records the writer of a character of its output."""
    return f"output {len(output[:offset].encode())}"


def output_trace(
    parts: ProgramParts, text: str, output: str, error: BaseException | None
) -> OutputTrace:
    """Returns what a run in the mode `output` has recorded; see `value_trace`."""
    reader, data = TraceReader(parts, text), output.encode()
    writes: list[tuple[int, Stack]] = []
    end = 0
    for (end, call, line), _ in reader.records("W"):
        stack = reader.stack(call, line)
        if writes and writes[-1][1] == stack:
            writes.pop()
        writes.append((len(data[:end].decode(errors="ignore")), stack))
    found = OutputTrace(output, reader.error or error, writes, [], ENDED, Moment((), [], {}, []))
    found = found._replace(misuse=_misuse_sentence(reader))
    if end != len(data):
        return found._replace(writes=[])  # Something else has written too.
    places = [reader.stack(call, line) for (_, call, line, _), _ in reader.records("G")]
    collected = [(end, places[number]) for end, number in _making(reader, data)]
    found = found._replace(collected=collected)
    is_written = any(numbers[2] for numbers, _ in reader.records("M"))
    return found._replace(kind=WROTE if is_written else ENDED, moment=reader.moment())


def addition_mode(parts: ProgramParts, text: str, output: str, offset: int) -> str:
    """Returns the mode in which a run records who added a character to a text printed later.

    Empty if the program prints its output as it makes it.
    """
    ends = _making(TraceReader(parts, text), output.encode())
    wanted = [number for end, number in ends if end > offset][:1]
    return f"{output_mode(output, offset)} {wanted[0]}" if wanted else ""


def _making(reader: TraceReader, output: bytes) -> list[tuple[int, int]]:
    """Returns the ends of the parts of which a printed text was made, with their additions."""
    texts, number = dict[int, str](), 0
    parts = CollectedParts(lambda: number)
    for (age, _, _, kept), added in reader.records("G"):
        texts[age] = texts.get(age, "")[:kept] + json.loads(added)
        parts.bind(age, texts[age])
        number += 1
    found = parts.making(output.decode("latin-1"))
    return [(len(output[:end].decode(errors="ignore")), number) for end, number in found]


def value_of(data: Any) -> object:
    """Returns the value that is written in JSON.

    Lists, numbers and texts stand for themselves. Other values have a letter: `c` an array of
    characters, `s` a set, `d` a dictionary, `t` a tuple, `o` an object, whose class is `n`, and `u`
    what is told instead of a value.
    """
    if isinstance(data, str):
        return _text(data)
    if isinstance(data, list):
        data = _without_last_nulls(data)
        found = [value_of(one) for one in data]
        if data and all(one is None for one in found):
            return None  # The items are pointers, or of another kind that is left out.
        return _rows(data, found)
    if not isinstance(data, dict):
        return data
    kind, content = next(iter(data.items()))
    if kind == "c":
        return _characters(content)
    if kind == "u":
        return Unset(content)
    if kind == "o":
        shown = {name: value_of(one) for name, one in content.items() if one is not None}
        return _object(data["n"], shown)
    items: list[Any] = [value_of(one) for one in content]
    if kind == "s":
        return {*map(fixed, items)}
    return {fixed(key): one for key, one in items} if kind == "d" else tuple(items)


def _without_last_nulls(data: list[Any]) -> list[Any]:
    """Returns an array of rows without the null pointers at its end, which is not in use."""
    filled = [at for at, one in enumerate(data) if isinstance(one, list | str) or _is_row(one)]
    has_nulls = filled and all(one is None or one == 0 for one in data[filled[-1] + 1 :])
    return data[: filled[-1] + 1] if has_nulls else data


def _is_row(data: Any) -> bool:
    """Returns whether a value is an array of characters."""
    return isinstance(data, dict) and "c" in data


def fixed(value: Any) -> Any:
    """Returns an item of a set or the key of a dictionary, which Python must not change."""
    return tuple(map(fixed, value)) if isinstance(value, list | tuple) else value


def word(value: object) -> str:
    """Returns the text of a value as C++ writes it."""
    text = short(value)
    return WORDS.get(text, text)


def _rows(data: list[Any], found: list[Any]) -> list[Any]:
    """Returns the rows of an array of characters: whole, if null characters are squares."""
    if not data or not all(map(_is_row, data)):
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
