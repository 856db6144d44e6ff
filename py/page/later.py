"""The parts that need more code than a player waits for, added once the page can be played on."""

from page.browser.comparing import ComparePart
from page.browser.computer import ComputerPart
from page.browser.exploring import ExplorePart
from page.browser.judging import JudgePart
from page.browser.making import MakePart
from page.browser.pictures import PicturePart
from page.browser.record import RecordPart
from page.browser.setting_up import SetUpPart
from page.browser.sharing import SharingPart
from page.browser.stepping import StepperPart
from page.browser.stress import StressPart
from page.state.app import App

TYPE_CHECKING = False
if TYPE_CHECKING:
    from page.browser.page import Page
    from page.browser.storage import Storage
    from page.state.snapshot import Snapshot


def start(page: "Page", storage: "Storage", found: "Snapshot | None", problem: str) -> None:
    """Adds the parts to the page, with what was found of an earlier visit or a problem with it."""
    app = App(page.table)
    app.notify(problem)
    if found:
        found.restore(app)
    judge = JudgePart(page, app)
    compare = ComparePart(page, app)
    page.after_output.append(compare.start)
    page.parts += [
        ComputerPart(page),
        PicturePart(page),
        SetUpPart(page, app),
        ExplorePart(page, app, judge),
        judge,
        SharingPart(page, app, judge, storage),
        compare,
        MakePart(page, app, judge),
        StressPart(page, app, judge),
        # Last, because they ask the browser where things are.
        RecordPart(page, app, judge),
        StepperPart(page, app),
    ]
    page.show()
    if found and found.source and found.source == app.source:
        judge.start()
