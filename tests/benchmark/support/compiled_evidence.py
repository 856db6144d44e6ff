"""What is found out about a wrong C or C++ program, with the page's Clang and the machine's GCC."""

from __future__ import annotations

import asyncio
import subprocess
import time
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from benchmark.support.failing import smallest_failing
from benchmark.support.sentences import named_lines
from harness.clang import clang
from reference.chance import Chance
from reference.cpp.observed import ObservedProgram, did, printing_lines
from reference.cpp.wrong import CPP_STYLES, CppStyle
from reference.formats import REFERENCES
from reference.wrong.styles.style import BOARD
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.judging import Format
from workbench.programs.explanation.compiled_program import ExplainingCompiled
from workbench.programs.explanation.explanation import READ, SEEN, WROTE
from workbench.programs.explanation.judge_side import FIRST_TESTS
from workbench.programs.explanation.sentences import event_sentence
from workbench.programs.native.built_program import find_compiler, language_of
from workbench.programs.native.traced_program import TracedProgram
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.syntax.clang_tree import FUNCTIONS
from workbench.programs.trials.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

SECONDS = 2  # Of a run.
SLICE = 1000  # Milliseconds of a job.
FIRST_SEED = 1_000_000
SLOW_TESTS = 60
PRINTED_WRONGLY = " prints it wrongly."  # So the output is not what the program holds.
DISCS = {"uva220": "-BW", "jutge": ".NB", "boardsilly": ".XO"}


class CompiledSource:
    """A wrong program.

    Attributes:
        group: `c` or `c++`.
        form: The name of the format.
        name: The name of the program.
        program: The source.
        line: The line of the fault.
        style: The correct program.
        number: The number of its fault.
    """

    def __init__(self, style: CppStyle, number: int) -> None:
        self.style, self.number = style, number
        self.form = style.form
        self.group = "c" if style.file.suffix == ".c" else "c++"
        self.name = f"{style.file.stem.partition('_')[2]} {number}"
        self.program, self.line = style.wrong(number)


def compiled_sources() -> list[CompiledSource]:
    """Returns all wrong programs."""
    return [
        CompiledSource(style, number) for style in CPP_STYLES for number in range(len(style.faults))
    ]


class Fixing(TracedProgram):
    """A program that is followed and edited.

    Attributes:
        printed: Clang's tree, empty until it is asked for.
        fixed: The edited programs that pass all tests.
    """

    printed = ""

    def __init__(self, source: CompiledSource) -> None:
        super().__init__(source.program, language_of(source.style.file, source.program))
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


def examined(source: CompiledSource) -> dict[str, Any]:
    """Returns the figures of a program; {} if it passes all tests."""
    with TemporaryDirectory() as folder:
        return _examined(source, Path(folder))


def _examined(source: CompiledSource, folder: Path) -> dict[str, Any]:
    form, fixing = format_named(source.form), Fixing(source)
    judged = _built(source, source.program, folder)

    def answer(text: str) -> tuple[str, BaseException | None]:
        return _output(judged, text)

    texts = [generated_input(form, seed).text for seed in range(1, FIRST_TESTS + 1)]
    smallest = smallest_failing(form, answer, texts)
    if smallest is None:
        return {}
    output, error = answer(smallest)
    trials: Any = SimpleNamespace(form=form, failing=smallest, observations=[])
    trials.outcome = Outcome("crash" if error else "ok", output, str(error) if error else None)
    trials.result = None if error else compare(form, list(form.run(smallest)), output)
    job = ExplainingCompiled(fixing, source.program, trials, count(FIRST_SEED))
    begun = time.monotonic()
    _run(job)
    seconds = time.monotonic() - begun
    board, checked = job.facts.get("board"), _checked_board(form, judged, job)
    checked += _checked_lines(source, form, job, folder)
    return {
        "function named": _names_function(source, fixing.printed, _places(job)),
        "board found": board is not None,
        "moves named": bool(job.facts.get("moves")),
        "fix found": bool(job.fixes),
        "at the line": bool(job.fixes) and job.fixes[0][0] in _lines(source),
        "wrong": _wrong_statements(source, form, fixing, job, folder),
        "checked": len(checked),
        "false sentences": len([verdict for _, verdict in checked if not verdict]),
        "verdicts": checked,
        "seconds": seconds,
        "explaining": 0.0,
        "sentence": " ".join([*job.sentences, job.failure]).strip(),
        "fixes": job.fixes,
        "tried": job._answers.get("number", 0),
    }


def _built(source: CompiledSource, program: str, folder: Path) -> Path:
    """Compiles a program without checks, as a judge does."""
    file = folder / source.style.file.name
    file.write_text(program)
    language = language_of(file, program)
    words = [*find_compiler(language), *language.arguments, "-O1", "-w", str(file), "-lm"]
    subprocess.run([*words, "-o", str(file.with_suffix(""))], check=True)
    return file.with_suffix("")


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


