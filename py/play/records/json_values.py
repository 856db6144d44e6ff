"""Moves and boards in JSON, as programs exchange them: `["f5", "d6"]`, `{"moves": "f5d6"}`.

A text may have several games: a list of objects, an object with such a list, or lines of objects.
"""

from __future__ import annotations

import json
from typing import Any

from othello import BLACK, WHITE
from play.records.transcripts import About

# The keys of an object that may hold moves or a board. The first one with a value counts.
GAME_KEYS = ("moves", "transcript", "record", "kifu", "game")
KEYS = GAME_KEYS + ("board", "position", "square", "move", "m")
LISTS = ("games", "records")  # The keys of an object that has several games.
# The keys of the players' names, in small letters and without signs between words.
PLAYERS = {
    BLACK: ("black", "blackplayer", "playerblack", "blackname"),
    WHITE: ("white", "whiteplayer", "playerwhite", "whitename"),
}
FACTS = {
    "date": "date",
    "event": "event",
    "tournament": "event",
    "place": "place",
    "round": "round",
}
RESULTS = ("result", "score")
SIGNS = "_- "
DEEPEST = 5  # Values at deeper levels are ignored.
# A text with more levels is not read. Python in the browser crashes at about a thousand.
MOST_LEVELS = 100
LONGEST_BLANKS = 1000  # Characters before the first sign of JSON.
BEGINNINGS = ('{"', "{}", '["', "[{", "[[", "[]")


class JsonGame:
    """The first game or board in JSON.

    Attributes:
        text: Its moves or squares, one row per line.
        about: What it tells besides.
        more: Whether games follow.
    """

    def __init__(self, value: Any, more: bool) -> None:
        self.text = _text(value, 0)
        self.more = more
        found = {_normal(key): value[key] for key in value} if isinstance(value, dict) else {}
        self.about = _about(found)


def values_in(text: str) -> JsonGame | None:
    """Returns the first game or board in a JSON text, None for other text."""
    games = games_in(text) or [text]
    try:
        return JsonGame(_parsed(games[0]), len(games) > 1) if _begins(games[0]) else None
    except ValueError:
        return None


def games_in(text: str) -> list[str]:
    """Returns the JSON text of each game in a text that has several, empty for other text."""
    if not _begins(text):
        return []
    try:
        value = _parsed(text)
    except ValueError:
        lines = [line for line in text.split("\n") if line.strip()]
        is_lines = len(lines) > 1 and all(_is_whole(line.strip()) for line in lines)
        return lines if is_lines else []
    if isinstance(value, dict):
        value = next((value[key] for key in LISTS if key in value), value)
    if isinstance(value, list) and any(_is_game(item) for item in value):
        return [json.dumps(item) for item in value]
    return []


def begins_as_json(text: str) -> bool:
    """Returns whether a text begins with an object or a list in JSON."""
    return "".join(text[:LONGEST_BLANKS].split())[:2] in BEGINNINGS


def _parsed(text: str) -> Any:
    """Returns the value of a JSON text. Raises ValueError if it is invalid or has many levels."""
    depth = 0
    for part in text.replace("\\\\", "").replace('\\"', "").split('"')[::2]:  # Outside of strings.
        opened = part.count("[") + part.count("{")
        if depth + opened > MOST_LEVELS:
            _check_levels(part, depth)
        depth += opened - part.count("]") - part.count("}")
    return json.loads(text)


def _check_levels(part: str, depth: int) -> None:
    for sign in part:
        depth += (sign in "[{") - (sign in "]}")
        if depth > MOST_LEVELS:
            raise ValueError(f"more than {MOST_LEVELS} levels")


def _begins(text: str) -> bool:
    return text.strip()[:1] in ('"', "[", "{")


def _is_whole(line: str) -> bool:
    return line[0] + line[-1] == "{}"


def _is_game(value: Any) -> bool:
    """Returns whether a value of a list is a game, rather than one of its moves."""
    if not isinstance(value, dict):
        return False
    nested = isinstance(value.get("position"), (dict, list))
    return nested or any(key in value for key in GAME_KEYS)


def _text(value: Any, depth: int) -> str:
    if depth > DEEPEST or value is None:
        return ""
    if isinstance(value, dict):
        # A number is that of the move, as in `{"move": 1, "square": "f5"}`.
        found = [value[key] for key in KEYS if isinstance(value.get(key), (str, list, dict))]
        return _text(found[0], depth + 1) if found else ""
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return ("\n" if nested else " ").join([_text(item, depth + 1) for item in value])
    return str(value)


def _about(found: dict[str, Any]) -> About:
    """Returns what the values of an object tell about its game."""
    both = found.get("players")
    if isinstance(both, list) and len(both) == 2:
        both = {BLACK: both[0], WHITE: both[1]}
    named = dict(found)
    if isinstance(both, dict):
        named |= {_normal(key): both[key] for key in both}
    players = {}
    for color in PLAYERS:
        names = [_name(named[key]) for key in PLAYERS[color] if key in named]
        players[color] = next((name for name in names if name), "")
    facts = {FACTS[key]: str(found[key]) for key in FACTS if isinstance(found.get(key), (str, int))}
    results = [found[key] for key in RESULTS if isinstance(found.get(key), str)]
    return About(players, facts, results[0] if results else "")


def _name(value: Any) -> str:
    """Returns a name, or that of an object; a number is the player's discs."""
    if isinstance(value, dict):
        value = value.get("name")
    return " ".join(value.split()) if isinstance(value, str) else ""


def _normal(key: str) -> str:
    return "".join([character for character in key if character not in SIGNS]).lower()
