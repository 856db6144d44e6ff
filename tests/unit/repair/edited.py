"""What the edits of a program lead to."""

from __future__ import annotations

from itertools import chain

from repair.direction_edits import copy_edits, direction_edits
from repair.edits import described
from repair.expression_edits import expression_edits
from repair.name_edits import ObservedTypes, name_edits
from repair.statement_edits import order_edits, statement_edits
from repair.text_edits import text_edits
from syntax.python_tree import Source, with_ticks, without_ticks
from tracing.instrumenting import instrumented

TEXTS = ["No legal move."]


def edited(program: str) -> dict[str, str]:
    """Returns the programs that one edit leads to, each with the description of the edit."""
    source = Source(with_ticks(program))
    observed = ObservedTypes(instrumented(source.text))
    observed.executed_lines("")
    edits = chain(
        expression_edits(source),
        direction_edits(source),
        copy_edits(source),
        name_edits(source, observed),
        text_edits(source, TEXTS),
        statement_edits(source),
        order_edits(source),
    )
    return {without_ticks(edit.apply(source.text)): described(source, edit) for edit in edits}
