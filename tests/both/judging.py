"""Runs judges to their end, an error included."""

from judges import Format, FormatError, Step
from judges.reader import LARGEST

END = "the end of the input"


def judged(
    form: Format, text: str, largest: int = LARGEST
) -> tuple[list[Step], FormatError | None]:
    """Returns the steps of a judge, and the error it stopped with or None."""
    steps = []
    try:
        for step in form.run(text, largest=largest):
            steps.append(step)
    except FormatError as error:
        return steps, error
    return steps, None


def printed(steps: list[Step]) -> str:
    """Returns what the steps print."""
    return "".join([step.text for step in steps])


def output(form: Format, text: str, order: str | None = None) -> str:
    """Returns all that a judge prints on an input without an error."""
    return printed(list(form.run(text, order=order)))


def check_warnings(
    form: Format, text: str, expected: tuple[tuple[int, tuple[str, ...]], ...]
) -> None:
    """Checks that exactly the expected lines are warned of, each by its number and those words."""
    warnings = [(step.line, step.warning) for step in form.run(text) if step.warning]
    assert [line for line, _ in warnings] == [line for line, _ in expected], (text, warnings)
    for (line, warning), (_, words) in zip(warnings, expected):
        assert f"ine {line}" in warning, warning
        for word in words:
            assert word in warning, (word, warning)


def check_error(
    form: Format, text: str, so_far: str, line: int, column: int, found: str, expected: str
) -> None:
    """Checks what a judge prints before it stops, where it stops, and what it says of it."""
    steps, error = judged(form, text)
    assert error is not None, text
    assert printed(steps) == so_far, text
    assert (error.line, error.column) == (line, column), (text, error)
    assert found in error.found, (text, error)
    assert expected in error.expected, (text, error)
    message = str(error)
    for part in (f"ine {line}", f"column {column}", error.found, error.expected):
        assert part in message, (text, message)
    assert error.position is (steps[-1].position or steps[-1].board if steps else None), text
