"""The score, who plays, and what just happened, beside the board."""

from page.model.board.scene import Scene
from page.model.play.play import COMPUTER
from page.model.workspace import PLAY
from page.view.core.page import Page, Part, element

NAMES = {"black": "Black", "white": "White"}
SAID_AGAIN = "\u00a0"  # Without a change, screen readers say nothing.


class StatusPart(Part):
    """The score and the status line."""

    def __init__(self, page: Page) -> None:
        self._workspace = page.workspace
        self._said = ("", 0)

    def show(self, scene: Scene) -> None:
        """Shows the score and the news of a scene."""
        score = element("score")
        score.dataset.turn = scene.turn or "none"
        score.dataset.black, score.dataset.white = [str(count) for _, count in scene.score]
        for side, (name, count) in zip(score.children, scene.score):
            player = self._workspace.play.seats.get(name, "")
            side.className = f"side {name} {player}"
            _, _, who, number = side.children
            called, does, _ = who.children
            called.textContent = NAMES.get(name, name)
            does.textContent = self._does(name, scene)
            number.textContent = str(count)
        self._say(scene.message)

    def _does(self, name: str, scene: Scene) -> str:
        """Returns what a side does: it is to move, or thinks, or has won."""
        play = self._workspace.play
        playing = self._workspace.view == PLAY and self._workspace.game_on_board
        if scene.turn == name:
            thinks = playing and play.computer_due and play.seats[name] == COMPUTER
            return "thinking…" if thinks else "to move"
        if playing and play.game.over and play.game.winner == name:
            return "won"
        return ""

    def _say(self, message: str) -> None:
        """Has the status line say a message, also if it is the same once more."""
        status = element("status")
        if (message, self._workspace.sayings) != self._said:
            again = SAID_AGAIN if status.textContent == message else ""
            status.textContent = message + again
        self._said = (message, self._workspace.sayings)
