"""Evidence and fixes for wrong programs: `.venv/bin/python tests/benchmark/program_evidence.py`.

Shrinks a failing input of each wrong program of `tests/reference`, explains it and searches for
a fix. Statements are checked against the labels of the programs and the slow judges. Prints for
each group of programs in how many

- the function with the fault is named: by the fix, the first difference, the wrong square, or
  another sentence;
- the board is found;
- something is said about the list of moves;
- a fix is found that agrees with 200 further tests, and is at the line of the fault;
- a statement is wrong: a fix that fails the slow judge, or a sentence on the board or the moves
  that contradicts the program's own output;

and how many sentences on a line that read or wrote a square, or on the board, were checked with the
observer of `tests/reference`, and how many of them are false.

Programs in C and C++ are compiled with the machine's GCC, and the page's Clang prints their trees
in Node. Their sentences on the board are compared with what they print. A fault in a table counts
as one of the functions that read it.

With `--in-page N`, tests every Nth program on the page instead, and prints the seconds from the
failing input to the evidence and to the end of the search.
"""

from __future__ import annotations

import argparse
import ast
import re
import resource
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, count
from statistics import median_high
from typing import Any, TypeVar

from benchmark.support.compiled_evidence import CompiledSource, compiled_sources, examined
from benchmark.support.evidence_in_page import print_times
from benchmark.support.failing import output_of, smallest_failing
from benchmark.support.sentences import named_lines, verdicts
from benchmark.support.tables import print_head, print_row
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.wrong.sources import WrongSource, wrong_sources
from reference.wrong.styles.style import BOARD
from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.judging import Format
from workbench.programs.explanation.judge_side import (
    FIRST_TESTS,
    MORE_TESTS,
    MOST_VERIFIED,
    OTHERS,
    first_wrong_offset,
    format_texts,
    judge_data,
)
from workbench.programs.repair.checking import JudgeTest
from workbench.programs.repair.fix_search import finding_fixes, passes
from workbench.programs.sandbox.python_facts import facts_of
from workbench.programs.sandbox.service import limit_memory

Source = TypeVar("Source", WrongSource, CompiledSource)
SLOW_TESTS = 60
NAME = re.compile(r"[A-H]\d-[A-H]\d|\(\d,\d\)")  # Of a move.
VERDICTS = {True: "true", False: "FALSE", None: "unknown"}
COLUMNS = (
    "programs",
    "function named",
    "board found",
    "moves named",
    "fix found",
    "at the line",
    "wrong",
    "checked",
    "false sentences",
)


