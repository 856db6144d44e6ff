"""The result of a game."""

from typing import Any

from pyscript import document

from board.scene import Scene
from page.model.app import App
from page.view.core.page import Page, Part, element, go_to_board


class ResultPart(Part):
    """Shows the result, with buttons for what to do next, at the end of a game."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._workspace, self._kept = page, page.workspace, app.kept
        element("play-again").addEventListener("click", self._play_again)
        element("rematch").addEventListener("click", self._rematch)

    def show(self, scene: Scene) -> None:
        """Shows the result if the board shows the end of the game, and whether it is kept."""
        play = self._workspace.play
        for words in document.querySelectorAll(".kept"):
            words.hidden = not self._kept.is_listed(play.game)
        over = play.ending.over(play.game) and self._workspace.game_on_board
        shown = over and not self._workspace.choosing
        element("result").hidden = not shown
        if shown:
            element("result-title").textContent = play.ending.result(play.game)
            element("rematch").hidden = play.computer_plays_both

    def _play_again(self, event: Any) -> None:
        self._page.do(self._workspace.new_game, self._workspace.play.game.position.n)
        self._page.after_frame(go_to_board)

    def _rematch(self, event: Any) -> None:
        self._page.do(self._workspace.rematch)
        self._page.after_frame(go_to_board)
