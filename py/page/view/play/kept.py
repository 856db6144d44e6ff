"""The words that the game on the page is kept."""

from pyscript import document

from board.scene import Scene
from page.model.app import App
from page.view.core.page import Page, Part


class KeptPart(Part):
    """Says at the end of a game, and before the next one, that the game is in the list."""

    def __init__(self, page: Page, app: App) -> None:
        self._workspace, self._kept = page.workspace, app.kept

    def show(self, scene: Scene) -> None:
        """Shows the words if they are true."""
        is_listed = self._kept.is_listed(self._workspace.play.game)
        for words in document.querySelectorAll(".kept"):
            words.hidden = not is_listed
