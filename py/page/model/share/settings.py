"""What the reader has set about the page. It is kept apart from what is on it: no link carries it.

It is written as a few words, as in `wood turned mirrored`; words that mean nothing are passed over.
"""

from othello import BLACK, WHITE
from page.model.board.orientation import THEMES
from page.model.play.play import COMPUTER, FRIEND, LEVELS, OWN_COLORS, PERSON, USUAL_LEVEL
from page.model.workspace import JUDGE, PLAY, Table

TURNED, MIRRORED, KEYLESS, UNMARKED = "turned", "mirrored", "keyless", "unmarked"
ANALYSIS = "analysis"
NEW = "new"  # What a level is of that is of no colour: a new game.
PLAYERS = (PERSON, FRIEND, COMPUTER)


def kept(table: Table) -> str:
    """Returns the settings in words, the theme first."""
    words = [table.view.theme] + [TURNED] * table.view.turns
    words += [MIRRORED] * table.view.mirrored + [KEYLESS] * (not table.keys_on)
    words += [UNMARKED] * (not table.legal_shown) + [ANALYSIS] * table.analysis_on
    words += [f"{table.play.seats[color]}-{color}" for color in (BLACK, WHITE)]
    levels = [(table.play.levels[color], color) for color in (BLACK, WHITE)]
    levels.append((table.play.level, NEW))
    words += [f"own-{table.play.own_color}"] * (table.play.own_color != BLACK)
    words += [_level(level, of) for level, of in levels if level != USUAL_LEVEL]
    return " ".join(words + [table.workplace])


def take(table: Table, text: str) -> None:
    """Sets everything as the words say, the inverse of `kept`."""
    words = text.split()
    themes = [word for word in words if word in THEMES]
    table.view.theme = (themes or THEMES)[0]
    table.view.turns = words.count(TURNED) % 4
    table.view.mirrored = MIRRORED in words
    table.keys_on = KEYLESS not in words
    table.legal_shown = UNMARKED not in words
    table.analysis_on = ANALYSIS in words
    for color in (BLACK, WHITE):
        for player in PLAYERS:
            if f"{player}-{color}" in words:
                table.play.seat(color, player)
    for choice in OWN_COLORS:
        if f"own-{choice}" in words:
            table.play.choose_color(choice)
    for level in LEVELS:
        for color in (BLACK, WHITE):
            if _level(level, color) in words:
                table.play.levels[color] = level
        if _level(level, NEW) in words:
            table.play.choose_level(level)
    table.go_to(JUDGE if JUDGE in words else PLAY)


def _level(level: int, of: str) -> str:
    return f"level{level}-{of}"
