"""Makes faults in a copy of the project and runs the tests, for `tests/mutate.py`."""

import argparse
import ast
import difflib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import coverage
import libcst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from harness.covering import file_of
from hosting.serving import ROOT, environment
from run import USUAL

PYTEST = (str(environment.PYTHON), "-m", "pytest", "-p", "harness.covering", *USUAL)
# Tests in which no line of Python is measured, and tests of the source's text.
UNMEASURED = ("tests/browser", "tests/under_micropython", "tests/unit/project")
# Folders of browser tests for folders of the page that have other names.
TOPICS = {
    "browser": ["start", "shell", "share"],
    "game": ["play"],
    "page": ["start"],
    "shell": ["shell", "board", "play"],
    "storage": ["share"],
    "stored": ["share"],
    "compiler": ["sandbox", "program"],
    "explanation": ["program"],
    "trials": ["program"],
    "jobs": ["program"],
    "program": ["program", "sandbox"],
    "building": ["start"],
    "kernel": ["start"],
}
# Coverage of processes that tests start has the test's name from the environment.
MEASURED = """\
[run]
parallel = true
source = {copy}/py
data_file = {copy}/lines/data
context = ${{PYTEST_CURRENT_TEST-}}
"""
SLOWER = 10  # A fault that makes tests take this many times as long is noticed.
STARTING = 120  # Seconds in which pytest starts on a busy machine.
# Bytes; a fault may fill a list without end. Tests of sanitizers fail with it and do not count.
MEMORY = 8 * 2**30
SLOW, BROKEN = IMMEDIATE = ("the time", "the start of pytest")
COLUMNS = ("noticed", "missed", "in the browser", "missed in the browser")


@dataclass(frozen=True)
class Fault:
    """A change of one statement.

    Attributes:
        module: The path in the project.
        lines: The lines of the statement.
        text: The changed module.
        diff: The changed lines.
    """

    module: Path
    lines: range
    text: str
    diff: list[str]

    @property
    def package(self) -> str:
        """The package, in a large one with the one inside it."""
        return "/".join(self.module.parent.parts[1:3]) or "commands"


