"""Runs a program on a test until its output is wrong."""

from collections import Counter
from traceback import clear_frames, walk_tb
from types import CodeType
from typing import NamedTuple

from workbench.programs.syntax.python_tree import TICK_NAME
from workbench.programs.tracing.program_run import FILE, Stop, run

FREE_TICKS = 50_000  # The original may end long before the edited program does.
MOST_TICKS = 2_000_000  # Of the original program.
FACTOR = 10  # Ticks of an edited program for each tick of the original.


class JudgeTest(NamedTuple):
    """A test: an input and the expected output."""

    input: str
    expected: str


class InOrder:
    """Checks an output that must be equal to the expected one."""

    def __init__(self, expected: str) -> None:
        self._expected = expected
        self._length = 0

    def feed(self, text: str) -> None:
        """Checks the next part of the output; raises Stop if it is wrong."""
        if not self._expected.startswith(text, self._length):
            raise Stop
        self._length += len(text)

    def is_complete(self) -> bool:
        """Returns whether the whole output has been written."""
        return self._length == len(self._expected)


class InAnyOrder:
    """Checks an output whose lines may be in any order between two empty lines."""

    def __init__(self, expected: str) -> None:
        blocks = expected.split("\n\n")
        self._blocks = [Counter(filter(None, block.split("\n"))) for block in blocks]
        self._line = ""

    def feed(self, text: str) -> None:
        """Checks the next part of the output; raises Stop if it is wrong."""
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            self._check(line)

    def _check(self, line: str) -> None:
        if not self._blocks:
            raise Stop
        block = self._blocks[0]
        if line:
            block[line] -= 1
        if block[line] < 0 or (not line and block.total()):
            raise Stop
        if not line:
            del self._blocks[0]

    def is_complete(self) -> bool:
        """Returns whether the whole output has been written."""
        return not self._line and len(self._blocks) == 1 and not self._blocks[0].total()


class Checker:
    """Runs programs with step counters on tests.

    Attributes:
        ticks: The steps of all runs.
    """

    def __init__(self, any_order: bool) -> None:
        self.ticks = 0
        self._kind = InAnyOrder if any_order else InOrder
        self._limits: dict[JudgeTest, int] = {}

    def measure(self, code: CodeType, test: JudgeTest) -> bool:
        """Returns whether the original program passes, and limits later runs by its steps."""
        right, ticks = self._run(code, test, MOST_TICKS)
        self._limits[test] = min(FACTOR * ticks + FREE_TICKS, MOST_TICKS)
        return right

    def passes(self, code: CodeType, test: JudgeTest, **names: object) -> bool:
        """Returns whether an edited program, with further built-in names, passes a test."""
        return self._run(code, test, self._limits.get(test, MOST_TICKS), **names)[0]

    def _run(
        self, code: CodeType, test: JudgeTest, limit: int, **names: object
    ) -> tuple[bool, int]:
        output = self._kind(test.expected)
        ticks = 0

        def tick() -> bool:
            nonlocal ticks
            ticks += 1
            if ticks > limit:
                raise Stop
            return True

        error = run(code, test.input, output.feed, **{TICK_NAME: tick}, **names)
        self.ticks += ticks
        if error:
            _forget(error)
        return error is None and output.is_complete(), ticks


def _forget(error: BaseException) -> None:
    """Frees the values of a program, whose functions refer to each other and may keep much."""
    clear_frames(error.__traceback__)
    for frame, _ in walk_tb(error.__traceback__):
        if frame.f_code.co_filename == FILE:
            frame.f_globals.clear()
    error.__traceback__ = None  # It refers to frames that refer to the error.
