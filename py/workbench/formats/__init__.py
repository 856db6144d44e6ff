"""The formats, each in its folder, and the detection of the format of an input.

A judge reads an input and yields a step for each piece of it. Its output is the concatenation of
the texts of its steps.
"""

from text.reader import Reader, quoted
from workbench.formats.boardsilly import BOARDSILLY
from workbench.formats.jutge import JUTGE
from workbench.formats.uva220 import UVA220
from workbench.judging import Format

FORMATS = (
    UVA220,
    JUTGE,
    BOARDSILLY,
)
AUTO = "auto"  # In place of a format's name: detect the format.


def format_named(name: str) -> Format:
    """Returns the format with a name. Raises ValueError for an unknown name."""
    for form in FORMATS:
        if form.name == name:
            return form
    raise ValueError(f"there is no format {name}")


def detect(text: str) -> tuple[Format | None, str]:
    """Returns the format of an input, None if unknown, and a sentence that gives the reason.

    Only the first two words of the input are examined.
    """
    reader = Reader(text)
    if not reader.peek():
        return None, "There is no input yet."
    first, second = reader.word(""), reader.peek()
    candidates = [form for form in FORMATS if form.beginning.may_begin(first)]
    for form in candidates:
        reason = form.beginning.recognise(first, second)
        if reason:
            return form, reason
    if candidates and second:
        expected = _alternatives([form.beginning.words[1] for form in candidates])
        found = f"Line {second.line} has {quoted(second.text)} after {quoted(first.text)}"
        return None, f"{found}: expected {expected}."
    expected = _alternatives([form.beginning.words[0] for form in FORMATS])
    found = f"Line {first.line} begins with {quoted(first.text)}"
    return None, f"{found}, but no format does: expected {expected}."


def _alternatives(phrases: list[str]) -> str:
    """Returns the distinct phrases as alternatives, as in `a number, or a board line`."""
    return ", or ".join([one for i, one in enumerate(phrases) if one not in phrases[:i]])
