"""Compares programs with the judges, and an output with a judge's line by line, the plain way."""

from comparison import Comparison, Row, compare
from judges import Format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[[str], str]


def compared(form: Format, text: str, yours: str, order: str | None = None) -> Comparison:
    """Returns how an output compares with the judge's on an input."""
    return compare(form, list(form.run(text, order=order)), yours)


def whole_rows(result: Comparison) -> "list[Row]":
    """Returns the rows of a comparison, with all of the equal ones."""
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


def first_difference(judge: str, yours: str) -> int:
    """Returns the first line, counted from 1, in which two outputs differ."""
    lines, others = judge.split("\n"), yours.split("\n")
    for number in range(min(len(lines), len(others))):
        if lines[number] != others[number]:
            return number + 1
    return min(len(lines), len(others)) + 1


def check_same(form: Format, program: "Program", text: str) -> None:
    """Checks that a program is found right on an input that does not provoke its mistake."""
    result = compared(form, text, program(text))
    assert (result.kind, result.line, result.step, result.guess) == ("identical", None, None, "")


def check_mistake(
    form: Format, program: "Program", text: str, kind: str, line: int, read: int, phrase: str
) -> Comparison:
    """Checks what is found of a program on an input that provokes its mistake, and returns it.

    The first difference has to be at this line of the output, printed for what stands at line
    `read` of the input, and the likeliest explanation has to be the phrase.
    """
    steps = list(form.run(text))
    yours = program(text)
    result = compare(form, steps, yours)
    assert result.kind == kind, (result.kind, result.verdict)
    assert result.line == line, (result.line, result.verdict)
    assert result.step is not None and steps[result.step].line == read, (result.step, text)
    assert result.explanations[0].phrase == phrase, result.guess
    assert f"Your program probably {phrase}." in result.guess
    return result


def squares(result: Comparison, n: int) -> "list[tuple[int, int]]":
    """Returns the differing squares as row and column, counted from 1."""
    return [(square // n + 1, square % n + 1) for square in result.squares]
