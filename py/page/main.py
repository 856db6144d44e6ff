"""Starts the page: puts the state and the parts that show it together."""

import asyncio
import json
import os

from pyscript import document, window

from page.browser.board import BoardPart
from page.browser.exploring import ExplorePart
from page.browser.game import GamePart
from page.browser.judging import JudgePart
from page.browser.keys import KeysPart
from page.browser.news import NewsPart
from page.browser.page import Page, element
from page.browser.record import RecordPart
from page.browser.result import ResultPart
from page.browser.setting_up import SetUpPart
from page.browser.settings import SettingsPart
from page.browser.sharing import SharingPart
from page.browser.stepping import StepperPart
from page.state.app import App

NOT_LOADED = "A part of the page could not be loaded. Reload the page to compare or to make inputs."


def answer_early_clicks(stage: str) -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them."""
    clicked = window.early[stage]
    window.early[stage] = None
    for target in clicked:
        target.removeAttribute("data-early")
        target.click()


async def start() -> None:
    """Puts the page together, takes up what it was left with, and answers from then on."""
    page = Page(App())
    judge = JudgePart(page)
    sharing = SharingPart(page, judge)
    page.parts = [
        BoardPart(page),
        NewsPart(page),
        KeysPart(page),
        SettingsPart(page),
        GamePart(page),
        ResultPart(page),
        SetUpPart(page),
        ExplorePart(page, judge),
        judge,
        StepperPart(page),
        RecordPart(page, judge),
        sharing,
    ]
    await sharing.start()
    document.documentElement.dataset.page = "ready"
    answer_early_clicks("first")
    await start_later(page, judge)


async def start_later(page: Page, judge: JudgePart) -> None:
    """Adds the parts that need more code than a player waits for."""
    try:
        await load_modules(json.loads(element("later-modules").textContent))
    except Exception:  # Whatever the browser has to say about the network.
        page.do(page.app.notify, NOT_LOADED)
        return
    from page import later

    later.start(page, judge)
    document.documentElement.dataset.workbench = "ready"
    answer_early_clicks("later")


async def load_modules(names: "list[str]") -> None:
    """Puts modules, by their paths below `py/`, where they can be imported."""
    responses = [window.fetch(f"./py/{name}") for name in names]
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


asyncio.create_task(start())
