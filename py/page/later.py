"""The parts that need more code than a player waits for, added once the page can be played on."""

from page.browser.analysis import AnalysisPart
from page.browser.attention import AttentionPart
from page.browser.comparing import ComparePart, FootPart
from page.browser.engine import EnginePart
from page.browser.graph import GraphPart
from page.browser.judging import JudgePart
from page.browser.keys import KeysPart
from page.browser.making import MakePart
from page.browser.offline import OfflinePart
from page.browser.page import Page, Part
from page.browser.pane import Panes
from page.browser.pictures import PicturePart
from page.browser.record import RecordPart
from page.browser.report import ReportPart
from page.browser.setting_up import SetUpPart
from page.browser.settings import SettingsPart
from page.browser.sharing import SharingPart
from page.browser.stepping import StepperPart
from page.browser.storage import FORBIDDEN, Storage
from page.browser.stress import StressPart
from page.browser.tabs import TabsPart
from page.state.app import App
from page.state.snapshot import Snapshot


def start(page: Page, storage: Storage, found: Snapshot | None, problem: str) -> None:
    """Adds the parts to the page, with what was found of an earlier visit or a problem with it."""
    app, panes = App(page.table), Panes()
    if storage.forbidden:
        app.notice.say(FORBIDDEN)
    if found:
        try:
            found.restore(app)
        except ValueError as error:
            problem = str(error)
    if problem:
        app.notice.say(problem)
    restored = app.source
    parts: list[Part] = [
        EnginePart(page, app),
        AttentionPart(page),
        KeysPart(page, app),
        SettingsPart(page),
        PicturePart(page),
        SetUpPart(page, app),
        JudgePart(page, app, panes),
        SharingPart(page, app, storage, unread=bool(problem)),
        ComparePart(page, app, panes),
        FootPart(page, app, panes),
        MakePart(page, app),
        StressPart(page, app, panes),
        OfflinePart(page, app),
        AnalysisPart(page, app),
        GraphPart(page, app),
        ReportPart(page, app),
        # Last, because they ask the browser where things are.
        RecordPart(page, app),
        TabsPart(page, app, panes),
        StepperPart(page, app, panes),
    ]
    # What was typed meanwhile is left to its reader to run.
    if restored and restored == app.source:
        app.judge(app.choice, app.source, app.step_wanted)
    page.add(parts)
