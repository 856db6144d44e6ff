"""Odd outputs for odd inputs, from many seeds, and outputs with very long lines."""

import pytest

from both.workbench.comparison.test_odd_outputs import check
from both.workbench.formats.judging import judged
from harness.extent import in_part
from reference import samples
from reference.chance import Chance
from reference.damage import odd_input, odd_output
from reference.formats import REFERENCES
from workbench.formats import FORMATS
from workbench.judging import Format


@pytest.mark.parametrize("start", in_part(range(0, 800, 16), 1))
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_many_odd_outputs_for_odd_inputs(form: Format, start: int) -> None:
    for seed in range(start, start + 16):
        chance = Chance(seed)
        text = odd_input(chance, REFERENCES[form.name].random_input(chance, wild=seed % 2 > 0))
        expected = "".join([step.text for step in judged(form, text)[0]])
        check(form, text, odd_output(chance, expected))


@pytest.mark.parametrize("line", ["9" * 5000, "(1,1) " * 900, "B" * 5000, "A1-" * 1700, " " * 5000])
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_lines_longer_than_any_answer(form: Format, line: str) -> None:
    output = samples.OUTPUTS[form.name].split("\n")
    for at in (0, 1, 4, len(output) - 1):
        actual = "\n".join(output[:at] + [line] + output[at + 1 :])
        check(form, samples.INPUTS[form.name], actual)
