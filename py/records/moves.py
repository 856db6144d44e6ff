"""The moves in a text, in the many ways that players write them.

    f5d6c3    1. f5 d6 2. c3    f5-d6-c3    +f5-d6+c3: +02    B: f5, W: d6    f5! {or e6} d6?? +3.5

A move is the name of a square or a pass, optionally after its side. Numbers, evaluations and
punctuation between the moves are ignored. Names and titles may precede the first move.
"""

from othello import BLACK, WHITE
from othello.squares import ALPHABET, DIGITS
from records.plain import COMMENTS, LINE_COMMENTS, without_comments
from records.record import RecordError, known_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    # Kind, text, line and column.
    Token = tuple[str, str, int, int]

MOVE, SIDE, OTHER = "move", "side", "other"
PASSES = ("pass", "pa", "ps", "--")
SIDES = {"b": BLACK, "x": BLACK, "black": BLACK, "w": WHITE, "o": WHITE, "white": WHITE}
SIDE_SYMBOLS = {
    "\u9ed2": BLACK,
    "\u25cf": BLACK,
    "\u26ab": BLACK,
    "\u767d": WHITE,
    "\u25cb": WHITE,
    "\u26aa": WHITE,
}
ANY_LETTERS = ALPHABET + ALPHABET.upper()
MARKS = DIGITS + "+-.:=/@%~$>|*,;[]()'\""
ANNOTATIONS = "!?"
SEPARATORS = "\xb7\u2022\u2192\u30fb"  # Dots and an arrow, which separate moves like spaces.


class Moves:
    """The moves in a text of plain characters, which can be iterated once.

    Attributes:
        place: The line and column of the last move yielded.
    """

    def __init__(self, text: str, line_comments: str = LINE_COMMENTS) -> None:
        text, self._unclosed = without_comments(text, COMMENTS, line_comments)
        for character in SEPARATORS:
            text = text.replace(character, " ")
        self._tokens = _tokens(text)
        self._before: list[Token] = []
        self._first: Token | None = None
        self.place: tuple[int | None, int | None] = None, None
        self._other: Token | None = None
        for token in self._tokens:
            # A double hyphen after a title separates names and is not a pass.
            if token[0] == MOVE and not (is_pass(token[1]) and self._titled(token)):
                self._first = token
                break
            self._before.append(token)
            self._other = token if token[0] == OTHER else self._other
        self._titles = _titles(text, self._first)

    def __iter__(self) -> "Iterator[tuple[str | None, str]]":
        """Yields the colour of each move, None if not given, and its name, valid or not.

        Raises:
            RecordError: At the end, if a comment is not closed.
        """
        side = self._side_of_first()
        while self._first:
            kind, text, line, column = self._first
            if kind == SIDE:
                side = _side(text)
            else:
                self.place = line, column
                yield side, text
                side = None
            self._first = next(self._tokens, None)
        if self._unclosed:
            self.place = self._unclosed
            raise RecordError("a comment begins here and is never closed")

    @property
    def begins(self) -> bool:
        """Whether the first move begins a line or follows a colon, not counting number and side."""
        if self._first is None:
            return False
        after_colon = self._other is not None and self._other[1].endswith(":")
        return after_colon or not self._titled(self._first)

    @property
    def title(self) -> str:
        """The text before the moves, on one line."""
        return " / ".join(self._titles).rstrip(" :")

    @property
    def players(self) -> dict[str, str]:
        """The names, by colour, in lines such as `Black: Ann` before the moves."""
        pairs = [title.partition(":") for title in self._titles]
        named = [(SIDES.get(side.strip().lower()), name.strip()) for side, _, name in pairs]
        return known_names({side: name for side, name in named if side})

    def _titled(self, token: "Token") -> bool:
        """Returns whether the line has other text, besides a side, before a token."""
        return self._other is not None and token[2] == self._other[2]

    def _side_of_first(self) -> str | None:
        if not self._before or self._first is None:
            return None
        kind, text, line, _ = self._before[-1]
        return _side(text) if kind == SIDE and line == self._first[2] else None


def is_pass(name: str) -> bool:
    """Returns whether a name denotes a pass."""
    return name.lower() in PASSES


def _titles(text: str, first: "Token | None") -> list[str]:
    """Returns the lines of text before the first move."""
    if first is None:
        return []
    _, _, line, column = first
    lines = text.split("\n")[:line]
    lines[-1] = lines[-1][: column - 1]
    lines = [" ".join([word for word in line.split(" ") if word]) for line in lines]
    return [line for line in lines if line.strip(MARKS + " ") and _side(line.strip(MARKS)) is None]


def _side(text: str) -> str | None:
    return SIDES.get(text.lower()) or SIDE_SYMBOLS.get(text)


def _tokens(text: str) -> "Iterator[Token]":
    for number, line in enumerate(text.split("\n")):
        column = 1
        for word in line.split(" "):
            rest = word
            while rest:
                kind, length, end = _first(rest)
                if kind:
                    yield kind, rest[:length], number + 1, column + len(word) - len(rest)
                rest = rest[end:]
            column += len(word) + 1


def _first(word: str) -> tuple[str, int, int]:
    """Returns the kind of the first token, empty for punctuation, its length, and its end.

    The end is the index of the rest of the word.
    """
    marks = len(word) - len(word.lstrip(MARKS))
    if marks:
        return _mark(word[:marks])
    if word[0] in SIDE_SYMBOLS:
        return SIDE, 1, 1
    letters = len(word) - len(word.lstrip(ANY_LETTERS))
    end = len(word) - len(word[letters:].lstrip(DIGITS))
    if letters < end:
        return _square(word, letters, end)
    name = word[:letters].lower()
    if name in PASSES:
        return MOVE, letters, letters
    if name in SIDES:
        return SIDE, letters, letters
    return OTHER, len(word), len(word)


def _mark(run: str) -> tuple[str, int, int]:
    """Returns exactly two hyphens as a pass, other punctuation as no token."""
    hyphens = run.find("--")
    if hyphens < 0 or "---" in run:
        return "", 0, len(run)
    return ("", 0, hyphens) if hyphens else (MOVE, 2, 2)


def _square(word: str, letters: int, end: int) -> tuple[str, int, int]:
    """Returns letters and digits as a square, or the pass or side directly before the square."""
    stem = word[: letters - 1].lower()
    if stem in PASSES:
        return MOVE, letters - 1, letters - 1
    if stem in SIDES:
        return SIDE, letters - 1, letters - 1
    return MOVE, end, len(word) - len(word[end:].lstrip(ANNOTATIONS))
