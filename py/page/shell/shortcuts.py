"""Keyboard shortcuts, and the sheet that lists them."""

from typing import Any

from js import document

from board.navigation import ply_after
from board.scene import Scene
from browser.page import Page, Part, claim, element, focus_board
from page.app import App
from page.shell.shortcut_keys import GO, button_of
from play.model.play.typed_move import DIGITS, ENTER
from saved.work import GAMES, PLAY
from state.board_commands import BoardCommands

# Elements that handle keys themselves.
KEEPS_KEYS = "input, textarea, select, [contenteditable], dialog"
# Elements that handle arrow keys themselves.
KEEPS_ARROWS = "[role=grid], [role=tab], [role=slider]"
# The regions that F6 visits, and the elements that it focuses in each.
REGIONS = (
    (".bar", ".views a[aria-current]"),
    ("#table", "#board [tabindex='0']"),
    (".transport", "button:not(:disabled), input:not(:disabled)"),
    (".sheet", "button:not(:disabled)"),
    (".col.input", "#judge-input"),
    (".col.output", "#judge-output"),
    (".col.third", "[role=tab][aria-selected=true]"),
)

# Keys that are pressed together with others.
MODIFIERS = ("Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock")

STEP_BUTTONS = {
    "ArrowLeft": "step-previous",
    "ArrowRight": "step-next",
    "Home": "step-first",
    "End": "step-last",
}


VARIATIONS = {"ArrowUp": -1, "ArrowDown": 1}


class ShortcutsPart(Part):
    """Handles shortcuts, most of which click a button."""

    def __init__(self, page: Page, app: App) -> None:
        self._page = page
        self._play = play = app.play
        self._analysis, self._typed = play.analysis, play.typed_move
        self._variations, self._library = play.variations, play.library
        self._table = app.table
        self._workspace = workspace = page.workspace
        self._prefix = False
        commands = BoardCommands(workspace)
        page.on_click("read-rays", commands.read_rays)
        page.on_click("read-score", commands.read_score)
        page.on_click("read-again", workspace.say_again)
        page.on_click("read-last-move", commands.read_last_move)
        element("show-keys").addEventListener("click", lambda event: element("keys").showModal())
        page.on_switch("keys-on", workspace.switch_keys)
        document.addEventListener("keydown", self._key)
        # Before the focused element, which may use Enter.
        document.addEventListener("keydown", self._type, True)
        document.addEventListener("pointerdown", self._clear)

    def show(self, scene: Scene) -> None:
        """Shows whether single-key shortcuts are on."""
        element("keys-on").checked = self._workspace.settings.keys_on

    def _type(self, event: Any) -> None:
        """Adds a key to the typed move, or gives up the move and lets the key do what it does."""
        typed, key = self._typed, event.key
        if key in MODIFIERS or not self._types(event):
            return
        if not typed.keeps(key):
            self._press_waiting()
        if document.activeElement.closest(KEEPS_KEYS):
            event.stopPropagation()  # The button has focused a text box, which takes the key.
        elif typed.takes(key):
            claim(event)
            self._page.do(self._take, event)
        else:
            self._clear(event)

    def _types(self, event: Any) -> bool:
        """Returns whether keys can type a move."""
        if self._workspace.view != PLAY or not self._workspace.settings.keys_on:
            return False
        modified = event.ctrlKey or event.metaKey or event.altKey
        return not (modified or event.target.closest(KEEPS_KEYS + ", [popover]"))

    def _take(self, event: Any) -> None:
        self._typed.type(event.key)
        if event.key == ENTER and event.target.closest("#board"):
            self._page.after_frame(focus_board)  # It follows to the square of the move.
        shortcut = self._shortcut(event)
        if shortcut and event.key not in DIGITS:
            self._typed.wait(shortcut, lambda: self._page.after_frame(self._press_waiting))

    def _press_waiting(self) -> None:
        """Presses the button of the letter that did not begin a move."""
        button = self._typed.shortcut
        if button:
            self._page.do(self._typed.clear)
            element(button).click()

    def _clear(self, event: Any) -> None:
        if self._typed.text:
            self._page.do(self._typed.clear)

    def _key(self, event: Any) -> None:
        if event.key == "F6":
            event.preventDefault()
            _go_to_next_region(-1 if event.shiftKey else 1)
        elif event.ctrlKey or event.metaKey or event.target.closest(KEEPS_KEYS):
            return
        elif event.key == "Escape":
            if not document.querySelector(":popover-open"):  # Escape closes it.
                self._page.do(self._leave)
        elif event.key in STEP_BUTTONS:
            self._step(event)
        elif event.key in VARIATIONS:
            self._go_to_variation(event)
        elif self._workspace.settings.keys_on and not event.altKey:
            self._press(event)

    def _step(self, event: Any) -> None:
        """Goes to another move or step, unless the focused element uses the key."""
        if event.target.closest(KEEPS_ARROWS) and not event.altKey:
            return
        event.preventDefault()
        walk = self._analysis.walk
        if walk:
            number = ply_after(event.key, walk.at, len(walk.squares))
            self._page.do(self._analysis.go_in_line, number)
        elif self._workspace.view == PLAY:
            self._page.do(self._go_in_game, event.key)
        else:
            element(STEP_BUTTONS[event.key]).click()

    def _leave(self) -> None:
        """Leaves the statistics, the choices or the best line, or stops a try or the practice."""
        analysis, practised = self._analysis, self._play.practised
        table, workspace = self._table, self._workspace
        if self._library.statistics and workspace.view == PLAY and table.sheet == GAMES:
            self._library.leave_statistics()
        elif table.choice.is_over(table.play.game):
            table.choice.close()
        elif analysis.walk:
            analysis.leave_line()
        elif practised and workspace.view == PLAY:
            practised.stop()

    def _go_in_game(self, key: str) -> None:
        game = self._table.play.game
        ply = ply_after(key, game.ply, len(game.plies))
        if self._table.game_on_board and ply is not None:
            self._table.go_to_ply(ply)

    def _go_to_variation(self, event: Any) -> None:
        """Goes to another move that was played here. If there is none, the page scrolls."""
        if event.target.closest(KEEPS_ARROWS) and not event.altKey:
            return
        if self._workspace.view == PLAY and self._variations.count > 1:
            event.preventDefault()
            self._page.do(self._variations.go, VARIATIONS[event.key])

    def _press(self, event: Any) -> None:
        """Clicks the button of a single key."""
        button = self._shortcut(event)
        if button:
            event.preventDefault()
            element(button).click()

    def _shortcut(self, event: Any) -> str | None:
        """Returns the button of a single key, or of a key after G."""
        key = event.key.upper()
        button = GO.get(key) if self._prefix else None
        self._prefix = key == "G"
        return button or button_of(event.key, event.shiftKey, self._workspace.view)


def _go_to_next_region(step: int) -> None:
    """Focuses the next visible region."""
    visible: list[tuple[Any, str]] = []
    current = -1 if step > 0 else 0
    for selector, target in REGIONS:
        region = document.querySelector(selector)
        if not region.getClientRects().length:
            continue
        if region.contains(document.activeElement):
            current = len(visible)
        visible.append((region, target))
    region, target = visible[(current + step) % len(visible)]
    for candidate in region.querySelectorAll(target):
        if candidate.getClientRects().length:
            candidate.focus()
            return
