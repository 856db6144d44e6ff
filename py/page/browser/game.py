"""The buttons of a game: undo, redo, new game."""

from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.page import Page
    from page.state.scene import Scene


class GamePart:
    """Undo and redo, a new game of a chosen size, and the way back from a judge's board."""

    def __init__(self, page: "Page") -> None:
        self._table = table = page.table
        self._n = table.play.game.position.n
        page.on_click("undo", table.play.undo)
        page.on_click("redo", table.play.redo)
        page.on_click("new-game", lambda: table.new_game(int(element("size").value)))
        page.on_click("leave-steps", table.back_to_game)

    def show(self, scene: "Scene") -> None:
        """Enables the buttons that can do something, and offers the size that is played on."""
        away, game = self._table.guest is not None, self._table.play.game
        element("undo").disabled = away or game.ply == 0
        element("redo").disabled = away or game.ply == len(game.plies)
        element("leave-steps").hidden = not away
        if self._n != game.position.n:
            self._n = game.position.n
            element("size").value = str(self._n)
