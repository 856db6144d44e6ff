"""The list of the user's games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import js as window
from js import document

from board.markup import Markup, joined, markup
from board.scene import Scene
from browser.choices import show_choice
from browser.files import dated, download
from browser.held import Held
from browser.page import Page, Part, claim, element, fill, go_to_board
from browser.storage.database import Database
from browser.tables import options
from othello.phrases import counted
from play.library.stored_game import COLUMNS, player_name
from play.model.library.kept_games import FULL, NOT_KEPT
from play.model.library.library import ALL, MINE, REMOVED, RESULTS
from play.model.library.listed_game import NAMES
from play.model.play_app import PlayApp
from play.view.library.games_html import OUTCOMES, listed
from play.view.library.statistics_html import tables
from saved.work import GAMES, PLAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from play.model.library.listed_game import ListedGame

MOVES = {"ArrowDown": 1, "ArrowUp": -1, "PageDown": 10, "PageUp": -10}
MARGIN = 20  # Rows that are drawn before the first visible one.
FILTERS = ("result", "opponent", "opening")
ORDER = {True: "descending", False: "ascending"}
MEGABYTE, TENTH = 1_000_000, 100_000
NO_GAMES, NONE_FITS = "no-games", "no-game-fits"
NONE_OF_KIND, NONE_REMOVED = "none-of-kind", "none-removed"
REASONS = NO_GAMES, NONE_FITS, NONE_OF_KIND, NONE_REMOVED
CARDS = "(max-width: 560px)"
IN_VIEW = 24  # Rows.
KEEPS_COMMANDS = "textarea, [type=search], dialog"  # With their own Ctrl+A and Ctrl+Z.


class GamesPart(Part):
    """Shows the list, of which only the visible rows are drawn."""

    def __init__(self, page: Page, app: PlayApp) -> None:
        self._page, self._table, self._library, self._kept = page, app.table, app.library, app.kept
        self._looking, self._deleting, self._files = app.looking, app.deleting, app.library_files
        self._replays, self._repertoire = app.replays, app.repertoire
        self._drawn: tuple[Any, ...] = ()
        self._options: dict[str, list[tuple[str, str]]] = {}  # That are drawn.
        self._rows: list[ListedGame] = []  # That are drawn.
        self._held = Held(page, element("games").tBodies[0])
        self._is_seeking = False  # The row that will be selected has to be scrolled to.
        self._store = Database(
            lambda: page.do(app.library.refresh),
            lambda progress: page.do(app.importing.hear, progress),
            COLUMNS,
        )
        page.do(app.connect, self._store)
        for button in document.querySelectorAll("[data-back-up]"):
            button.addEventListener("click", self._back_up)
        element("show-filters").addEventListener("click", self._show_filters)
        for button in document.querySelectorAll("[data-export]"):
            button.addEventListener("click", self._export)
        library, files, save = app.library, app.library_files, self._save
        page.on_click("save-broken", lambda: files.save_broken(lambda file: save("damaged", file)))
        page.on_click("save-visit", lambda: files.save_visit(lambda rows: save("backup", *rows)))
        page.on_value("scope", library.choose_scope)
        for name in FILTERS:
            element(f"{name}-filter").addEventListener("change", self._filter)
        page.on_value("search-games", lambda words: library.want(words=words.strip()))
        page.on_click("clear-filters", library.clear)
        page.on_click("clear-all-filters", library.clear)
        page.on_click("select-games", library.switch_selecting)
        page.on_click("end-selecting", library.switch_selecting)
        page.on_click("delete-imported", app.deleting.delete_read)
        page.on_click("delete-broken", app.deleting.delete_broken)
        page.on_click("show-statistics", library.show_statistics)
        page.on_click("leave-statistics", library.leave_statistics, _focus_row)
        page.on_click("delete-game", app.deleting.delete)
        page.on_click("bring-back", app.deleting.bring_back)
        page.on_click("select-all-games", library.select_all)
        page.on_click("show-all-games", lambda: library.choose_scope(ALL))
        page.on_click("show-removed", lambda: library.choose_scope(REMOVED))
        page.on_click("leave-removed", lambda: library.choose_scope(MINE))
        document.addEventListener("keydown", self._command)
        element("open-game").addEventListener("click", self._open)
        for heading in document.querySelectorAll("[data-sort]"):
            heading.addEventListener("click", self._sort)
        for link in document.querySelectorAll(".kept a"):
            link.addEventListener("click", self._seek)
        scroller = element("games-list")
        scroller.addEventListener("scroll", self._scroll)
        scroller.addEventListener("click", self._press)
        scroller.addEventListener("dblclick", self._open)
        scroller.addEventListener("keydown", self._key)

    def show(self, scene: Scene) -> None:
        """Shows the games if they have changed."""
        library, sheet = self._library, self._table.sheet
        total = library.games.total
        element("games-count").textContent = f"{total:,}" if total else ""
        problems = library.games.problem, self._kept.problem
        replayed = self._replays.changes, self._repertoire.changes
        state = library.changes, problems, replayed, self._looking.in_play
        if sheet == GAMES and self._drawn != state and not self._held.is_down:
            self._drawn = state
            self._draw()
            number = library.number_of(library.selection.current)
            if self._is_seeking and number is not None:
                self._is_seeking = False
                _scroll_to(number)

    def _draw(self) -> None:
        library, kept = self._library, self._kept
        today, in_play = kept.today, kept.content_of(self._looking.in_play)
        table = element("games")
        table.ariaRowCount = str(library.games.count + 1)
        self._replay()
        selection, replays = library.selection, self._replays.found
        self._rows = library.rows
        rows = [
            listed(
                game, library.first + at, game.place in selection.places, today, in_play, replays
            )
            for at, game in enumerate(library.rows)
        ]
        rest = library.games.count - library.first - len(rows)
        body = table.tBodies[0]
        focused = body.contains(document.activeElement)
        fill(body, joined([_space(library.first)] + rows + [_space(rest)]))
        for item in body.querySelectorAll("[data-number]"):
            item.tabIndex = -1
        at = library.number_of(selection.current)
        current = body.querySelector(f"[data-number='{library.first if at is None else at}']")
        if current:
            current.tabIndex = 0
            if focused:
                current.focus()
        self._draw_filters()
        found = library.games
        statistics = library.statistics
        element("statistics").hidden = not statistics
        if statistics:
            fill(element("statistics-tables"), tables(statistics))
        is_told = statistics is not None or self._draw_problems()
        reason = "" if is_told else self._reason
        for name in REASONS:
            element(name).hidden = name != reason
        element("loading-games").hidden = found.is_known or is_told
        element("games-list").hidden = not found.count or statistics is not None
        element("games-found").textContent = found.sentence
        element("games-size").textContent = self._size()
        number = len(selection.places)
        is_acting = number or selection.toggles
        element("games-actions").hidden = statistics is not None or not is_acting
        element("games-selected").textContent = f"{number:,} selected" if number != 1 else ""
        element("open-game").hidden = number != 1 or library.shows_removed
        element("delete-game").hidden = library.shows_removed
        element("bring-back").hidden = not library.shows_removed
        element("end-selecting").hidden = not selection.toggles
        for name in ("export-game", "delete-game"):
            element(name).disabled = not number

    def _replay(self) -> None:
        """Replays the games in view for what their rows show."""
        games = self._library.rows[self._first_visible() - self._library.first :][:IN_VIEW]
        if self._replays.lacks(games, _has_cards()):
            self._page.after_frame(lambda: self._page.do(self._replays.want, games))

    def _draw_problems(self) -> bool:
        """Shows why games are not kept or read; returns whether there is no store at all."""
        games, problem = self._library.games, self._kept.problem
        element("no-room").hidden = problem != FULL
        element("not-kept").hidden = problem != NOT_KEPT
        element("broken-games").hidden = not games.broken
        are_broken = f"{counted(games.broken, 'game')} could not be read."
        element("broken-said").textContent = are_broken
        element("delete-imported").hidden = not games.read
        return problem == NOT_KEPT

    def _size(self) -> str:
        """Returns how much room the games take."""
        games = self._library.games
        if games.used:
            return f"{games.used:,} of {games.room:,} MB used"
        size = f"{games.size / MEGABYTE:.1f} MB" if games.size > TENTH else "Less than 0.1 MB"
        return f"{size}, in this browser only"

    def _show_filters(self, event: Any) -> None:
        button = event.currentTarget
        button.ariaExpanded = "false" if button.ariaExpanded == "true" else "true"

    def _first_visible(self) -> int:
        return int(element("games-list").scrollTop // _row_height())

    @property
    def _reason(self) -> str:
        """Why no game is listed, one of REASONS; empty if there are games or it is unknown."""
        library, found = self._library, self._library.games
        if found.count or not found.is_known:
            return ""
        if library.is_filtered:
            return NONE_FITS
        if library.shows_removed:
            return NONE_REMOVED
        return NONE_OF_KIND if found.total else NO_GAMES

    def _draw_filters(self) -> None:
        library, wanted = self._library, self._library.wanted
        element("removed-games").hidden = not library.shows_removed
        element("scope").hidden = library.shows_removed
        if not library.shows_removed:
            show_choice("scope", wanted["scope"])
        choices = {
            "result": [(name, OUTCOMES[name]) for name in RESULTS[wanted["scope"]]],
            "opponent": [(name, player_name(name, NAMES)) for name in library.games.opponents],
            "opening": [(name, name) for name in library.games.openings],
        }
        for name in FILTERS:
            chooser = element(f"{name}-filter")
            offered = [("", name[0].upper() + name[1:])] + choices[name]
            if offered != self._options.get(name):
                self._options[name] = offered
                fill(chooser, options(offered))
            chooser.value = wanted[name]
        if document.activeElement != element("search-games"):
            element("search-games").value = wanted["words"]
        element("clear-filters").hidden = not library.is_filtered
        for heading in document.querySelectorAll("[data-sort]"):
            is_it = heading.dataset.sort == wanted["sort"]
            heading.parentElement.ariaSort = ORDER[wanted["down"]] if is_it else "none"

    def _back_up(self, event: Any) -> None:
        self._page.do(self._files.back_up, lambda file: self._save("backup", file))

    def _export(self, event: Any) -> None:
        form, scope = event.currentTarget.dataset.export.split("-")

        def save(texts: list[str]) -> None:
            self._save("games", *texts, form=form)

        self._page.do(self._files.export, form, scope == "all", save)

    def _save(self, what: str, *parts: Any, form: str = "txt") -> None:
        download(dated(what, self._kept.today, form), *parts)

    def _filter(self, event: Any) -> None:
        name = event.target.id.split("-")[0]
        self._page.do(lambda: self._library.want(**{name: event.target.value}))

    def _sort(self, event: Any) -> None:
        self._page.do(self._library.sort_by, event.currentTarget.dataset.sort)

    def _scroll(self, event: Any) -> None:
        scroller = element("games-list")
        first = self._first_visible()
        library = self._library
        last = first + scroller.clientHeight // _row_height() + 1
        is_shown = library.first <= first and last <= library.first + len(library.rows)
        if not is_shown and last <= library.games.count + 1:
            self._page.do(library.show_from, max(0, first - MARGIN))
        else:
            self._replay()

    def _press(self, event: Any) -> None:
        row = event.target.closest("[data-number]")
        number, library = self._number(row), self._library
        if number is None:
            return
        if event.shiftKey:
            self._page.do(library.extend, number)
        elif library.selection.toggles or event.ctrlKey or event.metaKey:
            self._page.do(library.toggle, number)
        else:
            self._page.do(library.select, number)
            if _has_cards():
                self._open(event)
                return
        row.focus()

    def _number(self, row: Any) -> int | None:
        """Returns the number of a row's game now: others may have come since it was drawn."""
        drawn = self._rows[row.sectionRowIndex - 1] if row else None  # The first row is a space.
        return self._library.number_of(drawn.place) if drawn else None

    def _seek(self, event: Any) -> None:
        event.preventDefault()
        self._is_seeking = True
        self._page.do(self._library.seek)

    def _open(self, event: Any) -> None:
        if self._library.chosen and not self._library.shows_removed:
            self._page.do(self._looking.open)
            self._page.after_frame(go_to_board)

    def _key(self, event: Any) -> None:
        number = self._number(event.target.closest("[data-number]"))
        is_other = event.altKey or (event.ctrlKey and event.key != " ") or event.metaKey
        if number is None or is_other:
            return
        if event.key in MOVES:
            to = min(max(0, number + MOVES[event.key]), self._library.games.count - 1)
            self._go(event, to, self._library.extend if event.shiftKey else self._library.select)
        elif event.key in ("Enter", " "):
            claim(event)
            if event.key == "Enter" and self._library.chosen:
                self._open(event)
            elif event.ctrlKey or self._library.selection.toggles:
                self._page.do(self._library.toggle, number)
            else:
                self._page.do(self._library.select, number)
        elif event.key == "Delete":
            claim(event)
            self._page.do(self._deleting.delete)

    def _command(self, event: Any) -> None:
        """Selects all games with Ctrl+A, and undoes the last deletion with Ctrl+Z."""
        is_command = (event.ctrlKey or event.metaKey) and not (event.altKey or event.shiftKey)
        is_list = self._page.workspace.view == PLAY and self._table.sheet == GAMES
        commands = {"a": self._library.select_all, "z": self._deleting.undo}
        command = commands.get(event.key.lower())
        if command and is_command and is_list and not event.target.closest(KEEPS_COMMANDS):
            event.preventDefault()
            self._page.do(command)

    def _go(self, event: Any, number: int, choose: Callable[[int], None]) -> None:
        """Selects another row, or a range up to it, and scrolls to it."""
        claim(event)
        _scroll_to(number)
        self._page.do(choose, number)
        row = element("games-list").querySelector(f"[data-number='{number}']")
        if row:  # The next key may come before the next frame.
            row.focus()


def _has_cards() -> bool:
    """Returns whether the window is so narrow that the games are cards."""
    return bool(window.matchMedia(CARDS).matches)


def _row_height() -> int:
    """Returns the height of a row in pixels."""
    style = window.getComputedStyle(element("games-list"))
    return int(window.parseFloat(style.getPropertyValue("--row"))) or 44


def _focus_row() -> None:
    row = element("games").querySelector("[tabindex='0']")
    if row:
        row.focus()


def _scroll_to(number: int) -> None:
    """Scrolls the row of the game with a number in the list into view."""
    scroller, height = element("games-list"), _row_height()
    top = number * height
    bottom = top + 2 * height - scroller.clientHeight  # Below the headings.
    if scroller.scrollTop > top:
        scroller.scrollTop = top
    elif scroller.scrollTop < bottom:
        scroller.scrollTop = bottom


def _space(rows: int) -> Markup:
    """Returns a row in place of those that are not drawn."""
    return markup(
        '<tr class="space" aria-hidden="true"><td style="height:calc(var(--row) * {})"></td></tr>',
        rows,
    )
