"""The parts that need more code than a player waits for, added once the page can be played on."""

from page.browser.comparing import ComparePart
from page.browser.computer import ComputerPart
from page.browser.making import MakePart
from page.browser.stress import StressPart

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.judging import JudgePart
    from page.browser.page import Page


def start(page: "Page", judge: "JudgePart") -> None:
    """Adds the parts to the page."""
    compare = ComparePart(page)
    page.after_output.append(compare.start)
    page.parts += [ComputerPart(page), compare, MakePart(page, judge), StressPart(page, judge)]
    page.show()
    page.output_changed()
