"""What a line of yours means, whatever its letters, brackets and commas.

A meaning is written as the judge would write it, without white space. What is no answer of the
problem keeps its own text.
"""

from boardsilly import ROW_LETTERS
from comparison.blanks import squeezed
from judges import boardsilly, uva220
from judges.answers import COUNT_LINE, LIST_LINE, ROW_LINE, Answers, numbers_in

DIGITS = "0123456789"
COLUMN_LETTERS = "abcdefgh"
# Signs that programs draw empty squares with.
EMPTY_SIGNS = "-._*"


LONGEST = 500  # Characters of a line that has a meaning.


def without_prompt(text: str) -> str:
    """Returns the part of a line that answers, without what a program asks or says before it."""
    before, colon, after = text.rpartition(":")
    return after if colon and _has_digit(after) and not _has_digit(before) else text


def of_uva220(line: str) -> str:
    """Returns what a line of an output for `uva220` means."""
    if len(line) > LONGEST:
        return squeezed(line)
    text = without_prompt(line.strip())
    kind = uva220.UVA220.answers.kind(text)
    if kind == LIST_LINE:
        return _of_list(text)
    if kind == COUNT_LINE:
        numbers = numbers_in(text)
        if len(numbers) == 2:
            if text.lower().find("white") in range(text.lower().find("black")):
                numbers.reverse()
            return f"Black-{numbers[0]}White-{numbers[1]}"
    return _of_row(squeezed(line), kind, uva220.SYMBOLS[0])


def of_jutge(answers: Answers, symbols: str, line: str) -> str:
    """Returns what a line of an output for `jutge` means."""
    if len(line) > LONGEST:
        return squeezed(line)
    kind = answers.kind(line.strip())
    numbers = numbers_in(line)
    if kind == COUNT_LINE and len(numbers) == 2 and line.split()[0] not in symbols:
        return f"{numbers[0]}:{numbers[1]}"
    return _of_row(squeezed(line), kind, symbols[0])


def of_boardsilly(line: str) -> list[str]:
    """Returns what a line of an output for `boardsilly` means, a line for each move in it."""
    if len(line) > LONGEST:
        return [squeezed(line)]
    places = _places(without_prompt(line).upper())
    if places and len(places) % 2 == 0:
        return [f"{places[at]}-{places[at + 1]}" for at in range(0, len(places), 2)]
    text = squeezed(line)
    if text[:2].lower() == "no" and not _has_digit(text):
        return [squeezed(boardsilly.NO_MOVES)]
    return [text] if text else []


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
        return squeezed(uva220.NO_MOVE) if text[:2].lower() == "no" else squeezed(text)
    return "".join([f"({digits[at]},{digits[at + 1]})" for at in range(0, len(digits), 2)])


def _of_row(text: str, kind: str, empty: str) -> str:
    if kind != ROW_LINE:
        return text
    for sign in EMPTY_SIGNS:
        text = text.replace(sign, empty)
    return text.upper()


def _places(text: str) -> list[str]:
    """Returns the squares named in a line, a letter and a digit each."""
    places = []
    for index in range(len(text) - 1):
        alone = index == 0 or not text[index - 1].isalpha()
        if alone and text[index] in ROW_LETTERS and text[index + 1] in DIGITS:
            places.append(text[index : index + 2])
    return places


def _has_digit(text: str) -> bool:
    return any(sign in DIGITS for sign in text)


# How the text of a line may differ that means the same, each with what finds it in yours.
_STYLES = (
    ("an arrow stands for the dash", lambda judge, yours: "->" in yours or "→" in yours),
    ("several stand on one line", lambda judge, yours: yours.count("-") > judge.count("-") > 0),
    ("it is in small letters", lambda judge, yours: yours.upper() != yours == yours.lower()),
    ("commas stand between them", lambda judge, yours: "),(" in squeezed(yours)),
    ("the brackets are others", lambda judge, yours: "(" in judge and "(" not in yours),
    ("something stands before it", lambda judge, yours: without_prompt(yours) != yours),
)


def styles(judge: str, yours: str) -> str:
    """Returns how the text of a line differs that means the same, as far as there are words."""
    return ", ".join([phrase for phrase, holds in _STYLES if holds(judge, yours)])


def right_but_the_text(what: str, how: str) -> str:
    """Returns the sentence on squares or moves that are right in a text that is not."""
    detail = ": " + how if how else ""
    return f"The {what} are right, the text is not{detail}."
