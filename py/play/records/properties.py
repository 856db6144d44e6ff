"""The properties of GGF and SGF: a name and its values, as in `AB[e4][d5]`.

Properties are enclosed in `(;` and `)`. A semicolon begins a node, which in SGF has one move. The
moves after a parenthesis are a variation of those after the next one at the same place. A backslash
in a value escapes the next character, usually a closing bracket. The names of SGF's first versions
are words whose capitals are today's names, as in `AddBlack`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.squares import ALPHABET, DIGITS
from play.records.moves import ANY_LETTERS
from play.records.record import RecordError, day_of_seconds, decided, known_names
from text.reader import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jobs.slices import InSlices

COLORS = {"B": BLACK, "W": WHITE}
NAMES = {"PB": BLACK, "PW": WHITE}
NUMBER_OF_GAMES = " \n" + DIGITS
OPEN, CLOSE, NODE = "(", ")", ";"
STRUCTURE = OPEN + CLOSE + NODE
NO_TEXT = NUMBER_OF_GAMES + STRUCTURE
COMMENT = "C"
NAMED = {"event": "EV", "place": "PC", "round": "RO", "date": "DT"}
FACTS = ("GN", "EV", "PC", "RO", "DT", "RE", "KM", "GC")  # About a game, besides its players.
COMMENTS = (COMMENT, "N")
WRITTEN = COMMENTS + FACTS + tuple(NAMES)  # Texts, whose characters are not replaced.
LONGEST_NAME = 20  # Characters, as in `OverTimeWhite`.
SLICE = 50  # Properties that are read without a pause.


class Property:
    """One value of a property, or a character of the structure.

    Attributes:
        name: The name in capitals, or OPEN, CLOSE or NODE.
        value: The value without escapes; that of a text as it was written, in any alphabet.
        place: The line and column of the value, counted from 1; (0, 0) for the structure.
    """

    def __init__(self, name: str, value: str, place: tuple[int, int]) -> None:
        self.name = name
        self.value = value
        self.place = place


SIGNS = {sign: Property(sign, "", (0, 0)) for sign in STRUCTURE}


class Properties:
    """The properties of the first game in a text, up to the first problem.

    Attributes:
        all: The properties and the structure in order.
        header: The first value of each name.
        players: The known names of the players by colour.
        problem: The error that stopped the reading, or None.
        more: Whether another game follows.
        followed: Whether other text follows.
        unclosed: Whether a closing parenthesis is missing at the end.
        title: The text before them, on one line.
    """

    def __init__(self, text: str, raw: str, title: str = "") -> None:
        """Prepares the reading of plain characters. `raw` is the same text as it was written."""
        self.title = title
        self.all: list[Property] = []
        self.header: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.problem: RecordError | None = None
        self.more = False
        self.followed = self.unclosed = False
        self._text, self._raw = text, raw

    def read(self) -> InSlices[None]:
        """Reads the properties."""
        try:
            for number, item in enumerate(_properties(self._text, self._raw)):
                if item:
                    self._add(item)
                if number % SLICE == 0:
                    yield
        except RecordError as problem:
            self.problem = problem
        names = [item.name for item in self.all]
        self.unclosed = not self.problem and names.count(OPEN) > names.count(CLOSE)
        last = self.all[-1] if self.all else None
        self.more = last is not None and last.value == OPEN
        self.followed = last is not None and last.name == CLOSE and last.value not in ("", OPEN)
        self.players = known_names(
            {color: self.header.get(name, "") for name, color in NAMES.items()}
        )

    def _add(self, item: Property) -> None:
        self.all.append(item)
        if item.name not in self.header:
            self.header[item.name] = item.value.strip()

    @property
    def facts(self) -> dict[str, str]:
        """The values of FACTS in words. GGF joins date and time by `_`, or has seconds."""
        found = {name: self.header.get(name, "") for name in FACTS}
        found["KM"] = found["KM"] and f"komi {found['KM']}"
        found["DT"] = day_of_seconds(found["DT"].replace("_", " "))
        return found

    @property
    def about(self) -> dict[str, str]:
        """The facts of a record, see `Record.facts`."""
        named = {name: self.header.get(NAMED[name], "") for name in NAMED}
        return known_names(named) | decided(self.header.get("RE", ""))

    def before_moves(self) -> Iterator[Property]:
        """Yields the properties before the first move."""
        for item in self.all:
            if item.name in COLORS:
                return
            yield item

    @property
    def first_color(self) -> str:
        """The colour of the first move, black without moves."""
        return next((COLORS[item.name] for item in self.all if item.name in COLORS), BLACK)


def begin(text: str) -> int | None:
    """Returns the index at which properties begin in a text, None if it has none.

    The text may begin with a property, optionally after the number of games. After other text,
    properties begin with `(;` and a name.
    """
    start = text.lstrip(NUMBER_OF_GAMES)
    name = start.partition("[")[0]
    named = name != start and name.isupper() and not name.strip(ANY_LETTERS)
    if named or (start[:1] == OPEN and start[1:].lstrip(" \n")[:1] == NODE):
        return 0
    before, *parts = text.split(OPEN + NODE)
    at = len(before)
    for part in parts:
        name, bracket, _ = part[:LONGEST_NAME].partition("[")
        if bracket and name.strip(" \n") and not name.strip(ANY_LETTERS + " \n"):
            return at
        at += len(OPEN + NODE) + len(part)
    return None


def _properties(text: str, raw: str) -> Iterator[Property | None]:
    """Yields the properties and the structure of the first game, None inside a long one.

    The last one is CLOSE. Its value is OPEN if another game follows, or else the text that does.
    Raises RecordError at any other text.
    """
    # MicroPython splits a text much faster than it iterates over the characters.
    chunks = text.split("]")
    letters: list[str] = []  # Of the name before a value.
    name, complete, depth = "", False, 0
    value: list[str] | None = None  # The parts of an open value.
    line, column, place = 1, 1, (1, 1)
    for at, (chunk, written) in enumerate(zip(chunks, _written(chunks, text, raw))):
        if value is None:
            head, bracket, chunk = chunk.partition("[")
            for index, character in enumerate(head, 1):
                if character in ANY_LETTERS:
                    letters = [] if complete else letters
                    letters.append(character)
                    complete = False
                    if len(letters) > LONGEST_NAME:
                        raise _unexpected(character, line, column)
                elif character in STRUCTURE and (complete or not letters):
                    letters = []
                    depth += (character == OPEN) - (character == CLOSE)
                    if character == CLOSE and depth < 1:
                        rest = "]".join([head[index:] + bracket + chunk] + chunks[at + 1 :])
                        follows = OPEN if begin(rest) is not None else rest.strip(NO_TEXT)
                        yield Property(CLOSE, follows, (line, column))
                        return
                    yield SIGNS[character]
                elif character not in NUMBER_OF_GAMES:
                    raise _unexpected(character, line, column)
                line, column = (line + 1, 1) if character == "\n" else (line, column + 1)
            if not bracket and at + 1 == len(chunks):
                break
            if not (bracket and letters):
                raise _unexpected(bracket or "]", line, column)
            name = name if complete else _name(letters)
            written = written[len(head) + 1 :]
            value, column = [], column + 1
            place = line, column
        part = written[: len(chunk)] if name in WRITTEN else chunk
        part, escaped = _unescaped(part)
        value.append(part)
        line += chunk.count("\n")
        column = len(chunk) - chunk.rfind("\n") if "\n" in chunk else column + len(chunk)
        column += 1
        if at + 1 == len(chunks):
            break
        end = written[len(chunk) :] if name in COMMENTS else "]"
        if escaped or end != "]":
            value.append(end)
            yield None
        else:
            yield Property(name, "".join(value), place)
            value, complete = None, True
    if value is not None or (letters and not complete):
        name = _name(letters) if value is None else name
        raise RecordError(f"The text ends inside {quoted(name)}, before its ]")


def _written(chunks: list[str], text: str, raw: str) -> Iterator[str]:
    """Yields the characters as they were written of each chunk and its end."""
    plain, characters = text == raw, iter(raw)
    for chunk in chunks:
        if plain:
            yield chunk + "]"
        else:
            yield "".join([next(characters, "") for _ in range(len(chunk) + 1)])


def _unescaped(text: str) -> tuple[str, bool]:
    """Returns a part of a value without escapes, and whether it escapes the next character."""
    if "\\" not in text:
        return text, False
    kept: list[str] = []
    escaped = False
    for character in text:
        escaped = character == "\\" and not escaped
        if not escaped:
            kept.append(character)
    return "".join(kept), escaped


def _unexpected(character: str, line: int, column: int) -> RecordError:
    reason = f"found {quoted(character)}, expected a property such as B[f5]"
    return RecordError(reason, None, None, line, column)


def _name(letters: list[str]) -> str:
    """Returns the capitals of a name, or a name of small letters in capitals."""
    written = "".join(letters)
    capitals = "".join([letter for letter in letters if letter not in ALPHABET])
    return capitals or written.upper()
