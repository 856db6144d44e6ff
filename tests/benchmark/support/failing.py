"""The smallest input on which a wrong program fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.comparison import compare
from workbench.inputs import shrink
from workbench.programs.tracing.program_run import compiled, run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from workbench.judging import Format

    Answer = Callable[[str], tuple[str, BaseException | None]]


def output_of(program: str, text: str) -> tuple[str, BaseException | None]:
    """Runs a program; returns its output and the exception that ended it, if any."""
    written: list[str] = []
    error = run(compiled(program), text, written.append)
    return "".join(written), error


def smallest_failing(form: Format, answer: Answer, texts: Iterable[str]) -> str | None:
    """Returns the first input on which a program fails, shrunk; None if it fails on none.

    Args:
        form: The format.
        answer: Returns the program's output for an input, and the exception that ended it.
        texts: The inputs.
    """
    failing = next((text for text in texts if _fails(form, answer, text)), None)
    if failing is None:
        return None
    trials = shrink(form, failing)
    try:
        smaller = next(trials)
        while True:
            smaller = trials.send(_fails(form, answer, smaller))
    except StopIteration as end:
        return str(end.value)


def _fails(form: Format, answer: Answer, text: str) -> bool:
    output, error = answer(text)
    return error is not None or not compare(form, list(form.run(text)), output).right
