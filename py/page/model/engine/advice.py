"""What the engine tells of the game and of what is on the board, where it is asked."""

from page.model.engine.analysis import Analysis
from page.model.engine.game_report import GameReport
from page.model.engine.hint import Hint
from page.model.engine.opening import Opening
from page.model.engine.values import Values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.model.workspace import Workspace


class Advice:
    """Hints, the analysis, the report of the game, and the `values` that these have found."""

    def __init__(self, workspace: "Workspace") -> None:
        self.values = Values()
        self.opening = Opening(workspace.play)
        self.hint = Hint(workspace)
        self.reporting = GameReport(workspace, self.opening, self.values)
        self.analysis = Analysis(workspace, self.opening, self.values, self.reporting)

    @property
    def found(self) -> tuple[int, int]:
        """Something else whenever there is something new to be seen of the whole game."""
        return self.values.notes, len(self.reporting.costliest)
