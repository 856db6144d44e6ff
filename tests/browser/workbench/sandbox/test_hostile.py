"""A correct program is accepted after any other program, which itself ends with a sentence."""

import re

import pytest

from driving.workbench.program.sandbox import Programs
from harness.extent import in_part
from harness.faults import Faults
from reference.hostile_programs import CORRECT, CORRECT_INPUT, CORRECT_OUTPUT, DAMAGE, EXCESS

NAMES = "FOLDERS = ('/', '/lib', '/home', '/dev', '.')\nLIBRARY = '/lib/python314.zip'\n"
FULL = "Line .: (MemoryError|OSError: .*No space left on device)"


@pytest.fixture
def programs(programs: Programs, faults: Faults) -> Programs:
    """The shared sandbox. The browser may log errors about these programs."""
    faults.allow_complaints()
    return programs


def check_next(programs: Programs) -> None:
    """Checks that a correct program is accepted now."""
    assert programs.run(CORRECT, CORRECT_INPUT) == ("ok", CORRECT_OUTPUT, None)


@pytest.mark.parametrize("name", in_part(DAMAGE, 3))
def test_damage_ends_with_its_program(programs: Programs, name: str) -> None:
    ended = programs.run(f"{NAMES}{DAMAGE[name]}", "the input\n")
    assert ended.kind == "ok" or (ended.kind in ("crash", "broken") and ended.error)
    check_next(programs)


@pytest.mark.whole  # The default run has the other kinds of excess in `test_programs.py`.
@pytest.mark.parametrize("name", [name for name in EXCESS if " with " in name])
def test_excess_ends_with_a_sentence(programs: Programs, name: str) -> None:
    ended = programs.run(EXCESS[name])
    assert ended.kind == "crash" and re.search(FULL, str(ended.error))
    check_next(programs)
