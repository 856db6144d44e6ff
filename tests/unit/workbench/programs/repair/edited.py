"""What the edits of a program lead to."""

from workbench.programs.repair.edits import described
from workbench.programs.repair.fix_search import all_edits
from workbench.programs.repair.name_edits import ObservedTypes
from workbench.programs.syntax.python_tree import Source, with_ticks, without_ticks
from workbench.programs.tracing.instrumenting import instrumented

TEXTS = ["No legal move."]


def edited(program: str) -> dict[str, str]:
    """Returns what one edit leads to, the likeliest kind first, with descriptions of the edits."""
    source = Source(with_ticks(program))
    observed = ObservedTypes(instrumented(source.text))
    observed.executed_lines("")
    found: dict[str, str] = {}
    for edit in sorted(all_edits(source, observed, TEXTS), key=lambda edit: edit.kind):
        found.setdefault(without_ticks(edit.apply(source.text)), described(source, edit))
    return found
