"""The result of a game."""

from js import document

from board.scene import Scene
from browser.page import Page, Part, element, go_to_board
from play.model.play_app import PlayApp


class ResultPart(Part):
    """Shows the result, with buttons for what to do next, at the end of a game."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._table, self._kept = app.table, app.kept
        page.on_click("play-again", app.table.again, go_to_board)
        page.on_click("rematch", app.table.rematch, go_to_board)

    def show(self, scene: Scene) -> None:
        """Shows the result if the board shows the end of the game, and whether it is kept."""
        play = self._table.play
        for words in document.querySelectorAll(".kept"):
            words.hidden = not self._kept.is_listed(play.game)
        over = play.ending.over(play.game) and self._table.game_on_board
        shown = over and not self._table.choosing
        element("result").hidden = not shown
        if shown:
            element("result-title").textContent = play.ending.result(play.game)
            element("rematch").hidden = play.computer_plays_both
