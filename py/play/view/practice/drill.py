"""Openings by heart: the choice of one, and the line on the board."""

from __future__ import annotations

from typing import Any

from js import document

from board.scene import Scene
from browser.page import Page, Part, claim, element, fill, go_to_board
from browser.tables import options
from othello import BLACK, WHITE
from othello.phrases import SIDE
from play.model.play_app import PlayApp
from play.model.practice.opening_drill import CHOICE
from play.view.practice.practice import KEEPS_ENTER
from saved.work import PLAY, PRACTICE


class DrillPart(Part):
    """Shows the choice of an opening in the home of the practice, and the line."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table, self._notice = page, app.table, app.notice
        self._drill = app.drill
        self._facts = app.line_facts
        self._drawn: Any = None
        for name, action in (
            ("start-drill", self._drill.begin),
            ("next-line", self._drill.next),
            ("line-answer", self._drill.show_answer),
            ("leave-drill", app.table.leave_practice),
        ):
            page.on_click(name, action, go_to_board)
        element("drill-opening").addEventListener("change", self._choose)
        page.on_click("learn-line", self._learn)
        document.addEventListener("keydown", self._key, True)

    def show(self, scene: Scene) -> None:
        """Shows the choice, or the line."""
        drill = self._drill
        element("drill").hidden = element("drill-tools").hidden = not drill.under_way
        if self._table.sheet != PRACTICE:
            return
        element("drill-home").hidden = not drill.names
        if not drill.names:
            return
        state = drill.changes, len(drill.names), drill.name, drill.color
        if state != self._drawn:
            self._drawn = state
            self._draw()
        element("start-drill").disabled = not drill.can_begin
        if drill.under_way:
            element("drill-title").textContent = CHOICE.format(drill.name, SIDE[drill.color])
            element("drill-task").textContent = scene.message
            element("drill-line").hidden = not drill.moves
            opening, moves = element("drill-line").children
            opening.textContent, moves.textContent = self._facts.opening, drill.moves
            known = f"{self._facts.value} {self._facts.results}"
            element("drill-facts").textContent = known.strip()
            element("next-line").hidden = not drill.is_ended
            element("line-answer").hidden = drill.is_ended

    def _draw(self) -> None:
        drill, chooser = self._drill, element("drill-opening")
        element("drill-known").textContent = drill.known
        choices = [
            (f"{color}-{number}", CHOICE.format(name, SIDE[color]))
            for number, name in enumerate(drill.names)
            for color in (BLACK, WHITE)
        ]
        if chooser.options.length != len(choices):
            fill(chooser, options(choices))
        chooser.value = f"{drill.color}-{drill.names.index(drill.name)}"

    def _choose(self, event: Any) -> None:
        color, _, number = event.target.value.partition("-")
        self._page.do(self._drill.choose, self._drill.names[int(number)], color)

    def _learn(self) -> None:
        self._notice.say_briefly(self._drill.add(self._table.play.game))

    def _key(self, event: Any) -> None:
        """Begins the next line on Enter, at the end of one."""
        is_shown = self._drill.under_way and self._page.workspace.view == PLAY
        if event.key != "Enter" or not (is_shown and self._drill.is_ended):
            return
        if not event.target.closest(KEEPS_ENTER):
            claim(event)
            self._page.do(self._drill.next)
            self._page.after_frame(go_to_board)
