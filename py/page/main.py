"""Starts the page: puts the state, the screen and the events together."""

from page.app import App
from page.judging import Judging
from page.playing import Playing
from pyscript import document, window


def answer_early_clicks() -> None:
    """Repeats the clicks that index.html kept while there was no Python to answer them."""
    window.removeEventListener("click", window.keepClick, True)
    for target in window.earlyClicks:
        target.removeAttribute("data-early")
        target.click()


Playing(App())
Judging()
document.documentElement.dataset.page = "ready"
answer_early_clicks()
