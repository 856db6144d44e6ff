"""Everything that the engine contributes besides the computer's moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.engine.analysis import Analysis
from play.model.engine.game_report import GameReport
from play.model.engine.hint import Hint
from play.model.engine.values import Values

if TYPE_CHECKING:
    from play.model.engine.client import EngineClient
    from play.model.game.table import Table


class Advice:
    """Creates hint, game report and analysis, and connects them.

    Attributes:
        values: The values of positions found so far.
        hint: The hint.
        game_report: The report of the game.
        analysis: The analysis of the position on the board.
    """

    def __init__(self, table: Table, client: EngineClient) -> None:
        self.values = Values()
        self.hint = Hint(table, client, self.values)
        self.game_report = GameReport(table, client, self.values)
        self.analysis = Analysis(table, client, self.values, self.game_report)
        for overlay in (self.hint, self.game_report, self.analysis):
            table.workspace.add_overlay(overlay)

    @property
    def found(self) -> tuple[int, int, int]:
        """A tuple that changes whenever the graph of the game has to be redrawn."""
        game_report = self.game_report
        return self.values.notes, game_report.checks, len(game_report.costliest)
