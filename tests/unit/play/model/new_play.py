"""The state of a new play wing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from page.app import INPUTS
from play.model.game.table import Table
from play.model.play_app import PlayApp
from state.notice import Notice

if TYPE_CHECKING:
    from jobs.job import Work


class NotStored:
    """The storing of a page that stores nothing, and whose game is the user's own."""

    is_foreign = False

    def write(self) -> Work:
        yield None


def new_play(table: Table | None = None) -> PlayApp:
    """Returns the state of a new play wing, with a new table unless one is given."""
    table = table or Table()
    return PlayApp(table, Notice(table.workspace), INPUTS, NotStored())
