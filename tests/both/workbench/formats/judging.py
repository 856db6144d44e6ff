"""Runs judges, and checks their output, warnings and errors."""

from text.reader import LARGEST, FormatError
from workbench.judging import Format, Step

END = "the end of the input"


def judged(
    form: Format, text: str, largest: int = LARGEST
) -> tuple[list[Step], FormatError | None]:
    """Returns the steps of a judge, and the error that stopped it, or None."""
    steps = []
    try:
        for step in form.run(text, largest=largest):
            steps.append(step)
    except FormatError as error:
        return steps, error
    return steps, None


def printed(steps: list[Step]) -> str:
    return "".join([step.text for step in steps])


def output(form: Format, text: str, order: str | None = None) -> str:
    """Returns the output of a judge on a valid input."""
    return printed(list(form.run(text, order=order)))


def check_warnings(
    form: Format, text: str, expected: tuple[tuple[int, tuple[str, ...]], ...]
) -> None:
    """Checks the lines of all warnings, and words that each warning must contain."""
    warnings = [(step.line, step.warning) for step in form.run(text) if step.warning]
    assert [line for line, _ in warnings] == [line for line, _ in expected], (text, warnings)
    for (line, warning), (_, words) in zip(warnings, expected):
        assert f"ine {line}" in warning, warning
        for word in words:
            assert word in warning, (word, warning)


def check_signs(form: Format, before: str, board: str, after: str, signs: str, wrong: str) -> None:
    """Checks the errors for wrong characters of a board: each word is a row, a column and one."""
    for word in wrong.split():
        row, column, sign = int(word[0]), int(word[1]), word[2]
        lines = board.split("\n")
        line = lines[row - 1]
        lines[row - 1] = line[: column - 1] + sign + line[column:]
        text = before + "\n".join(lines) + after
        check_error(form, text, "", row + before.count("\n"), column, sign, signs)


def check_error(
    form: Format, text: str, so_far: str, line: int, column: int, found: str, expected: str
) -> None:
    """Checks the output before an error, and the location and the message of the error."""
    steps, error = judged(form, text)
    assert error is not None, text
    assert printed(steps) == so_far, text
    assert (error.line, error.column) == (line, column), (text, error)
    assert found in error.found, (text, error)
    assert expected in error.expected, (text, error)
    message = str(error)
    for part in (f"ine {line}", f"column {column}", error.found, error.expected):
        assert part in message, (text, message)
