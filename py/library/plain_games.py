"""Reads plain games a hundred times as fast as `records`. Runs under CPython only.

A plain game begins from the standard start and has no variations, marks and comments. Any other
text is left to `records`, which also says what is wrong with it.
"""

import re
from typing import NamedTuple

from othello import BLACK, WHITE
from records.record import known_names

LONGEST = 5000  # Characters. The time of a match may grow with the square of the length.
PROPERTY = r"[A-Z]+(?:\[[^\]\\]*\]\s*)+"
TREE = re.compile(rf"\(\s*;((?:{PROPERTY})*?)((?:\s*;?\s*[BW]\[[^\]\\]*\])+)[\s;]*\)")
VALUE = re.compile(r"([A-Z]+)\[(.*?)\]\s*(?=[A-Z;]|$)", re.DOTALL)
TAG = re.compile(r'\[(\w+) "([^"\\]*)"\]\s*')
SQUARE = re.compile(r"[a-hA-H][1-8]")
NUMBERS = re.compile(r"\b\d+\.|(?:1-0|0-1|1/2-1/2|\*|\d+-\d+)\s*$")
# Properties that do not change how a game is read, besides BO, SZ and TY.
FACTS = {"GM", "FF", "CA", "AP", "PC", "DT", "PB", "PW", "RB", "RW", "TI", "TB", "TW", "RE", "EV"}
FACTS |= {"RO", "GN", "GC", "PL", "ST"}
GAMES = ("", "2", "othello")
SIZES = ("", "8")
SETUPS = {
    "BO": ("8---------------------------O*------*O---------------------------*", ""),
    "AB": ("e4][d5", "d5][e4", ""),
    "AW": ("d4][e5", "e5][d4", ""),
}
PASSES = ("", "tt", "pa", "pass", "--")
LETTERS = {"B": BLACK, "W": WHITE}


class PlainGame(NamedTuple):
    """A plain game.

    Attributes:
        squares: The squares played, without passes.
        colors: The colour of each move, None if they are not given.
        facts: The known names of the players by colour, the `date` and the `event`.
    """

    squares: list[int]
    colors: list[str] | None
    facts: dict[str, str]


def plain_game(text: str) -> PlainGame | None:
    """Returns the plain game in a text, None for any other text."""
    text = text.strip()
    if len(text) > LONGEST:
        return None
    if found := TREE.fullmatch(text):
        return _tree(dict(reversed(VALUE.findall(found[1]))), VALUE.findall(found[2]))
    if text.startswith("["):
        return _tagged(text)
    squares = _squares(text)
    return PlainGame(squares, None, {}) if squares else None


def _tree(header: dict[str, str], moves: list[tuple[str, str]]) -> PlainGame | None:
    if not header.keys() <= FACTS | SETUPS.keys() | {"SZ", "TY"} or header.get("PL", "B") != "B":
        return None
    if (
        header.get("GM", "").strip().lower() not in GAMES
        or any("".join(header.get(name, "").split()) not in SETUPS[name] for name in SETUPS)
        or ("AB" in header) != ("AW" in header)
        or header.get("SZ", "") not in SIZES
        or header.get("TY", "") not in SIZES
    ):
        return None
    played = [(LETTERS[side], value.partition("/")[0].strip()) for side, value in moves]
    played = [(color, name) for color, name in played if name.lower() not in PASSES]
    squares = _squares(" ".join([name for _, name in played]))
    if squares is None or len(squares) != len(played):
        return None
    facts = {BLACK: "PB", WHITE: "PW", "date": "DT", "event": "EV"}
    named = {name: header.get(facts[name], "").strip() for name in facts}
    return PlainGame(squares, [color for color, _ in played], known_names(named))


def _tagged(text: str) -> PlainGame | None:
    tags, at = {}, 0
    while found := TAG.match(text, at):
        tags[found[1]], at = found[2].strip(), found.end()
    squares = _squares(NUMBERS.sub(" ", text[at:]).replace("--", " "))
    if "FEN" in tags or squares is None:
        return None
    named = {name.lower(): tags.get(name, "") for name in ("Black", "White", "Date", "Event")}
    return PlainGame(squares, None, known_names(named))


def _squares(text: str) -> list[int] | None:
    """Returns the squares of a transcript, None for other texts."""
    names = SQUARE.findall(text)
    if not names or "".join(names) != "".join(text.split()):
        return None
    return [int(name[1]) * 8 + ord(name[0].lower()) - 105 for name in names]
