"""Records which line wrote which part of the output, and the variables at one of the writes."""

import sys
from itertools import count
from traceback import walk_tb
from types import CodeType, FrameType

from tracing.line_tracing import CodePlace, frames_of, function_name, run_traced, stack_of
from tracing.program_run import Stop
from tracing.value_text import is_data, short

MOST_VARIABLES = 12
MOST_KEPT = 5_000  # Assignments; more are those of functions that have ended.


class Recording:
    """The writes of one run, and the variables when the output reached a certain length.

    If it never did, the variables are those of the last line.

    Attributes:
        output: The whole output.
        ends: For each write, the length of the output after it.
        stacks: For each write, its code place and those of its callers.
        stack: The code places of the wanted write, or of the last line.
        written: Whether the wanted write happened.
        stopped: Whether the run was stopped because it executed too many lines.
        variables: The names and texts of the variables, recently changed ones first.
    """

    def __init__(self, code: CodeType, text: str, offset: int) -> None:
        """Runs a program; `offset` is the index of the wanted character of the output."""
        self.ends: list[int] = []
        self.stacks: list[list[CodePlace]] = []
        self.stack: list[CodePlace] = []
        self.written = False
        self.variables: list[tuple[str, str]] = []
        self._offset = offset
        self._length = 0
        self._changes = _Changes()
        self._frames: list[FrameType] = []
        texts: list[str] = []

        def write(text: str) -> None:
            texts.append(text)
            self._note_write(text, sys._getframe(1))

        error = run_traced(code, text, write, self._note_line)
        self.output = "".join(texts)
        self.stopped = isinstance(error, Stop)
        if not self.written:
            self._take_end(error)

    def _take_end(self, error: BaseException | None) -> None:
        """Takes the code places and the variables of the crash, or else of the last line."""
        crash = [] if error is None else list(walk_tb(error.__traceback__))
        crash = [found for found in reversed(crash) if frames_of(found[0])[:1] == [found[0]]]
        if crash:
            self.stack = [CodePlace(line, function_name(frame.f_code)) for frame, line in crash]
            self._frames = [frame for frame, _ in crash]
        self.variables = self._changes.listed(self._frames)

    def _note_line(self, frame: FrameType) -> None:
        if not self.written:
            self._changes.note(frame)
            self._frames = frames_of(frame)
            self.stack = stack_of(frame)

    def _note_write(self, text: str, frame: FrameType) -> None:
        self._length += len(text)
        self.ends.append(self._length)
        self.stacks.append(stack_of(frame))
        if not self.written and self._length > self._offset:
            self.written = True
            self.stack = self.stacks[-1]
            self.variables = self._changes.listed(frames_of(frame))


def variables_at(code: CodeType, text: str, event: int) -> list[tuple[str, str]]:
    """Returns the variables after a number of events: lines begun and functions ended."""
    changes, events = _Changes(), count()
    found: list[tuple[str, str]] = []

    def note(frame: FrameType) -> None:
        number = next(events)
        if number < event:
            changes.note(frame)
        elif number == event:
            found.extend(changes.listed(frames_of(frame)))

    run_traced(code, text, lambda written: None, note, note)
    return found


class _Changes:
    """When each variable of each running function was last assigned."""

    def __init__(self) -> None:
        self._now = 0
        self._last: dict[tuple[FrameType, str], tuple[int, object]] = {}

    def note(self, frame: FrameType) -> None:
        """Notes the assignments of the line that has just been executed."""
        self._now += 1
        if len(self._last) > MOST_KEPT:
            running = frames_of(frame)
            self._last = {key: kept for key, kept in self._last.items() if key[0] in running}
        for name, value in frame.f_locals.items():
            known = self._last.get((frame, name))
            if known is None or known[1] is not value:
                self._last[frame, name] = self._now, value

    def listed(self, frames: list[FrameType]) -> list[tuple[str, str]]:
        """Returns the names and texts of the variables of some frames."""
        found: dict[str, tuple[int, object]] = {}
        for frame in frames:
            self.note(frame)
            for name, value in frame.f_locals.items():
                if not name.startswith("__") and is_data(value):
                    found.setdefault(name, (self._last[frame, name][0], value))
        recent = sorted(found.items(), key=lambda item: -item[1][0])[:MOST_VARIABLES]
        return [(name, short(value)) for name, (_, value) in recent]
