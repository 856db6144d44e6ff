"""A program leaves nothing behind in the sandbox for the next one."""

import pytest

from driving.workbench.program.sandbox import Programs

# A program, the one after it, and what that one must print.
TRACES = [
    ("moves = 1", "print('moves' in globals())", "False"),
    ("import math\nmath.pi = 3", "import math\nprint(math.pi > 3)", "True"),
    ("import builtins\nbuiltins.len = None", "print(len('ab'))", "2"),
    (
        "import collections\ncollections.Counter.most_common = None",
        "from collections import Counter\nprint(Counter('aab').most_common(1))",
        "[('a', 2)]",
    ),
    (
        "import sys\nsys.modules['json'] = sys\nsys.path.clear()\nsys.meta_path.clear()",
        "import json, fractions\nprint(json.dumps([]))",
        "[]",
    ),
    ("import sys\nsys.setrecursionlimit(60)", "import sys\nprint(sys.getrecursionlimit())", "1000"),
    ("import gc\ngc.disable()", "import gc\nprint(gc.isenabled())", "True"),
    (
        "import random\nrandom.seed(1)",
        "import random\nprint(random.random() == random.Random(1).random())",
        "False",
    ),
    (
        "import os\nos.environ['MOVE'] = 'd3'\nos.putenv('PASS', 'd3')",
        "import os\nprint(os.environ.get('MOVE'), os.getenv('PASS'))",
        "None None",
    ),
    (
        "import os\nopen('kept', 'w').write('d3')\nos.mkdir('deep')\nos.chdir('deep')",
        "import os\nprint(os.getcwd(), os.listdir())",
        "/home/pyodide ['.input']",
    ),
    (
        "import os\nfor i in range(9): os.open('kept', os.O_RDWR | os.O_CREAT)",
        "import os\nprint(os.open('.input', os.O_RDONLY))",
        "3",
    ),
    ("import os\nos.close(0)\nos.close(1)", "print(input())", "the input"),
    (
        "import os\nos.dup2(os.open('kept', os.O_RDWR | os.O_CREAT), 1)",
        "print(input())",
        "the input",
    ),
    (
        "import os\nopen('.input', 'w').write('no')\nos.remove('.input')",
        "print(input())",
        "the input",
    ),
    ("import atexit\natexit.register(print, 'no')\nexit(1)", "print(input())", "the input"),
    # Overwrites the object of the number eight with seven.
    ("import ctypes, sys\nctypes.memmove(id(8), id(7), sys.getsizeof(7))", "print(4 + 4)", "8"),
    ("rows = [bytearray(10 ** 6) for _ in range(60)]", "print(sum(bytearray(10 ** 7)))", "0"),
]

LIBRARY = "__import__('sys').path[-1]"


@pytest.mark.parametrize(("first", "second", "seen"), TRACES)
def test_a_program_leaves_no_trace(programs: Programs, first: str, second: str, seen: str) -> None:
    assert programs.run(first).kind in ("ok", "crash")
    assert programs.run(second, "the input\n") == ("ok", f"{seen}\n", None)


@pytest.mark.parametrize(
    "statement",
    [
        "open('/lib/python314.zip', 'w')",
        "os.remove('/lib/python314.zip')",
        "os.rename('/lib/python314.zip', '/lib/gone')",
        "os.chmod('/lib/python314.zip', 0o777); os.truncate('/lib/python314.zip', 0)",
        "os.symlink('/home', '/lib/more')",
        "os.mkdir('/lib/more')",
        "open('/tmp/kept', 'w')",
        "open('/kept', 'w')",
        "open('/dev/kept', 'w')",
        "os.remove('/dev/stdin')",
        "os.rmdir('/home/pyodide')",
    ],
)
def test_only_the_programs_folder_is_writable(programs: Programs, statement: str) -> None:
    ended = programs.run(f"import os\n{statement}")
    assert ended.kind == "crash"
    assert ended.error is not None and ended.error.startswith("Line 2: ")
    assert "Read-only file system" in ended.error or "busy" in ended.error
