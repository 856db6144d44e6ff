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
  that contradicts the program's own output.

Programs in C and C++ are compiled with the machine's GCC, and the page's Clang prints their trees
in Node.
"""

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
from typing import Any

from benchmark.support.compiled_evidence import figures_of_compiled
from benchmark.support.evidence import (
    Figures,
    is_right,
    named_lines,
    smallest_failing,
    wrong_of_board,
)
from benchmark.support.tables import print_head, print_row
from reference.cpp.wrong import cpp_sources
from reference.formats import REFERENCES
from reference.wrong.sources import WrongSource, wrong_sources
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
from workbench.programs.tracing.program_run import compiled, run

NAME = re.compile(r"[A-H]\d-[A-H]\d|\(\d,\d\)")  # Of a move.
COLUMNS = (
    *("programs", "function named", "board found", "moves named", "fix found", "at the line"),
    *("wrong", "seconds"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--group", help="`styles`, `unfamiliar`, `classes`, `c++` or `c`")
    parser.add_argument("--program", help="only programs with this text in their name")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    of_python, of_others = (
        [
            source
            for source in sources
            if arguments.group in (None, source.group)
            and (arguments.program or "") in f"{source.form} {source.name}"
        ]
        for sources in (wrong_sources(), cpp_sources())
    )
    groups: dict[str, list[Figures]] = {}
    with ProcessPoolExecutor(arguments.processes, initializer=limit_memory) as pool:
        # The others run as processes, and the page's Clang needs more memory.
        every = chain(pool.map(figures_of, of_python), map(figures_of_compiled, of_others))
        for source, figures in zip([*of_python, *of_others], every):
            print_program(source, figures)
            if figures:
                groups.setdefault(source.group, []).append(figures)
    print_head("group", *COLUMNS)
    for group, found in groups.items():
        *columns, seconds, _ = zip(*found)
        counts = [sum(map(bool, column)) for column in columns]
        print_row(group, len(found), *counts, f"{median_high(seconds):.1f}")
    kilobytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"Most memory of a process: {kilobytes // 1024} MB")


def print_program(source: WrongSource, figures: Figures | None) -> None:
    print(f"{source.form} {source.name}", end=": ")
    if not figures:
        print("passes")
        return
    named = [column for column, figure in zip(COLUMNS[1:-1], figures) if figure]
    print(f"{', '.join(named) or 'nothing'}; {figures.seconds:.1f} s")
    for line in [*filter(None, figures.said), *(f"WRONG: {wrong}" for wrong in figures.wrong)]:
        print(f"  {line}")


def output_of(program: str, text: str) -> tuple[str, BaseException | None]:
    """Runs a program; returns its output and the exception that ended it, if any."""
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return "".join(written), error


def figures_of(source: WrongSource) -> Figures | None:
    """Returns the figures of a Python program, None if it passes all tests."""
    form, answer = format_named(source.form), partial(output_of, source.program)
    first = generated(form, count(1), FIRST_TESTS)
    smallest = smallest_failing(form, answer, [text for text, _ in first])
    if smallest is None:
        return None
    begun = time.process_time()
    output, error = answer(smallest)
    result = None if error else compare(form, list(form.run(smallest)), output)
    expected = REFERENCES[form.name].answer(smallest)
    judge = judge_data(form, smallest, result, [text for text, _ in first[:OTHERS]])
    offset = first_wrong_offset(form, expected, output, result)
    parts = facts_of(source.program, smallest, offset, judge, output)
    evidence: dict[str, Any] = {name: part[name] for part in parts for name in part}  # type: ignore[literal-required]
    fixes = fixes_of(form, source.program, [(smallest, expected), *first])
    seconds = time.process_time() - begun
    board, moves = evidence["board"], evidence["moves"]
    places = [line for line, _ in evidence["stack"]]
    places += cause(form, smallest, evidence)
    places += [line for line, _, _ in fixes[:1]]
    places += named_lines([moves, *evidence["beliefs"]])
    wrong = [
        f"the fix {said} is none"
        for _, said, program in fixes[:1]
        if not is_right(form.name, partial(output_of, program))
    ]
    wrong += wrong_of_board(source, answer, smallest, board)
    return Figures(
        names_function(source, places),
        board is not None,
        bool(moves),
        bool(fixes),
        bool(fixes) and fixes[0][0] in source.lines,
        wrong + wrong_moves(source, judge["until"], moves),
        seconds,
        [board["sentence"] if board else "", moves]
        + [f"line {line}: {said}" for line, said, _ in fixes],
    )


def cause(form: Format, smallest: str, evidence: dict[str, Any]) -> list[int]:
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


def generated(form: Format, seeds: Iterator[int], number: int) -> list[tuple[str, str]]:
    """Returns generated inputs with the expected outputs."""
    texts = [generated_input(form, next(seeds)).text for _ in range(number)]
    return [(text, "".join([step.text for step in form.run(text)])) for text in texts]


def fixes_of(
    form: Format, program: str, first: list[tuple[str, str]]
) -> list[tuple[int, str, str]]:
    """Returns the fixes that agree with all tests: their lines, words and programs."""
    any_order = form.judged.any_order
    pairs = [list(test) for test in first]
    *_, found = finding_fixes(program, pairs, any_order, format_texts(form))
    candidates = found["fixes"][:MOST_VERIFIED]
    more = [
        JudgeTest(*test)
        for test in generated(form, count(1_000_000), MORE_TESTS if candidates else 0)
    ]
    return [tuple(fix) for fix in candidates if passes(fix[2], more, any_order)]


def names_function(source: WrongSource, places: list[int]) -> bool:
    """Returns whether a place is in the innermost function that contains the fault."""
    if source.group == "classes":
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


def wrong_moves(source: WrongSource, until: str, said: str) -> list[str]:
    """Compares the moves that are named with what the program prints up to the difference."""
    texts = REFERENCES[source.form].answer(until), output_of(source.program, until)[0]
    expected, printed = (Counter(NAME.findall(text)) for text in texts)
    lacking, _, wrong = said.partition("wrongly has")
    named = [(lacking, expected - printed), (wrong, printed - expected)]
    found = [(name, truth) for text, truth in named for name in NAME.findall(text)]
    if "more than once" in said:
        found = [(name, printed - expected) for name in NAME.findall(said)]
    return [f"{name} is not a difference" for name, truth in found if name not in truth]


if __name__ == "__main__":
    main()
