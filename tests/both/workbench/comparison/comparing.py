"""Helpers to compare outputs and wrong programs with the judges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference import samples
from reference.wrong.classic import SAID
from workbench.comparison import Comparison, Row, compare
from workbench.judging import Format

if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[[str], str]
    # A program, an input that provokes its mistake, the kind of the result, the line of the first
    # difference, the line of the input that it answers, the squares that differ, and an input that
    # does not provoke the mistake, empty if there is none.
    Case = tuple[Program, str, tuple[str, int, int], list[tuple[int, int]], str]


def compared(form: Format, text: str, actual: str) -> Comparison:
    """Returns the comparison of an output with what the judge prints for an input."""
    return compare(form, list(form.run(text)), actual)


def sample(form: Format, *replaced: tuple[str, str]) -> Comparison:
    """Returns the comparison of the sample's output with some texts replaced."""
    actual = samples.OUTPUTS[form.name]
    for old, new in replaced:
        assert old in actual
        actual = actual.replace(old, new)
    return compared(form, samples.INPUTS[form.name], actual)


def whole_rows(result: Comparison) -> list[Row]:
    """Returns the rows of a comparison, including all equal ones."""
    found: list[Row] = []
    alignment, done = result.alignment, 0
    assert alignment
    for row in result.rows():
        if row and row.state == "same":
            assert row.expected and row.actual
            for line in range(done + 1, row.expected):
                actual = line - row.expected + row.actual
                text = alignment.expected.lines[line - 1]
                actual_text = alignment.actual.original(actual - 1)
                found.append(Row(line, actual, text, actual_text, "same"))
        if row:
            found.append(row)
            done = row.expected or done
    return found


def check_same(form: Format, program: Program, text: str) -> None:
    """Checks that a program passes on an input that does not trigger its mistake."""
    result = compared(form, text, program(text))
    assert (result.kind, result.line, result.step, result.guess) == ("identical", None, None, "")


def check_mistake(
    form: Format, program: Program, text: str, kind: str, line: int, read: int
) -> Comparison:
    """Checks and returns the comparison for an input that triggers the mistake of a program.

    Args:
        form: The format.
        program: A classic mistake, whose phrase explains the output, perhaps among others.
        text: The input.
        kind: The kind of the comparison.
        line: The line of the first difference.
        read: The line of the input that it answers.
    """
    steps = list(form.run(text))
    result = compare(form, steps, program(text))
    assert (result.kind, result.line) == (kind, line), result.verdict
    assert result.step is not None and steps[result.step].line == read, (result.step, text)
    phrases = [mistake.phrase for mistake in result.mistakes if SAID[program] in mistake.phrase]
    assert phrases, result.verdict
    told = [f"A program that {phrase} prints your output from " for phrase in phrases]
    assert not result.guessed_mistake or any(map(result.guess.startswith, told)), result.guess
    assert result.guessed_mistake or result.guess == ""
    return result


def check_cases(form: Format, n: int, *cases: Case) -> None:
    """Checks that each mistake is explained where it first shows and not where it does not."""
    for program, text, (kind, line, read), differing, harmless in cases:
        result = check_mistake(form, program, text, kind, line, read)
        assert squares(result, n) == differing, SAID[program]
        if harmless:
            check_same(form, program, harmless)


def squares(result: Comparison, n: int) -> list[tuple[int, int]]:
    """Returns the differing squares as row and column, counted from 1."""
    return [(square // n + 1, square % n + 1) for square in result.squares]
