"""Openings by heart: the choice of one, and the line on the board."""

from __future__ import annotations

from typing import Any

from board.scene import Scene
from browser.page import Page, Part, element, fill, go_to_board
from browser.tables import options
from othello import BLACK, WHITE
from othello.phrases import SIDE
from play.model.play_app import PlayApp
from play.model.repertoire.drill import CHOICE
from saved.work import PRACTICE


class DrillPart(Part):
    """Shows the choice of an opening in the home of the practice, and the line."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table, self._notice = page, app.table, app.notice
        self._drill, self._facts = app.drill, app.line_facts
        self._repertoire, self._store = app.repertoire, app.practice_store
        self._drawn: Any = None
        self._listed: list[tuple[str, str]] = []
        for name, action in (
            ("start-drill", self._drill.begin),
            ("next-line", self._drill.next),
            ("line-answer", self._drill.show_answer),
            ("leave-drill", self._drill.stop),
        ):
            page.on_click(name, action, go_to_board)
        element("drill-opening").addEventListener("change", self._choose)
        page.on_click("take-black", lambda: self._take(BLACK))
        page.on_click("take-white", lambda: self._take(WHITE))
        page.on_click("remove-tree", self._repertoire.remove)

    def show(self, scene: Scene) -> None:
        """Shows the choice, or the line."""
        drill = self._drill
        element("drill").hidden = element("drill-tools").hidden = not drill.under_way
        if self._table.sheet != PRACTICE:
            return
        repertoire = self._repertoire
        choices = repertoire.choices
        element("drill-home").hidden = not choices
        if not choices:
            return
        state = repertoire.changes, self._store.changes, choices, repertoire.chosen
        if state != self._drawn:
            self._drawn = state
            self._draw(choices)
        element("start-drill").disabled = not drill.can_begin
        element("remove-tree").hidden = not repertoire.is_own
        element("take-game").hidden = not self._table.play.game.plies
        if drill.under_way:
            element("drill-title").textContent = drill.title
            element("drill-task").textContent = scene.message
            element("drill-line").hidden = not drill.moves
            opening, moves = element("drill-line").children
            opening.textContent, moves.textContent = self._facts.opening, drill.moves
            known = f"{self._facts.value} {self._facts.results}"
            element("drill-facts").textContent = known.strip()
            element("next-line").hidden = not drill.is_over
            element("line-answer").hidden = drill.is_over

    def _draw(self, choices: list[tuple[str, str]]) -> None:
        chooser, chosen = element("drill-opening"), self._repertoire.chosen
        element("drill-known").textContent = self._drill.known
        items = [
            (str(number), CHOICE.format(name, SIDE[color]))
            for number, (name, color) in enumerate(choices)
        ]
        if choices != self._listed:
            self._listed = choices
            fill(chooser, options(items))
        if chosen in choices:
            chooser.value = str(choices.index(chosen))

    def _choose(self, event: Any) -> None:
        choice = self._repertoire.choices[int(event.target.value)]
        self._page.do(self._repertoire.choose, *choice)

    def _take(self, color: str) -> None:
        self._notice.say_briefly(self._repertoire.take(self._table.play.game, color))
