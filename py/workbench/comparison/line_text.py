"""What the formats share in reading lines."""

from workbench.judging.answer_lines import ROW_LINE, has_digit

# Signs that programs draw empty squares with.
EMPTY_SIGNS = "-._*"
LONGEST = 500  # Characters; longer lines are not normalised.


def without_prompt(text: str) -> str:
    """Returns the line without a prompt or a label before its answer, as in `Move: (3,5)`."""
    before, colon, after = text.rpartition(":")
    return after if colon and has_digit(after) and not has_digit(before) else text


def normalised_row(text: str, kind: str, empty: str) -> str:
    """Returns a board row as the judge prints it, and a line of another kind unchanged."""
    if kind != ROW_LINE:
        return text
    for sign in EMPTY_SIGNS:
        text = text.replace(sign, empty)
    return text.upper()
