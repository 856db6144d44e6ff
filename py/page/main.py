"""Starts the page: first the game, then the rest."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from time import ticks_ms  # type: ignore[attr-defined]
from typing import TYPE_CHECKING, Any

import js as window
from js import document

from browser.board.board import BoardPart
from browser.page import SLICE, TURN, Page, Part, element
from browser.storage.storage import Storage
from jobs.job import Task
from page.share import READING, address
from page.share.embedded import EmbeddedPart
from page.share.reading import ReadingPart
from page.shell.view_switch import ViewSwitchPart
from page.stored import settings
from page.stored.saved_work import SavedWork
from page.stored.stored import Stored
from page.stored.storing import Storing
from play.model.game.table import Table
from play.view.play.play import PlayPart
from play.view.play.status import StatusPart
from saved.players import FRIEND

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from jobs.job import Work

    Bring = Callable[[str], Awaitable[list[str]]]

LATER = "later-modules"
# Bytes allocated between two collections. By default MicroPython collects after every 16 kB, and
# each collection makes allocation start again at the beginning of its memory, which is slow.
COLLECT_AFTER = 64_000_000

NOT_LOADED = "The judges and the analysis could not be loaded. {}"


def answer_early_clicks(stage: str, page: Page) -> None:
    """Repeats the clicks that index.html recorded before Python was ready.

    Each click is repeated in the view where it was made.
    """
    clicked, view = window.early[stage], page.workspace.view
    window.early[stage] = None
    for click in clicked:
        page.do(page.workspace.go_to, click.view)
        click.target.removeAttribute("data-early")
        click.target.click()
    page.do(page.workspace.go_to, view)


async def start(bring: Bring) -> None:
    """Makes the game playable, restores the last work or opens a link, and loads the rest.

    An embedded page has nothing else, and neither reads nor changes what is stored. `bring` loads
    the modules of a stage, so that they can be imported.
    """
    random.seed()  # A memory image has the seed of its build.
    gc.threshold(COLLECT_AFTER)  # type: ignore[attr-defined]
    table, embedded = Table(), address.embedded()
    page = Page(table.workspace)
    storage = Storage(lambda: later_modules(bring))
    page.parts.append(ReadingPart(page))
    parts: list[Part] = [
        BoardPart(page),
        StatusPart(page, table),
        PlayPart(page, table),
        ViewSwitchPart(page, table),
    ]
    stored, linked, problem = Stored({}) if embedded else await storage.read(Stored), None, ""
    link = address.carried()

    def read() -> Work:
        nonlocal linked, problem
        try:
            linked = yield from address.linked()
        except ValueError as error:
            problem = str(error)

    if link:
        await page.complete(Task(READING, read))
    is_first_visit = not (embedded or stored.settings or link)
    if is_first_visit:
        stored.settings = settings.NEWCOMER
    work = SavedWork(table, stored, linked, link)
    if window.supposedView and address.view() == window.supposedView:
        address.show(table.place)
    page.workspace.go_to(address.view() or page.workspace.view)
    table.show_sheet(address.sheet())
    if is_first_visit:
        table.welcome()
    if embedded:
        page.do(prepare_embedded, table, problem)
        make_playable(page, parts + [EmbeddedPart(table)])
        return
    storing = Storing(work, storage, address.carried, address.remove)
    document.addEventListener("visibilitychange", storing.store)
    # MicroPython cannot call PyScript's addEventListener on the window.
    window.onpagehide = storing.store
    make_playable(page, parts)
    start_later(bring, page, storing, problem or stored.problem)


def make_playable(page: Page, parts: list[Part]) -> None:
    """Adds the parts that the first move needs."""
    page.add(parts)
    document.documentElement.dataset.page = "ready"
    answer_early_clicks("first", page)


def prepare_embedded(table: Table, problem: str) -> None:
    """Lets the user play both colours, and says why the link cannot be opened, if it cannot."""
    for color in table.play.players:
        table.play.set_player(color, FRIEND)
    if problem:
        table.workspace.say(problem)


def start_later(bring: Bring, page: Page, storing: Storing, problem: str) -> None:
    """Adds the parts that the first move does not need. A failure can be repeated."""

    def attempt(event: Any = None) -> None:
        element("toast").hidden = element("load-later").hidden = True
        asyncio.create_task(add_later(bring, page, storing, problem))

    element("load-later").addEventListener("click", attempt)
    attempt()


async def later_modules(bring: Bring) -> Any:
    """Returns `page.later`, which adds everything else."""
    if "page.later" not in sys.modules:
        await import_in_slices(await bring(LATER))
    from page import later

    return later


async def import_in_slices(names: list[str]) -> None:
    """Imports modules. The browser handles events in between."""
    begun = ticks_ms()
    for name in names:
        __import__(name)
        if ticks_ms() - begun > SLICE:
            await asyncio.sleep(TURN)
            begun = ticks_ms()


async def add_later(bring: Bring, page: Page, storing: Storing, problem: str) -> None:
    """Loads and adds these parts, or reports why that failed."""
    try:
        (await later_modules(bring)).start(page, storing, problem)
    except Exception as error:  # A module is missing or damaged.
        sys.print_exception(error)  # type: ignore[attr-defined]
        element("notice").textContent = NOT_LOADED.format(await window.reasonOfStage(LATER))
        element("toast").hidden = element("load-later").hidden = False
        return
    document.documentElement.dataset.workbench = "ready"
    answer_early_clicks("later", page)
