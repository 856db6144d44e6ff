"""The names in the seats of a game that others have played."""

from js import document

from board.scene import Scene
from browser.page import Page, Part, element
from play.model.play_app import PlayApp

OUTSIDER = "outsider"  # The value of an option that only the page chooses.


class SeatsPart(Part):
    """Shows who has played the game in place of who plays on, until the user chooses a player."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._play, self._kept = app.table.play, app.kept
        self._options = {}
        for color in self._play.players:
            option = document.createElement("option")
            option.value, option.hidden = OUTSIDER, True
            element(f"seat-{color}").append(option)
            self._options[color] = option

    def show(self, scene: Scene) -> None:
        """Shows the names."""
        for color, name in self._kept.outsiders(self._play.game).items():
            if color not in self._play.taken:
                if self._options[color].textContent != name:
                    self._options[color].textContent = name
                element(f"seat-{color}").value = OUTSIDER
