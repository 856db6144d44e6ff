"""Finds the board in a text: row by row as consoles print it, or in a line as files keep it.

      A B C D E F G H                ●○・ or 0 1 2         setboard -----…-- X
    1 - - - - - - - - 1  0:00        --------
    2 - - - - . - - - 2  2 moves     ---XO---              ----…-- X; G8:+18; H1:+12;

What stands around the squares is kept apart from them: names of rows and columns, borders, whose
turn it is, what else the program had to say.
"""

from judges.reader import Word
from othello import parse_number
from othello.squares import DIGITS
from records.plain import replaced
from records.record import SIZES, RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Signs = dict[str, str]

SYMBOLS = "-XO"
# What is written for each of them, letters and signs or else numbers.
_SIGNS = (
    ("-", "-._\xb7\u30fb\u25a1"),
    ("X", "XxBb*@\xd7\u25cf\u26ab\u9ed2"),
    ("O", "OoWw\u25cb\u25ef\u3007\u26aa\u767d"),
)
LETTERS = {sign: symbol for symbol, signs in _SIGNS for sign in signs}
NUMBERS = {"0": "-", "1": "X", "2": "O"}
FRAME = "|/!\"',;[](){}\u2502\u2503"  # Parts what it stands between, as blanks do.
FEWEST = SIZES[0] * SIZES[0]
# How many characters a board has, with the side to move or without.
LENGTHS = [n * n + more for n in SIZES for more in (0, 1)]


class Drawing:
    """A board that was found.

    `cells` are its squares row by row, each one of SYMBOLS or what stands there instead, and
    perhaps the side to move after them; `size` is the number of rows where that is sure. `signs`
    are those it is written in, `labelled` tells whether its rows have names or the like beside
    them, `others` whether more boards follow. `before` and `after` are the words around it as far
    as the next board, `beside` those right of its rows. Where rows are too few, too many or of
    another length, the `problem` says so, and there are no cells.
    """

    def __init__(self, cells: str, signs: "Signs", size: int | None = None) -> None:
        self.cells = cells
        self.signs = signs
        self.size = size
        self.labelled = False
        self.others = False
        self.problem: RecordError | None = None
        self.before: list[Word] = []
        self.after: list[Word] = []
        self.beside: list[Word] = []

    @property
    def in_numbers(self) -> bool:
        """Whether its squares are numbers."""
        return "0" in self.signs


class _Word(Word):
    """A word, and what it says if it is made of squares: `symbols`, where `is_squares` tells so.

    More than half of its characters have to be signs, so that a slip is still told as one; a
    character alone may be a slip, a digit alone is more likely the name of a row.
    """

    def __init__(self, text: str, symbols: str, line: int, column: int) -> None:
        super().__init__(text, line, column)
        self.symbols = symbols
        self.is_squares = _mostly(symbols) or (len(text) == 1 and text not in DIGITS)


class _Row:
    """What a line has of a board: its squares, and how many of its words they are."""

    def __init__(self, index: int, words: list[_Word], labels: int) -> None:
        self.index = index
        self.words = words
        self.used = labels
        while self.used < len(words) and words[self.used].is_squares:
            self.used += 1
        self.squares = "".join([word.symbols for word in words[labels : self.used]])

    def __len__(self) -> int:
        return len(self.squares)


def find(text: str) -> Drawing | None:
    """Returns the first board in a text, None if nothing in it looks like one."""
    for character in FRAME:
        text = text.replace(character, " ")
    return _find(text, LETTERS) or _find(text, NUMBERS)


