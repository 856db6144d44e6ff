"""The labelled programs: the right ones are right, and each fault shows."""

from itertools import chain

import pytest

from harness.extent import in_part
from reference import samples
from reference.chance import Chance
from reference.formats import REFERENCES
from reference.unfamiliar.programs import UNFAMILIAR
from reference.wrong.sources import WrongSource, wrong_sources
from reference.wrong.styles import STYLES
from reference.wrong.styles.style import Style
from workbench.programs.tracing.program_run import compiled, run

ALL_STYLES = [*STYLES, *UNFAMILIAR]
FEWEST = {"styles": 40, "unfamiliar": 30}


def named(style: Style) -> str:
    return f"{style.form} {style.name}"


def lines(form: str, program: str, text: str) -> list[list[str]] | None:
    """Returns the output as blocks of lines, sorted if any order is right; None after a crash."""
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return None if error else blocks(form, "".join(written))


def blocks(form: str, output: str) -> list[list[str]]:
    found = [block.split("\n") for block in output.split("\n\n")]
    return [sorted(block) for block in found] if form == "boardsilly" else found


@pytest.mark.parametrize("style", in_part(ALL_STYLES, 4), ids=named)
def test_a_style_is_right(style: Style) -> None:
    reference = REFERENCES[style.form]
    for seed in range(5):
        text = reference.random_input(Chance(seed))
        assert lines(style.form, style.program, text) == blocks(style.form, reference.answer(text))


@pytest.mark.parametrize("style", in_part(ALL_STYLES, 4), ids=named)
def test_every_fault_of_a_style_shows(style: Style) -> None:
    reference = REFERENCES[style.form]
    hidden = []
    for number, fault in enumerate(style.faults):
        program, _ = style.wrong(number)
        random_inputs = (reference.random_input(Chance(seed)) for seed in range(200))
        texts = chain([samples.INPUTS[style.form]], random_inputs)
        if all(
            lines(style.form, program, text) == blocks(style.form, reference.answer(text))
            for text in texts
        ):
            hidden.append(fault)
    assert hidden == []


def test_there_are_enough_wrong_programs() -> None:
    sources: list[WrongSource] = wrong_sources()
    groups = [source.group for source in sources]
    assert all(groups.count(group) >= fewest for group, fewest in FEWEST.items())
    assert len({(source.form, source.name) for source in sources}) == len(sources)
    for source in sources:
        error = run(compiled(source.program), samples.INPUTS[source.form], str)
        assert source.lines and not isinstance(error, NameError), source.name
