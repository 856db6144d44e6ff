"""The game that waits for its first move: how it begins, and with which players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.phrases import SIDE
from play.model.game import messages
from play.model.game.game_choice import EITHER
from saved.players import COMPUTER, PERSON

if TYPE_CHECKING:
    from state.workspace import Workspace

BEGIN = "{}Press {} to begin."
YOU = "You are {}. "


class WaitingGame:
    """Says how the game that waits begins."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace, self._choice = workspace, workspace.choice
        workspace.invite = self._invite

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
        workspace, choice = self._workspace, self._choice
        return workspace.choosing and choice.is_changed and not choice.is_over(workspace.play.game)

    def _invite(self) -> str:
        workspace, choice = self._workspace, self._choice
        play = workspace.play
        is_welcome = workspace.choosing and play.message == messages.WELCOME
        if not (is_welcome or self._has_choice):
            return ""
        if play.computer_due:
            return messages.whose_turn(play.game)
        is_known = choice.opponent == COMPUTER and choice.color != EITHER
        on_board = workspace.legal_shown and choice.begins_with(play.game)
        who = YOU.format(SIDE[choice.color]) if is_known else ""
        return BEGIN.format(who, "a ring" if on_board else "Play")
