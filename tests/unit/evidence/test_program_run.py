"""Programs run as if they were started in a terminal, and leave nothing behind."""

import sys

import pytest

from evidence.program_run import run
from evidence.tracing import compiled


def result(program: str, text: str = "") -> "tuple[str, BaseException | None]":
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return "".join(written), error


@pytest.mark.parametrize(
    "program",
    [
        "print(input())\nprint(input())",
        "import sys\nfor line in sys.stdin: print(line.strip())",
        "import sys\nsys.stdout.write(sys.stdin.read())",
        "import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())",
        "print(open(0).read(), end='')",
        "with open(0, 'rb') as file: print(file.read().decode(), end='')",
        "import threading\ndef f(): print(open(0).read(), end='')\n"
        "t = threading.Thread(target=f)\nt.start()\nt.join()",
        "if __name__ == '__main__': print(*open('/dev/stdin'), sep='', end='')",
    ],
)
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
    ],
)
def test_the_end_of_a_program_is_returned(
    program: str, ended: "type[BaseException] | None"
) -> None:
    error = result(program)[1]
    assert error is None if ended is None else isinstance(error, ended)


def test_the_interpreter_is_restored() -> None:
    before = sys.stdin, sys.stdout, sys.stderr, sys.argv, sys.modules["__main__"]
    limit = sys.getrecursionlimit()
    result("import sys\nsys.setrecursionlimit(50)\nsys.stdout.write('x')\n1 / 0")
    assert (sys.stdin, sys.stdout, sys.stderr, sys.argv, sys.modules["__main__"]) == before
    assert sys.getrecursionlimit() == limit


def test_data_classes_find_their_module() -> None:
    program = "from dataclasses import dataclass\n@dataclass\nclass A:\n  x: int\nprint(A(3))"
    assert result(program) == ("A(x=3)\n", None)
