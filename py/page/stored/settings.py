"""The user's settings as a few words, as in `wood turned mirrored`.

They are stored apart from the work, and no link contains them. Unknown words are ignored.
"""

from board.orientation import THEMES
from othello import BLACK, WHITE
from play.model.game.game_choice import OWN_COLORS
from play.model.game.play import Play
from play.model.game.table import Table
from saved.players import COMPUTER, FRIEND, LEVELS, PERSON, USUAL_LEVEL
from saved.work import JUDGE, PLAY
from state.workspace import APPEARANCES, SYSTEM

TURNED, MIRRORED, KEYLESS, UNMARKED = "turned", "mirrored", "keyless", "unmarked"
ANALYSIS = "analysis"
NEW = "new"  # Stands for a new game where a level otherwise has a colour.
# Those of a first visit: against the lowest level.
NEWCOMER = "green person-black computer-white level0-white level0-new"
PLAYERS = (PERSON, FRIEND, COMPUTER)


def in_words(table: Table, players: str = "") -> str:
    """Returns the settings in words, the theme first and the view last.

    `players` are the words of other players than those of the game on the page.
    """
    play, choice, workspace = table.play, table.choice, table.workspace
    orientation, level = workspace.orientation, choice.lasting("level")
    options = (
        (workspace.settings.appearance, workspace.settings.appearance != SYSTEM),
        (MIRRORED, orientation.mirrored),
        (KEYLESS, not workspace.settings.keys_on),
        (UNMARKED, not workspace.settings.legal_shown),
        (ANALYSIS, workspace.settings.analysis_on),
        (players or players_of(play), True),
        (f"own-{choice.lasting('color')}", choice.lasting("color") != BLACK),
        (_level(level, NEW), level != USUAL_LEVEL),
        (workspace.view, True),
    )
    words = [orientation.theme] + [TURNED] * orientation.turns
    return " ".join(words + [word for word, is_written in options if is_written])


def apply(table: Table, text: str) -> None:
    """Applies settings in words, the inverse of `in_words`."""
    words, workspace = text.split(), table.workspace
    themes = [word for word in words if word in THEMES]
    workspace.orientation.theme = (themes or THEMES)[0]
    workspace.orientation.turns = words.count(TURNED) % 4
    workspace.orientation.mirrored = MIRRORED in words
    appearances = [word for word in words if word in APPEARANCES]
    workspace.settings.appearance = (appearances or [SYSTEM])[0]
    workspace.settings.keys_on = KEYLESS not in words
    workspace.settings.legal_shown = UNMARKED not in words
    workspace.settings.analysis_on = ANALYSIS in words
    set_players(table.play, text)
    choice = table.choice
    choice.follow(table.play)
    choice.color, choice.level = BLACK, USUAL_LEVEL
    for color in OWN_COLORS:
        if f"own-{color}" in words:
            choice.color = color
    for level in LEVELS:
        if _level(level, NEW) in words:
            choice.level = level
    workspace.go_to(JUDGE if JUDGE in words else PLAY)


def players_of(play: Play) -> str:
    """Returns the players and their levels in words."""
    words = [f"{play.players[color]}-{color}" for color in (BLACK, WHITE)]
    levels = [(play.levels[color], color) for color in (BLACK, WHITE)]
    words += [_level(level, color) for level, color in levels if level != USUAL_LEVEL]
    return " ".join(words)


def set_players(play: Play, text: str) -> None:
    """Sets the players and their levels in words, the inverse of `players_of`."""
    words = text.split()
    for color in (BLACK, WHITE):
        levels = [level for level in LEVELS if _level(level, color) in words]
        players = [player for player in PLAYERS if f"{player}-{color}" in words]
        player = players[-1] if players else play.players[color]
        play.set_player(color, player, levels[-1] if levels else USUAL_LEVEL)


def _level(level: int, of: str) -> str:
    return f"level{level}-{of}"
