"""What the meanings of lines have in common."""

from judges.answer_lines import ROW_LINE

DIGITS = "0123456789"
# Signs that programs draw empty squares with.
EMPTY_SIGNS = "-._*"
LONGEST = 500  # Characters of a line that has a meaning.


def without_prompt(text: str) -> str:
    """Returns the part of a line that answers, without what a program asks or says before it."""
    before, colon, after = text.rpartition(":")
    return after if colon and has_digit(after) and not has_digit(before) else text


def row(text: str, kind: str, empty: str) -> str:
    """Returns what a row of a board means, without white space, if the line is of that kind."""
    if kind != ROW_LINE:
        return text
    for sign in EMPTY_SIGNS:
        text = text.replace(sign, empty)
    return text.upper()


def has_digit(text: str) -> bool:
    """Returns whether there is a digit in a text."""
    return any(sign in DIGITS for sign in text)
