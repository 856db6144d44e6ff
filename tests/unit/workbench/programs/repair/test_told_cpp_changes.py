"""Each change of C and C++ is told whole: made by its words, it gives the program tested."""

import pytest

from harness.clang import clang
from harness.extent import in_part
from harness.traced_cpp import CAN_TRACE, CPP, C
from reference.cpp.wrong import cpp_sources
from reference.wrong.sources import WrongSource
from unit.workbench.programs.repair.test_cpp_edits import BRANCHES, IN_C, LACKING, LIBRARY, PROGRAM
from unit.workbench.programs.repair.told_cpp import ToldCpp
from workbench.programs.repair.cpp.cpp_fixes import all_edits
from workbench.programs.repair.cpp.cpp_source import CppSource
from workbench.programs.syntax.python_tree import spliced

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_TRACE, reason="there is no GCC, Node or the page's Clang"),
]
MANY = 29  # One edit of a large program among so many.


def not_told(program: str, standard: str, nth: int) -> list[str]:
    """Returns the changes, each nth, whose words lead to another program than the edit.

    White space is not compared.
    """
    source = CppSource(program, clang().tree(program, standard), standard == C)
    found = []
    for edit in all_edits(source, ["No moves"], [])[::nth]:
        wanted = spliced(source.text, edit.splices)
        try:
            made = ToldCpp(source, source.line(edit.place)).changed(edit.said)
        except AssertionError as error:
            made = str(error)
        if "".join(made.split()) != "".join(wanted.split()):
            found.append(f"line {source.line(edit.place)}: {edit.said}: {made[:60]}")
    return found


@pytest.mark.parametrize(
    ("program", "standard"),
    [(PROGRAM, CPP), (LIBRARY, CPP), (IN_C, C), (LACKING, C), (BRANCHES, C)],
)
def test_every_change_of_a_small_program_is_told_whole(program: str, standard: str) -> None:
    assert not_told(program, standard, 1) == []


@pytest.mark.parametrize("source", in_part(cpp_sources(), 3), ids=lambda source: source.name)
def test_changes_of_wrong_programs_are_told_whole(source: WrongSource) -> None:
    assert not_told(source.program, C if source.group == "c" else CPP, MANY) == []
