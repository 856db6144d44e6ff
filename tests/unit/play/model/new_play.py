"""The state of a new play wing."""

from page.app import INPUTS
from play.model.game.table import Table
from play.model.play_app import PlayApp
from state.notice import Notice


def new_play() -> PlayApp:
    """Returns the state of a new play wing."""
    table = Table()
    return PlayApp(table, Notice(table.workspace), INPUTS)
