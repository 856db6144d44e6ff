"""The functions that ran last before a line, found in the lines that were executed."""

from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.programs.tracing.events import ProgramParts, Stack, within

MOST_LINES = 20_000  # That are looked at.
# Different lines of a function in a call that is told. Its definition may be on its only line.
FEWEST = 2
MOST_CALLS = 2
RAN = "`{}` ran to line {}"
THEN, INSIDE = "{}, then `{}` to line {}", "{}, and in it `{}` to line {}"
BEFORE = "Before line {}{} {}, {}."


def calls_sentence(
    parts: ProgramParts, lines: list[int], stack: Stack, did: str, callers: Sequence[int]
) -> str:
    """Returns which functions ran before a line did something, empty if none did.

    They were called by the first of some functions of a stack that called any.

    Args:
        parts: The parts of the program.
        lines: The lines that were executed before.
        stack: The line and its callers.
        did: What it did.
        callers: The numbers of these functions, 0 for that of the line.
    """
    run = _Run(parts, lines[-MOST_LINES:])
    around = [place.function for place in stack]
    end = len(run.lines)
    for depth in [one for one in callers if one < len(around)]:
        caller = around[depth]
        if depth and caller in run.functions:
            # What ran behind its last line is the call that is running.
            end = len(run.lines) - run.functions[::-1].index(caller)
        calls = run.calls(range(end), caller, {*around[depth + 1 :]} - {caller})
        others = [call for call in calls if run.functions[call[0]] not in around]
        if others:
            said = run.said(others[:MOST_CALLS])
            return BEFORE.format(stack[0].line, within(stack[0].function), did, said)
    return ""


class _Run:
    """The lines of a run, and the function of each."""

    def __init__(self, parts: ProgramParts, lines: list[int]) -> None:
        self.lines = lines
        self.functions = [parts.functions.get(line, "") for line in lines]
        self._getters = parts.getters

    def calls(self, part: range, caller: str, outside: set[str]) -> Iterator[range]:
        """Yields the last calls by a function in a part of the run, one for each called function.

        The last one comes first. Only those are yielded that the lines of the caller between them
        did not repeat.
        """
        found: set[str] = set()
        end, last = part.stop, 0
        for at in reversed(part):
            is_caller = self.functions[at] == caller
            if self.functions[at] in outside or (found and is_caller and self.lines[at] > last):
                return
            if is_caller:
                called = self.functions[at + 1] if at + 1 < end else ""
                is_known = called in found or called in self._getters
                if not is_known and self._most_lines(at + 1, end) >= FEWEST:
                    found.add(called)
                    yield range(at + 1, end)
                end, last = at, self.lines[at]

    def _last_place(self, call: range) -> tuple[str, int]:
        """Returns the function of a call and its last line."""
        function = self.functions[call[0]]
        return function, next(self.lines[at] for at in call[::-1] if self.functions[at] == function)

    def _most_lines(self, start: int, end: int) -> int:
        """Returns how many different lines of one function are in a part of the run."""
        places = {*zip(self.functions[start:end], self.lines[start:end])}
        return max(Counter(function for function, _ in places).values(), default=0)

    def said(self, calls: list[range]) -> str:
        """Returns that the last call ran, and in it another one or before it another one."""
        inner = [*self.calls(calls[0], self.functions[calls[0][0]], set())][:1]
        places, joined = ([calls[0], *inner], INSIDE) if inner else ([*reversed(calls)], THEN)
        named = [*map(self._last_place, places)]
        said = RAN.format(*named[0])
        return joined.format(said, *named[1]) if named[1:] else said
