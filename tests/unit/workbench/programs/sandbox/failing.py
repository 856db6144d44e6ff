"""What is told of a wrong program in Python on an input."""

from functools import cache

from workbench.comparison import compare
from workbench.formats import format_named
from workbench.inputs import generated_input
from workbench.programs.evidence.facts import Facts
from workbench.programs.explanation.judge_side import first_wrong_offset, judge_data
from workbench.programs.sandbox.python_facts import facts_of
from workbench.programs.tracing.program_run import compiled, run


@cache
def others(form: str) -> list[str]:
    """Returns short inputs by which the program's board is recognised."""
    texts = [generated_input(format_named(form), 1 + seed).text for seed in range(10)]
    return sorted(texts, key=len)[:5]


def beliefs(form_name: str, program: str, text: str) -> list[str]:
    return facts(form_name, program, text)["beliefs"]


def facts(form_name: str, program: str, text: str) -> Facts:
    form, written = format_named(form_name), list[str]()
    run(compiled(program), text, written.append)
    steps, output = list(form.run(text)), "".join(written)
    result, expected = compare(form, steps, output), "".join([step.text for step in steps])
    judge = judge_data(form, text, result, others(form_name))
    offset = first_wrong_offset(form, expected, output, result)
    _, values, *_ = facts_of(program, text, offset, judge, output)
    return values
