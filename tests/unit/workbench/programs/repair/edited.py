"""What the edits of a program lead to."""

from workbench.programs.repair.edits import described
from workbench.programs.repair.fix_search import all_edits
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.syntax.python_tree import Source, with_ticks, without_ticks
from workbench.programs.tracing.instrumenting import instrumented

TEXTS = ["No legal move."]


def edited(program: str) -> dict[str, str]:
    """Returns the programs that one edit leads to, each with the description of the edit."""
    source = Source(with_ticks(program))
    observed = ObservedTypes(instrumented(source.text))
    observed.executed_lines("")
    found: dict[str, str] = {}
    for edit in all_edits(source, observed, TEXTS):
        found.setdefault(without_ticks(edit.apply(source.text)), described(source, edit))
    return found
