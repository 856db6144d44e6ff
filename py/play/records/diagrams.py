"""Finds the board in a text: row by row as consoles print it, or on one line as in files.

      A B C D E F G H                ●○・ or 0 1 2         setboard -----…-- X
    1 - - - - - - - - 1  0:00        --------
    2 - - - - . - - - 2  2 moves     ---XO---              ----…-- X; G8:+18; H1:+12;

Text around the squares is separated from them: labels of rows and columns, borders, the side to
move and other output of the program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import parse_number
from othello.squares import DIGITS
from play.records.plain import blank, replaced
from play.records.record import SIZES, RecordError
from text.reader import Word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.slices import InSlices

    Signs = dict[str, str]

SYMBOLS = "-XO"
# The characters that are read as each symbol. Numbers are tried if these do not fit.
_SIGNS = (
    ("-", "-._\xb7\u30fb\u25a1\u25fb\u25fd\u25ab\u2796\U0001f7e9\U0001f7e2\U0001f7eb\U0001f7e6"),
    ("X", "XxBb*@\xd7\u25cf\u26ab\u2b24\u9ed2\U0001f5a4\U0001f311"),
    ("O", "OoWw\u25cb\u25ef\u3007\u26aa\u2b55\u767d\U0001f90d\U0001f315"),
)
LETTERS = {sign: symbol for symbol, signs in _SIGNS for sign in signs}
# The large black and white squares of emoji: discs, or empty squares among round discs.
_SQUARE_SIGNS = {"\u2b1b": "X", "\u2b1c": "O"}
_ROUND = "\u25cf\u25cb\u26ab\u26aa\U0001f5a4\U0001f90d\U0001f311\U0001f315"
NUMBERS = {"0": "-", "1": "X", "2": "O"}
SIDE_NAMES = ("black", "dark", "white", "light")
MINUS_ONE = "-1"
FRAME = "|/!\"',;[](){}\u2502\u2503"  # Separates words, like spaces.
FEWEST = SIZES[0] * SIZES[0]
# The numbers of characters of a board, with or without the side to move.
SLICE = 50  # Words or lines that are read without a pause.
LENGTHS = [n * n + more for n in SIZES for more in (0, 1)]


class Diagram:
    """A board found in a text.

    Attributes:
        cells: The squares row by row, then optionally the side to move. Each is one of SYMBOLS or
            an invalid character. Empty if there is a problem.
        signs: The mapping from characters of the text to SYMBOLS.
        white: The number that is read as white, if the squares are numbers.
        size: The number of rows, None if uncertain.
        labelled: Whether the rows have labels or other text beside them.
        others: Whether more boards follow.
        problem: The error if the number or the length of rows is wrong, or None.
        before: The words before the board.
        after: The words after the board, up to the next board.
        beside: The words to the right of its rows.
    """

    def __init__(self, cells: str, signs: Signs, size: int | None = None) -> None:
        self.cells = cells
        self.signs = signs
        self.white = "2"
        self.size = size
        self.labelled = False
        self.others = False
        self.problem: RecordError | None = None
        self.before: list[Word] = []
        self.after: list[Word] = []
        self.beside: list[Word] = []

    @property
    def in_numbers(self) -> bool:
        """Whether the squares are numbers."""
        return "0" in self.signs


class _Word(Word):
    """A word that may consist of squares.

    Attributes:
        symbols: The word with its characters mapped to SYMBOLS.
        is_squares: Whether more than half of the characters are SYMBOLS, so that typos can be
            reported. A single character may be a typo; a single digit is more likely a label.
    """

    def __init__(self, text: str, symbols: str, line: int, column: int) -> None:
        super().__init__(text, line, column)
        self.symbols = symbols
        self.is_squares = _mostly(symbols) or (len(text) == 1 and text not in DIGITS)


class _Row:
    """A line that may be a row of a board. Its length is the number of squares.

    Attributes:
        index: The index of the line.
        words: The words of the line.
        used: The number of words up to the last square, including labels.
        squares: The squares mapped to SYMBOLS.
    """

    def __init__(self, index: int, words: list[_Word], labels: int) -> None:
        self.index = index
        self.words = words
        self.used = labels
        while self.used < len(words) and words[self.used].is_squares:
            self.used += 1
        self.squares = "".join([word.symbols for word in words[labels : self.used]])

    def __len__(self) -> int:
        return len(self.squares)


def find(text: str) -> InSlices[Diagram | None]:
    """Returns the first board in a text, None if there is none."""
    for opener in ("[[", "{{"):  # A program's name of an array is not part of its first row.
        if opener in text:
            before, _, rows = text.partition(opener)
            text = blank(before + opener) + rows
    for character in FRAME:
        text = text.replace(character, " ")
    yield
    signs = dict(LETTERS)
    for sign, symbol in _SQUARE_SIGNS.items():
        signs[sign] = "-" if any(disc in text for disc in _ROUND) else symbol
    found = yield from _find(text, signs)
    if not found and MINUS_ONE in text:
        found = yield from _find(text.replace(MINUS_ONE, " 2"), NUMBERS)
        if found:
            found.white = MINUS_ONE
    return found or (yield from _find(text, NUMBERS))


def _find(text: str, signs: Signs) -> InSlices[Diagram | None]:
    symbols = replaced(text, signs)
    yield
    if _fitting(symbols) < FEWEST // 2:
        return None
    lines = yield from _lines(text, symbols)
    near: Diagram | None = None
    for labels in (0, 1):
        rows = yield from _rows(lines, labels)
        for n in SIZES:
            yield
            fitting = _of_length(rows, n)
            if len(fitting) == n or len(fitting) >= 2 * n:
                return _of_rows(lines, fitting, n, signs, labels == 1)
            if 2 * len(fitting) > n and not near:
                near = Diagram("", signs)
                near.problem, near.labelled = _misfit(rows, n), labels == 1
    on_one_line = yield from _on_one_line(_joined(lines), signs)
    return on_one_line if on_one_line and (on_one_line.size or not near) else near


def _lines(text: str, symbols: str) -> InSlices[list[list[_Word]]]:
    """Returns the words of each line."""
    lines: list[list[_Word]] = []
    steps = 0
    for line, drawn in zip(text.split("\n"), symbols.split("\n")):
        lines.append([])
        for word in _words(line, drawn, len(lines)):
            lines[-1].append(word)
            steps += 1
            if steps % SLICE == 0:
                yield
        if len(lines) % SLICE == 0:
            yield
    return lines


def _rows(lines: list[list[_Word]], labels: int) -> InSlices[list[_Row]]:
    """Returns the lines that may be rows of a board, after a number of labels."""
    rows: list[_Row] = []
    for index, words in enumerate(lines):
        if index % SLICE == 0:
            yield
        if labels and not (words and _is_label(words[0].text)):
            continue
        row = _Row(index, words, labels)
        if SIZES[0] <= len(row) <= SIZES[-1] and _mostly(row.squares):
            rows.append(row)
    return rows


def _of_length(rows: list[_Row], n: int) -> list[_Row]:
    """Returns the rows of n squares. After the last one the side to move can follow at once."""
    fitting = [row for row in rows if len(row) == n]
    if len(fitting) == n - 1:
        ends = [row for row in rows if row.index == fitting[-1].index + 1 and len(row) == n + 1]
        fitting += [row for row in ends if row.squares[-1] in SYMBOLS[1:]]
    return fitting


def _of_rows(
    lines: list[list[_Word]], rows: list[_Row], n: int, signs: Signs, labelled: bool
) -> Diagram:
    first, last = rows[0], rows[n - 1]
    end = rows[n].index if len(rows) > n else len(lines)
    diagram = Diagram("".join([row.squares for row in rows[:n]]), signs, n)
    diagram.labelled = labelled or all(len(row.words) > row.used for row in rows[:n])
    diagram.others = len(rows) > n
    diagram.before += _joined(lines[: first.index])
    diagram.beside += _joined([row.words[row.used :] for row in rows[: n - 1]])
    after_last = last.words[last.used :]
    if diagram.beside:
        diagram.beside += after_last
    else:
        diagram.after += after_last
    diagram.after += _joined(lines[last.index + 1 : end])
    return diagram


def _misfit(rows: list[_Row], n: int) -> RecordError:
    """Returns the error for rows of which most, but not n, have n squares."""
    lengths = [len(row) for row in rows]
    for row in rows[lengths.index(n) :]:
        if len(row) != n:
            place = row.words[0].line, row.words[0].column
            return RecordError(f"a row has {len(row)} squares, expected {n}", None, None, *place)
    return RecordError(f"there are {lengths.count(n)} rows of {n} squares, expected {n}")


def _on_one_line(words: list[_Word], signs: Signs) -> InSlices[Diagram | None]:
    runs = yield from _runs(words)
    if not runs:
        return None
    first, end = runs[0]
    if _length(words[first:end]) not in LENGTHS:
        # There may be one board per line.
        line = [word for word in words[first:end] if word.line == words[first].line]
        end = first + len(line) if _length(line) in LENGTHS else end
    size = parse_number(words[first - 1].text) if first else None
    squares = "".join([word.symbols for word in words[first:end]])
    diagram = Diagram(squares, signs, size if size in SIZES else None)
    diagram.others = runs[0][1] > end or len(runs) > 1
    diagram.before += words[:first]
    last = words[end - 1].line
    diagram.after += [word for word in words[end:] if not diagram.others or word.line == last]
    return diagram


def _runs(words: list[_Word]) -> InSlices[list[tuple[int, int]]]:
    """Returns the start and end of each run of squares that is long enough for a board."""
    runs: list[tuple[int, int]] = []
    first = 0
    for at in range(len(words) + 1):
        if at % SLICE == 0:
            yield
        if at < len(words) and words[at].is_squares:
            continue
        start, end = first, at
        # A single other character may be a typo among squares, but not before or after them.
        while start < end and not _mostly(words[start].symbols):
            start += 1
        while start < end and not _mostly(words[end - 1].symbols):
            end -= 1
        squares = "".join([word.symbols for word in words[start:end]])
        if len(squares) >= FEWEST and _mostly(squares):
            runs.append((start, end))
        first = at + 1
    return runs


def _words(line: str, symbols: str, number: int) -> Iterator[_Word]:
    """Yields the words of a line, separating squares from a row number and the side to move."""
    column = 1
    for part, drawn in zip(line.split(" "), symbols.split(" ")):
        digits = len(part) - len(part.lstrip(DIGITS))
        if digits:
            yield _Word(part[:digits], drawn[:digits], number, column)
        end = len(part) - _side_after_squares(part, drawn)
        for start, stop in ((digits, end), (end, len(part))):
            if part[start:stop]:
                yield _Word(part[start:stop], drawn[start:stop], number, column + start)
        column += len(part) + 1


def _side_after_squares(word: str, symbols: str) -> int:
    """Returns the length of the name of a side after a whole board or row in a word."""
    for name in SIDE_NAMES:
        squares = len(word) - len(name)
        if word.lower().endswith(name) and (squares in LENGTHS[::2] or squares in SIZES):
            return 0 if symbols[:squares].strip(SYMBOLS) else len(name)
    return 0


def _fitting(symbols: str) -> int:
    return sum([symbols.count(symbol) for symbol in SYMBOLS])


def _mostly(symbols: str) -> bool:
    return 2 * _fitting(symbols) > len(symbols)


def _is_label(text: str) -> bool:
    return parse_number(text) is not None or len(text) == 1


def _joined(lines: list[list[_Word]]) -> list[_Word]:
    return [word for line in lines for word in line]


def _length(words: list[_Word]) -> int:
    return sum([len(word.text) for word in words])
