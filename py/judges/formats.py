"""The formats, and how they are told apart."""

from judges.boardsilly import BOARDSILLY
from judges.format import Format
from judges.jutge import JUTGE
from judges.reader import Reader, quoted
from judges.uva220 import UVA220

# A format more is a file of this room, its entry here, and what other rooms have to say of it.
FORMATS = (UVA220, JUTGE, BOARDSILLY)
AUTO = "auto"  # In place of a format's name: what the input looks like.


def format_named(name: str) -> Format:
    """Returns the format of a name. Raises ValueError if there is none."""
    for form in FORMATS:
        if form.name == name:
            return form
    raise ValueError(f"there is no format {name}")


def detect(text: str) -> tuple[Format | None, str]:
    """Returns the format of an input, None if it looks like none, and a sentence saying why."""
    reader = Reader(text)
    if not reader.peek():
        return None, "There is no input yet."
    first, second = reader.word(""), reader.peek()
    opened = [form for form in FORMATS if form.opens(first)]
    for form in opened:
        reason = form.recognise(first, second)
        if reason:
            return form, reason
    if opened and second:
        expected = _either([form.opening[1] for form in opened])
        found = f"Line {second.line} has {quoted(second.text)} after {quoted(first.text)}"
        return None, f"{found}: expected {expected}."
    expected = _either([form.opening[0] for form in FORMATS])
    found = f"Line {first.line} begins with {quoted(first.text)}"
    return None, f"{found}, which begins none of the formats: expected {expected}."


def _either(phrases: list[str]) -> str:
    """Returns the different phrases as alternatives, as in `a number, or a board line`."""
    return ", or ".join([one for i, one in enumerate(phrases) if one not in phrases[:i]])
