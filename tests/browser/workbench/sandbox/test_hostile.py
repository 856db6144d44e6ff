"""A correct program is accepted after any other program, which itself ends with a sentence."""

import re

import pytest

from driving.workbench.program.sandbox import Programs
from harness.extent import in_part
from harness.faults import Faults
from reference.hostile_programs import CORRECT, CORRECT_INPUT, CORRECT_OUTPUT, DAMAGE, EXCESS

NAMES = "FOLDERS = ('/', '/lib', '/home', '/dev', '.')\nLIBRARY = '/lib/python314.zip'\n"
# How excess ends, by the first word of its name.
EXPECTED = {
    "use": ("crash", "Line .: (MemoryError|OSError: .*No space left on device)"),
    "print": ("flood", "printed more than .* bytes"),
    "loop": ("timeout", "still running after 1 s.* Line [23] was running"),
    "sleep": ("timeout", "still running after 1 s"),
    "compute": ("timeout", "still running after 1 s"),
}


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


@pytest.mark.whole  # The default run has one of each kind in `test_programs.py`.
@pytest.mark.parametrize("name", EXCESS)
def test_excess_ends_with_a_sentence(programs: Programs, name: str) -> None:
    seconds = 1 if name in ("loop", "sleep", "compute") else 20
    ended = programs.run(EXCESS[name], seconds=seconds)
    kind, says = EXPECTED[name.split()[0]]
    assert ended.kind == kind and re.search(says, str(ended.error))
    check_next(programs)
