"""The number of processors that the page sees, whatever the machine has.

With four or more, the page starts a second engine.
"""

from playwright.sync_api import BrowserContext

FEW = 2

REPORT = 'Object.defineProperty(navigator, "hardwareConcurrency", { value: %d });'


def report_processors(context: BrowserContext, number: int) -> None:
    """Sets the number of processors that the pages of a context see from their next load on."""
    context.add_init_script(REPORT % number)
