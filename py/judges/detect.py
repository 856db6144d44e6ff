"""Tells the three formats apart by their first words."""

from judges import boardsilly, jutge, uva220
from judges.reader import Reader, Word, quoted
from othello import parse_number

UNKNOWN = "a number, or a board line of 8 characters from .XO"
LONGEST_READ = 100  # Characters; a megabyte in one word would take a second.


def detect(text: str) -> "tuple[str | None, str]":
    """Returns the format of an input, None if it looks like none, and a sentence saying why."""
    reader = Reader(text)
    if not reader.peek():
        return None, "There is no input yet."
    first = reader.word(UNKNOWN)
    if _resembles_row(first, boardsilly.SYMBOLS):
        return "boardsilly", f"It begins with a board line of {boardsilly.SYMBOLS}."
    number = parse_number(first.text)
    if number is None:
        found = f"Line {first.line} begins with {quoted(first.text)}"
        return None, f"{found}, which begins none of the three formats: expected {UNKNOWN}."
    return _after_number(number, reader.peek())


def _after_number(number: int, second: "Word | None") -> "tuple[str | None, str]":
    if second is None:
        if number == 0:
            return "uva220", "The input is 0 alone: no games."
        return "jutge", f"The input is a number alone: a board of size {number} without moves."
    if _resembles_row(second, uva220.SYMBOLS):
        return "uva220", f"It begins with a number and a board line of {uva220.SYMBOLS}."
    if second.text in jutge.COLORS:
        return "jutge", f"It begins with a number and a move of {second.text}."
    found = f"Line {second.line} has {quoted(second.text)} after the number"
    return None, f"{found}: expected a board line of {uva220.SYMBOLS}, or a move of N or B."


def _resembles_row(word: Word, symbols: str) -> bool:
    """Returns whether most characters are the symbols, so that a slip is still told as one."""
    beginning = word.text[:LONGEST_READ]
    fitting = len([character for character in beginning if character in symbols])
    return len(beginning) > 1 and 2 * fitting > len(beginning)
