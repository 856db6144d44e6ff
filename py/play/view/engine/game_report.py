"""The report of the game: its costliest moves, the reasons, and better moves."""

from typing import Any

from board.markup import markup
from board.scene import Scene
from browser.held import Held
from browser.page import Page, Part, element, fill, go_to_board, scroll_to_board
from play.model.play_app import PlayApp
from play.view.engine.game_report_html import costliest
from saved.work import PLAY


class GameReportPart(Part):
    """Starts and shows the report, and goes to its mistakes."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._workspace, self._table = page, page.workspace, app.table
        self._game_report, self._practice = app.game_report, app.practice
        self._departures = app.departures
        self._drawn = markup("")
        self._held = Held(page, element("costliest"))
        for name in ("report-game", "report-result", "look-again"):
            page.on_click(name, self._game_report.begin)
        page.on_click("stop-report", self._game_report.stop)
        page.on_click("try-again", self._game_report.try_again, go_to_board)
        element("costliest").addEventListener("click", self._show_move)

    def show(self, scene: Scene) -> None:
        """Shows the report or its progress."""
        game_report, game = self._game_report, self._table.play.game
        report = game_report.of_game
        element("report").hidden = report is None or self._practice.under_way
        covered = report is not None and game_report.of_line
        element("report-result").hidden = element("report-game").hidden = covered or not game.plies
        element("look-again").hidden = not (covered and game_report.is_outdated)
        element("again").hidden = self._workspace.view != PLAY or game_report.shown is None
        if not report:
            return
        element("report-progress").hidden = not game_report.under_way
        element("report-done").value = str(len(report.judged) / len(report.plies))
        element("report-said").textContent = game_report.status
        element("accuracy").textContent = game_report.accuracy
        element("accuracy-meaning").hidden = not game_report.accuracy
        departed = self._departures.told if game_report.of_line else ""
        element("report-left").textContent = departed
        items = costliest(game_report.costliest)
        if items != self._drawn and not self._held.is_down:  # Redrawing would lose the focus.
            self._drawn = items
            fill(element("costliest"), items)

    def _show_move(self, event: Any) -> None:
        button = event.target.closest("[data-show]")
        if button:
            self._page.do(self._game_report.show, int(button.dataset.show))
            self._page.after_frame(scroll_to_board)
