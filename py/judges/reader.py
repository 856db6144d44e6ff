"""Reads judge input as words that know where they stand."""

from boardsilly import Board
from judges.chunks import lines_in, pieces
from othello import Position, parse_number
from othello.phrases import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

END_OF_INPUT = "the end of the input"
BYTE_ORDER_MARK = "\ufeff"
LONGEST_SHOWN = 40
LONGEST_LOOKED_AT = 100  # Characters; a megabyte in one word would take a second.
LARGEST = 20_000  # Rows. A board of this size prints 400 MB, and a few of them fit in memory.
# Characters that show nothing: controls, blanks that part no words, marks that turn text around.
UNSEEN = (
    range(0x20),
    range(0x7F, 0xA1),
    range(0x200B, 0x2010),
    range(0x2028, 0x2030),
    range(0x2060, 0x2070),
    range(0xFEFF, 0xFF00),
)
# Alphabets with letters that look like those of judges: Greek, Cyrillic, full-width.
LOOK_ALIKE = (range(0x370, 0x530), range(0xFF01, 0xFF5F))


class FormatError(ValueError):
    """Input that breaks the format.

    `line` and `column` count from 1; `found` is what stands there, `expected` what should;
    `position` is the last one reached, None if there was no board yet.
    """

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(f"Line {line}, column {column}: found {found}, expected {expected}.")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.position: Position | Board | None = None


class Word:
    """A run of characters without blanks; `line` and `column` of its first one count from 1."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    @property
    def end(self) -> int:
        """The column after the last character."""
        return self.column + len(self.text)

    def resembles_row(self, symbols: str) -> bool:
        """Returns whether most characters are the symbols, so that a slip is still told as one."""
        beginning = self.text[:LONGEST_LOOKED_AT]
        fitting = len([character for character in beginning if character in symbols])
        return len(beginning) > 1 and 2 * fitting > len(beginning)


class Reader:
    """The words of a text, one by one. Line ends, blanks and a byte-order mark only part them.

    `largest` is how many rows a board may have.
    """

    def __init__(self, text: str, largest: int = LARGEST) -> None:
        self.largest = largest
        self._words = _words(text)
        self._next = next(self._words, None)
        self._last = Word("", 1, 1)

    def peek(self) -> Word | None:
        """Returns the next word without reading it, or None at the end of the input."""
        return self._next

    def word(self, expected: str) -> Word:
        """Reads the next word. Raises FormatError, naming what was expected, at the end."""
        word = self._next
        if word is None:
            raise FormatError(self._last.line, self._last.end, END_OF_INPUT, expected)
        self._last = word
        self._next = next(self._words, None)
        return word

    def number(self, expected: str) -> tuple[int, Word]:
        """Reads a number of up to nine digits. Raises FormatError for anything else."""
        word = self.word(expected)
        number = parse_number(word.text)
        if number is None:
            raise unexpected(word, expected)
        return number, word

    def rows(self, size: int, symbols: str) -> list[Word]:
        """Reads a board, a word a row. Raises FormatError unless each is `size` of the symbols."""
        expected = f"{size} characters from {symbols}"
        line = f"a board line: {expected}"
        rows = []
        for _ in range(size):
            word = self.word(line)
            strange = word.text.lstrip(symbols)
            if strange:
                raise unexpected(word, line, len(word.text) - len(strange))
            if len(word.text) != size:
                found = f"{quoted(word.text)}, {counted(len(word.text), 'character')}"
                raise FormatError(word.line, word.column, found, expected)
            rows.append(word)
        return rows

    @property
    def last(self) -> Word:
        """The last word read, an empty one at the start of the input if there is none."""
        return self._last


def quoted(text: str) -> str:
    """Returns text in quotation marks, cut short if it is long, what deceives by its number."""
    shown = ""
    for character in text:
        if len(shown) >= LONGEST_SHOWN:
            return f"“{shown}…”"
        shown += _visible(character)
    return f"“{shown}”"


def _visible(character: str) -> str:
    """Returns the character, with its number or that alone, as in `[U+200B]`, if it deceives."""
    number = f"[U+{ord(character):04X}]"
    if any(ord(character) in codes for codes in UNSEEN):
        return number
    return character + number if any(ord(character) in codes for codes in LOOK_ALIKE) else character


def unexpected(word: Word, expected: str, offset: int | None = None) -> FormatError:
    """Returns the error for a word, or for its one character at an offset, to be raised."""
    text = word.text if offset is None else word.text[offset]
    return FormatError(word.line, word.column + (offset or 0), quoted(text), expected)


def _words(text: str) -> "Iterator[Word]":
    for number, line in enumerate(_lines(text), 1):
        column = 1
        for part in line.split(" "):
            if part:
                yield Word(part, number, column)
            column += len(part) + 1


def _lines(text: str) -> "Iterator[str]":
    """Yields the lines, every blank a space."""
    for piece in pieces(text[1:] if text.startswith(BYTE_ORDER_MARK) else text):
        # The same blanks in both Pythons: a bare split() takes more of them under CPython.
        for blank in "\t\v\f\r":
            piece = piece.replace(blank, " ")
        yield from lines_in(piece)
