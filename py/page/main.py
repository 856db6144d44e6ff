"""Starts the page: puts the game on the board, and then everything else around it."""

import asyncio
import gc
import sys

from pyscript import document, window

from page.model.share import settings
from page.model.share.snapshot import Snapshot
from page.model.workspace import Workspace
from page.view.board.board import BoardPart
from page.view.core.page import Page, Part, element
from page.view.play.play import PlayPart
from page.view.play.result import ResultPart
from page.view.play.status import StatusPart
from page.view.share import address
from page.view.share.storage import SETTINGS, Storage, kept
from page.view.shell.view_switch import ViewSwitchPart

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Bring = Callable[[str], Awaitable[None]]

# After a collection MicroPython looks for room from the start of its memory again, which makes
# everything slow; by default it collects after each event that made 16 kB.
COLLECT_AFTER = 64_000_000  # Bytes made.

NOT_LOADED = "A part of the page could not be loaded. Reload the page to use the judges."


def answer_early_clicks(stage: str, page: Page) -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them.

    Each is answered in the view in which it was made.
    """
    clicked, view = window.early[stage], page.workspace.view
    window.early[stage] = None
    for click in clicked:
        page.workspace.go_to(click.view)
        click.target.removeAttribute("data-early")
        click.target.click()
    page.do(page.workspace.go_to, view)


async def start(bring: "Bring") -> None:
    """Makes the game playable, as it was left or linked to, and has the rest loaded after that.

    `bring` makes the modules of a list ready to be imported.
    """
    gc.threshold(COLLECT_AFTER)  # type: ignore[attr-defined]
    page, storage = Page(Workspace()), Storage()
    parts: list[Part] = [
        BoardPart(page),
        StatusPart(page),
        PlayPart(page),
        ResultPart(page),
        ViewSwitchPart(page),
    ]
    settings.take(page.workspace, storage.get(SETTINGS))
    found, problem = None, ""
    try:
        found = await address.linked()
        if found:
            page.workspace.go_to(found.view)
        else:
            found = kept(storage)
    except ValueError as error:
        problem = str(error)
    page.workspace.go_to(address.view() or page.workspace.view)
    if found:
        page.workspace.play.load(found.game)
        found.set_players(page.workspace.play)
    if address.carried():
        page.workspace.play.pause_computer()
    page.add(parts)
    document.documentElement.dataset.page = "ready"
    answer_early_clicks("first", page)
    asyncio.create_task(start_later(bring("later-modules"), page, storage, found, problem))


async def start_later(
    brought: "Awaitable[None]", page: Page, storage: Storage, found: Snapshot | None, problem: str
) -> None:
    """Adds the parts that need more code than a player waits for."""
    try:
        await brought
        from page import workbench

        workbench.start(page, storage, found, problem)
    except Exception as error:  # A module is missing, or is none, or only a part of one.
        sys.print_exception(error)  # type: ignore[attr-defined]
        element("notice").textContent, element("toast").hidden = NOT_LOADED, False
        return
    document.documentElement.dataset.workbench = "ready"
    answer_early_clicks("later", page)
