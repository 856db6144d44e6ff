"""The score and the status line."""

from board.scene import Scene
from browser.page import Page, Part, element
from othello.phrases import SIDE
from play.model.game.table import Table
from saved.players import COMPUTER
from saved.work import PLAY

COMPUTERS = " \u00b7 computer"
THINKS = "thinking…"
REPEATED = "\u00a0"  # Appended to a repeated message, or screen readers would ignore it.


class StatusPart(Part):
    """Shows the score, the side to move and the status message."""

    def __init__(self, page: Page, table: Table) -> None:
        self._workspace, self._table = page.workspace, table
        self._said = ("", 0)

    def show(self, scene: Scene) -> None:
        """Shows the score and the message of a scene."""
        score = element("score")
        score.dataset.turn = scene.turn or "none"
        score.dataset.black, score.dataset.white = [str(count) for _, count in scene.score]
        choice = self._table.choice
        is_other = choice.is_changed and choice.is_first(self._table.play.game)
        for side, (name, count) in zip(score.children, scene.score):
            player = self._table.play.players.get(name, "")
            side.className = f"side {name} {player}"
            _, _, who, number = side.children
            title, activity, _ = who.children
            in_game = self._workspace.view == PLAY and self._table.game_on_board
            is_computer = player == COMPUTER and in_game and not is_other
            activity.textContent = self._activity(name, scene)
            is_named = is_computer and activity.textContent != THINKS  # Stop needs the room.
            title.textContent = SIDE.get(name, name) + (COMPUTERS if is_named else "")
            number.textContent = str(count)
        self._say(scene.message)

    def _activity(self, name: str, scene: Scene) -> str:
        """Returns whether a side is to move, thinks or has won, otherwise an empty text."""
        play = self._table.play
        playing = self._workspace.view == PLAY and self._table.game_on_board
        if scene.turn == name:
            thinks = playing and play.computer_due and play.players[name] == COMPUTER
            return THINKS if thinks else "to move"
        if playing and play.ending.winner(play.game) == name:
            return "won"
        return ""

    def _say(self, message: str) -> None:
        """Announces a message, even if it is the same as before."""
        status = element("status")
        if (message, self._workspace.sayings) != self._said:
            again = REPEATED if status.textContent == message else ""
            status.textContent = message + again
        self._said = (message, self._workspace.sayings)
