"""How the harness runs programs and reports their end, in a new process for each program."""

import json
import os
import subprocess
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from hosting.serving import ROOT
from unit.workbench.programs.tracing.test_program_run import ECHOES
from workbench.programs.sandbox.harness import BLOCKED, LONGEST_MESSAGE

pytestmark = pytest.mark.slow

# Runs each program in a copy of this process, which begins faster than a new Python. Its streams
# are files in a folder, like the report of the harness.
COPIES = """\
import json, os, sys
from workbench.programs.sandbox import harness
leave, write = os._exit, os.write
for line in sys.stdin:
    program, folder = json.loads(line)
    if not os.fork():
        report = os.open(f"{folder}/report", os.O_WRONLY | os.O_CREAT)
        for number, name in enumerate(("input", "output", "messages")):
            os.dup2(os.open(f"{folder}/{name}", os.O_RDWR | os.O_CREAT), number)
        write(report, harness.run(program).encode())
        leave(0)
    os.wait()
    print(flush=True)
"""


class Ended(NamedTuple):
    """The output of a program and the error that the harness reports."""

    output: str
    error: str


def copies(*paths: Path) -> subprocess.Popen[str]:
    """Starts the process that is copied, which looks for modules in some more folders."""
    return subprocess.Popen(
        [sys.executable, "-c", COPIES],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [ROOT / "py", *paths]))},
    )


usual_copies = cache(copies)


def reported(
    program: str, text: str = "", process: subprocess.Popen[str] | None = None
) -> tuple[str, str]:
    """Runs a program; returns its output and the report of the harness."""
    pipes = process or usual_copies()
    assert pipes.stdin and pipes.stdout
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "input").write_text(text, encoding="utf-8")
        pipes.stdin.write(json.dumps([program, name]) + "\n")
        pipes.stdin.flush()
        assert pipes.stdout.readline()
        output, report = [(folder / one).read_text("utf-8") for one in ("output", "report")]
        return output, report


def run(program: str, text: str = "") -> Ended:
    """Runs a program; the error is the message alone."""
    output, report = reported(program, text)
    return Ended(output, report.partition("\n")[2])


def test_what_is_printed_is_the_output() -> None:
    assert run("print('Black -  4'); print('żółć ⚫', end='')") == ("Black -  4\nżółć ⚫", "")


@pytest.mark.parametrize("program", ECHOES)
def test_a_program_reads_and_writes_in_any_way(program: str) -> None:
    assert run(program, "one\ntwö\n") == ("one\ntwö\n", "")


@pytest.mark.parametrize(
    ("program", "cause"),
    [
        ("print(1)", ""),
        ("exit(3)", "exit"),
        ("input()", "input"),
        ("import no_such_module", "module"),
        ("int main() {}", "syntax"),
        ("1 / 0", "error"),
        ("compile('1 +', 'other', 'exec')", "error"),
    ],
)
def test_a_crash_has_a_cause_of_one_word(program: str, cause: str) -> None:
    assert reported(program)[1].partition("\n")[0] == cause


def test_reading_beyond_the_end_is_reported_in_pythons_words() -> None:
    ended = run("print(input())\ninput()", "8\n")
    assert ended == ("8\n", "Line 2: EOFError: EOF when reading a line")


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("import sys; sys.exit()", ""),
        ("exit(0)", ""),
        ("raise SystemExit(False)", ""),
        ("exit(3)", "The program ended with exit status 3."),
        ("exit(True)", "The program ended with exit status 1."),
        ("exit('no input')", "The program ended with exit status 1: no input"),
        ("import os; os._exit(0)", ""),
        ("import os; os._exit(2)", "The program ended with exit status 2."),
    ],
)
def test_an_exit_is_a_crash_if_its_status_is_not_zero(program: str, error: str) -> None:
    assert run(f"print('so far')\n{program}\nprint('no')") == ("so far\n", error)


# A program, and the error that is reported; `*` stands for what depends on Python's version.
ERRORS = [
    ("raise KeyboardInterrupt", "Line 1: KeyboardInterrupt"),
    ("import signal\nsignal.raise_signal(signal.SIGINT)", "Line 2: KeyboardInterrupt"),
    ("raise Exception('one\\ntwo')", "Line 1: Exception: one"),
    ("class Odd(Exception): pass\nraise Odd(1)", "Line 2: Odd: 1"),
    ("x = 1\nassert x == 2, 'no'", "Line 2: AssertionError: no"),
    # The last line of the program in the traceback, also inside a library.
    ("def f(n):\n    return 1 // n\n\nprint('so far')\nf(0)\n", "Line 2: ZeroDivisionError: *"),
    ("import json\n\njson.loads('')", "Line 3: json.decoder.JSON*"),
    ("def f():\n    f()\n\nf()", "Line 2: RecursionError: maximum recursion depth exceeded*"),
    # It does not start.
    ("print('no')\nif True:\nprint('no')", "Line 3: IndentationError: expected an indented block*"),
    # A command-line argument cannot hold a null byte, so the program executes a second one.
    ("exec('x = 1' + chr(0))", "*Error: source code string cannot contain null bytes"),
    (
        "class Odd(Exception):\n    def __str__(self): return 1 / 0\nraise Odd",
        "Line 3: Odd: <exception str() failed>",
    ),
]


