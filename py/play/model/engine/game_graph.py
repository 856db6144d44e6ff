"""The game's graph: leads, mistakes, its table, and its spoken value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE
from othello.phrases import SIDE, counted
from play.model.engine.values import ahead
from play.model.game.messages import ply_name

if TYPE_CHECKING:
    from othello import Ply
    from play.model.engine.game_report import GameReport
    from play.model.engine.values import PositionValue, Values
    from play.model.game.play import Play

VARIATION = " This line is a variation."
DISCS_ONLY = "The lead on the board after each move, in discs."
BEST_PLAY = "The lead with best play after each move, in discs. Grey: the lead on the board."


class GameGraph:
    """The values of the current line of a game ply by ply, including the start.

    Attributes:
        now: The ply on the board.
        n: The size of the board.
    """

    def __init__(self, play: Play, values: Values, game_report: GameReport) -> None:
        self.now = play.game.ply
        self.n = play.game.position.n
        self._plies = [play.game.start] + play.game.plies
        self._values = [values.of(ply.position, ply.turn) for ply in self._plies]
        self._game_report = game_report

    @property
    def discs(self) -> list[int]:
        """Black's lead on the board after each ply."""
        return [ply.lead for ply in self._plies]

    @property
    def leads(self) -> list[float | None]:
        """Black's lead with best play after each ply, None where it is unknown."""
        return [value.lead if value else None for value in self._values]

    @property
    def caption(self) -> str:
        """The caption below the graph."""
        known = [value for ply, value in zip(self._plies, self._values) if value and ply.turn]
        caption = BEST_PLAY if known else DISCS_ONLY
        return caption + VARIATION * any(ply.siblings[0] is not ply for ply in self._plies)

    @property
    def mistakes(self) -> list[tuple[int, str, str]]:
        """The mistakes: ply, mark, and rank among the costliest moves (empty if not ranked)."""
        game_report, found = self._game_report, []
        numbers = [move.number for move in game_report.costliest]
        for number, ply in enumerate(self._plies):
            move = game_report.mark(number, ply)
            if move and move.mark:
                place = str(numbers.index(number) + 1) if number in numbers else ""
                found.append((number, move.mark, place))
        return found

    @property
    def spoken(self) -> str:
        """The ply on the board for screen readers, as in `Move 28, White a6, even`."""
        ply, value = self._plies[self.now], self._values[self.now]
        where = f"Move {self.now}, {ply_name(ply)}" if self.now else "The start"
        return f"{where}, {ahead(value.lead) if value else _on_board(ply)}"

    @property
    def table(self) -> list[list[str]]:
        """A row for each ply: the move, the lead with best play, the discs, and the cost."""
        return [self._row(number, ply) for number, ply in enumerate(self._plies)]

    def _row(self, number: int, ply: Ply) -> list[str]:
        value = self._values[number]
        move = self._game_report.mark(number, ply)
        return [
            f"{number} {ply_name(ply)}" if number else "Start",
            _known(value) if value else "",
            f"{ply.position.count(BLACK)} : {ply.position.count(WHITE)}",
            f"{move.cost} {move.mark}".rstrip() if move and move.loss else "",
        ]


def seen(values: Values, game_report: GameReport) -> tuple[int, int, int]:
    """Returns what changes whenever the graph has to be drawn again."""
    return values.notes, game_report.checks, len(game_report.costliest)


def _known(value: PositionValue) -> str:
    return f"{ahead(value.lead)}{', exact' if value.exact else ''}"


def _on_board(ply: Ply) -> str:
    if not ply.lead:
        return "equal discs on the board"
    side = SIDE[BLACK if ply.lead > 0 else WHITE]
    return f"{side} ahead by {counted(abs(ply.lead), 'disc')} on the board"
