"""The game that waits for its first move: how it begins, and with which players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.phrases import SIDE
from play.model.game import messages
from play.model.game.game_choice import EITHER
from saved.players import COMPUTER, PERSON

if TYPE_CHECKING:
    from board.scene import Scene
    from play.model.game.table import Table

BEGIN = "{}Press {} to begin."
YOU = "You are {}. "


class WaitingGame:
    """Says how the game that waits begins."""

    def __init__(self, table: Table) -> None:
        self._table, self._choice = table, table.choice

    @property
    def seats(self) -> dict[str, tuple[str, int]]:
        """The chosen player and level of each colour, none if nothing else was chosen.

        If the colours are to be drawn, the players are empty.
        """
        choice = self._choice
        if not self._has_choice:
            return {}
        drawn = choice.own_color == EITHER
        others = {choice.own_color: PERSON}
        return {
            color: ("" if drawn else others.get(color, choice.opponent), choice.level)
            for color in (BLACK, WHITE)
        }

    @property
    def _has_choice(self) -> bool:
        """Whether the game waits, and a move begins with other choices than it shows."""
        table, choice = self._table, self._choice
        return table.choosing and choice.is_changed and not choice.is_over(table.play.game)

    def add_to(self, scene: Scene) -> None:
        """Says how the game begins in place of its message."""
        play = self._table.play
        if scene.message == play.message:
            scene.message = self._invitation or play.message

    @property
    def _invitation(self) -> str:
        """How to begin the game that waits, empty if that is not to be said."""
        table, choice = self._table, self._choice
        play = table.play
        is_welcome = table.choosing and play.message == messages.WELCOME
        if not (is_welcome or self._has_choice):
            return ""
        if play.computer_due:
            return messages.whose_turn(play.game)
        is_known = choice.opponent == COMPUTER and choice.color != EITHER
        on_board = table.workspace.settings.legal_shown and choice.begins_with(play.game)
        who = YOU.format(SIDE[choice.color]) if is_known else ""
        return BEGIN.format(who, "a ring" if on_board else "Play")
