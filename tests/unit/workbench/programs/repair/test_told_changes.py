"""Each change is told whole: made by its words, it gives the program that was tested."""

import ast

import pytest

from reference import samples
from reference.wrong.sources import WrongSource, wrong_sources
from unit.workbench.programs.repair.edited import TEXTS
from unit.workbench.programs.repair.test_edits import EDITS
from unit.workbench.programs.repair.told import Told
from workbench.programs.repair.edits import described
from workbench.programs.repair.fix_search import all_edits
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.syntax.python_tree import Source, with_ticks, without_ticks
from workbench.programs.tracing.instrumenting import instrumented

FEW, MANY = 23, 199  # One program and one of its edits among so many.
COMPREHENSIONS = """\
def squares(n):
    return [(r, c) for r in range(n) for c in range(n) if r != c]
def text(rows):
    return "".join(row + "\\n" for row in rows)
print(text([str(one) for one in squares(3)]))
"""


def not_told(program: str, text: str, nth: int) -> list[str]:
    """Returns the changes, each nth, whose words lead to another program than the edit."""
    source = Source(with_ticks(program))
    observed = ObservedTypes(instrumented(source.text))
    observed.executed_lines(text)
    found = []
    for edit in all_edits(source, observed, TEXTS)[::nth]:
        line = source.original_line(edit.splices[0].start)
        said = described(source, edit)
        try:
            wanted = ast.dump(ast.parse(without_ticks(edit.apply(source.text))))
        except SyntaxError:
            continue
        if ast.dump(ast.parse(Told(program, line).changed(said))) != wanted:
            found.append(f"line {line}: {said}")
    return found


@pytest.mark.parametrize("program", [*dict.fromkeys(one for one, _ in EDITS), COMPREHENSIONS])
def test_every_change_of_a_small_program_is_told_whole(program: str) -> None:
    assert not_told(program, "", 1) == []


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            one, id=f"{one.form} {one.name}", marks=[pytest.mark.whole] if number % FEW else []
        )
        for number, one in enumerate(wrong_sources())
    ],
)
def test_changes_of_wrong_programs_are_told_whole(source: WrongSource) -> None:
    assert not_told(source.program.rstrip() + "\n", samples.INPUTS[source.form], MANY) == []
