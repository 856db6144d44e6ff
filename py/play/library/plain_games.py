"""Reads usual games many times as fast as `records`. Runs under CPython only.

A usual game begins from the standard start and is not extreme in any way. Any other text is left to
`records`, which also says what is wrong with it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from othello import BLACK, WHITE
from play.records import pgn
from play.records.properties import NAMED
from play.records.record import decided, known_names
from play.records.trees import MARK_PROPERTIES, mark_of
from saved.game_text import BACK, MARK_NUMBERS, NOTE, escaped_comment

LONGEST = 40_000  # Characters.
LONGEST_TAGGED = 5000
LONGEST_COMMENT, MOST_COMMENTS = 500, 10_000  # Characters that are certainly not cut.
MOST_MOVES = 1000  # With variations.
VALUE = r"\[(?:[^\]\\]|\\.)*\]"
TOKEN = re.compile(rf"\s*(?:([();])|([A-Z]+)\s*({VALUE}(?:\s*{VALUE})*))", re.DOTALL)
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
SEVERAL = re.compile(r"(?<!\\)(?:\\\\)*\]")  # Values.
UNUSUAL = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\uff01-\uff5e]")
TAG = re.compile(r'\[(\w+) "([^"\\]*)"\]\s*')
SQUARE = re.compile(r"[a-hA-H][1-8]")
NUMBERS = re.compile(r"\b\d+\.|(?:1-0|0-1|1/2-1/2|\*|\d+-\d+)\s*$")
COMMENTS = ("C", "N")
# Properties that do not change how a game is read, besides BO, SZ and TY.
FACTS = {"GM", "FF", "CA", "AP", "PC", "DT", "PB", "PW", "RB", "RW", "TI", "TB", "TW", "RE", "EV"}
FACTS |= {"RO", "PL", "ST", *COMMENTS}
NOT_AFTER_MOVES = {"PL", "AB", "AW", "AE"}
GAMES = ("", "2", "othello")
SIZES = ("", "8")
SIZE_NAMES = ("SZ", "TY")
SETUPS = {
    "BO": ("8---------------------------O*------*O---------------------------*", ""),
    "AB": ("e4][d5", "d5][e4", ""),
    "AW": ("d4][e5", "e5][d4", ""),
}
PASSES = ("", "tt", "pa", "pass", "--")
LETTERS = {"B": BLACK, "W": WHITE}


class PlainGame(NamedTuple):
    """A usual game.

    Attributes:
        lines: The squares of each line from the start, without passes, the main line first.
        colors: The colour of each move of each line, None if they are not given.
        moves: All moves with marks and comments as `saved.game_text` writes them.
        facts: The known names of the players by colour, the facts of a record, and its `result`
            unless that says who resigned or ran out of time.
    """

    lines: list[list[int]]
    colors: list[list[str]] | None
    moves: str
    facts: dict[str, str]


def plain_game(text: str) -> PlainGame | None:
    """Returns the usual game in a text, None for any other text."""
    text = text.strip()
    if text.startswith("(") and len(text) < LONGEST and not UNUSUAL.search(text):
        try:
            return _Tree(text).game()
        except _UnusualError:
            return None
    if len(text) > LONGEST_TAGGED:
        return None
    if text.startswith("["):
        return _tagged(text)
    return _line(text, {})


class _UnusualError(Exception):
    """Raised for what is left to `records`."""


class _Node:
    """A move and the name of its square, or the start, whose name is empty."""

    def __init__(self, parent: _Node | None = None, color: str = "", name: str = "") -> None:
        self.parent, self.color, self.name = parent, color, name
        self.number: int = parent.number + 1 if parent else 0
        self.mark = self.comment = ""
        self.children: set[str] = set()

    @property
    def note(self) -> str:
        """The mark and the comment as `saved.game_text` writes them."""
        if not (self.mark or self.comment):
            return ""
        return f"{NOTE}{MARK_NUMBERS[self.mark]}{escaped_comment(self.comment)}{NOTE}"


class _Tree:
    """The game in SGF or GGF in a text. Raises _UnusualError for anything unusual."""

    def __init__(self, text: str) -> None:
        self._last = self._start = _Node()
        self._nodes: list[_Node] = []  # In the order of the text.
        self._header: dict[str, str] = {}
        self._branches: list[_Node] = []
        self._early: list[tuple[str, str]] = []  # Notes of a node before its move.
        self._begun = 0  # Nodes.
        self._moved = False  # Whether the node has had a move.
        end = 0
        for token in TOKEN.finditer(text):
            if token.start() != end:
                raise _UnusualError
            end = token.end()
            sign, name, values = token.groups()
            if sign:
                self._structure(sign)
            elif name in LETTERS:
                self._move(LETTERS[name], values[1:-1])
            elif self._begun > 1 or self._nodes:
                self._annotate_later(name, values)
            else:
                self._head(name, values)
        if end != len(text) or self._branches or not self._nodes:
            raise _UnusualError

    def game(self) -> PlainGame:
        """Returns the game."""
        self._check_header()
        comments = [len(node.comment) for node in [self._start, *self._nodes]]
        is_cut = max(comments) > LONGEST_COMMENT or sum(comments) > MOST_COMMENTS
        if is_cut or len(self._nodes) > MOST_MOVES:
            raise _UnusualError
        lines, written, before = [], [self._start.note], self._start
        for node in self._nodes:
            if node.parent is not before:
                lines.append(_path(before))
                written.append(f"{BACK}{before.number + 1 - node.number}")
            written.append(node.name + node.note)
            before = node
        lines.append(_path(before))
        named = {BLACK: "PB", WHITE: "PW"} | NAMED
        facts = known_names({name: self._header.get(named[name], "").strip() for name in named})
        result = self._header.get("RE", "")
        facts |= decided(result) or {"result": result}
        return PlainGame(
            [[_square(node.name) for node in line] for line in lines],
            [[node.color for node in line] for line in lines],
            "".join(written),
            facts,
        )

    def _structure(self, sign: str) -> None:
        self._annotate_early()
        if sign == "(":
            self._branches.append(self._last)
        elif sign == ")":
            if not self._branches:
                raise _UnusualError
            self._last = self._branches.pop()
        else:
            self._begun, self._moved = self._begun + 1, False

    def _move(self, color: str, value: str) -> None:
        if not (self._begun and self._branches) or "]" in value:
            raise _UnusualError
        name = value.partition("/")[0].strip().lower()
        if name not in PASSES:
            if not SQUARE.fullmatch(name) or name in self._last.children:
                raise _UnusualError
            self._last.children.add(name)
            self._last = _Node(self._last, color, name)
            self._nodes.append(self._last)
        self._moved = True
        self._annotate_early()

    def _annotate_later(self, name: str, values: str) -> None:
        if name in NOT_AFTER_MOVES:
            raise _UnusualError
        if name in COMMENTS or name in MARK_PROPERTIES:
            self._early.append((name, values[1:-1]))
            if self._moved:
                self._annotate_early()

    def _head(self, name: str, values: str) -> None:
        if name not in FACTS and name not in SETUPS and name not in SIZE_NAMES:
            raise _UnusualError
        self._header.setdefault(name, values[1:-1])
        if name in COMMENTS:
            self._annotate(name, values[1:-1])

    def _annotate_early(self) -> None:
        if self._early:
            for name, value in self._early:
                self._annotate(name, value)
            self._early.clear()

    def _annotate(self, name: str, value: str) -> None:
        last = self._last
        if name in MARK_PROPERTIES:
            last.mark = mark_of(name, value)
            return
        if "\\" in value or "]" in value:
            if SEVERAL.search(value):
                raise _UnusualError
            value = ESCAPED.sub(r"\1", value)
        both = [last.comment, value]
        last.comment = "\n".join([text for text in both if text])

    def _check_header(self) -> None:
        header = self._header
        comment = self._start.comment
        if (
            header.get("PL", "B") != "B"
            or header.get("GM", "").strip().lower() not in GAMES
            or any("".join(header.get(name, "").split()) not in SETUPS[name] for name in SETUPS)
            or ("AB" in header) != ("AW" in header)
            or any(header.get(name, "") not in SIZES for name in SIZE_NAMES)
            or comment != comment.strip("\n")
            or any("\\" in header[name] for name in header if name not in COMMENTS)
        ):
            raise _UnusualError


def _path(node: _Node) -> list[_Node]:
    """Returns the moves up to a move."""
    path = []
    at: _Node | None = node
    while at and at.parent:
        path.append(at)
        at = at.parent
    return path[::-1]


def _tagged(text: str) -> PlainGame | None:
    tags, at = {}, 0
    while found := TAG.match(text, at):
        tags[found[1]], at = found[2].strip(), found.end()
    if "FEN" in tags:
        return None
    named = {BLACK: "Black", WHITE: "White"} | pgn.NAMED
    facts = known_names({name: tags.get(named[name], "") for name in named})
    facts |= pgn.ended(tags.get("Result", ""), tags.get("Termination", ""))
    return _line(NUMBERS.sub(" ", text[at:]).replace("--", " "), facts)


def _line(text: str, facts: dict[str, str]) -> PlainGame | None:
    """Returns the game of a transcript, None for other texts."""
    names = SQUARE.findall(text)
    if not names or "".join(names) != "".join(text.split()):
        return None
    names = [name.lower() for name in names]
    return PlainGame([[_square(name) for name in names]], None, "".join(names), facts)


def _square(name: str) -> int:
    return int(name[1]) * 8 + ord(name[0]) - 105
