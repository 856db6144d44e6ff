"""The graph of the game, and its data as a table."""

from typing import Any

from board.navigation import ply_after
from board.scene import Scene
from browser.page import Page, Part, element, fill
from browser.tables import table
from play.model.engine.game_graph import GameGraph, seen
from play.model.play_app import PlayApp
from play.view.engine.game_graph_svg import last_ply, timeline

HEADINGS = ("Move", "Best play", "Discs", "Cost")


class GameGraphPart(Part):
    """Shows the graph of the game and goes to the clicked move."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._workspace = page, page.workspace
        self._table, self._values, self._game_report = app.table, app.values, app.game_report
        self._drawn: tuple[Any, ...] = ()
        element("graph").addEventListener("click", self._click)
        element("graph").addEventListener("keydown", self._key)
        element("course").addEventListener("toggle", lambda event: self._show_table())

    def show(self, scene: Scene) -> None:
        """Shows the graph of a game with moves beside its report or the analysis."""
        game = self._table.play.game
        report = self._game_report.of_game if self._table.game_on_board else None
        shown = bool(game.plies and (report or self._workspace.settings.analysis_on))
        element("chart").hidden = not shown
        state = shown, list(game.plies), game.ply, seen(self._values, self._game_report)
        if shown and state != self._drawn:
            self._draw()
        self._drawn = state

    def _draw(self) -> None:
        graph, box = GameGraph(self._table.play, self._values, self._game_report), element("graph")
        fill(box, timeline(graph.discs, graph.leads, graph.mistakes, graph.now, graph.n))
        box.ariaValueNow, box.ariaValueMax = str(graph.now), str(len(graph.discs) - 1)
        box.ariaValueText = graph.spoken
        element("graph-caption").textContent = graph.caption
        self._show_table()

    def _show_table(self) -> None:
        if element("course").open:
            graph = GameGraph(self._table.play, self._values, self._game_report)
            fill(element("course-table"), table(HEADINGS, graph.table))

    def _click(self, event: Any) -> None:
        mistake = event.target.closest("[data-ply]")
        if mistake:
            self._page.do(self._game_report.show, int(mistake.dataset.ply))
            return
        box, game = element("graph").getBoundingClientRect(), self._table.play.game
        across = last_ply(game.position.n, len(game.plies))
        self._go_to(round((event.clientX - box.left) / box.width * across))

    def _key(self, event: Any) -> None:
        game = self._table.play.game
        ply = ply_after(event.key, game.ply, len(game.plies))
        if ply is not None and not event.altKey:
            event.preventDefault()
            self._go_to(ply)

    def _go_to(self, ply: int) -> None:
        last = len(self._table.play.game.plies)
        self._page.do(self._table.go_to_ply, min(max(ply, 0), last))
