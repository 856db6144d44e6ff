"""Starts the page: puts the game on the board, and then everything else around it."""

import asyncio
import gc
import json
import os

from pyscript import document, window

from page.browser.board import BoardPart
from page.browser.game import GamePart
from page.browser.keys import KeysPart
from page.browser.news import NewsPart
from page.browser.page import TURN, Page, element
from page.browser.result import ResultPart
from page.browser.settings import SettingsPart
from page.browser.storage import SETTINGS, Storage, kept, linked
from page.state import settings
from page.state.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.state.snapshot import Snapshot

# After a collection MicroPython looks for room from the start of its memory again, which makes
# everything slow; by default it collects after each event that made 16 kB.
COLLECT_AFTER = 64_000_000  # Bytes made.

AT_ONCE = 6
NOT_LOADED = "A part of the page could not be loaded. Reload the page to use the judges."


def answer_early_clicks(stage: str) -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them."""
    clicked = window.early[stage]
    window.early[stage] = None
    for target in clicked:
        target.removeAttribute("data-early")
        target.click()


async def start() -> None:
    """Makes the game playable, as it was left or linked to, and then loads the rest."""
    page, storage = Page(Table()), Storage()
    page.parts = [
        BoardPart(page),
        NewsPart(page),
        KeysPart(page),
        SettingsPart(page),
        GamePart(page),
        ResultPart(page),
    ]
    await storage.open()
    settings.take(page.table, storage.get(SETTINGS))
    found, problem = None, ""
    try:
        found = await linked() or kept(storage)
    except ValueError as error:
        problem = str(error)
    if found:
        page.table.play.take(found.game)
    page.show()
    document.documentElement.dataset.page = "ready"
    answer_early_clicks("first")
    await start_later(page, storage, found, problem)


async def start_later(page: Page, storage: Storage, found: "Snapshot | None", problem: str) -> None:
    """Adds the parts that need more code than a player waits for."""
    try:
        await load_modules(json.loads(element("later-modules").textContent))
    except Exception:  # Whatever the browser has to say about the network.
        element("notice").textContent, element("notice").hidden = NOT_LOADED, False
        return
    from page import later

    later.start(page, storage, found, problem)
    document.documentElement.dataset.workbench = "ready"
    answer_early_clicks("later")


async def load_modules(names: "list[str]") -> None:
    """Puts modules, by their paths below `py/`, where they can be imported."""
    responses = []
    for number, name in enumerate(names):
        if number % AT_ONCE == 0:
            await asyncio.sleep(TURN)  # Asking for all at once would hold up the board.
        responses.append(window.fetch(f"./py/{name}"))
    for name, response in zip(names, responses):
        text = await (await response).text()
        make_folders(name)
        with open(name, "w") as file:
            file.write(text)


def make_folders(path: str) -> None:
    """Makes the folders that a file is in."""
    folders = path.split("/")[:-1]
    for depth in range(1, len(folders) + 1):
        try:
            os.mkdir("/".join(folders[:depth]))
        except OSError:  # It is there.
            pass


gc.threshold(COLLECT_AFTER)  # type: ignore[attr-defined]
asyncio.create_task(start())
