"""What a line means that stands in an output for `uva220`."""

from comparison.formats.meanings.text import DIGITS, LONGEST, row, without_prompt
from comparison.whitespace import squeezed
from judges.answer_lines import COUNT_LINE, LIST_LINE, numbers_in
from judges.uva220 import NO_MOVE, SYMBOLS, UVA220

COLUMN_LETTERS = "abcdefgh"


def meaning(line: str) -> str:
    """Returns what a line means."""
    if len(line) > LONGEST:
        return squeezed(line)
    text = without_prompt(line.strip())
    kind = UVA220.answers.kind(text)
    if kind == LIST_LINE:
        return _of_list(text)
    if kind == COUNT_LINE:
        numbers = numbers_in(text)
        if len(numbers) == 2:
            if text.lower().find("white") in range(text.lower().find("black")):
                numbers.reverse()
            return f"Black-{numbers[0]}White-{numbers[1]}"
    return row(squeezed(line), kind, SYMBOLS[0])


def _of_list(text: str) -> str:
    """Returns the pairs of a list of legal moves."""
    digits = ""
    for index, sign in enumerate(text):
        if sign in DIGITS:
            digits += sign
        elif sign.lower() in COLUMN_LETTERS and text[index + 1 : index + 2] in tuple(DIGITS):
            return squeezed(text)  # A name such as e6, which the problem does not have.
    if len(digits) % 2:
        return squeezed(text)
    if not digits:
        return squeezed(NO_MOVE) if text[:2].lower() == "no" else squeezed(text)
    return "".join([f"({digits[at]},{digits[at + 1]})" for at in range(0, len(digits), 2)])
