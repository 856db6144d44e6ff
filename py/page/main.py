"""Starts the page: puts the state and the parts that show it together."""

import asyncio

from pyscript import document, window

from page.browser.board import BoardPart
from page.browser.game import GamePart
from page.browser.judging import JudgePart
from page.browser.keys import KeysPart
from page.browser.news import NewsPart
from page.browser.page import Page
from page.browser.sharing import SharingPart
from page.browser.stepping import StepperPart
from page.state.app import App


def answer_early_clicks() -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them."""
    window.removeEventListener("click", window.keepClick, True)
    for target in window.earlyClicks:
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
        GamePart(page),
        judge,
        StepperPart(page),
        sharing,
    ]
    await sharing.start()
    document.documentElement.dataset.page = "ready"
    answer_early_clicks()


asyncio.create_task(start())
