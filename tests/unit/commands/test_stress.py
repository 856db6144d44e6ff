"""`python py/stress.py` in a terminal: commands in any language, files and a link."""

import base64
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

import pytest

from harness import clang_command
from harness.clang import IS_HERE
from hosting.serving import ROOT
from reference.cpp.programs import PROGRAMS, WRONG
from reference.formats import REFERENCES
from reference.wrong.styles import STYLES
from unit.commands.shell import run

pytestmark = pytest.mark.slow

STRESS = ROOT / "py" / "stress.py"
TESTS = ROOT / "tests"

# A program that prints what a function of a reference module returns.
ANSWERING = """\
import sys
sys.path.insert(0, {tests!r})
from reference.{module} import {name}
sys.stdout.write({name}(sys.stdin.read()))
"""
# Prints the start position and ignores the moves.
IN_C = """\
#include <stdio.h>
int main(void) {
  int n;
  scanf("%d", &n);
  for (int r = 1; r <= n; r++) {
    for (int c = 1; c <= n; c++) {
      int white = r == c, black = r + c == n + 1, middle = r == n / 2 || r == n / 2 + 1;
      putchar(middle && white ? 'B' : middle && black ? 'N' : '.');
    }
    putchar('\\n');
  }
  puts("2:2\\n");
  return 0;
}
"""


