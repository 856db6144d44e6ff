"""The labelled programs in C and C++: each is correct, and fails with each of its faults.

Without GCC these tests are skipped, and the labels unchecked.
"""

from __future__ import annotations

import shutil
import subprocess
from functools import cache

import pytest

from harness.extent import in_part
from harness.traced_cpp import built
from reference.chance import Chance
from reference.cpp.wrong import CPP_STYLES, CppStyle
from reference.formats import REFERENCES
from workbench.formats import format_named
from workbench.inputs import generated_input

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("g++"), reason="there is no C++ compiler: g++"),
]

RANDOM, GENERATED = 12, 30
NAMES = {style.file.name: style for style in CPP_STYLES}
FAULTS = [(name, number) for name, style in NAMES.items() for number in range(len(style.faults))]
STANDARDS = {".c": "-std=gnu17", ".cpp": "-std=c++17"}


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


def right_outputs(style: CppStyle, source: str) -> int:
    """Returns the number of inputs with the right output, before the first wrong one."""
    executable = built(source, STANDARDS[style.file.suffix])
    for number, (text, expected) in enumerate(judged_inputs(style.form)):
        done = subprocess.run(
            [executable],
            input=text.encode(),
            capture_output=True,
            check=False,
            timeout=10,
        )
        output = done.stdout.decode(errors="replace")
        if done.returncode or in_any_order(style.form, output) != expected:
            return number
    return RANDOM + GENERATED


@pytest.mark.parametrize("name", in_part(NAMES, 2))
def test_a_correct_program_agrees_with_the_slow_judge(name: str) -> None:
    assert right_outputs(NAMES[name], NAMES[name].source) == RANDOM + GENERATED


@pytest.mark.parametrize(("name", "number"), in_part(FAULTS, 2))
def test_a_program_fails_with_a_fault(name: str, number: int) -> None:
    source, _ = NAMES[name].wrong(number)
    assert right_outputs(NAMES[name], source) < RANDOM + GENERATED


def test_no_two_faulty_programs_are_equal() -> None:
    wrong = [style.wrong(number) for style in CPP_STYLES for number in range(len(style.faults))]
    assert len({source for source, _ in wrong}) == len(wrong) >= 60
