"""Programs run as if they were started in a terminal, and leave nothing behind."""

import builtins
import os
import sys

import pytest

from workbench.programs.tracing.program_run import compiled, run


def result(program: str, text: str = "") -> tuple[str, BaseException | None]:
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return "".join(written), error


# Programs that print their input, "one" and "twö".
ECHOES = [
    "print(input())\nprint(input())",
    "import sys\nfor line in sys.stdin: print(line.strip())",
    "import sys\nsys.stdout.write(sys.stdin.read())",
    "import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())",
    "print(open(0).read(), end='')",
    "with open(0, 'rb') as file: print(file.read().decode(), end='')",
    "import threading\ndef f(): print(open(0).read(), end='')\n"
    "t = threading.Thread(target=f)\nt.start()\nt.join()",
    "if __name__ == '__main__': print(*open('/dev/stdin'), sep='', end='')",
    "from pathlib import Path\nprint(Path('/dev/stdin').read_text(), end='')",
    "import os\nos.write(1, os.read(0, 99))",
    "import os\nwith os.fdopen(0) as file: print(file.read(), end='', file=open(1, 'w'))",
    "import sys\nsys.stdout.reconfigure(line_buffering=True)\nprint(sys.stdin.read(), end='')",
    "import io, sys\nsys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8')\n"
    "print(input())\nprint(input())",
    "import io, sys\nsys.stdout = io.StringIO()\nprint(sys.stdin.read(), end='')\n"
    "sys.__stdout__.write(sys.stdout.getvalue())",
    "import atexit, sys\natexit.register(print, 'twö')\n"
    "atexit.register(sys.stdout.write, 'one\\n')",
]


@pytest.mark.parametrize("program", ECHOES)
def test_a_program_reads_and_writes_in_any_way(program: str) -> None:
    assert result(program, "one\ntwö\n") == ("one\ntwö\n", None)


@pytest.mark.parametrize(
    ("program", "ended"),
    [
        ("exit()", None),
        ("import sys; sys.exit(0)", None),
        ("import sys; sys.exit(2)", SystemExit),
        ("import os; os._exit(1)", SystemExit),
        ("input()", EOFError),
        ("def f(): f()\nf()", RecursionError),
        ("import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(): f()\nf()", RecursionError),
        ("open('/etc/hostname')", PermissionError),
        ("import sys\nsys.stdout.write(5)", TypeError),
        ("import atexit\natexit.register(lambda: 1 / 0)", ZeroDivisionError),
        ("import sys\nsys.stdout = 5", AttributeError),
    ],
)
def test_the_end_of_a_program_is_returned(program: str, ended: type[BaseException] | None) -> None:
    error = result(program)[1]
    assert error is None if ended is None else isinstance(error, ended)


def test_the_interpreter_is_restored() -> None:
    before = sys.stdin, sys.stdout, sys.stderr, sys.argv, sys.modules["__main__"]
    limit = sys.getrecursionlimit()
    result("import sys\nsys.setrecursionlimit(50)\nsys.stdout.write('x')\n1 / 0")
    assert (sys.stdin, sys.stdout, sys.stderr, sys.argv, sys.modules["__main__"]) == before
    assert sys.getrecursionlimit() == limit


@pytest.mark.parametrize(
    "program",
    [
        "import builtins\nbuiltins.print = builtins.len = None",
        "import builtins\ndel builtins.len, builtins.type, builtins.Exception",
        "import sys\nsys.modules.clear()",
        "import sys\ndel sys.stdin, sys.stdout, sys.stderr, sys.__stdout__",
        "import io, os, sys\nio.open = os.read = os.write = sys.settrace = None",
    ],
)
def test_a_program_damages_only_itself(program: str) -> None:
    before = dict(vars(builtins)), set(sys.modules), sys.stdout, os.write, sys.settrace
    result(program)
    after = dict(vars(builtins)), set(sys.modules), sys.stdout, os.write, sys.settrace
    assert after == before
    assert result("print(len(input()))", "four") == ("4\n", None)


def test_a_program_can_replace_its_own_functions() -> None:
    program = "import builtins\nold = print\nbuiltins.print = lambda *a: old('say', *a)\nprint(1)"
    assert result(program) == ("say 1\n", None)


def test_data_classes_find_their_module() -> None:
    program = "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: int\nprint(A(3))"
    assert result(program) == ("A(x=3)\n", None)
