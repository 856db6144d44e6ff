"""The list of the user's games."""

from __future__ import annotations

from typing import Any

from pyscript import document, window
from pyscript.ffi import to_js

from board.scene import Scene
from library.stored_game import player_name
from page.model.app import App
from page.model.library.library import NAMES, RESULTS
from page.view.core.choices import show_choice
from page.view.core.files import download
from page.view.core.page import Page, Part, element, go_to_board
from page.view.library.games_html import OUTCOMES, choices, listed, reasons
from page.view.library.statistics_html import tables
from page.view.storage.database import Database
from saved.work import GAMES, PLAY

MOVES = {"ArrowDown": 1, "ArrowUp": -1, "PageDown": 10, "PageUp": -10}
MARGIN = 20  # Rows that are drawn before the first visible one.
FILTERS = ("result", "opponent", "opening")
ORDER = {True: "descending", False: "ascending"}
MEGABYTE, TENTH = 1_000_000, 100_000
PASTED = "Pasted"


class GamesPart(Part):
    """Shows the list, of which only the visible rows are drawn."""

    def __init__(self, page: Page, app: App) -> None:
        self._page, self._library, self._kept = page, app.library, app.kept
        self._drawn = -1
        self._said = ""
        self._importing = app.importing
        self._store = Database(
            lambda: page.do(app.library.refresh),
            lambda: page.do(app.practice_store.refresh),
            lambda progress: page.do(app.importing.hear, progress),
        )
        connected = app.kept, app.library, app.importing, app.openings, app.practice_store
        for each in connected + (app.drill, app.reviewing):
            page.do(each.connect, self._store)
        page.on_click("stop-import", app.importing.stop)
        page.on_click("undo-import", app.importing.undo)
        page.on_click("close-import", app.importing.dismiss)
        for name in ("open-files", "open-first-files"):
            element(name).addEventListener("click", lambda event: element("games-files").click())
        element("games-files").addEventListener("change", self._import)
        element("back-up").addEventListener("click", self._back_up)
        document.addEventListener("paste", self._paste)
        for button in document.querySelectorAll("[data-export]"):
            button.addEventListener("click", self._export)
        library = app.library
        page.on_value("scope", library.choose_scope)
        for name in FILTERS:
            element(f"{name}-filter").addEventListener("change", self._filter)
        element("search-games").addEventListener("input", self._search)
        page.on_click("clear-filters", library.clear)
        page.on_click("show-statistics", library.switch_statistics)
        page.on_click("delete-game", library.delete)
        element("open-game").addEventListener("click", self._open)
        for heading in document.querySelectorAll("[data-sort]"):
            heading.addEventListener("click", self._sort)
        scroller = element("games-list")
        scroller.addEventListener("scroll", self._scroll)
        scroller.addEventListener("click", self._press)
        scroller.addEventListener("dblclick", self._open)
        scroller.addEventListener("keydown", self._key)

    def show(self, scene: Scene) -> None:
        """Shows the games if they have changed."""
        library, sheet = self._library, self._page.workspace.sheet
        self._show_import()
        element("games-count").textContent = str(library.mine or "")
        if sheet == GAMES and self._drawn != library.changes:
            self._drawn = library.changes
            self._draw()

    def _draw(self) -> None:
        library, today = self._library, self._kept.today
        table = element("games")
        table.ariaRowCount = str(library.count + 1)
        rows = [
            listed(game, library.first + at, game.place == library.selected, today)
            for at, game in enumerate(library.rows)
        ]
        row = f"calc(var(--row) * {library.first})"
        rest = f"calc(var(--row) * {library.count - library.first - len(rows)})"
        body = table.tBodies[0]
        focused = body.contains(document.activeElement)
        body.innerHTML = f"{_space(row)}{''.join(rows)}{_space(rest)}"
        for item in body.querySelectorAll("[data-number]"):
            item.tabIndex = -1
        current = body.querySelector("[aria-selected=true]") or body.querySelector("[data-number]")
        if current:
            current.tabIndex = 0
            if focused:
                current.focus()
        self._draw_filters()
        counted = library.statistics
        element("show-statistics").ariaPressed = "true" if counted else "false"
        element("statistics").hidden = not counted
        if counted:
            element("statistics").innerHTML = tables(counted)
        element("no-games").hidden = not (library.is_known and not library.total)
        element("no-game-fits").hidden = not (
            library.is_known and library.total and not library.count
        )
        element("games-list").hidden = not library.count or counted is not None
        element("games-found").textContent = library.found
        size = f"{library.size / MEGABYTE:.1f} MB" if library.size > TENTH else "Less than 0.1 MB"
        kept = f"{size}, in this browser only"
        element("games-size").textContent = self._kept.problem or kept
        for name in ("open-game", "delete-game"):
            element(name).disabled = not library.chosen
        for button in document.querySelectorAll("[data-export$=one]"):
            button.disabled = not library.chosen

    def _draw_filters(self) -> None:
        library, wanted = self._library, self._library.wanted
        show_choice("scope", wanted["scope"])
        options = {
            "result": [(name, OUTCOMES[name]) for name in RESULTS[wanted["scope"]]],
            "opponent": [(name, player_name(name, NAMES)) for name in library.opponents],
            "opening": [(name, name) for name in library.openings],
        }
        for name in FILTERS:
            chooser = element(f"{name}-filter")
            html = choices(name[0].upper() + name[1:], options[name])
            if chooser.innerHTML != html:
                chooser.innerHTML = html
            chooser.value = wanted[name]
        if document.activeElement != element("search-games"):
            element("search-games").value = wanted["words"]
        element("clear-filters").hidden = not library.is_filtered
        for heading in document.querySelectorAll("[data-sort]"):
            is_it = heading.dataset.sort == wanted["sort"]
            heading.parentElement.ariaSort = ORDER[wanted["down"]] if is_it else "none"

    def _show_import(self) -> None:
        importing = self._importing
        if importing.said == self._said:
            return
        self._said = importing.said
        element("import").hidden = not importing.said
        element("import-said").textContent = importing.said
        element("stop-import").hidden = not importing.under_way
        element("undo-import").hidden = importing.under_way or not importing.read
        element("close-import").hidden = importing.under_way
        element("import-progress").hidden = not importing.under_way
        element("import-why").hidden = not importing.reasons
        element("import-reasons").innerHTML = reasons(importing.reasons, importing.skipped)

    def _import(self, event: Any) -> None:
        files = list(event.target.files)
        if files:
            self._page.do(self._importing.start, to_js(files))
            event.target.value = ""

    def _paste(self, event: Any) -> None:
        """Imports what is pasted beside the list."""
        workspace = self._page.workspace
        is_here = workspace.sheet == GAMES and workspace.view == PLAY
        if not is_here or event.target.closest("input, textarea, select, dialog"):
            return
        pasted = window.inserted(event)
        if pasted:
            event.preventDefault()
            event.stopImmediatePropagation()  # It does not go on the board.
            file = window.File.new(to_js([pasted]), PASTED)
            self._page.do(self._importing.start, to_js([file]))

    def _back_up(self, event: Any) -> None:
        self._page.do(self._library.back_up, lambda file: download("games.txt", file))

    def _export(self, event: Any) -> None:
        form, scope = event.currentTarget.dataset.export.split("-")

        def save(texts: list[str]) -> None:
            download(f"games.{form}", *texts)

        self._page.do(self._library.export, form, scope == "all", save)

    def _filter(self, event: Any) -> None:
        name = event.target.id.split("-")[0]
        self._page.do(lambda: self._library.want(**{name: event.target.value}))

    def _search(self, event: Any) -> None:
        self._page.do(lambda: self._library.want(words=event.target.value.strip()))

    def _sort(self, event: Any) -> None:
        self._page.do(self._library.sort_by, event.currentTarget.dataset.sort)

    def _scroll(self, event: Any) -> None:
        scroller = element("games-list")
        first = scroller.scrollTop // _row_height()
        library = self._library
        last = first + scroller.clientHeight // _row_height() + 1
        is_shown = library.first <= first and last <= library.first + len(library.rows)
        if not is_shown and last <= library.count + 1:
            self._page.do(library.show_from, max(0, int(first) - MARGIN))

    def _press(self, event: Any) -> None:
        row = event.target.closest("[data-number]")
        if row:
            self._page.do(self._library.select, int(row.dataset.number))
            row.focus()

    def _open(self, event: Any) -> None:
        if self._library.chosen:
            self._page.do(self._library.open)
            self._page.after_frame(go_to_board)

    def _key(self, event: Any) -> None:
        row = event.target.closest("[data-number]")
        if not row or event.ctrlKey or event.altKey or event.metaKey:
            return
        number = int(row.dataset.number)
        if event.key in MOVES:
            self._go(event, min(max(0, number + MOVES[event.key]), self._library.count - 1))
        elif event.key in ("Enter", " "):
            self._stop(event)
            if event.key == "Enter" and self._library.chosen:
                self._open(event)
            else:
                self._page.do(self._library.select, number)
        elif event.key == "Delete":
            self._stop(event)
            self._page.do(self._library.delete)

    def _go(self, event: Any, number: int) -> None:
        """Selects another row and scrolls to it."""
        self._stop(event)
        scroller, height = element("games-list"), _row_height()
        top = number * height
        bottom = top + 2 * height - scroller.clientHeight  # Below the headings.
        if scroller.scrollTop > top:
            scroller.scrollTop = top
        elif scroller.scrollTop < bottom:
            scroller.scrollTop = bottom
        self._page.do(self._library.select, number)

    def _stop(self, event: Any) -> None:
        event.preventDefault()
        event.stopPropagation()


def _row_height() -> int:
    """Returns the height of a row in pixels."""
    style = window.getComputedStyle(element("games-list"))
    return int(window.parseFloat(style.getPropertyValue("--row"))) or 44


def _space(height: str) -> str:
    """Returns a row in place of those that are not drawn."""
    return f'<tr class="space" aria-hidden="true"><td style="height:{height}"></td></tr>'
