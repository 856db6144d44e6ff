"""The report of the game: its costliest moves, why, and what was better."""

from page.model.app import App
from page.model.board.scene import Scene
from page.model.workspace import PLAY
from page.view.core.page import Page, Part, element, go_to_board
from page.view.engine.game_report_html import costliest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class GameReportPart(Part):
    """Has the game judged, shows what came of it, and goes to its mistakes."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._workspace = page, page.workspace
        self._reporting = reporting = app.advice.reporting
        self._told = ""
        for name in ("report-game", "report-result"):
            page.on_click(name, reporting.begin)
        page.on_click("stop-report", reporting.stop)
        element("try-again").addEventListener("click", self._try_again)
        element("costliest").addEventListener("click", self._show_move)

    def show(self, scene: Scene) -> None:
        """Shows the report, as far as it is."""
        reporting, game = self._reporting, self._workspace.play.game
        report, under_way = reporting.of_game, reporting.under_way
        element("report").hidden = report is None
        element("report-result").hidden = report is not None or not game.plies
        element("report-game").hidden = report is not None or not game.plies
        element("again").hidden = self._workspace.view != PLAY or reporting.shown is None
        if not report:
            return
        element("report-progress").hidden = not under_way
        element("report-done").value = str(len(report.judged) / len(report.plies))
        element("report-said").textContent = reporting.said
        element("accuracy").textContent = reporting.accuracy
        told = costliest(reporting.costliest)
        if told != self._told:
            # Written anew, it would lose the focus.
            self._told = element("costliest").innerHTML = told

    def _show_move(self, event: Any) -> None:
        button = event.target.closest("[data-show]")
        if button:
            self._page.do(self._reporting.show, int(button.dataset.show))

    def _try_again(self, event: Any) -> None:
        self._page.do(self._reporting.try_again)
        self._page.once_shown(go_to_board)
