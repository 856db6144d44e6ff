"""The user's programs run under CPython in the page, and always end."""

import pytest

from driving.workbench.program.sandbox import HELLO, SAID, Programs
from harness.extent import in_part

ENDLESS = "while True: pass"
HASHES = "print(hash('d3'), set('othello'))"
RECURSION = "maximum recursion depth exceeded"
DEPTH = "import sys\ndef depth(n): return n and 1 + depth(n - 1)\nsys.setrecursionlimit(10 ** 6)\n"
# The usual idiom for deep recursion.
THREAD = (
    "import threading\ndef main(): {}\nthreading.stack_size(2 ** 27)\n"
    "thread = threading.Thread(target=main)\nthread.start()\nthread.join()"
)
ENDS = {
    "prints": ("print('żółć ⚫'); print('so', end='')", ("ok", "żółć ⚫\nso", None)),
    "divided within a character": (
        "print('8' + 'ż' * 100_000, end='')",
        ("ok", "8" + "ż" * 100_000, None),
    ),
    # The page's MicroPython would take it for the end of a string.
    "null byte": ("print('one' + chr(0) + 'two')", ("ok", "one␀two\n", None)),
    "standard error": (
        "import os, sys\nprint('no', file=sys.stderr)\nos.write(2, b'no')\nprint('hello')",
        SAID,
    ),
    "crash": (
        "def f():\n    return 1 / 0\nprint('so far')\nf()",
        ("crash", "so far\n", "Line 2: ZeroDivisionError: division by zero"),
    ),
    "endless recursion": (
        "def forever(): forever()\nforever()",
        ("crash", "", f"Line 1: RecursionError: {RECURSION}"),
    ),
    "deep recursion": (f"{DEPTH}print(depth(100_000))", ("ok", "100000\n", None)),
    "thread": (DEPTH + THREAD.format("print(depth(50_000))"), ("ok", "50000\n", None)),
    "crash in a thread": (
        DEPTH + THREAD.format("1 / 0"),
        ("crash", "", "Line 5: ZeroDivisionError: division by zero"),
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_program_ends_as_in_a_terminal(programs: Programs, end: str) -> None:
    program, outcome = ENDS[end]
    assert programs.run(program) == outcome


@pytest.mark.parametrize(
    "program",
    in_part(
        [
            "print(input()); print(input())",
            "import sys; print(sys.stdin.read(), end='')",
            "import sys; print(input()); print(*sys.stdin, sep='', end='')",
            "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read())",
            "print(open(0).read(), end='')",
            "print(open('/dev/stdin').read(), end='')",
            "import os; os.write(1, os.read(0, os.fstat(0).st_size))",
        ],
        3,
    ),
)
def test_a_program_reads_its_input(programs: Programs, program: str) -> None:
    text = "N 1 2\nżółć ⚫\n"
    assert programs.run(program, text) == ("ok", text, None)


@pytest.mark.parametrize("name", ["in.txt", "input"])
def test_a_program_finds_no_files(programs: Programs, name: str) -> None:
    ended = programs.run(f"import sys\nsys.stdin = open('{name}')")
    assert ended.kind == "crash" and ended.error
    assert ended.error.startswith("Line 2: FileNotFoundError: ") and name in ended.error


def test_a_file_that_a_program_writes_is_noticed(programs: Programs) -> None:
    assert programs.run("import sys\nsys.stdout = open('out.txt', 'w')\nprint(8)").output == ""
    assert programs.written() == "out.txt"
    guarded = "import os\nif 'ONLINE_JUDGE' not in os.environ: open('out.txt', 'w')\nprint('hello')"
    assert programs.run(guarded) == SAID
    assert programs.written() == ""


def test_a_program_gets_a_long_input_completely(programs: Programs) -> None:
    text = "".join(f"{number}\n" for number in range(150_000))
    assert len(text) > 1_000_000 - 100_000
    program = "import sys\nprint(input())\nprint(sum(map(int, sys.stdin)))"
    assert programs.run(program, text) == ("ok", f"0\n{sum(range(150_000))}\n", None)


def test_a_long_output_is_complete(programs: Programs) -> None:
    """In one large piece, or line by line."""
    for lines, how in ((100_000, ""), (20_000, ", flush=True")):
        expected = "".join(f"{number}\n" for number in range(lines))
        ended = programs.run(f"for i in range({lines}): print(i{how})")
        assert ended == ("ok", expected, None)


def test_the_output_is_read_as_bytes_of_utf_8(programs: Programs) -> None:
    """It is neither taken for UTF-16 nor stripped of a byte order mark."""
    for written, text in (
        (r"\xff\xfea\x00", "\ufffd\ufffda␀"),
        (r"\xfe\xff\x00a", "\ufffd\ufffd␀a"),
        (r"\xef\xbb\xbf8", "\ufeff8"),
        (r"8\xc5", "8\ufffd"),
    ):
        assert programs.run(f"import os\nos.write(1, b'{written}')") == ("ok", text, None)


@pytest.mark.parametrize(
    ("program", "line"),
    in_part(
        [
            ("def wait():\n    while True: pass\nwait()", " Line 3 was running."),
            ("while True:\n  try: raise ValueError\n  except BaseException: pass", " Line "),
            ("import time\ntime.sleep(10_000)", ""),
            ("print(sum(range(10 ** 15)))", ""),  # Python cannot report a line meanwhile.
        ],
        1,
    ),
)
def test_an_endless_program_is_stopped_at_its_time_limit(
    programs: Programs, program: str, line: str
) -> None:
    """The next program gets a new worker, where hashes are the same."""
    hashes = programs.run(HASHES)
    error = "The program was still running after 0.5 s, so it was stopped." + line
    ended = programs.run(f"print('so far', flush=True)\n{program}", seconds=0.5)
    assert (ended.kind, ended.output) == ("timeout", "so far\n")
    assert ended.error is not None and ended.error.startswith(error)
    assert programs.run(HASHES) == hashes


@pytest.mark.parametrize(
    "program",
    in_part(
        [
            "while True: print(1)",
            "while True: print(1, flush=True)",
            "print('1\\n' * 100_000_000)",
            "import os\nwhile True: os.write(1, b'1\\n')",
            "while True:\n    try:\n        print(1)\n    except BaseException:\n        pass",
        ],
        1,
    ),
)
def test_too_much_output_is_cut_at_the_limit(programs: Programs, program: str) -> None:
    error = "The program printed more than 20001 bytes, so it was stopped."
    assert programs.run(program, most=20_001) == ("flood", "1\n" * 10_000 + "1", error)
    assert programs.run(HELLO) == SAID


def test_output_of_exactly_the_limit_is_accepted(programs: Programs) -> None:
    assert programs.run(HELLO, most=6) == SAID
    assert programs.run(HELLO, most=5).kind == "flood"


@pytest.mark.whole  # Without this, the next program only has less memory.
def test_much_memory_is_freed(programs: Programs) -> None:
    """Python's memory never shrinks, so the next program gets a new worker, which it starts."""
    programs.run(HELLO)
    worker = programs.page.workers[-1]
    with worker.expect_event("close"):
        assert programs.run(f"rows = bytearray(200_000_000)\n{HELLO}") == SAID
    with programs.page.expect_worker():
        assert programs.run(HELLO) == SAID


@pytest.mark.parametrize(
    "statement",
    in_part(
        [
            "rows.append(bytearray(10 ** 7))",
            "rows.append(list(range(10 ** 5)))",
            "rows = [0] * 10 ** 9",
            "rows = bytearray(600_000_000)",
        ],
        1,
    ),
)
def test_using_up_all_memory_is_a_crash(programs: Programs, statement: str) -> None:
    ended = programs.run(f"rows = []\nwhile True: {statement}")
    assert ended == ("crash", "", "Line 2: MemoryError")
    assert programs.run(HELLO) == SAID


@pytest.mark.parametrize(
    "program",
    in_part(
        [
            "import os\nos.abort()",
            "import ctypes\nctypes.memset(0, 0, 10 ** 7)",
            "import sys\nsys.setrecursionlimit(10 ** 9)\n"
            "class Endless:\n    def __repr__(self): return repr(self)\nrepr(Endless())",
        ],
        1,
    ),
)
def test_breaking_python_itself_only_ends_the_program(programs: Programs, program: str) -> None:
    error = "The program crashed Python itself, by deep recursion or a call such as os.abort()."
    assert programs.run(f"print('so far', flush=True)\n{program}") == ("broken", "so far\n", error)
    assert programs.run(HELLO) == SAID


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("import subprocess\nsubprocess.run('ls')", "OSError: "),
        ("import os\nos.fork()", "OSError: "),
        ("import asyncio\nasyncio.run(None)", "ModuleNotFoundError: No module named 'asyncio'"),
    ],
)
def test_missing_features_raise_python_errors(programs: Programs, program: str, error: str) -> None:
    ended = programs.run(program)
    assert ended.kind == "crash"
    assert ended.error is not None and error in ended.error


def test_random_numbers_differ_in_every_run(programs: Programs) -> None:
    program = "import random\nprint(random.random())"
    outputs = {programs.run(program).output for _ in range(3)}
    assert len(outputs) == 3


def test_a_closed_program_does_not_affect_the_next(programs: Programs) -> None:
    """Neither its answer nor its time limit, which passes while the next one runs."""
    programs.run(HELLO)
    programs.begin(ENDLESS, seconds=0.5)
    programs.close()
    with programs.page.expect_worker() as next_worker:
        assert programs.run(f"import time\ntime.sleep(0.7)\n{HELLO}") == SAID
    with next_worker.value.expect_event("close"):
        programs.close()
