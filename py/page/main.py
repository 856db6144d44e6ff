"""Starts the page: puts the state and the parts that show it together."""

from page.browser.board import BoardPart
from page.browser.game import GamePart
from page.browser.judging import JudgePart
from page.browser.news import NewsPart
from page.browser.page import Page
from page.browser.stepping import StepperPart
from page.state.app import App
from pyscript import document, window


def answer_early_clicks() -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them."""
    window.removeEventListener("click", window.keepClick, True)
    for target in window.earlyClicks:
        target.removeAttribute("data-early")
        target.click()


page = Page(App())
page.parts = [BoardPart(page), NewsPart(), GamePart(page), JudgePart(page), StepperPart(page)]
document.documentElement.dataset.page = "ready"
answer_early_clicks()
