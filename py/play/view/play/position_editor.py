"""The panel of the position editor."""

from board.scene import Scene
from browser.choices import show_choice, show_sentences
from browser.page import Page, Part, element, go_to_board
from play.model.play_app import PlayApp


class PositionEditorPart(Part):
    """Opens and closes the editor, and shows its brushes, side to move and remarks."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._setup = setup = app.setup
        page.on_click("setup-clear", lambda: setup.editor.clear())
        page.on_click("setup-start", lambda: setup.editor.start())
        page.on_click("setup-back", lambda: setup.editor.undo())
        page.on_value("setup-brush", lambda brush: setup.editor.choose_brush(brush))
        page.on_value("setup-turn", lambda turn: setup.editor.set_turn(turn))
        for name, action in (
            ("set-up", setup.open),
            ("setup-play", setup.play),
            ("setup-cancel", app.table.back_to_game),
        ):
            page.on_click(name, action, go_to_board)

    def show(self, scene: Scene) -> None:
        """Shows the panel and the remarks on the position."""
        editor = self._setup.editor
        shown = self._setup.is_open
        element("setup").hidden = not shown
        if shown:
            element("setup-back").disabled = not editor.changed
            show_choice("setup-brush", editor.brush)
            show_choice("setup-turn", editor.turn)
        show_sentences("setup-said", editor.remarks() if shown else [])
