"""Nothing of a program depends on a square after the last reading that the tracer noted."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from unit.workbench.programs.evidence.programs import judge, program
from workbench.programs.sandbox.program_facts import ProgramRuns
from workbench.programs.sandbox.python_facts import PythonRunner
from workbench.programs.tracing import instrumenting as calls
from workbench.programs.tracing.events import READ, Event
from workbench.programs.tracing.layouts import SquareReader
from workbench.programs.tracing.square_tracer import SquareTracer

N = 4
FEW = 3  # Each third square is changed, in all rows and columns.
GAME = program("rows")[1] + "for r in range(n):\n    for c in range(n):\n        "
# What a program does at last with each square of the board `b`.
READINGS = {
    "item": "print(b[r][c])",
    "item of a variable": "row = b[r]; print(row[c])",
    "item from the end": "print(b[r - n][c - n])",
    "walrus": "print((row := b[r])[c], (v := b[r][c]))",
    "formatted": "print(f'{b[r][c]!r:>{n}}')",
    "comparison": "print(b[r][c] == E, '.' < b[r][c] < 'Z', b[r][c] is W)",
    "membership": "print(b[r][c] in (K, W))",
    "condition": "print(1 if b[r][c] == K else b[r][c] or 2)",
    "comprehension": "print([b[y][c] for y in (r,)], {b[r][x]: x for x in [c]})",
    "filter": "print([y for y in (r,) if b[y][c] != E])",
    "generator": "print(*(b[y][c] for y in (r,)))",
    "lambda": "print((lambda y: b[y][c])(r))",
    "default value": "print((lambda v=b[r][c]: v)())",
    "operand": "print(b[r][c] * 2 + b[r][c])",
    "augmented assignment": "t = ''; t += b[r][c]; print(t)",
    "argument": "print(str(b[r][c]), max(b[r][c], E, key=ord))",
    "display": "print({b[r][c]}, [b[r][c]], (b[r][c],))",
    "starred": "print(*b[r][c])",
    "iterated": "for v in b[r][c]: print(v)",
    "loop": "while b[r][c] != E: print(b[r][c]); break",
    "match": "match b[r][c]:\n            case '.': print(0)\n            case v: print(v)",
    "nested": "print(b[0 if b[r][c] == E else r][c])",
    "assertion": "assert b[r][c]; print(b[r][c])",
}


class Changing(SquareTracer):
    """Changes a square of rows right before or right after one of its readings.

    Args:
        runner: The program.
        changed: The reading and its number among the events, None to change nothing.
        before: Whether to change the square before the program gets its value.
    """

    def __init__(
        self, runner: PythonRunner, changed: tuple[int, Event] | None = None, before: bool = False
    ) -> None:
        board = ProgramRuns(runner, judge()).board()
        assert board
        super().__init__(runner.program, board.variable, SquareReader(board.layout, N))
        self._changed_square = changed
        self._before = before

    def names(self) -> dict[str, Any]:
        names = super().names()
        return names | {call: partial(self._got, names[call]) for call in (calls.ITEM, calls.INNER)}

    def _got(self, access: Callable[..., object], holder: object, key: object) -> object:
        number, event = self._changed_square or (-1, None)
        if not event or len(self.events) != number:
            return access(holder, key)
        row, column = divmod(event.square, N)
        squares: Any = self._cells.boards[event.board].value[row]  # type: ignore[index]
        kept = squares[column]
        if self._before:
            squares[column] = "?"
        value = access(holder, key)
        # An access to the row is no reading of a square.
        squares[column] = kept if len(self.events) == number else "?"
        return value


@pytest.mark.parametrize("way", READINGS)
def test_a_square_changed_right_after_its_last_reading_changes_nothing(way: str) -> None:
    text = judge()["until"]
    runner = PythonRunner(GAME + READINGS[way])
    plain = Changing(runner)
    output = plain.run(text).output
    assert output
    last = {
        event.square: (at, event) for at, event in enumerate(plain.events) if event.kind == READ
    }
    assert len(last) == N * N
    for changed in [*last.values()][::FEW]:
        assert Changing(runner, changed).run(text).output == output
    before = [Changing(runner, last[square], before=True).run(text) for square in (0, 2)]
    assert any(one.output != output for one in before)
