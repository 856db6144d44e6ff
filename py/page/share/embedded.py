"""The board embedded in another site's page: `#play?embed/8..f5d6c3.3`.

It loads nothing beyond the first move and stores nothing, so the visitor's own work is safe.
"""

from board.scene import Scene
from browser.page import Part, element
from page.share import address
from page.stored.snapshot import game_link
from play.model.game.table import Table
from saved.work import PLAY


class EmbeddedPart(Part):
    """The link that opens the game in a page with everything else."""

    def __init__(self, table: Table) -> None:
        self._play = table.play

    def show(self, scene: Scene) -> None:
        """Points the link to the game as it is now."""
        element("open-page").href = address.link(PLAY, game_link(self._play))