@pytest.mark.parametrize(("program", "error"), ERRORS)
def test_the_error_is_the_last_line_of_pythons_message(program: str, error: str) -> None:
    ended = run(program)
    assert fnmatchcase(ended.error, error)
    assert ended.output == ("so far\n" if "so far" in program else "")


def test_a_long_error_is_shortened() -> None:
    error = run("raise Exception('no ' * 100_000)").error
    assert error.startswith("Line 1: Exception: no no ")
    assert error.endswith("…")
    assert len(error) == LONGEST_MESSAGE + 1


def test_the_program_is_the_main_module() -> None:
    program = (
        "import pickle\n"
        "class Move: pass\n"
        "import __main__\n"
        "print(__name__, __main__.Move is Move, type(pickle.loads(pickle.dumps(Move()))) is Move)"
    )
    assert run(program) == ("__main__ True True\n", "")


def test_the_program_cannot_see_the_harness() -> None:
    program = "import sys\nprint(sys.argv, sorted(name for name in globals() if name[0] != '_'))"
    assert run(program) == ("['solution.py'] ['sys']\n", "")


@pytest.mark.parametrize(
    "program",
    [
        "import atexit; atexit.register(print, 'at the end')",
        "late = open(1, 'w'); late.write('at the end\\n')",
        # A common way to print fast in old programs.
        "import atexit, io, sys\n"
        "sys.stdout = io.StringIO()\n"
        "atexit.register(lambda: sys.__stdout__.write(sys.stdout.getvalue()))\n"
        "print('at the end')",
        "import io, sys\nsys.stdout = io.TextIOWrapper(sys.stdout.buffer)\nprint('at the end')",
        "class Late:\n    def __del__(self): print('at the end')\nlate = Late()",
        "import sys\nprint('at the end')\nsys.stdout.close()",
    ],
)
def test_the_program_ends_as_python_does(program: str) -> None:
    assert run(program) == ("at the end\n", "")


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("import sys\ndel sys.stdout\nprint('no')", "Line 3: RuntimeError: lost sys.stdout"),
        ("import sys\ndel sys.stdin\ninput()", "RuntimeError: input(): lost sys.stdin"),
        ("import os\nos.close(0)\ninput()", "Line 3: OSError: [Errno 9] Bad file descriptor"),
        (
            "import os\nprint('no')\nos.close(1)",
            "The program ended with exit status 120, as its output could not be written:"
            " [Errno 9] Bad file descriptor",
        ),
        (
            "import sys\nsys.stdout = 5",
            "exit status 120, as its output could not be written: 'int'",
        ),
        ("import os\nos.close(1)\n1 / 0", "Line 3: ZeroDivisionError: "),
        ("import os\nos.close(2)", ""),
    ],
)
def test_a_program_without_its_streams_fails_as_in_python(program: str, error: str) -> None:
    ended = run(program, "the input\n")
    assert ended.output == "" and error in ended.error
    assert bool(error) == bool(ended.error)


def test_deleted_streams_keep_what_was_printed() -> None:
    assert run("import sys\nprint('so far')\ndel sys.stdout") == ("so far\n", "")


@pytest.mark.parametrize(
    "change",
    [
        "import builtins\n"
        "vars(builtins).update(dict.fromkeys([n for n in dir(builtins) if n.islower()]))",
        "import builtins\ndel builtins.isinstance, builtins.SystemExit, builtins.Exception",
        "import sys\nsys.setrecursionlimit(30)",
        "import sys\ndef f(*a): raise ValueError\nsys.settrace(f)",
        "import sys\ndef f(*a): return 1 / (a[1] != 'c_call')\nsys.setprofile(f)",
        "import sys\nsys.modules.clear()",
    ],
)
def test_a_changed_interpreter_does_not_disturb_the_report(change: str) -> None:
    for ending, error in (("", ""), ("\nraise KeyError(1)", "KeyError: 1")):
        ended = run(f"import sys\nsys.stdout.write('so far')\n{change}{ending}")
        assert ended.output == "so far"
        assert ended.error.endswith(error) and bool(ended.error) == bool(error)


def test_an_error_that_cannot_be_described_is_reported_anyway() -> None:
    for change in ("format_exception_only = None", "walk_tb = None"):
        error = run(f"import traceback\ntraceback.{change}\n1 / 0").error
        assert error == "The program ended with an error that Python cannot describe."


IMPORTS = """\
for name in {}:
    for statement in ("import {{}}", "import {{}}.deeper", "from {{}} import deeper"):
        try:
            exec(statement.format(name))
        except ModuleNotFoundError as error:
            print(error)
"""


def test_modules_that_lead_out_of_python_are_missing_even_if_they_are_loaded(
    tmp_path: Path,
) -> None:
    for name in BLOCKED:
        (tmp_path / f"{name}.py").write_text("import sys; sys.modules[__name__ + '.deeper'] = sys")
    # Python imports this at startup.
    (tmp_path / "sitecustomize.py").write_text(f"import {', '.join(BLOCKED)}")
    said = "".join(3 * f"No module named '{name}'\n" for name in BLOCKED)
    with copies(tmp_path) as process:
        assert reported(IMPORTS.format(BLOCKED), "", process) == (said, "")