def _find(text: str, signs: "Signs") -> Drawing | None:
    symbols = replaced(text, signs)
    if _fitting(symbols) < FEWEST // 2:
        return None
    both = zip(text.split("\n"), symbols.split("\n"))
    lines = [list(_words(line, drawn, at + 1)) for at, (line, drawn) in enumerate(both)]
    near: Drawing | None = None
    for labels in (0, 1):
        rows = list(_rows(lines, labels))
        for n in SIZES:
            fitting = [row for row in rows if len(row) == n]
            if len(fitting) == n or len(fitting) >= 2 * n:
                return _drawn(lines, fitting, n, signs, labels == 1)
            if 2 * len(fitting) > n and not near:
                near = Drawing("", signs)
                near.problem, near.labelled = _misfit(rows, n), labels == 1
    in_a_line = _in_a_line(_joined(lines), signs)
    return in_a_line if in_a_line and (in_a_line.size or not near) else near


def _rows(lines: list[list[_Word]], labels: int) -> "Iterator[_Row]":
    """Yields what may be a row of a board, after so many words that name it."""
    for index, words in enumerate(lines):
        if labels and not (words and _is_label(words[0].text)):
            continue
        row = _Row(index, words, labels)
        if SIZES[0] <= len(row) <= SIZES[-1] and _mostly(row.squares):
            yield row


def _drawn(
    lines: list[list[_Word]], rows: list[_Row], n: int, signs: "Signs", labelled: bool
) -> Drawing:
    first, last = rows[0], rows[n - 1]
    end = rows[n].index if len(rows) > n else len(lines)
    drawing = Drawing("".join([row.squares for row in rows[:n]]), signs, n)
    drawing.labelled = labelled or all(len(row.words) > row.used for row in rows[:n])
    drawing.others = len(rows) > n
    drawing.before += _joined(lines[: first.index])
    drawing.beside += _joined([row.words[row.used :] for row in rows[:n]])
    drawing.after += _joined(lines[last.index + 1 : end])
    return drawing


def _misfit(rows: list[_Row], n: int) -> RecordError:
    """Returns what is wrong with rows of which most, but not n, have n squares."""
    lengths = [len(row) for row in rows]
    for row in rows[lengths.index(n) :]:
        if len(row) != n:
            place = row.words[0].line, row.words[0].column
            return RecordError(f"a row has {len(row)} squares, expected {n}", None, None, *place)
    return RecordError(f"there are {lengths.count(n)} rows of {n} squares, expected {n}")


def _in_a_line(words: list[_Word], signs: "Signs") -> Drawing | None:
    runs = list(_runs(words))
    if not runs:
        return None
    first, end = runs[0]
    if _length(words[first:end]) not in LENGTHS:
        # Perhaps there is a board a line.
        line = [word for word in words[first:end] if word.line == words[first].line]
        end = first + len(line) if _length(line) in LENGTHS else end
    size = parse_number(words[first - 1].text) if first else None
    squares = "".join([word.symbols for word in words[first:end]])
    drawing = Drawing(squares, signs, size if size in SIZES else None)
    drawing.others = runs[0][1] > end or len(runs) > 1
    drawing.before += words[:first]
    last = words[end - 1].line
    drawing.after += [word for word in words[end:] if not drawing.others or word.line == last]
    return drawing


def _runs(words: list[_Word]) -> "Iterator[tuple[int, int]]":
    """Yields from where to where words are squares, as many as the smallest board has."""
    first = 0
    for at in range(len(words) + 1):
        if at < len(words) and words[at].is_squares:
            continue
        start, end = first, at
        # A character alone may be a slip among squares, but not before or after them.
        while start < end and not _mostly(words[start].symbols):
            start += 1
        while start < end and not _mostly(words[end - 1].symbols):
            end -= 1
        squares = "".join([word.symbols for word in words[start:end]])
        if len(squares) >= FEWEST and _mostly(squares):
            yield start, end
        first = at + 1


def _words(line: str, symbols: str, number: int) -> "Iterator[_Word]":
    """Yields the words of a line, with the number of a row apart from its squares."""
    column = 1
    for part, drawn in zip(line.split(" "), symbols.split(" ")):
        digits = len(part) - len(part.lstrip(DIGITS))
        if digits:
            yield _Word(part[:digits], drawn[:digits], number, column)
        if part[digits:]:
            yield _Word(part[digits:], drawn[digits:], number, column + digits)
        column += len(part) + 1


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
