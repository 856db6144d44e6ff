"""Splits judge input into words with their line and column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import parse_number
from othello.phrases import counted
from text.chunks import chunks, lines_in

if TYPE_CHECKING:
    from collections.abc import Iterator

END_OF_INPUT = "the end of the input"
BYTE_ORDER_MARK = "\ufeff"
LONGEST_SHOWN = 40  # Characters of quoted text.
LONGEST_EXAMINED = 100  # Characters. A word of a megabyte would take a second.
LARGEST = 20_000  # Rows. Such a board prints 400 MB, and a few of them fit in memory.
# Invisible characters: controls, spaces that do not separate words, bidirectional marks.
INVISIBLE = (
    range(0x20),
    range(0x7F, 0xA1),
    range(0x1680, 0x1681),
    range(0x2000, 0x2010),
    range(0x2028, 0x2030),
    range(0x205F, 0x2070),
    range(0x3000, 0x3001),
    range(0xFEFF, 0xFF00),
)
# Characters that look like those of ASCII: Greek, Cyrillic, dashes, the minus sign, full-width.
CONFUSABLE = (
    range(0x370, 0x530),
    range(0x2010, 0x2016),
    range(0x2212, 0x2213),
    range(0xFF01, 0xFF5F),
)
NAMES = {
    0x0B: "vertical tab",
    0x0C: "form feed",
    0xA0: "no-break space",
    0x1680: "ogham space mark",
    0x2000: "en quad",
    0x2001: "em quad",
    0x2002: "en space",
    0x2003: "em space",
    0x2004: "three-per-em space",
    0x2005: "four-per-em space",
    0x2006: "six-per-em space",
    0x2007: "figure space",
    0x2008: "punctuation space",
    0x2009: "thin space",
    0x200A: "hair space",
    0x200B: "zero width space",
    0x2010: "hyphen",
    0x2011: "no-break hyphen",
    0x2013: "en dash",
    0x2014: "em dash",
    0x2028: "line separator",
    0x2029: "paragraph separator",
    0x202F: "narrow no-break space",
    0x205F: "medium mathematical space",
    0x2212: "minus sign",
    0x3000: "ideographic space",
    0xFEFF: "byte order mark",
}
ZERO = "0", "O", "“0” [zero]"  # In place of the letter.


class FormatError(ValueError):
    """Raised for input that breaks the format.

    Attributes:
        line: The line of the error, counted from 1.
        column: The column of the error, counted from 1.
        found: A description of the text found, usually a quotation.
        expected: A description of valid text.
    """

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(f"Line {line}, column {column}: found {found}, expected {expected}.")
        self.line, self.column = line, column
        self.found, self.expected = found, expected


class Word:
    """A run of characters without white space.

    Attributes:
        text: The characters.
        line: The line of the word, counted from 1.
        column: The column of its first character, counted from 1.
    """

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    @property
    def end(self) -> int:
        """The column after the last character."""
        return self.column + len(self.text)

    def resembles_row(self, symbols: str) -> bool:
        """Returns whether most characters are board symbols, so that typos can be reported."""
        beginning = self.text[:LONGEST_EXAMINED]
        fitting = len([character for character in beginning if character in symbols])
        return len(beginning) > 1 and 2 * fitting > len(beginning)


class Reader:
    """A reader of the words of a text, separated by spaces, tabs and line ends.

    A byte-order mark at the start is skipped.

    Attributes:
        largest: The number of rows of the largest board to accept.
    """

    def __init__(self, text: str, largest: int = LARGEST) -> None:
        self.largest = largest
        self._words = _words(text)
        self._next = next(self._words, None)
        self._last = Word("", 1, 1)

    def peek(self) -> Word | None:
        """Returns the next word without consuming it, None at the end of the input."""
        return self._next

    def word(self, expected: str) -> Word:
        """Reads the next word. Raises FormatError with `expected` at the end of the input."""
        word = self._next
        if word is None:
            raise FormatError(self._last.line, self._last.end, END_OF_INPUT, expected)
        self._last = word
        self._next = next(self._words, None)
        return word

    def number(self, expected: str) -> tuple[int, Word]:
        """Reads a number of up to nine digits. Raises FormatError for any other word."""
        word = self.word(expected)
        number = parse_number(word.text)
        if number is None:
            raise unexpected(word, expected)
        return number, word

    def rows(self, size: int, symbols: str) -> list[Word]:
        """Reads the rows of a board, one word each.

        Raises:
            FormatError: If a row does not consist of `size` symbols.
        """
        expected = f"{size} characters from {symbols}"
        line = f"a board line: {expected}"
        rows = []
        for _ in range(size):
            word = self.word(line)
            rest = word.text.lstrip(symbols)
            if rest:
                raise unexpected(word, line, len(word.text) - len(rest))
            if len(word.text) != size:
                found = f"{quoted(word.text)}, {counted(len(word.text), 'character')}"
                raise FormatError(word.line, word.column, found, expected)
            rows.append(word)
        return rows

    @property
    def last(self) -> Word:
        """The last word read; before the first, an empty word at the start of the input."""
        return self._last


def quoted(text: str) -> str:
    """Returns text in quotation marks, shortened if long, with deceptive characters spelled out."""
    shown = ""
    for character in text:
        if len(shown) >= LONGEST_SHOWN:
            return f"“{shown}…”"
        shown += _visible(character)
    return f"“{shown}”"


def spelled(text: str) -> str:
    """Returns a text with deceptive characters spelled out."""
    return "".join([_visible(character) for character in text])


def _visible(character: str) -> str:
    """Returns a character; `[U+2013 en dash]` or the like replaces or follows deceptive ones."""
    name = NAMES.get(ord(character))
    number = f"[U+{ord(character):04X}{' ' + name if name else ''}]"
    if any(ord(character) in codes for codes in INVISIBLE):
        return number
    return character + number if any(ord(character) in codes for codes in CONFUSABLE) else character


def unexpected(word: Word, expected: str, offset: int | None = None) -> FormatError:
    """Returns the error for an unexpected word, or for its character at an offset."""
    text = word.text if offset is None else word.text[offset]
    digit, letter, named = ZERO
    found = named if text == digit and letter in expected else quoted(text)
    return FormatError(word.line, word.column + (offset or 0), found, expected)


def without_mark(text: str) -> str:
    """Returns a text without the byte order mark that some editors and shells put before it."""
    # Not `lstrip`, which strips bytes of other characters in MicroPython.
    return text[1:] if text.startswith(BYTE_ORDER_MARK) else text


def _words(text: str) -> Iterator[Word]:
    for number, line in enumerate(_lines(text), 1):
        column = 1
        for part in line.split(" "):
            if part:
                yield Word(part, number, column)
            column += len(part) + 1


def _lines(text: str) -> Iterator[str]:
    """Yields the lines with all white space replaced by spaces."""
    for chunk in chunks(without_mark(text)):
        # Not split() without arguments, which splits at more characters in CPython.
        for blank in "\t\v\f\r":
            chunk = chunk.replace(blank, " ")
        yield from lines_in(chunk)
