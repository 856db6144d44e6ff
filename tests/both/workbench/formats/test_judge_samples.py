"""The samples of the problem statements, byte for byte."""

from both.workbench.formats.judging import check_warnings, output
from reference import samples
from reference.formats.boardsilly import slow as boardsilly_slow
from reference.formats.jutge import slow as jutge_slow
from reference.formats.uva220 import slow as uva220_slow
from workbench.formats import FORMATS
from workbench.formats.boardsilly import BOARDSILLY


def test_every_sample_output_is_exact_without_warnings_and_that_of_the_slow_judge() -> None:
    for form in FORMATS:
        assert output(form, samples.INPUTS[form.name]) == samples.OUTPUTS[form.name]
        check_warnings(form, samples.INPUTS[form.name], ())
    assert uva220_slow.answer(samples.UVA220_INPUT) == samples.UVA220_OUTPUT
    assert jutge_slow.answer(samples.JUTGE_INPUT) == samples.JUTGE_OUTPUT
    assert boardsilly_slow.answer(samples.BOARDSILLY_INPUT) == samples.BOARDSILLY_OUTPUT


def test_the_sorted_sample_of_boardsilly() -> None:
    moves, no_moves = samples.BOARDSILLY_OUTPUT.split("\n\n")
    expected = "\n".join(sorted(moves.split("\n"))) + "\n\n" + no_moves
    assert expected != samples.BOARDSILLY_OUTPUT
    assert output(BOARDSILLY, samples.BOARDSILLY_INPUT, order="sorted") == expected
    assert output(BOARDSILLY, samples.BOARDSILLY_INPUT, order="sample") != expected
