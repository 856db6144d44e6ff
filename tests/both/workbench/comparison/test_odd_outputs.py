"""Outputs for inputs that no judge can read, and outputs of another problem."""

from both.workbench.formats.judging import judged
from reference import samples
from workbench.comparison import Comparison, compare
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format

FORMS = (UVA220, JUTGE, BOARDSILLY)


def check(form: Format, text: str, actual: str) -> Comparison:
    """Compares an output with all that a judge prints, and checks what must hold for any output."""
    steps, error = judged(form, text)
    expected = "".join([step.text for step in steps])
    result = compare(form, steps, actual, finished=error is None)
    identical = error is None and actual == expected
    assert (result.kind == "identical") is identical, (text, actual)
    assert result.verdict.startswith("Identical: ") is identical, (text, actual)
    assert result.right or not identical
    lines = [0, 0]
    for row in result.rows():
        if row:
            for side, number in enumerate((row.expected, row.actual)):
                lines[side] = max(lines[side], number or 0)
    assert lines[1] == actual.count("\n") + (actual[-1:] not in ("", "\n")), (text, actual)
    return result


def test_an_input_without_a_step_is_compared_with_nothing() -> None:
    for form in FORMS:
        for text in ("", "x", "\0", "\n\n"):
            for actual in ("", "y\n", "\n", "A1-A2\n", samples.OUTPUTS[form.name]):
                check(form, text, actual)
    result = check(BOARDSILLY, "x", "y\n")
    assert result.verdict == "No difference up to where the judge stopped, after 0 lines."


def test_the_output_of_another_problem() -> None:
    for form in FORMS:
        for other in FORMS:
            for actual in (samples.OUTPUTS[other.name], samples.INPUTS[other.name]):
                check(form, samples.INPUTS[form.name], actual)
