"""The buttons of a game: undo, redo, new game."""

from page.browser.page import element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.page import Page
    from page.state.scene import Scene


class GamePart:
    """Undo and redo, a new game of a chosen size, and the way back from a judge's board."""

    def __init__(self, page: "Page") -> None:
        self._app = app = page.app
        page.on_click("undo", app.play.undo)
        page.on_click("redo", app.play.redo)
        page.on_click("new-game", lambda: app.new_game(int(element("size").value)))
        page.on_click("leave-steps", app.leave_steps)

    def show(self, scene: "Scene") -> None:
        """Enables the buttons that can do something."""
        app, game = self._app, self._app.play.game
        away = app.on_board is not app.play
        element("undo").disabled = away or game.ply == 0
        element("redo").disabled = away or game.ply == len(game.plies)
        element("game-controls").hidden = app.sketch is not None
        element("leave-steps").hidden = not away or app.sketch is app.setup
