"""The page runs a compiled program after each of the judge's steps, and reads its board."""

from collections.abc import Iterator
from typing import Any

import pytest

from judges.jutge import JUTGE
from page.model.app import App
from page.model.program.compiler import STORED
from page.model.program.program_lines import displayed, explanation_of
from page.model.program.your_board import SAME, your_board
from reference.cpp import debug_data
from reference.slow import jutge_slow
from sandbox import service
from trials.outcome import Outcome, SandboxUnavailable
from unit.page.program.test_compiler import CompiledFake, FakeWorker, pasted
from unit.page.running import finish

SIZE = 8  # The rows of `chars` in debug_data, of 9 characters each.
WIDTH = SIZE + 1
CHARS = [debug_data.ADDRESSES["_ZL5chars"], SIZE, WIDTH, WIDTH]


def printed(text: str) -> str:
    """Returns a right output but for the counts of black discs from the second move on."""
    reports = jutge_slow.answer(text).split("\n\n")
    return "\n\n".join(reports[:2] + [report.replace(":", "0:") for report in reports[2:]])


class MemoryFake(CompiledFake):
    """A program with wrong counts that keeps its board in `chars`, one of several arrays.

    Args:
        end: How the runs that are watched end.
        later: How those on an input with moves end.
    """

    def __init__(self, end: str = "ok", later: str = "") -> None:
        super().__init__([])
        self.program = lambda text: Outcome("ok", printed(text), None)
        self.ends = end, later or end
        self.parts: list[list[int]] = []
        self.watched: list[str] = []

    async def list_arrays(self, seconds: float) -> None:
        sections = debug_data.INFO, debug_data.ABBREVIATIONS, debug_data.TEXTS
        names = "info", "abbreviations", "texts"
        request: dict[str, Any] = {"ask": "list_arrays", "file": debug_data.FILE}
        request.update(zip(names, (section.hex() for section in sections)))
        self._answers = self.answers(request)

    async def watch(self, text: str, parts: list[list[int]], seconds: float) -> tuple[str, str]:
        self.parts = parts
        self.watched.append(text)
        content = b"".join(
            _rows(text) if part == CHARS else bytes(part[1] * part[2]) for part in parts
        )
        return self.ends[len(text.split()) > 1], content.hex()

    def answers(self, request: dict[str, Any]) -> Iterator[Any]:
        return service.parts(request)


def _rows(text: str) -> bytes:
    """Returns the last board of an output in the program's array."""
    *_, last = jutge_slow.answer(text).strip().split("\n\n")
    rows = last.split("\n")[:-1]
    return b"".join(row.encode().ljust(WIDTH, b"\0") for row in rows).ljust(SIZE * WIDTH, b"\0")


def examined(sandbox: MemoryFake) -> App:
    app, _, _ = pasted(FakeWorker(STORED, []))
    app.workspace.do(app.program_test.start, sandbox, JUTGE, 2.0)
    finish(app.workspace.jobs)
    return app


def test_the_board_is_shown_and_said_to_be_right() -> None:
    sandbox = MemoryFake()
    app = examined(sandbox)
    found = displayed(app.program_test)
    assert found and found.board and found.board.name == "chars"
    assert CHARS in sandbox.parts and len(sandbox.parts) > 1
    known = explanation_of(app.program_test).facts[0]
    assert known.startswith("Your `chars` is right after every move. Line ")
    shown = your_board(app.program_test)
    assert shown and shown.caption and shown.reading == SAME


def test_every_step_is_watched() -> None:
    sandbox = MemoryFake()
    app = examined(sandbox)
    found = displayed(app.program_test)
    assert found and found.facts["board"]
    steps = list(JUTGE.run(found.failing))
    assert len(found.facts["board"]["states"]) == len(steps)
    inputs = [text.split() for text in sandbox.watched[-len(steps) :]]
    assert [len(words) for words in inputs] == [1 + 3 * number for number in range(len(steps))]


@pytest.mark.parametrize("end", ["timeout", "broken", "flood", "stopped"])
def test_a_program_that_does_not_end_has_no_board(end: str) -> None:
    sandbox = MemoryFake(end)
    app = examined(sandbox)
    found = displayed(app.program_test)
    assert found and found.board is None and found.facts["stack"]
    assert len(sandbox.watched) == 2  # One of each input.


def test_a_program_that_crashes_at_the_end_of_every_input_has_a_board() -> None:
    found = displayed(examined(MemoryFake("crash")).program_test)
    board = found and found.facts["board"]
    assert board and None not in board["states"]


@pytest.mark.parametrize("later", ["crash", "timeout"])
def test_a_program_that_fails_later_is_followed_up_to_there(later: str) -> None:
    sandbox = MemoryFake("ok", later)
    found = displayed(examined(sandbox).program_test)
    board = found and found.facts["board"]
    assert board and len(board["states"]) == 1
    assert max(len(text.split()) for text in sandbox.watched) == 4
    assert board["sentence"] == ""


class Unexplained(MemoryFake):
    """A program in a page whose Python cannot be loaded."""

    async def list_arrays(self, seconds: float) -> None:
        raise SandboxUnavailable("Python could not be loaded.")


def test_without_python_the_line_is_shown_all_the_same() -> None:
    sandbox = Unexplained()
    found = displayed(examined(sandbox).program_test)
    assert found and found.facts["stack"] and found.board is None
    assert found.failure == "Python could not be loaded." and sandbox.closed
