"""The tabs of the Judge view: three on wide screens, all five on a phone.

On a phone, a strip shows the board above the tab Test until the user opens the board.
"""

from typing import Any

from js import document

from board import drawing
from board.scene import Scene
from browser.code_pane import Panes
from browser.page import Page, Part, element, fill
from workbench.model.judge.tabs import TABS, TEST
from workbench.model.workbench import Workbench

STEPS = {"ArrowRight": 1, "ArrowLeft": -1}


class TabsPart(Part):
    """Shows the chosen tab and pane."""

    def __init__(self, page: Page, bench: Workbench, panes: Panes) -> None:
        self._page, self._tabs, self._panes = page, bench.judge.tabs, panes
        self._shown = ("", "")
        for tab in document.querySelectorAll("[data-tab]"):
            tab.addEventListener("click", self._choose)
            tab.addEventListener("keydown", self._key)
        for link in document.querySelectorAll("[data-go]"):
            link.addEventListener("click", self._go)

    def show(self, scene: Scene) -> None:
        """Shows the tab and marks it as selected."""
        tabs = self._tabs
        if (tabs.pane, tabs.tab) == self._shown:
            return
        self._shown = tabs.pane, tabs.tab
        element("work").dataset.pane, element("work").dataset.third = tabs.pane or "third", tabs.tab
        for name in TABS:
            element(name).hidden = name != tabs.tab
        for tab in document.querySelectorAll("[data-tab]"):
            on_phone = tab.parentElement.className == "tabs phone"
            selected = tab.dataset.tab == (tabs.shown if on_phone else tabs.tab)
            tab.ariaSelected = "true" if selected else "false"
            tab.tabIndex = 0 if selected else -1
        for pane in (self._panes.input, self._panes.expected, self._panes.actual):
            pane.forget()  # A hidden pane could not be scrolled.

    def _choose(self, event: Any) -> None:
        self._page.do(self._tabs.show, event.currentTarget.dataset.tab)

    def _go(self, event: Any) -> None:
        name = event.currentTarget.dataset.go
        self._page.do(self._tabs.show, name)
        self._page.after_frame(lambda: element(f"tab-{name}").focus())

    def _key(self, event: Any) -> None:
        if event.key in STEPS and not event.altKey:
            event.preventDefault()
            tabs = list(event.currentTarget.parentElement.children)
            names = [tab.dataset.tab for tab in tabs]
            index = names.index(event.currentTarget.dataset.tab) + STEPS[event.key]
            tabs[index % len(tabs)].click()
            tabs[index % len(tabs)].focus()


class BoardStripPart(Part):
    """A small board, the step in words, and the button that opens the board."""

    def __init__(self, page: Page, bench: Workbench) -> None:
        self._session, self._tabs = bench.judge, bench.judge.tabs
        self._rows: list[str] = []
        page.on_click("show-board", self._tabs.show_or_hide_board)

    def show(self, scene: Scene) -> None:
        """Shows the position and the step."""
        if self._tabs.tab != TEST:
            return
        is_open, stepper = self._tabs.board_open, self._session.stepper
        element("board-strip").classList.toggle("open", is_open)
        element("show-board").ariaExpanded = "true" if is_open else "false"
        element("show-board").textContent = "Hide board" if is_open else "Show board"
        number = len(stepper.run.steps) if stepper else 0
        step = f"Step {stepper.index + 1} of {number}" if stepper and number else "No steps yet"
        element("strip-step").textContent = step
        element("strip-said").textContent = scene.message if number else ""
        if scene.rows != self._rows:
            self._rows = scene.rows
            fill(element("strip-board"), drawing.svg(scene.rows, {}, scene.labels))
