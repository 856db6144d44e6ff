"""The settings of the page and its board."""

from typing import Any

from js import document

from board.scene import Scene
from browser.choices import show_choice
from browser.page import Page, Part, element
from state.board_commands import BoardCommands


class SettingsPart(Part):
    """The controls for appearance, theme, orientation and marks of the board."""

    def __init__(self, page: Page) -> None:
        self._workspace = workspace = page.workspace
        commands = BoardCommands(workspace)
        page.on_click("turn-board", commands.turn_board)
        page.on_click("mirror-board", commands.mirror_board)
        page.on_value("themes", workspace.orientation.choose_theme)
        page.on_value("appearances", workspace.settings.choose_appearance)
        page.on_switch("legal-on", commands.mark_legal)
        for name in ("share", "board-settings"):
            element(name).addEventListener("toggle", _leave_menu)

    def show(self, scene: Scene) -> None:
        """Shows the appearance, the theme, and whether legal moves are marked."""
        settings, theme = self._workspace.settings, self._workspace.orientation.theme
        document.documentElement.dataset.theme = theme
        document.documentElement.dataset.appearance = settings.appearance
        show_choice("themes", theme)
        show_choice("appearances", settings.appearance)
        element("legal-on").checked = settings.legal_shown


def _leave_menu(event: Any) -> None:
    """Closes the menu of phones together with the popover that was opened from it."""
    if event.newState == "closed":
        element("page-menu").hidePopover()
