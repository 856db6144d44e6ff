"""Our C and C++ programs, compiled by the machine's compiler: are they what their labels say?

Browser tests run them in the page. Without GCC these tests are skipped, and the labels unchecked.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from harness.extent import in_part
from reference.chance import Chance
from reference.cpp.programs import PROGRAMS, WRONG, Program
from reference.formats import REFERENCES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler: g++"),
]

INPUTS = 12
NAMES = {program.file.name: program for program in PROGRAMS}
KINDS = {fault.kind for program in PROGRAMS for fault in program.faults}


def compiled(program: Program, source: str, folder: Path) -> Path:
    """Returns the executable of a source; skips the test if the compiler is too old for it."""
    file, executable = folder / program.file.name, folder / "program"
    file.write_text(source)
    compiler = "gcc" if file.suffix == ".c" else "g++"
    done = subprocess.run(
        [compiler, program.standard, "-w", str(file), "-o", str(executable)],
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    if "<print>" in source and "No such file" in done.stderr:
        pytest.skip("the compiler has no <print>")
    assert done.returncode == 0, done.stderr
    return executable


def right_outputs(program: Program, source: str, folder: Path) -> int:
    """Returns the number of random inputs with the right output."""
    reference = REFERENCES[program.form]
    executable = compiled(program, source, folder)
    right = 0
    for seed in range(INPUTS):
        text = reference.random_input(Chance(seed))
        done = subprocess.run(
            [executable], input=text, capture_output=True, check=False, encoding="utf-8"
        )
        right += done.returncode == 0 and done.stdout == reference.answer(text)
    return right


@pytest.mark.parametrize("name", in_part(NAMES, 2))
def test_a_correct_program_agrees_with_the_slow_judge(name: str, tmp_path: Path) -> None:
    program = NAMES[name]
    assert right_outputs(program, program.source, tmp_path) == INPUTS


@pytest.mark.parametrize("name", in_part(NAMES, 2))
def test_a_wrong_program_differs(name: str, tmp_path: Path) -> None:
    program = NAMES[name]
    (fault,) = [fault for fault in program.faults if fault.kind == WRONG]
    source, _ = program.wrong(fault)
    assert right_outputs(program, source, tmp_path) < INPUTS
