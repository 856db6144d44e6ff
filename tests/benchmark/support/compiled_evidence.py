"""What is found out about a wrong C or C++ program, with the page's Clang and the machine's GCC."""

from __future__ import annotations

import asyncio
import subprocess
import time
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from benchmark.support.evidence import (
    Figures,
    is_right,
    named_lines,
    smallest_failing,
    wrong_of_board,
)
from harness.clang import clang
from harness.traced_cpp import built
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.programs.explanation.compiled_program import ExplainingCompiled
from workbench.programs.explanation.judge_side import FIRST_TESTS
from workbench.programs.native.built_program import language_of
from workbench.programs.native.traced_program import TracedProgram
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.syntax.clang_tree import FUNCTIONS
from workbench.programs.trials.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference.wrong.sources import WrongSource
    from workbench.programs.compiler.languages import Language

SECONDS = 2  # Of a run.
SLICE = 1000  # Milliseconds of a job.
FIRST_SEED = 1_000_000


class Fixing(TracedProgram):
    """A program that is followed and edited.

    Attributes:
        printed: Clang's tree, empty until it is asked for.
        fixed: The edited programs that pass all tests.
    """

    printed = ""

    def __init__(self, program: str, language: Language) -> None:
        super().__init__(program, language)
        self.fixed: list[str] = []

    async def tree(self) -> str:
        """Returns the tree that the page's Clang prints."""
        self.printed = clang().tree(self._source, self._language.arguments[0])
        return self.printed

    async def passes(self, program: str, tests: Sequence[tuple[str, str]], any_order: bool) -> bool:
        """Returns whether a program compiles and passes all tests, and notes it if so."""
        passes = await super().passes(program, tests, any_order)
        self.fixed += [program] if passes else []
        return passes


def figures_of_compiled(source: WrongSource) -> Figures | None:
    """Returns the figures of a program, None if it passes all tests."""
    form = format_named(source.form)
    language = language_of(Path(f"program.{source.group}"), source.program)
    fixing = Fixing(source.program, language)

    def output_of(program: str, text: str) -> tuple[str, BaseException | None]:
        return _output(built(program, *language.arguments), text)

    answer = partial(output_of, source.program)
    texts = [generated_input(form, seed).text for seed in range(1, FIRST_TESTS + 1)]
    smallest = smallest_failing(form, answer, texts)
    if smallest is None:
        return None
    output, error = answer(smallest)
    trials: Any = SimpleNamespace(form=form, failing=smallest, observations=[])
    trials.outcome = Outcome("crash" if error else "ok", output, str(error) if error else None)
    trials.result = None if error else compare(form, list(form.run(smallest)), output)
    job = ExplainingCompiled(fixing, source.program, trials, count(FIRST_SEED))
    begun = time.monotonic()
    _run(job)
    seconds = time.monotonic() - begun
    board = job.facts.get("board")
    fixes = zip(job.fixes, fixing.fixed)
    wrong = [
        f"the fix {said} is none"
        for (_, said), program in fixes
        if not is_right(source.form, partial(output_of, program))
    ]
    return Figures(
        _names_function(source, fixing.printed, _places(job)),
        board is not None,
        bool(job.facts.get("moves")),
        bool(job.fixes),
        bool(job.fixes) and job.fixes[0][0] in source.lines,
        wrong + wrong_of_board(source, answer, smallest, board),
        seconds,
        [*job.sentences, job.failure, *(f"line {line}: {said}" for line, said in job.fixes)],
    )


def _output(program: Path, text: str) -> tuple[str, BaseException | None]:
    try:
        done = subprocess.run(
            [program], input=text.encode(), capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired as error:
        return "", error
    failed = RuntimeError(f"status {done.returncode}") if done.returncode else None
    return done.stdout.decode(errors="replace"), failed


def _run(job: ExplainingCompiled) -> None:
    async def awaited(wait: Any) -> Any:
        return await wait

    while not job.done:
        job.advance(SLICE, lambda: int(time.monotonic() * 1000))
        wait = job.waits_for
        if wait is not None and not isinstance(wait, float):
            job.answer(asyncio.run(awaited(wait)))


def _places(job: ExplainingCompiled) -> list[int]:
    """Returns the lines that are named: of the difference, the first wrong square, and others."""
    places = [line for line, _ in job.facts.get("stack", [])]
    board = job.board
    if board and board.wrong_event:
        places += [line for line, _ in board.wrong_event.stack]
    return places + [line for line, _ in job.fixes[:1]] + named_lines(job.sentences)


def _names_function(source: WrongSource, tree: str, places: list[int]) -> bool:
    """Returns whether a place is in the function with the fault, or at the fault."""
    found = CppSource(source.program, tree, source.group == "c")
    functions = [
        (found.line(node.start), found.line(node.end), node.name)
        for node in found.nodes
        if node.kind in FUNCTIONS and node.start >= 0
    ]
    named = {name for line in places for first, last, name in functions if first <= line <= last}
    return bool(named & {*source.functions}) or any(line in source.lines for line in places)
