"""What is said about the wrong values of whole programs on their failing inputs."""

from __future__ import annotations

import pytest

from comparison import compare
from explanation.judge_side import first_wrong_offset, judge_data
from inputs import generated_input
from judges import format_named
from reference.unfamiliar.programs import UNFAMILIAR
from sandbox.python_facts import facts_of
from tracing.program_run import compiled, run

# The format and the style of a program, its failing input, and the sentences.
SAID = [
    (
        "uva220 generators",
        "1\nBBB-----\nBWBB----\nBBWB----\n-BWB----\n-BWBBBB-\n-BWB----\n-BBB----\n--------\nB\n"
        "M58\nQ\n",
        ["On line 40 your `candidates(b, p)` is a generator, so it is always true."],
    ),
    (
        "boardsilly truthy_generator",
        8 * "........\n" + "X\n",
        ["On line 51 your `moves` is a generator, so it is always true."],
    ),
    (
        "boardsilly enum_match",
        "..X.....\n" + 6 * "........\n" + "...O....\nX\n",
        ["Your `Way` lists (1,1) twice and lacks (1,-1)."],
    ),
]


def beliefs(name: str, text: str, right: bool) -> list[str]:
    """Returns the sentences about a program of UNFAMILIAR, with its fault or without."""
    style = next(one for one in UNFAMILIAR if f"{one.form} {one.name.replace(' ', '_')}" == name)
    program, form = style.program if right else style.wrong(0)[0], format_named(style.form)
    written: list[str] = []
    run(compiled(program), text, written.append)
    steps, output = list(form.run(text)), "".join(written)
    result, expected = compare(form, steps, output), "".join([step.text for step in steps])
    judge = judge_data(form, text, result, [generated_input(form, 1 + n).text for n in range(30)])
    offset = first_wrong_offset(form, expected, output, result)
    _, values, *_ = facts_of(program, text, offset, judge, output)
    return values["beliefs"]


@pytest.mark.parametrize(("name", "text", "expected"), SAID)
def test_the_wrong_value_of_a_program_is_told(name: str, text: str, expected: list[str]) -> None:
    assert beliefs(name, text, right=False) == expected
    assert beliefs(name, text, right=True) == []
