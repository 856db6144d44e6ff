"""The tab with the moves from the position on the board."""

from typing import Any

from js import document

from board.scene import Scene
from browser.choices import show_choice
from browser.held import Held
from browser.page import Page, Part, element, fill
from play.model.play_app import PlayApp
from play.view.library.openings_html import folded_text, listed_moves, reach_text, recent_games
from saved.work import OPENINGS

ORDER = {True: "descending", False: "ascending"}
FROM_HERE = "Moves from here"


class OpeningsPart(Part):
    """Lists the moves, plays the one that is pressed, and leads to the games."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._openings, self._table = page, app.openings, app.table
        self._kept, self._looking, self._importing = app.kept, app.looking, app.importing
        self._drawn: tuple[Any, ...] = ()
        page.on_value("opening-scope", self._openings.choose_scope)
        page.on_click("show-in-games", self._openings.show_games)
        page.on_click("show-folded", self._openings.show_all)
        table = element("opening-moves-list")
        table.addEventListener("click", self._press)
        self._held = Held(page, table)
        for event in ("mouseover", "mouseleave", "focusin", "focusout"):
            table.addEventListener(event, self._frame)

    def show(self, scene: Scene) -> None:
        """Shows the moves if they have changed."""
        openings, is_reading = self._openings, self._importing.under_way
        state = openings.changes, openings.scope, openings.is_valued, is_reading
        if self._table.sheet != OPENINGS or state == self._drawn or self._held.is_down:
            return
        self._drawn = state
        element("opening-here").textContent = openings.opening or FROM_HERE
        element("opening-so-far").textContent = openings.transcript
        show_choice("opening-scope", openings.scope)
        for heading in document.querySelectorAll("[data-order]"):
            is_it = heading.dataset.order == openings.sort
            heading.parentElement.ariaSort = ORDER[not openings.is_reversed] if is_it else "none"
        table = element("opening-moves-list")
        focused = table.querySelector("tbody :focus")
        square = focused.dataset.play if focused else ""
        fill(table.tBodies[0], listed_moves(openings))
        again = table.querySelector(f"[data-play='{square}']")
        if square and again:
            again.focus()
        folded = openings.folded
        element("opening-folded").textContent = folded_text(folded)
        element("show-folded").hidden = not folded
        element("opening-reach").textContent = reach_text(openings)
        so_far = " so far" if is_reading else ""
        element("opening-said").textContent = openings.said or f"{openings.games:,}{so_far}"
        element("opening-games").hidden = not openings.games
        in_play = self._kept.content_of(self._looking.in_play)
        recent = recent_games(openings.recent, self._kept.today, in_play)
        fill(element("opening-games"), recent)
        element("show-in-games").hidden = not openings.games

    def _press(self, event: Any) -> None:
        """Plays the move of the pressed row, or sorts by the pressed heading."""
        heading = event.target.closest("[data-order]")
        square = self._square(event)
        if heading:
            self._page.do(self._openings.sort_by, heading.dataset.order)
        elif square is not None:
            self._page.do(self._page.workspace.press, square)

    def _frame(self, event: Any) -> None:
        """Frames the square of the row under the pointer or with the focus."""
        is_left = event.type in ("mouseleave", "focusout")
        square = None if is_left else self._square(event)
        if square != self._openings.framed:
            self._page.do(self._openings.frame, square)

    def _square(self, event: Any) -> int | None:
        """Returns the square of the row of an event, None if it is not in a row."""
        row = event.target.closest("tbody tr")
        button = row and row.querySelector("[data-play]")
        return int(button.dataset.play) if button else None