def _lines(source: CompiledSource) -> range:
    """Returns the lines of the fault; one that deletes lines is at the line that is gone."""
    fault = source.style.faults[source.number]
    more = max(fault.right.count("\n"), fault.wrong.count("\n"))
    return range(source.line - (not fault.wrong), source.line + more + 1)


def _places(job: ExplainingCompiled) -> list[int]:
    """Returns the lines that are named: of the difference, the first wrong square, and others."""
    places = [line for line, _ in job.facts.get("stack", [])]
    board = job.board
    if board and board.wrong_event:
        places += [line for line, _ in board.wrong_event.stack]
    return places + [line for line, _ in job.fixes[:1]] + named_lines(job.sentences)


def _names_function(source: CompiledSource, tree: str, places: list[int]) -> bool:
    """Returns whether a place is in the function with the fault, or at the fault."""
    found = CppSource(source.program, tree, source.group == "c")
    functions = [
        (found.line(node.start), found.line(node.end), node.name)
        for node in found.nodes
        if node.kind in FUNCTIONS and node.start >= 0
    ]
    named = {name for line in places for first, last, name in functions if first <= line <= last}
    wanted = source.style.faults[source.number].functions
    return bool(named & {*wanted}) or any(line in _lines(source) for line in places)


def _wrong_statements(
    source: CompiledSource, form: Format, fixing: Fixing, job: ExplainingCompiled, folder: Path
) -> list[str]:
    reference, found = REFERENCES[form.name], []
    inputs = [reference.random_input(Chance(seed)) for seed in range(SLOW_TESTS)]
    for (_, said), program in zip(job.fixes, fixing.fixed):
        fixed = _built(source, program, folder)
        if any(not _agrees(form, fixed, text, reference.answer(text)) for text in inputs):
            found.append(f"the fix {said} is none")
    board = job.facts.get("board")
    if not board or not board["sentence"]:
        return found
    names = [name.rpartition(".")[2] for name in board["name"].split("` and `")]
    known = {name.rpartition(".")[2] for name in source.style.boards}
    if not {*names} <= known:
        found.append(f"{board['name']} is not the board")
    fault = source.style.faults[source.number]
    if fault.spoils != BOARD and board["wrong"] is not None:
        found.append("the board is right, only the output is wrong")
    return found


def _agrees(form: Format, program: Path, text: str, expected: str) -> bool:
    output, error = _output(program, text)
    if form.judged.any_order:
        boards = [
            [sorted(one.split()) for one in side.split("\n\n")] for side in (output, expected)
        ]
        return error is None and boards[0] == boards[1]
    return error is None and output == expected


def _checked_lines(
    source: CompiledSource, form: Format, job: ExplainingCompiled, folder: Path
) -> list[tuple[str, bool]]:
    """Returns the sentences on lines, and whether the program's own instructions agree."""
    board, found = job.board, list[tuple[str, bool]]()
    if not board or not board.names or not source.style.square:
        return found
    n = int(len(board.names) ** 0.5)
    program = ObservedProgram(
        source.program, source.style.file.suffix, source.style.square, n, folder
    )
    accesses = cache(program.accesses)
    steps = list(form.run(job.failing))
    inputs = {step: form.inputs.input_of_steps(steps[: step + 1]) for step in board.labels}
    for event in board.events:
        if event.kind in (READ, SEEN, WROTE):
            kind = READ if event.kind == SEEN else event.kind
            earlier = [step for step in board.labels if step < event.step]
            before = accesses(inputs[max(earlier)]) if earlier else []
            square, line = divmod(event.square, n), event.stack[0][0]
            is_true = did(kind, line, square, accesses(inputs[event.step]), before)
            found.append((event_sentence(board, event), is_true))
    printed = printing_lines(accesses(job.failing))
    ends, stacks = job.facts.get("writes", []), job.facts.get("stacks", [])
    for end, number in ends if job.output.isascii() else ():
        line = stacks[number][0][0]
        found.append(
            (f"Line {line} printed up to {end}.", end <= len(printed) and printed[end - 1] == line)
        )
    return found


def _checked_board(form: Format, program: Path, job: ExplainingCompiled) -> list[tuple[str, bool]]:
    """Returns the sentence on the board, and whether it agrees with what the program prints."""
    board, said = job.board, job.sentences[0]
    if not board or not said or said.endswith(PRINTED_WRONGLY) or form.judged.any_order:
        return []
    at = max(board.labels) if board.wrong is None else board.wrong
    steps, held = list(form.run(job.failing))[: at + 1], board.after(at)
    n = len(steps[-1].rows)
    ending = "Q\n" if form.name == "uva220" else ""
    text = form.inputs.input_of_steps(steps) + ending
    output, _ = _output(program, text)
    rows = [line for line in output.splitlines() if line and not line.strip(DISCS[form.name])]
    if held is None or len(rows) < n:
        return []
    expected = "".join([board.symbols.get(sign, sign) for sign in held])
    return [(said, "".join(rows[-n:]) == expected)]
