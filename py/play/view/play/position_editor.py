"""The panel of the position editor."""

from board.scene import Scene
from browser.choices import show_choice
from browser.page import Page, Part, element, go_to_board, show_sentences
from page.app import App


class PositionEditorPart(Part):
    """Opens and closes the editor, and shows its brushes, side to move and remarks."""

    def __init__(self, page: Page, app: App) -> None:
        self._app = app
        page.on_click("setup-clear", lambda: app.position_editor.clear())
        page.on_click("setup-start", lambda: app.position_editor.start())
        page.on_click("setup-back", lambda: app.position_editor.undo())
        page.on_value("setup-brush", lambda brush: app.position_editor.choose_brush(brush))
        page.on_value("setup-turn", lambda turn: app.position_editor.set_turn(turn))
        for name, action in (
            ("set-up", app.set_up),
            ("setup-play", app.play_from_here),
            ("setup-cancel", page.workspace.back_to_game),
        ):
            page.on_click(name, action, go_to_board)

    def show(self, scene: Scene) -> None:
        """Shows the panel and the remarks on the position."""
        editor = self._app.position_editor
        shown = self._app.setting_up
        element("setup").hidden = not shown
        if shown:
            element("setup-back").disabled = not editor.changed
            show_choice("setup-brush", editor.brush)
            show_choice("setup-turn", editor.turn)
        show_sentences("setup-said", editor.remarks() if shown else [])
