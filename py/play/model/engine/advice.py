"""Everything that the engine contributes besides the computer's moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.engine.analysis import Analysis
from play.model.engine.game_report import GameReport
from play.model.engine.hint import Hint
from play.model.engine.values import Values

if TYPE_CHECKING:
    from play.model.engine.second_client import Engines
    from state.workspace import Workspace


class Advice:
    """Creates hint, game report and analysis, and connects them.

    Attributes:
        values: The values of positions found so far.
        hint: The hint.
        game_report: The report of the game.
        analysis: The analysis of the position on the board.
    """

    def __init__(self, workspace: Workspace, engines: Engines) -> None:
        self.values = Values()
        self.hint = Hint(workspace, engines[0], self.values)
        self.game_report = GameReport(workspace, engines, self.values)
        self.analysis = Analysis(workspace, engines, self.values, self.game_report)
        workspace.overlays = [self.hint, self.game_report, self.analysis]

    @property
    def found(self) -> tuple[int, int, int]:
        """A tuple that changes whenever the graph of the game has to be redrawn."""
        game_report = self.game_report
        return self.values.notes, game_report.checks, len(game_report.costliest)
