"""Starts the page: puts the state and the parts that show it together."""

import asyncio

from pyscript import document, window

from page.browser.board import BoardPart
from page.browser.comparing import ComparePart
from page.browser.exploring import ExplorePart
from page.browser.game import GamePart
from page.browser.judging import JudgePart
from page.browser.keys import KeysPart
from page.browser.making import MakePart
from page.browser.news import NewsPart
from page.browser.page import Page
from page.browser.record import RecordPart
from page.browser.result import ResultPart
from page.browser.setting_up import SetUpPart
from page.browser.settings import SettingsPart
from page.browser.sharing import SharingPart
from page.browser.stepping import StepperPart
from page.browser.stress import StressPart
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
    compare = ComparePart(page)
    judge.after_run.append(compare.start)
    sharing = SharingPart(page, judge, compare)
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
        compare,
        MakePart(page, judge),
        StressPart(page, judge),
        RecordPart(page, judge),
        sharing,
    ]
    await sharing.start()
    document.documentElement.dataset.page = "ready"
    answer_early_clicks()


asyncio.create_task(start())
