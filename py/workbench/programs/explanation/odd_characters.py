"""Characters of an output that no judge prints, such as NUL."""

from __future__ import annotations

from othello.phrases import counted

NAMES = {0: "NUL", 7: "BEL", 8: "backspace", 11: "vertical tab", 12: "form feed", 27: "escape"}
OTHER = "a control character"
BLANKS = "\t\n\r"
DELETE, LAST = 127, 159  # The control characters behind the letters.
SENTENCE = "Your output has {} with the code {} on line {}{}.{}"
MORE = ", the first of {}"
BY = " Line {} printed it."


def is_odd(character: str) -> bool:
    """Returns whether a character is a control character other than a tab or the end of a line."""
    code = ord(character)
    return (code < ord(" ") and character not in BLANKS) or DELETE <= code <= LAST


def first_odd(output: str) -> int | None:
    """Returns the index of the first odd character, None if there is none."""
    return next((at for at, character in enumerate(output) if is_odd(character)), None)


def odd_sentence(output: str, line: int | None) -> str:
    """Returns a sentence on the first odd character, empty if there is none.

    Args:
        output: The output of the program.
        line: The line of the program that printed that character, None if it is unknown.
    """
    at = first_odd(output)
    if at is None:
        return ""
    code, number = ord(output[at]), len([one for one in output[at:] if is_odd(one)])
    more = MORE.format(counted(number, "control character")) if number > 1 else ""
    said = f"the character {NAMES[code]}" if code in NAMES else OTHER
    by = BY.format(line) if line else ""
    return SENTENCE.format(said, code, output.count("\n", 0, at) + 1, more, by)