def main(arguments: Sequence[str]) -> int:
    """Tries faults and prints those that no test noticed; returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("packages", nargs="*")
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--copy", type=Path)
    options = parser.parse_args(arguments)
    copy = options.copy or measured_copy()
    print(f"The copy is in {copy}.", flush=True)
    covering = Covering(copy)
    rows: dict[str, Counter[str]] = {}
    drawn = faults(copy, options.packages, random.Random(options.seed))
    for fault in islice(drawn, options.faults):
        started = time.monotonic()
        word, test = covering.verdict(fault)
        print(f"{time.monotonic() - started:.0f} s, {word}: {test}, {fault.module}")
        print(*fault.diff, "", sep="\n", flush=True)
        rows.setdefault(fault.package, Counter())[word] += 1
    print_table(rows)
    return 0


def faults(copy: Path, packages: Sequence[str], rng: random.Random) -> Iterator[Fault]:
    """Draws faults in a copy of the project; longer modules are drawn more often."""
    modules = [path.relative_to(copy) for path in sorted((copy / "py").rglob("*.py"))]
    chosen = [Path("py", package) for package in packages or ("",)]
    modules = [path for path in modules if any(map(path.is_relative_to, chosen))]
    lines = [(copy / path).read_text(encoding="utf-8").count("\n") for path in modules]
    while True:
        [module] = rng.choices(modules, lines)
        code = (copy / module).read_text(encoding="utf-8")
        rules = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
        tree = MetadataWrapper(libcst.parse_module(code)).visit(rules)
        changes = [change for change in rules.mutations if change.contained_by_top_level_function]
        if changes:
            change = rng.choice(changes)
            changed: Any = tree.deep_replace(change.original_node, change.mutated_node)
            text = changed.code
            diff = [*difflib.unified_diff(code.split("\n"), text.split("\n"), lineterm="", n=0)][2:]
            line = int(re.findall(r"\d+", diff[0])[0])
            yield Fault(module, statement(ast.parse(code), line), text, diff)


def statement(tree: ast.Module, line: int) -> range:
    """Returns the lines of the statement that a line belongs to, without its body.

    The head of a function runs at import, in no test, so its lines are those of the function.
    """
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node.lineno <= line]
    last = max(nodes, key=lambda node: node.lineno)
    body = getattr(last, "body", [])
    is_apart = body and not isinstance(last, ast.FunctionDef | ast.AsyncFunctionDef)
    end = body[0].lineno - 1 if is_apart else last.end_lineno or line
    return range(last.lineno, max(line, end) + 1)


class Covering:
    """A copy of the project, and the files of tests that run each line of it.

    Args:
        copy: The folder.
    """

    def __init__(self, copy: Path) -> None:
        self.copy = copy
        plain = json.loads((copy / "plain.json").read_text(encoding="utf-8"))
        self.seconds = Counter(plain["seconds"])
        self.failed: list[str] = plain["failed"]
        self.lines = coverage.CoverageData(str(copy / "lines" / "data"))
        self.lines.read()

    def verdict(self, fault: Fault) -> tuple[str, str]:
        """Returns a column of the table, and the test that noticed the fault."""
        files = self.running(fault)
        name = "noticed" if files else "in the browser"
        for batch in self.batches(files) if files else self.browser_folders(fault.module):
            failed = self.with_fault(fault, batch)
            if failed in IMMEDIATE or (failed and not self.first_failure([failed])):
                return name, failed
        return f"missed {name}".removesuffix(" noticed"), f"{len(files)} files"

    def running(self, fault: Fault) -> list[str]:
        """Returns the files whose tests run the changed statement, the fastest first."""
        tests = self.lines.contexts_by_lineno(str(self.copy / fault.module))
        found = {file_of(test) for line in fault.lines for test in tests.get(line, ())}
        return sorted(found - {""}, key=lambda file: self.seconds[file])

    def batches(self, files: list[str]) -> Iterator[list[str]]:
        """Yields the first files, four times as many, and so on."""
        start, size = 0, 4
        while start < len(files):
            yield files[start : start + size]
            start, size = start + size, size * 4

    def browser_folders(self, module: Path) -> Iterator[list[str]]:
        """Yields the folders with the browser tests of a module's topic."""
        folders = {test.parent for test in self.copy.glob("tests/browser/**/test_*.py")}
        for topic in TOPICS.get(module.parent.name, [module.parent.name]):
            for folder in sorted(folders):
                if folder.name == topic:
                    yield [folder.relative_to(self.copy).as_posix()]

    def with_fault(self, fault: Fault, tests: list[str]) -> str:
        """Returns the first test that fails with the fault."""
        changed = self.copy / fault.module
        plain, times = changed.read_text(encoding="utf-8"), changed.stat()
        changed.write_text(fault.text, encoding="utf-8")
        try:
            return self.first_failure(tests)
        finally:
            changed.write_text(plain, encoding="utf-8")
            # Python takes bytecode of the same second and length for that of the module.
            os.utime(changed, ns=(times.st_atime_ns, times.st_mtime_ns))

    def first_failure(self, tests: list[str]) -> str:
        """Returns the first test that fails in the copy, in tests, files or folders."""
        report = self.copy / "report.json"
        report.unlink(missing_ok=True)
        line = ["--exitfirst", f"--report={report}", *tests]
        line += [f"--deselect={test}" for test in self.failed]
        seconds = sum(self.seconds[file_of(test)] for test in tests)
        # Those of the browser were not measured.
        if not run(self.copy, line, STARTING + SLOWER * seconds if seconds else None):
            return SLOW
        if not report.exists():
            return BROKEN
        return next(iter(json.loads(report.read_text(encoding="utf-8"))["failed"]), "")


def run(copy: Path, arguments: Sequence[str], seconds: float | None, **variables: str) -> bool:
    """Runs pytest in a copy of the project; returns whether it ended in time."""
    paths = os.pathsep.join(str(copy / folder) for folder in ("py", "tests"))
    process = subprocess.Popen(
        [*PYTEST, *arguments],
        cwd=copy,
        env={**os.environ, **variables, "PYTHONPATH": paths},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY)),
    )
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return True


def measured_copy() -> Path:
    """Returns a new folder with the project and what each test runs of it."""
    copy = Path(tempfile.mkdtemp(prefix="mutants-"))
    leave_out = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, copy, ignore=leave_out, dirs_exist_ok=True)
    (copy / ".venv").symlink_to(environment.FOLDER)
    settings = copy / "coverage.ini"
    settings.write_text(MEASURED.format(copy=copy), encoding="utf-8")
    (copy / "lines").mkdir()
    line = ["--numprocesses=auto", f"--report={copy / 'plain.json'}"]
    line += [f"--ignore={folder}" for folder in UNMEASURED]
    run(copy, line, None, COVERAGE_PROCESS_START=str(settings))
    measured = coverage.Coverage(config_file=str(settings))
    measured.combine()
    measured.save()
    return copy


def print_table(rows: dict[str, Counter[str]]) -> None:
    """Prints how many faults were noticed in each package."""
    print(f"{'':<16}", *(f"{column:>22}" for column in COLUMNS))
    for package, row in [*sorted(rows.items()), ("all", sum(rows.values(), Counter()))]:
        print(f"{package:<16}", *(f"{row[column]:>22}" for column in COLUMNS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
