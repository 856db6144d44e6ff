"""The home of the practice: what is due, the look through the games, and the last sessions."""

from __future__ import annotations

from typing import Any

from board.scene import Scene
from browser.page import Page, Part, element, fill, go_to_board
from browser.tables import options
from othello import parse_number
from othello.phrases import counted
from play.model.engine.client import FAILED, LOADING
from play.model.play_app import PlayApp
from play.view.practice.home_html import past, put_away, spoken_week, week
from saved.work import PRACTICE

FILTERS = ("mark", "phase", "opening")
DUE, NONE_DUE = "due today from your own games", "Nothing due today from your own games"
NONE_OF_THESE = "None of these is due today"
DONE, PUT_OFF = "Done for today", " {} more tomorrow."
PUT_AWAY = "Put away: {}"
COSTLY = "Moves that cost you 3 discs or more."
NEXT = "Next: {} {}."
NONE_FITS = "No position fits these choices."
NO_GAMES = "Play a game first: your costly moves come here."
NOTHING_KEPT = "This browser keeps no games. The costly moves of each report come here."
NONE_FOUND = "No costly moves have been found in your games."
NONE_LEFT = "No position comes back."
ALL_OPENINGS = "All openings"
START, AHEAD = "Start", "Practise ahead"
ENGINE_LOADING = "The engine is loading."
LOOKING = "Looking through {} …"
WAITING = "Not looked through yet: {}."


class PracticeHomePart(Part):
    """Shows the home while its tab is open, and the number of due cards on the tab."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._app = page, app
        self._cards, self._reviewing = app.cards, app.reviewing
        self._drawn: Any = None
        self._counted: Any = None
        self._openings: list[str] | None = None  # Of the chooser.
        page.on_click("start-practice", app.practice.begin_due, go_to_board)
        page.on_click("stop-review", app.reviewing.stop)
        page.on_click("go-on-review", app.reviewing.go_on)
        page.on_click("load-for-practice", app.client.try_again)
        page.on_value("card-limit", self._set_limit)
        element("put-away").addEventListener("click", self._bring_back)
        for name in FILTERS:
            element(f"card-{name}").addEventListener("change", self._filter)

    def show(self, scene: Scene) -> None:
        """Shows the home if it has changed."""
        app = self._app
        today, changes = app.practice_store.today, app.practice_store.changes
        if self._counted != (today, changes):
            self._counted = today, changes
            element("due").textContent = str(len(self._cards.plan.due()) or "")
        if app.table.sheet != PRACTICE:
            return
        element("practice-home").hidden = not app.table.game_on_board
        self._show_review()
        reviewing = self._reviewing
        state = today, changes, str(self._cards.wanted), reviewing.games, reviewing.left
        if state != self._drawn and (app.practice_store.is_read or changes):
            self._drawn = state
            self._draw(today)

    def _draw(self, today: int) -> None:
        cards, plan, sessions = self._cards, self._cards.plan, self._app.sessions
        due, ahead = plan.due(cards.wanted), plan.ahead(cards.wanted)
        element("due-home").hidden = False
        element("due-count").textContent = str(len(due) or "")
        has_cards = plan.next() is not None
        element("due-title").textContent = DUE if due else self._none
        element("due-said").textContent = self._about_due if due else self._said(has_cards)
        start = element("start-practice")
        start.textContent = START if due or not ahead else AHEAD
        start.hidden = not ahead
        for name in ("week", "card-filters", "daily", "steps"):
            element(name).hidden = not has_cards
        element("card-limit").value = str(plan.limit)
        self._draw_put_away(today)
        if has_cards:
            fill(element("week"), week(plan.week, today))
            element("week").ariaLabel = spoken_week(plan.week, today)
            if plan.openings != self._openings:
                self._openings = plan.openings
                choices = [("", ALL_OPENINGS)] + [(name, name) for name in plan.openings]
                fill(element("card-opening"), options(choices))
                element("card-opening").value = cards.wanted["opening"]
        element("past-home").hidden = not sessions.recent
        element("past-month").textContent = sessions.month
        fill(element("past").tBodies[0], past(sessions.recent, today))

    def _draw_put_away(self, today: int) -> None:
        hidden = self._cards.put_away
        element("put-away").hidden = not hidden
        element("put-away").firstElementChild.textContent = PUT_AWAY.format(
            counted(len(hidden), "position")
        )
        fill(element("put-away-cards").tBodies[0], put_away(hidden, today))

    @property
    def _none(self) -> str:
        """The title if nothing is due."""
        cards = self._cards
        is_done = cards.plan.answered >= cards.plan.limit
        return DONE if is_done else NONE_OF_THESE if cards.plan.due() else NONE_DUE

    @property
    def _about_due(self) -> str:
        """The line under the title if something is due."""
        put_off = self._cards.plan.put_off(self._cards.wanted)
        return COSTLY + (PUT_OFF.format(put_off) if put_off else "")

    def _said(self, has_cards: bool) -> str:
        """Returns the line under the title if nothing is due."""
        cards = self._cards
        coming = cards.plan.next(cards.wanted)
        if has_cards:
            return NEXT.format(*coming) if coming else NONE_FITS
        if len(cards):
            return NONE_LEFT
        if self._reviewing.left or self._reviewing.games is None:
            return ""
        if self._app.kept.problem:
            return NOTHING_KEPT
        return NONE_FOUND if self._reviewing.games else NO_GAMES

    def _show_review(self) -> None:
        """Shows what is looked through, or why nothing is."""
        reviewing, client = self._reviewing, self._app.client
        is_failed, is_loading = client.status == FAILED, client.status == LOADING
        is_waiting = reviewing.left > 0
        games = counted(reviewing.left, "game")
        said = ""
        if is_failed:
            said = client.problem
        elif is_waiting and is_loading:
            said = ENGINE_LOADING
        elif is_waiting:
            said = LOOKING.format(games) if reviewing.is_working else WAITING.format(games)
        if element("review-said").textContent != said:
            element("review-said").textContent = said
        element("review").hidden = not said
        element("review-progress").hidden = not reviewing.is_working
        element("review-progress").value = reviewing.progress
        element("stop-review").hidden = not reviewing.is_working
        element("go-on-review").hidden = not (is_waiting and reviewing.stopped)
        element("load-for-practice").hidden = not is_failed

    def _set_limit(self, number: str) -> None:
        limit = parse_number(number)
        if limit:
            self._cards.plan.set_limit(limit)

    def _bring_back(self, event: Any) -> None:
        button = event.target.closest("button")
        if button:
            card = self._cards.put_away[int(button.dataset.number)]
            self._page.do(self._cards.hide, card, False)

    def _filter(self, event: Any) -> None:
        name = event.target.id.split("-")[1]
        self._page.do(lambda: self._cards.want(**{name: event.target.value}))