def main() -> None:
    """Explains the programs and prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    groups = "`styles`, `unfamiliar`, `classes`, `c++` or `c`"
    parser.add_argument("--group", help=f"only {groups}")
    parser.add_argument("--program", help="only programs with this text in their name")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--in-page", type=int, metavar="N", help="test every Nth in the page")
    arguments = parser.parse_args()
    chosen = _chosen(wrong_sources(), arguments)
    compiled = _chosen(compiled_sources(), arguments)
    if arguments.in_page:
        print_times(chosen[:: arguments.in_page])
        return
    totals: Counter[tuple[str, str]] = Counter()
    seconds: dict[str, list[float]] = {}
    with ProcessPoolExecutor(arguments.processes, initializer=limit_memory) as pool:
        of_python = pool.map(_examined, chosen)
        # These run as processes, and the page's Clang needs more memory.
        of_others = map(examined, compiled)
        everything: list[WrongSource | CompiledSource] = [*chosen, *compiled]
        for source, found in zip(everything, chain(of_python, of_others)):
            _print_program(source, found)
            if found:
                totals[source.group, "programs"] += 1
                totals.update({(source.group, key): _number(found.get(key)) for key in COLUMNS[1:]})
                seconds.setdefault(source.group, []).append(found["seconds"])
    _print_totals(totals, seconds)


def _chosen(sources: list[Source], arguments: argparse.Namespace) -> list[Source]:
    """Returns the programs that are asked for."""
    return [
        source
        for source in sources
        if arguments.group in (None, source.group)
        and (arguments.program or "") in f"{source.form} {source.name}"
    ]


def _number(found: object) -> int:
    return found if type(found) is int else int(bool(found))


def _examined(source: WrongSource) -> dict[str, Any]:
    """Returns the figures of a program; {} if it passes all tests."""
    form = format_named(source.form)
    first = _generated(form, count(1), FIRST_TESTS)
    smallest = smallest_failing(
        form, partial(output_of, source.program), [text for text, _ in first]
    )
    if smallest is None:
        return {}
    begun = time.process_time()
    output, error = output_of(source.program, smallest)
    result = None if error else compare(form, list(form.run(smallest)), output)
    expected = REFERENCES[form.name].answer(smallest)
    judge = judge_data(form, smallest, result, [text for text, _ in first[:OTHERS]])
    offset = first_wrong_offset(form, expected, output, result)
    parts = facts_of(source.program, smallest, offset, judge, output)
    evidence: dict[str, Any] = {name: part[name] for part in parts for name in part}  # type: ignore[literal-required]
    explained = time.process_time()
    fixes, tried = _fixes(form, source.program, [(smallest, expected), *first])
    board = evidence["board"]
    checked = verdicts(source, judge, evidence)
    places = [line for line, _ in evidence["stack"]]
    places += _cause(form, smallest, evidence)
    places += [line for line, _, _ in fixes[:1]]
    places += named_lines([evidence["moves"], *evidence["beliefs"]])
    return {
        "function named": _names_function(source, places),
        "board found": board is not None,
        "moves named": bool(evidence["moves"]),
        "fix found": bool(fixes),
        "at the line": bool(fixes) and fixes[0][0] in source.lines,
        "wrong": _wrong_statements(source, form, smallest, evidence, fixes)
        + _wrong_moves(source, judge["until"], evidence["moves"]),
        "checked": len([verdict for _, verdict in checked if verdict is not None]),
        "false sentences": len([verdict for _, verdict in checked if verdict is False]),
        "verdicts": checked,
        "seconds": time.process_time() - begun,
        "explaining": explained - begun,
        "sentence": f"{board['sentence'] if board else ''} {evidence['moves']}".strip(),
        "fixes": [(line, said) for line, said, _ in fixes],
        "tried": tried,
    }


def _cause(form: Format, smallest: str, evidence: dict[str, Any]) -> list[int]:
    """Returns the lines that are told of the first wrong square."""
    board = evidence["board"]
    number = board and board["wrong"]
    if number is None or board["states"][number] is None:
        return []
    step = judge_data(form, smallest, None, [])["steps"][number]
    pairs = enumerate(zip(board["states"][number], "".join(step["rows"])))
    wrong = [square for square, (one, other) in pairs if one != other]
    square = step["placed"] if step["placed"] in wrong else wrong[0]
    found = [event for event in evidence["events"] if event[:2] == (number, square)]
    return [line for line, _ in evidence["stacks"][found[-1][3]]] if found else []


def _generated(form: Format, seeds: Iterator[int], number: int) -> list[tuple[str, str]]:
    """Returns generated inputs with the expected outputs."""
    texts = [generated_input(form, next(seeds)).text for _ in range(number)]
    return [(text, "".join([step.text for step in form.run(text)])) for text in texts]


def _fixes(
    form: Format, program: str, first: list[tuple[str, str]]
) -> tuple[list[tuple[int, str, str]], int]:
    any_order = form.judged.any_order
    pairs = [list(test) for test in first]
    *_, found = finding_fixes(program, pairs, any_order, format_texts(form))
    candidates = found["fixes"][:MOST_VERIFIED]
    more = [
        JudgeTest(*test)
        for test in _generated(form, count(1_000_000), MORE_TESTS if candidates else 0)
    ]
    verified = [tuple(fix) for fix in candidates if passes(fix[2], more, any_order)]
    return verified, found["tried"]


def _names_function(source: WrongSource, places: list[int]) -> bool:
    """Returns whether a place is in the innermost function that contains the fault."""
    if source.group not in ("styles", "unfamiliar"):
        return any(line in source.lines for line in places)
    around = range(1, source.program.count("\n") + 2)
    functions = []
    for node in ast.walk(ast.parse(source.program)):
        if isinstance(node, ast.FunctionDef):
            functions.append(range(node.lineno, (node.end_lineno or 0) + 1))
    holding = [one for one in functions if source.lines[0] in one]
    if holding:
        return any(line in min(holding, key=len) for line in places)
    return any(line in around and not any(line in one for one in functions) for line in places)


def _wrong_statements(
    source: WrongSource,
    form: Format,
    smallest: str,
    evidence: dict[str, Any],
    fixes: list[tuple[int, str, str]],
) -> list[str]:
    found = []
    reference = REFERENCES[form.name]
    inputs = [reference.random_input(Chance(seed)) for seed in range(SLOW_TESTS)]
    for _, said, program in fixes[:1]:
        if any(not _agrees(form, program, text, reference.answer(text)) for text in inputs):
            found.append(f"the fix {said} is none")
    board = evidence["board"]
    if not board or not board["sentence"]:
        return found
    if source.boards and not {*board["name"].split("` and `")} <= {*source.boards}:
        found.append(f"{board['name']} is not the board")
    if source.spoils:
        found += _wrong_sentence(source, form, smallest, board)
    return found


def _agrees(form: Format, program: str, text: str, expected: str) -> bool:
    output, error = output_of(program, text)
    if form.judged.any_order:
        boards = [
            [sorted(one.split()) for one in side.split("\n\n")] for side in (output, expected)
        ]
        return error is None and boards[0] == boards[1]
    return error is None and output == expected


def _wrong_sentence(
    source: WrongSource, form: Format, smallest: str, board: dict[str, Any]
) -> list[str]:
    """Compares the sentence with what the program itself prints after the step."""
    wrong = board["wrong"]
    if form.judged.any_order:
        return [] if (wrong is None) == (source.spoils != BOARD) else ["the board is read right"]
    if source.spoils != BOARD:
        return [] if wrong is None else ["the board is right, only the output is wrong"]
    steps = judge_data(form, smallest, None, [])["steps"]
    at = len(steps) - 1 if wrong is None else wrong
    printed = _last_board(form, source.program, steps[at]["input"], len(steps[at]["rows"]))
    if wrong is None:
        agrees = printed in (None, "".join(steps[at]["rows"]))
    else:
        agrees = printed in (None, board["states"][wrong])
    return [] if agrees else [f"the program prints another board: {printed}"]


def _wrong_moves(source: WrongSource, until: str, said: str) -> list[str]:
    """Compares the moves that are named with what the program prints up to the difference."""
    texts = REFERENCES[source.form].answer(until), output_of(source.program, until)[0]
    expected, printed = (Counter(NAME.findall(text)) for text in texts)
    lacking, _, wrong = said.partition("wrongly has")
    named = [(lacking, expected - printed), (wrong, printed - expected)]
    found = [(name, truth) for text, truth in named for name in NAME.findall(text)]
    if "more than once" in said:
        found = [(name, printed - expected) for name in NAME.findall(said)]
    return [f"{name} is not a difference" for name, truth in found if name not in truth]


def _last_board(form: Format, program: str, text: str, n: int) -> str | None:
    output, error = output_of(program, text)
    rows = [line for line in output.splitlines() if not line.strip(form.output.symbols) and line]
    return None if error or len(rows) < n else "".join([row[:n] for row in rows[-n:]])


def _print_program(source: WrongSource | CompiledSource, found: dict[str, Any]) -> None:
    print(f"{source.form} {source.name}", end=": ")
    if not found:
        print("passes")
        return
    print(", ".join([key for key in COLUMNS if found.get(key)]) or "nothing", end="; ")
    print(f"{found['explaining']:.1f} of {found['seconds']:.1f} s, {found['tried']} edits")
    if found["sentence"]:
        print(f"  {found['sentence']}")
    for line, said in found["fixes"][:1]:
        print(f"  line {line}: {said} ({len(found['fixes']) - 1} others)")
    for sentence, verdict in found["verdicts"]:
        print(f"  {VERDICTS[verdict]}: {sentence}")
    for wrong in found["wrong"]:
        print(f"  WRONG: {wrong}")


def _print_totals(totals: Counter[tuple[str, str]], seconds: dict[str, list[float]]) -> None:
    print_head("group", *COLUMNS, "seconds")
    for group, times in seconds.items():
        counts = [totals[group, column] for column in COLUMNS]
        print_row(group, *counts, f"{median_high(times):.1f}")
    kilobytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"Most memory of a process: {kilobytes // 1024} MB")


if __name__ == "__main__":
    main()
