"""The result of a game, beside the board."""

from page.model.board.scene import Scene
from page.model.play import messages
from page.view.core.page import Page, Part, element, go_to_board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class ResultPart(Part):
    """Who won, how the game went, and what to do next, as long as the end is on the board."""

    def __init__(self, page: Page) -> None:
        self._page, self._workspace = page, page.workspace
        element("play-again").addEventListener("click", self._play_again)
        element("look-through").addEventListener("click", self._look_through)

    def show(self, scene: Scene) -> None:
        """Shows the result, if the game is over and on the board."""
        game = self._workspace.play.game
        shown = game.over and self._workspace.game_on_board
        element("result").hidden = not shown
        if shown:
            element("result-title").textContent = messages.result(game)
            element("result-length").textContent = messages.length(game)
            element("look-through").disabled = not game.plies

    def _play_again(self, event: Any) -> None:
        self._page.do(self._workspace.new_game, self._workspace.play.game.position.n)
        self._page.once_shown(go_to_board)

    def _look_through(self, event: Any) -> None:
        """Goes to the start, and puts the focus where each press goes one move on."""
        self._page.do(self._workspace.play.go_to, 0)
        # Before that it is disabled.
        self._page.once_shown(lambda: element("redo").focus())
