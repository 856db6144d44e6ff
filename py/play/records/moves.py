"""The moves in a text, in the many ways that players write them.

    f5d6c3    1. f5 d6 2. c3    f5-d6-c3    +f5-d6+c3: +02    B: f5, W: d6    f5! {or e6} d6?? +3.5

A move is the name of a square or a pass, optionally after its side, and before its mark. Numbers,
evaluations and punctuation between the moves are ignored. Names and titles may precede the first
move, and a caption may follow the last one. Moves in parentheses are a variation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, NotationError, Position, parse_square
from othello.notes import MARKS
from othello.squares import ALPHABET, DIGITS
from play.records.plain import COMMENTS, LINE_COMMENTS, Comment, Uncommented, uncommented
from play.records.record import RecordError, known_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.slices import InSlices
    from othello import Game

    # Kind, text, line and column.
    Token = tuple[str, str, int, int]

MOVE, SIDE, MARK, OTHER = "move", "side", "mark", "other"
# In small letters; other scripts than the Latin one need no capitals or have them here.
PASSES = ("pass", "pa", "ps", "--", "passe", "passen", "passo", "paso", "pas")
FOREIGN_PASSES = (
    "\u30d1\u30b9",  # Japanese, in two scripts and in narrow characters.
    "\u3071\u3059",
    "\uff8a\uff9f\uff7d",
    "\u865a\u624b",  # Chinese.
    "\u505c\u4e00\u624b",
    "\u5f03\u6743",
    "\u8df3\u8fc7",
    "\ud328\uc2a4",  # Korean.
    "\u043f\u0430\u0441",  # Russian.
    "\u041f\u0430\u0441",
    "\u041f\u0410\u0421",
)
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
PUNCTUATION = DIGITS + "+-.:=/@%~>|*,;[]()'\""
IGNORED = PUNCTUATION + " \n"  # The characters of comments that are evaluations.
ANNOTATIONS = "!?"
LONGEST_EXAMINED = 40  # Characters of a word, before all of it. Its rest may have many tokens.
IN_TIMES = ":.+-Z"
COLON = " :"  # At the end of a title.
GLYPH = "$"
GLYPHS = {glyph: sign for sign, _, _, _, glyph in MARKS if glyph}  # Of PGN.
# Words of a caption after the last move.
RESULTS = set(
    ("win", "wins", "won", "resigns", "resigned", "draw", "tie", "result", "score", "final")
    + ("lead", "diff", "b+r", "w+r", "b+resign", "w+resign", "b+t", "w+t", "b+time", "w+time")
    + ("gagne", "gagnent", "victoire", "abandonne", "nulle", "gewinnt", "siegt", "unentschieden")
    + ("gana", "ganan", "empate", "vince", "vincono", "pareggio", "vence", "remis", "wint")
)
RESULT_SIGNS = (  # Of other scripts: parts of words for a victory or a draw.
    "\u52dd",
    "\u80dc",
    "\u5f15\u304d\u5206\u3051",
    "\uc2b9",
    "\u043e\u0431\u0435\u0434",
)
LONGEST_SCORE = 200  # Characters.
SLICE = 50  # Words or tokens that are read without a pause.
LONGEST_NUMBER = 3  # Digits of a number of discs.
SEPARATORS = "\xb7\u2022\u2192\u30fb"  # Dots and an arrow, which separate moves like spaces.


class Moves:
    """The moves in a text of plain characters.

    Attributes:
        place: The line and column of the last move yielded.
        marks: The marks found since the last move.
        comments: The comments found since the last move.
        game: The game in which the caller plays the moves, if it plays them.
    """

    def __init__(
        self, text: str, raw: str, found: Uncommented, ignored: str, tokens: list[Token], first: int
    ) -> None:
        """Takes the tokens of a text without comments, and the index of the first move."""
        self._text, self._raw, self._found, self._ignored = text, raw, found, ignored
        self._lines = found.text.split("\n")
        self._before, self._tokens = tokens[:first], tokens[first:]
        self._others = [token for token in self._before if token[0] in (OTHER, MARK)]
        self._titles = _titles(self._lines, self._tokens)
        self.game: Game | None = None
        self._begin()

    def _begin(self) -> None:
        self.place: tuple[int | None, int | None] = None, None
        self.marks: list[str] = []
        self.comments: list[Comment] = []
        self._comments = self._found.comments[::-1]
        self._end = 0, 0  # The line and column after the last move and its mark.

    def __iter__(self) -> Iterator[tuple[str | None, str] | None]:
        """Yields the colour of each move, None if not given, and its name, valid or not.

        None instead of a move is a pause.

        Raises:
            RecordError: At the end, if a comment is not closed.
        """
        self._begin()
        side = self._side_of_first()
        for at, token in enumerate(self._tokens):
            if at % SLICE == 0:
                yield None
            kind, text, line, column = token
            self._collect(line, column)
            if kind == SIDE:
                side = side or token
            elif kind == MARK:
                self._add_mark(text)
            elif self._is_score(at) or (kind == OTHER and self._is_caption(at, side or token)):
                break
            else:
                self.place = line, column
                yield side and _side(side[1]), text
                side = None
            self._end = (line, column + len(text)) if kind in (MOVE, MARK) else self._end
        self._collect(len(self._lines) + 1, 0)
        if self._found.unclosed:
            self.place = self._found.unclosed
            raise RecordError("a comment begins here and is never closed")

    def _collect(self, line: int, column: int) -> None:
        """Collects the comments before a place that have more than ignored characters."""
        waiting = self._comments
        while waiting and (waiting[-1].line, waiting[-1].column) < (line, column):
            comment = waiting.pop()
            if comment.text.strip(self._ignored):
                self.comments.append(comment)

    def _add_mark(self, text: str) -> None:
        mark = GLYPHS.get(text, text)
        if mark != text or mark[0] in ANNOTATIONS:
            self.marks.append(mark)

    def _is_score(self, at: int) -> bool:
        """Returns whether a score begins at a token or at the end of the last move.

        The score is then a comment.
        """
        if not (self.game and self.place[0]):
            return False
        position = self.game.position
        # Of `B4 W60`, only `b4` is on the board.
        moves = [token for token in self._tokens[at : at + 2] if token[0] == MOVE]
        if self._tokens[at] in moves and all(_is_on(position, move) for move in moves):
            return False
        if not is_score(_rest(self._text.split("\n"), self._end), position):
            return False
        self._comment(self._end, _rest(self._raw.split("\n"), self._end))
        self._comments = []
        return True

    def _is_caption(self, at: int, first: Token) -> bool:
        """Returns whether no move follows a token of a caption, whose text is then a comment.

        After an unfinished game, a caption begins a line and has several words, or has the result.
        """
        _, _, line, column = first
        if any(kind == MOVE and not is_pass(name) for kind, name, *_ in self._tokens[at + 1 :]):
            return False
        place = line, column
        before, rest = self._lines[line - 1][: column - 1], _rest(self._lines, place)
        words = [word.strip(PUNCTUATION).lower() for word in rest.replace("\n", " ").split(" ")]
        over = self.game is not None and self.game.over
        whole_lines = not before.strip() and " " in rest.partition("\n")[0]
        result = any(word in RESULTS for word in words)
        if not (over or whole_lines or result or any(sign in rest for sign in RESULT_SIGNS)):
            return False
        self._comment(place, rest)
        return True

    def _comment(self, place: tuple[int, int], text: str) -> None:
        comment = Comment(place[0], place[1], "")
        comment.text = text
        self.comments.append(comment)

    @property
    def begins(self) -> bool:
        """Whether the first move begins a line or follows a colon, not counting number and side."""
        if not self._tokens or not self._others:
            return self._tokens != []
        _, before, line, _ = self._others[-1]
        return before.endswith(":") or line != self._tokens[0][2]

    @property
    def unreadable(self) -> Token | None:
        """The first word before the moves that is neither the number of a move nor a side.

        Without such a word, it is the first one of digits and punctuation.
        """
        return self._others[0] if self._others else self._first_number()

    def _first_number(self) -> Token | None:
        for number, line in enumerate(self._lines):
            column = 1
            for word in line.split(" "):
                if word and not (word.strip(DIGITS) == "." and word[0] in DIGITS):
                    return OTHER, word, number + 1, column
                column += len(word) + 1
        return None

    @property
    def title(self) -> str:
        """The text before the moves, on one line."""
        return " / ".join(self._titles).rstrip(COLON)

    @property
    def players(self) -> dict[str, str]:
        """The names, by colour, in lines such as `Black: Ann` before the moves."""
        pairs = [title.partition(":") for title in self._titles]
        named = [(SIDES.get(side.strip().lower()), name.strip()) for side, _, name in pairs]
        return known_names({side: name for side, name in named if side})

    def _side_of_first(self) -> Token | None:
        if not self._before or not self._tokens:
            return None
        last = self._before[-1]
        return last if last[0] == SIDE and last[2] == self._tokens[0][2] else None


def moves_in(
    text: str, raw: str, line_comments: str = LINE_COMMENTS, ignored: str = IGNORED
) -> InSlices[Moves]:
    """Returns the moves in a text.

    Args:
        text: The text in plain characters.
        raw: The text as it was written.
        line_comments: The characters that begin a comment up to the end of the line.
        ignored: The characters of comments that are ignored.
    """
    found = yield from uncommented(text, raw, COMMENTS, line_comments)
    for character in SEPARATORS:
        found.text = found.text.replace(character, " ")
    tokens: list[Token] = []
    first, titled = None, 0  # The index of the first move, and the last line with other text.
    for token in _tokens(found.text.split("\n")):
        if token is None:
            yield
            continue
        kind, name, line, _ = token
        # A double hyphen after a title separates names and is not a pass.
        if first is None and kind == MOVE and not (is_pass(name) and titled == line):
            first = len(tokens)
        titled = line if kind in (OTHER, MARK) else titled
        tokens.append(token)
    return Moves(text, raw, found, ignored, tokens, len(tokens) if first is None else first)


def is_score(text: str, position: Position) -> bool:
    """Returns whether a text has the numbers of discs of both sides, and no move.

    Each number has the letter of its side, as in `B40 W24`, or they add up to the discs of the
    position or to its squares, with or without the empty squares.
    """
    if len(text) > LONGEST_SCORE:
        return False
    tokens = [token for token in _tokens(text.split("\n")) if token and token[0] == MOVE]
    tokens = [token for token in tokens if not is_pass(token[1])]
    sides = [SIDES.get(name.rstrip(DIGITS).lower()) for _, name, _, _ in tokens]
    on_board = [side for side, token in zip(sides, tokens) if _is_on(position, token)]
    if len(on_board) > 1 or None in on_board:
        return False
    digits = [character if character in DIGITS else " " for character in text]
    numbers = [int(word) for word in "".join(digits).split() if len(word) <= LONGEST_NUMBER]
    squares = position.n * position.n
    pairs = [a + b for a, b in zip(numbers, numbers[1:])]
    sums = pairs + [pair + c for pair, c in zip(pairs, numbers[2:])]
    both = not on_board and sides in ([BLACK, WHITE], [WHITE, BLACK])
    return both or squares in sums or squares - position.empties in sums


def _is_on(position: Position, token: Token) -> bool:
    """Returns whether a move is a square of the board or a pass."""
    try:
        parse_square(token[1], position.n)
    except NotationError:
        return is_pass(token[1])
    return True


def is_pass(name: str) -> bool:
    """Returns whether a name denotes a pass."""
    return name.lower() in PASSES or name in FOREIGN_PASSES


def _rest(lines: list[str], place: tuple[int, int]) -> str:
    """Returns the text from a line and a column on."""
    line, column = place
    return "\n".join([lines[line - 1][column - 1 :]] + lines[line:]).strip()


def _titles(lines: list[str], tokens: list[Token]) -> list[str]:
    """Returns the lines of text before the first move."""
    if not tokens:
        return []
    _, _, line, column = tokens[0]
    lines = lines[:line]
    lines[-1] = lines[-1][: column - 1]
    lines = [line for line in lines if line.strip(PUNCTUATION + " ")]
    lines = [" ".join([word for word in line.split(" ") if word]) for line in lines]
    return [line for line in lines if _side(line.strip(PUNCTUATION + " ")) is None]


def _side(text: str) -> str | None:
    return SIDES.get(text.lower()) or SIDE_SYMBOLS.get(text)


def _tokens(lines: list[str]) -> Iterator[Token | None]:
    """Yields the tokens of the lines, and None as pauses."""
    steps = 0
    for number, line in enumerate(lines):
        column = 1
        for word in line.split(" "):
            at = _date(word)
            steps += 1
            if steps % SLICE == 0:
                yield None
            while at < len(word):
                steps += 1
                if steps % SLICE == 0:
                    yield None
                rest = word[at : at + LONGEST_EXAMINED]
                kind, length, end = _first(rest)
                if end == len(rest) and at + end < len(word):
                    rest = word[at:]
                    kind, length, end = _first(rest)
                if kind:
                    yield kind, rest[:length], number + 1, column + at
                at += end
            column += len(word) + 1


def _date(word: str) -> int:
    """Returns the length of the date and the time that begin a word, as in `2026-11-03T03:12`."""
    date, _, time = word[:LONGEST_EXAMINED].partition("T")
    is_date = len(date) == 10 and not date.strip(DIGITS + "-") and date.count("-") == 2
    if not (is_date and time[:1] in tuple(DIGITS)):
        return 0
    return len(date) + 1 + len(time) - len(time.lstrip(DIGITS + IN_TIMES))


def _first(word: str) -> tuple[str, int, int]:
    """Returns the kind of the first token, empty for punctuation, its length, and its end.

    The end is the index of the rest of the word.
    """
    marks = len(word) - len(word.lstrip(PUNCTUATION))
    if marks:
        return _mark(word[:marks])
    if word[0] == GLYPH:
        number = word[1:4]
        end = 1 + len(number) - len(number.lstrip(DIGITS))
        return MARK, end, end
    annotations = len(word) - len(word.lstrip(ANNOTATIONS))
    if annotations:
        return MARK, annotations, annotations
    if word[0] in SIDE_SYMBOLS:
        return SIDE, 1, 1
    if word[0] > "\x7f":
        return _foreign(word)
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


def _foreign(word: str) -> tuple[str, int, int]:
    """Returns the pass with which a word in another script begins, or else the word."""
    length = max([len(name) for name in FOREIGN_PASSES if word.startswith(name)] or [0])
    return (MOVE, length, length) if length else (OTHER, len(word), len(word))


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
    return MOVE, end, end
