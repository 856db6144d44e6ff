"""The work of comparing a long wrong output, counted in function calls."""

import sys
from itertools import cycle, islice, product
from types import FrameType
from typing import Any

import pytest

from harness.extent import in_part
from reference import samples
from workbench.comparison import compare
from workbench.formats import FORMATS
from workbench.judging import Format

LINES = 600
WRONG = [[line] for line in ("wrong", "", "(1,1)", "9:9", "--------", "A1-A2")]
WRONG.append(["wrong", "--------", "(1,1)"])


def calls(form: Format, actual: str) -> int:
    """Returns the number of functions called to compare an output for the sample."""
    steps, number = list(form.run(samples.INPUTS[form.name])), 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        compare(form, steps, actual)
    finally:
        sys.setprofile(before)
    return number


@pytest.mark.parametrize(("lines", "form"), in_part(product(WRONG, FORMATS), 8))
def test_each_further_wrong_line_takes_little_work(form: Format, lines: list[str]) -> None:
    for before in ("", samples.OUTPUTS[form.name]):
        few, many = (
            calls(form, before + "".join(line + "\n" for line in islice(cycle(lines), number)))
            for number in (LINES, 2 * LINES)
        )
        assert (many - few) / LINES < 300
