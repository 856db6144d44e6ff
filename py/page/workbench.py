"""The parts that need more code than a player waits for, added once the page can be played on."""

from page.model.app import App
from page.model.share.snapshot import Snapshot
from page.view.board.export import PicturePart
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part
from page.view.engine.analysis import AnalysisPart
from page.view.engine.game_graph import GraphPart
from page.view.engine.game_report import ReportPart
from page.view.engine.visibility import AttentionPart
from page.view.engine.worker import EnginePart
from page.view.judge.made_input import MakePart
from page.view.judge.output_comparison import ComparePart, FootPart
from page.view.judge.program_test import StressPart
from page.view.judge.run import JudgePart
from page.view.judge.stepper import StepperPart
from page.view.judge.tabs import TabsPart
from page.view.play.game_records import RecordPart
from page.view.play.position_editor import SetUpPart
from page.view.share.offline import OfflinePart
from page.view.share.share import SharingPart
from page.view.share.storage import FORBIDDEN, Storage
from page.view.shell.settings import SettingsPart
from page.view.shell.shortcuts import KeysPart


def start(page: Page, storage: Storage, found: Snapshot | None, problem: str) -> None:
    """Adds the parts to the page, with what was found of an earlier visit or a problem with it."""
    app, panes = App(page.workspace), Panes()
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
