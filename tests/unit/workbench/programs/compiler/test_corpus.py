"""Our C and C++ programs: each is correct, and fails with each of its labelled faults.

Without GCC these tests are skipped, and the labels unchecked. Browser tests find the other faults
of the compiler's programs.
"""

import subprocess
from functools import cache
from shutil import which
from typing import NamedTuple

import pytest

from harness.extent import in_part
from harness.traced_cpp import CPP, built, standard_of
from reference.chance import Chance
from reference.cpp.programs import PROGRAMS, WRONG
from reference.cpp.wrong import CPP_STYLES, cpp_sources
from reference.formats import REFERENCES
from workbench.formats import format_named
from workbench.inputs import generated_input

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not which("g++"), reason="there is no C++ compiler: g++"),
]

RANDOM, GENERATED = 12, 30


class Labelled(NamedTuple):
    """A program for a format, with the compiler's argument for its standard."""

    form: str
    source: str
    standard: str


RIGHT = {
    style.name: Labelled(style.form, style.program, standard_of(style.name)) for style in CPP_STYLES
} | {
    # All older standards of C++ share a precompiled header.
    program.file.name: Labelled(program.form, program.source, max(program.standard, CPP))
    for program in PROGRAMS
}
FAULTY = {
    source.name: RIGHT[source.name.partition(" ")[0]]._replace(source=source.program)
    for source in cpp_sources()
} | {
    f"{program.file.name} {fault.right}": RIGHT[program.file.name]._replace(
        source=program.wrong(fault)[0]
    )
    for program in PROGRAMS
    for fault in program.faults
    if fault.kind == WRONG
}


@cache
def judged_inputs(form: str) -> list[tuple[str, list[list[str]]]]:
    """Returns inputs with the expected outputs."""
    reference = REFERENCES[form]
    texts = [reference.random_input(Chance(seed)) for seed in range(RANDOM)]
    texts += [generated_input(format_named(form), seed).text for seed in range(GENERATED)]
    return [(text, in_any_order(form, reference.answer(text))) for text in texts]


def in_any_order(form: str, output: str) -> list[list[str]]:
    """Returns the lines of an output, those of each block sorted if their order is free."""
    blocks = [block.split("\n") for block in output.split("\n\n")]
    if form != "boardsilly":
        return blocks
    return [sorted(filter(None, block)) for block in blocks]


def right_outputs(program: Labelled) -> int:
    """Returns the number of inputs with the right output, before the first wrong one."""
    try:
        executable = built(program.source, program.standard)
    except AssertionError as error:
        if "<print>" in program.source and "No such file" in str(error):
            pytest.skip("the compiler has no <print>")
        raise
    for number, (text, expected) in enumerate(judged_inputs(program.form)):
        done = subprocess.run(
            [executable], input=text.encode(), capture_output=True, check=False, timeout=10
        )
        output = done.stdout.decode(errors="replace")
        if done.returncode or in_any_order(program.form, output) != expected:
            return number
    return RANDOM + GENERATED


@pytest.mark.parametrize("name", in_part(RIGHT, 3))
def test_a_correct_program_agrees_with_the_slow_judge(name: str) -> None:
    assert right_outputs(RIGHT[name]) == RANDOM + GENERATED


@pytest.mark.parametrize("name", in_part(FAULTY, 3))
def test_a_program_fails_with_a_fault(name: str) -> None:
    assert right_outputs(FAULTY[name]) < RANDOM + GENERATED


def test_no_two_faulty_styles_are_equal() -> None:
    wrong = [source.program for source in cpp_sources()]
    assert len({*wrong}) == len(wrong) >= 60