def stress(folder: Path, *arguments: str | Path) -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages."""
    with chdir(folder):
        return run(STRESS, *arguments)


def answering(folder: Path, module: str, name: str) -> Path:
    program = folder / "program.py"
    program.write_text(ANSWERING.format(tests=str(TESTS), module=module, name=name))
    return program


def check_case(form: str, folder: Path, said: str) -> tuple[str, str]:
    """Checks the files of a failing case and the link; returns its input and actual output."""
    files = {path.suffixes[-1]: path for path in folder.iterdir() if "unshrunk" not in path.name}
    text = files[".in"].read_text()
    actual = files[".actual"].read_text()
    assert files[".expected"].read_text() == REFERENCES[form].answer(text) != actual
    link = said.splitlines()[-1].split("#")[1]
    state = zlib.decompress(base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))).decode()
    values = json.loads(state)
    assert (values["input"], values["yours"], values["view"]) == (text, actual, "judge")
    return text, actual


def test_a_wrong_program_gets_files_and_a_link(tmp_path: Path) -> None:
    program = answering(tmp_path, "wrong.classic", "forgets_north_west")
    out = tmp_path / "case"
    status, said, messages = stress(tmp_path, "uva220", "--out", out, "--", sys.executable, program)
    assert (status, messages) == (1, "")
    assert said.startswith("Wrong answer. The program differs from the judge on this input")
    assert "turns nothing over to the north-west" in said
    text, _ = check_case("uva220", out, said)
    (actual,) = out.glob("*.actual")
    source = actual.with_suffix(".in")
    _, compared, _ = run(STRESS.with_name("judge.py"), "uva220", source, "--compare", actual)
    verdict, _ = compared.splitlines()
    assert verdict.startswith("First difference at line ") and verdict in said
    assert text.count("\n") <= 13


def test_a_right_program_is_accepted_with_the_features_counted(tmp_path: Path) -> None:
    program = answering(tmp_path, "formats.jutge.slow", "answer")
    status, said, _ = stress(
        tmp_path, "jutge", "--count", "9", "--seed", "9", "--", sys.executable, program
    )
    assert status == 0
    lines = said.splitlines()
    assert lines[0].startswith("Accepted. The program agrees with the judge on 9 inputs")
    assert "  an input that is played on 4 x 4: 1" in lines and len(lines) == 10


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_a_compiled_program_is_tested(tmp_path: Path) -> None:
    source, program = tmp_path / "start.c", tmp_path / "start"
    source.write_text(IN_C)
    subprocess.run(["cc", "-o", program, source], check=True)
    out = tmp_path / "case"
    status, said, _ = stress(tmp_path, "jutge", "--out", out, "--", program)
    assert status == 1 and said.startswith("Wrong answer.")
    text, _ = check_case("jutge", out, said)
    assert text.startswith("4\n") and text.count("\n") == 2


def test_a_tested_file_leaves_no_files_in_the_current_folder(tmp_path: Path) -> None:
    program, out = tmp_path / "solution.py", tmp_path / "case"
    program.write_text("open('left.txt', 'w').write(input())\n")
    status, said, _ = stress(tmp_path, "jutge", "--out", out, "--", sys.executable, program.name)
    assert status == 1 and said.startswith("Wrong answer.")
    assert sorted(tmp_path.iterdir()) == [out, program]


def test_errors_of_the_compiler_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, file = tmp_path / "compiler", tmp_path / "solution.cc"
    compiler.write_text("#!/bin/sh\necho \"solution.cc:1:9: error: expected ';'\" >&2\nexit 1\n")
    compiler.chmod(0o755)
    file.touch()
    monkeypatch.setenv("CXX", str(compiler))
    assert stress(tmp_path, "jutge", "--", file) == (
        2,
        "Compile error. Line 1: expected ';'.\n",
        "solution.cc:1:9: error: expected ';'\n",
    )
    monkeypatch.setenv("CXX", "./no-such-compiler")
    status, said, _ = stress(tmp_path, "jutge", "--", file)
    assert status == 2 and said.startswith("./no-such-compiler cannot be run: ")


@pytest.mark.skipif(not shutil.which("gcc"), reason="there is no C compiler: gcc")
def test_a_variable_that_was_never_set_is_shown_beside_the_failure(tmp_path: Path) -> None:
    file = tmp_path / "solution.c"
    file.write_text(IN_C.replace("int n;\n", "int n, unused, black;\n  if (black) n = 1;\n"))
    status, said, messages = stress(tmp_path, "jutge", "--", file)
    assert status == 1 and said.startswith("Wrong answer. ")
    assert re.fullmatch(r"Line 4: .black. (is|may be) used uninitialized\.\n", messages)


def test_a_source_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    status, said, messages = stress(tmp_path, "jutge", "--", "nowhere.cc")
    assert (status, said) == (1, "") and messages.startswith("nowhere.cc cannot be read: ")


@contextmanager
def stopped_by_ctrl_c(*command: str | Path) -> Iterator[None]:
    """Starts a test, and presses Ctrl+C at the end."""
    stress = subprocess.Popen(
        [sys.executable, STRESS, "jutge", "--seconds", "600", "--", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    yield
    stress.send_signal(signal.SIGINT)
    assert stress.communicate() == ("", "Stopped.\n") and stress.returncode == 130


def test_ctrl_c_stops_the_compiler_and_leaves_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, compiler, file = (tmp_path / name for name in ("started", "compiler", "solution.c"))
    os.mkfifo(started)
    compiler.write_text(f'#!/bin/sh\necho $$ "$TMPDIR" > {started}\nsleep 600 & wait\n')
    compiler.chmod(0o755)
    file.touch()
    monkeypatch.setenv("CC", str(compiler))
    with stopped_by_ctrl_c(file):
        number, folder = started.read_text().split()  # Waits for the compiler.
    with pytest.raises(ProcessLookupError):
        os.kill(int(number), 0)
    assert not Path(folder).exists()


@pytest.mark.whole  # The default run finds such fixes without a terminal.
def test_a_python_program_is_explained(tmp_path: Path) -> None:
    source, line = STYLES[0].wrong(0)
    program = tmp_path / "solution.py"
    program.write_text(source)
    status, said, messages = stress(tmp_path, "uva220", "--explain", "--", sys.executable, program)
    assert (status, messages) == (1, "")
    assert f"\nLook at line {line}.\n" in said
    fix = "`[-11, -10, -8, -1, 1, 9, 10, 11]` → `[-11, -10, -9, -1, 1, 9, 10, 11]`"
    assert fix in said and "agrees with the judge on all 200 tests." in said
    assert " in the main program wrote the first difference.\n  end = None\n" in said
    assert "\n  STEPS = [-11, -10, -8, -1, 1, 9, 10, 11]\n" in said


@pytest.mark.whole  # The default run explains one in the page.
@pytest.mark.skipif(not (IS_HERE and shutil.which("g++")), reason="needs G++, Clang and Node")
def test_a_program_in_cpp_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = next(each for each in PROGRAMS if each.file.name == "uva220_streams.cc")
    source, _ = program.wrong(next(each for each in program.faults if each.kind == WRONG))
    file = tmp_path / "solution.cc"
    file.write_text(source)
    monkeypatch.setenv("CLANG", f"{sys.executable} {clang_command.__file__}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), str(STRESS.parent)]))
    status, said, messages = stress(tmp_path, "uva220", "--explain", "--", file)
    assert (status, messages) == (1, "")
    assert re.search(r"\nLine \d+ in `main` wrote the first difference\.\n  \w+ = ", said)
    assert re.search(r"\nAfter M\d\d your `board` has . on \(\d,\d\), where . was played\.", said)


def test_without_clang_a_program_in_c_is_not_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, folder = tmp_path / "solution.c", tmp_path / "bin"
    file.write_text(IN_C)
    folder.mkdir()
    for name in ("gcc", "ld", "as"):
        (folder / name).symlink_to(shutil.which(name) or name)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("CLANG", raising=False)
    status, said, _ = stress(tmp_path, "jutge", "--explain", "--", file)
    assert status == 1 and said.startswith("Wrong answer. ")
    assert "\nWhat the program did is not shown: that needs Clang," in said


def test_only_programs_that_can_be_followed_are_explained(tmp_path: Path) -> None:
    status, _, messages = stress(tmp_path, "uva220", "--explain", "--", "echo")
    said = "--explain needs `python3 PROGRAM.py`, or a file in C or C++.\n"
    assert (status, messages) == (1, said)


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import sys; sys.exit(3)", "Runtime error. The program ended with exit status 3."),
        ("import os; os.kill(os.getpid(), 11)", "was ended by the signal SIGSEGV"),
        ("while True: pass", "Time limit exceeded. The program was still running after 0.1 s"),
        ("while True: input()", "It read to the end of the file and then went on reading."),
        ("import no_such_module", "A judge has Python's own modules only."),
        ("import sys; print('x', file=sys.stderr)", "wrote to standard error only"),
    ],
)
def test_the_ways_a_program_can_end_are_distinguished(
    tmp_path: Path, program: str, said: str
) -> None:
    command = ("--seconds", "0.1" if "True: pass" in program else "20", "--", sys.executable)
    status, output, _ = stress(tmp_path, "jutge", *command, "-c", program)
    assert status == 1
    assert said in output


def test_a_crash_of_python_is_reported_with_its_line(tmp_path: Path) -> None:
    program = tmp_path / "solution.py"
    program.write_text("n = input()\nimport json\njson.loads('{')\n")
    _, output, _ = stress(tmp_path, "jutge", "--", sys.executable, program)
    last = "“json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes"
    assert f"Its last line on standard error: {last}" in output and "”, at line 3. " in output


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("x = 1\nx =\n", "Compile error. Line 2: SyntaxError: invalid syntax.\n"),
        ("if 1:\nx = 1\n", "Compile error. Line 2: IndentationError: "),
        ("eval('1 +')\n", "Runtime error. The program ended with exit status 1. "),
    ],
)
def test_a_program_that_python_cannot_read_fails_on_no_input(
    tmp_path: Path, program: str, said: str
) -> None:
    file = tmp_path / "solution.py"
    file.write_text(program)
    _, output, _ = stress(tmp_path, "jutge", "--", sys.executable, file)
    assert output.startswith(said)
    assert ("on this input" in output) == ("eval" in program)


def test_a_program_that_prints_forever_is_stopped_at_the_limit(tmp_path: Path) -> None:
    command = (sys.executable, "-c", "while True: print('x' * 10 ** 6)")
    said = stress(tmp_path, "jutge", "--seconds", "60", "--", *command)[1]
    assert said.startswith("Output limit exceeded. The program printed more than 8000000 bytes")


def test_ctrl_c_stops_the_program_too(tmp_path: Path) -> None:
    started = tmp_path / "started"
    os.mkfifo(started)
    program = f"import os\nopen({str(started)!r}, 'w').write(str(os.getpid()))\nwhile True: pass"
    with stopped_by_ctrl_c(sys.executable, "-c", program):
        number = int(started.read_text())  # Waits for the program.
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


@pytest.mark.parametrize("seconds", ["nan", "inf", "1e300", "0", "-1", "soon"])
def test_an_impossible_time_limit_is_refused(seconds: str) -> None:
    status, said, messages = run(STRESS, "jutge", f"--seconds={seconds}", "--", "true")
    assert (status, said) == (2, "")
    assert messages.endswith(f"argument --seconds: {seconds} is not a number from 0.01 to 3600\n")


def test_the_message_names_a_missing_command(tmp_path: Path) -> None:
    status, said, _ = stress(tmp_path, "jutge", "--", "./no-such-program")
    assert status == 2
    assert said.startswith("./no-such-program cannot be run: ")
    assert list(tmp_path.iterdir()) == []
