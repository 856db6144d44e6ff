"""Line ends of a text whose text box shows every line end as LF."""


def as_shown(text: str) -> str:
    """Returns the text as a text box shows it."""
    if "\r" not in text:
        return text  # MicroPython would copy it twice.
    return text.replace("\r\n", "\n").replace("\r", "\n")


def with_line_ends(
    text: str, value: str, pasted: str = "", selection: tuple[int, int] | None = None
) -> str:
    """Returns the text of a box after an edit, with the line ends that the box does not show.

    Unchanged lines keep their line ends, and a paste keeps its own. A typed line end becomes one of
    the text.

    Args:
        text: The text before the edit, with its line ends.
        value: The value of the box after the edit.
        pasted: The pasted text with its line ends, or "".
        selection: The start and end of what a paste replaced. Without it, a paste of the same lines
            with other line ends would change nothing.
    """
    if "\r" not in text and "\r" not in pasted:
        return value
    before = as_shown(text)
    first, end = selection or (len(before), 0)
    start = min(_common_start(before, value), first)
    tail = _common_end(before[max(start, end) :], value[start:])
    inserted = value[start : len(value) - tail]
    if as_shown(pasted) == inserted:
        inserted = pasted
    elif selection:
        return with_line_ends(text, value, pasted)
    elif "\r\n" in (pasted or text):
        inserted = inserted.replace("\n", "\r\n")
    return text[: index_in(text, start)] + inserted + text[index_in(text, len(before) - tail) :]


def with_earlier_line_ends(text: str, earlier: list[str]) -> str:
    """Returns the first of earlier texts that look like this one in a box, or else the text itself.

    Undo and redo restore a text, but not its line ends.
    """
    shown = as_shown(text)
    return next((found for found in earlier if as_shown(found) == shown), text)


def _common_start(first: str, second: str) -> int:
    """Returns the length of the longest common start of two texts."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        if first[low:middle] == second[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _common_end(first: str, second: str) -> int:
    """Returns the length of the longest common end of two texts."""
    low, high = 0, min(len(first), len(second))
    while low < high:
        middle = (low + high + 1) // 2
        if _ends(first, low, middle) == _ends(second, low, middle):
            low = middle
        else:
            high = middle - 1
    return low


def _ends(text: str, low: int, high: int) -> str:
    """Returns the characters of a text between two distances from its end."""
    return text[len(text) - high : len(text) - low]


def index_in(text: str, shown: int) -> int:
    """Returns the index in a text after `shown` characters of it as a text box shows it."""
    index = shown
    while True:
        further = shown + text.count("\r\n", 0, index)
        if further == index:
            break
        index = further
    return index + 1 if text[index - 1 : index + 1] == "\r\n" else index
