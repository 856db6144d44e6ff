"""The parts whose code is not needed for the first move. They are added to the running page."""

from page.model.app import App
from page.model.share import snapshot
from page.model.share.saved_work import SavedWork
from page.model.share.snapshot import Snapshot
from page.model.share.stored import OPENED, SET_ASIDE, STATE
from page.view.board.export import ExportPart
from page.view.core.code_pane import Panes
from page.view.core.page import Page, Part
from page.view.engine.analysis import AnalysisPart
from page.view.engine.game_graph import GameGraphPart
from page.view.engine.game_report import GameReportPart
from page.view.engine.visibility import VisibilityPart
from page.view.engine.worker import WorkerPart
from page.view.judge.board_strip import BoardStripPart
from page.view.judge.input_generator import InputGeneratorPart
from page.view.judge.output_comparison import ComparePart, FootPart, MessagesPart
from page.view.judge.run import RunPart
from page.view.judge.stepper import StepperPart
from page.view.judge.tabs import TabsPart
from page.view.play.game_records import GameRecordsPart
from page.view.play.guide import show_guide
from page.view.play.move_list import MoveListPart
from page.view.play.position_editor import PositionEditorPart
from page.view.play.variations import VariationsPart
from page.view.practice.practice import PracticePart
from page.view.program.compiler import CompilerPart
from page.view.program.compiler_worker import CompilerWorker
from page.view.program.program_explanation import ProgramExplanationPart
from page.view.program.program_test import ProgramTestPart
from page.view.program.why import WhyPart
from page.view.share.early_storage import EarlyStorage
from page.view.share.offline import OfflinePart
from page.view.share.share import SharePart
from page.view.shell.settings import SettingsPart
from page.view.shell.shortcuts import ShortcutsPart
from page.view.storage.storage import Storage
from saved.work import NEW_GAME


def start(page: Page, early: EarlyStorage, problem: str) -> None:
    """Adds the parts to the page.

    Args:
        page: The page.
        early: The storage, and the work on the page.
        problem: Why the link cannot be opened, empty if it can.
    """
    app, storage, is_changed = App(page.workspace), early.storage, early.work.is_changed
    link, problem = restore(page, app, early, problem)
    page.do(report, app, storage, problem)
    judge, restored = app.judge, app.judge.input
    work = SavedWork(app, early.work.stored, link, is_changed)
    parts = parts_of(page, app, work, storage)
    early.end()
    # Input that the user typed meanwhile waits for Run.
    if restored and restored == judge.input:
        page.do(judge.start_run, judge.chosen_form, judge.input, judge.wanted_step)
    page.add(parts)
    show_guide()


def restore(page: Page, app: App, early: EarlyStorage, problem: str) -> tuple[str, str]:
    """Restores the work of the link, or else the last one.

    Returns the link, empty for the last work, and the last problem, empty if there is none.
    """
    stored, linked = early.work.stored, early.work.linked
    problem = problem or stored.problem
    if linked:
        refusal = refused(page, app, linked)
        if not refusal:
            return early.work.link, problem
        problem = refusal
        page.do(page.workspace.load, (stored.last or snapshot.of_game(NEW_GAME)).game)
    if stored.last and (refusal := refused(page, app, stored.last)):
        early.storage.set_aside(OPENED if stored.opened else STATE)
        problem = SET_ASIDE.format(refusal)
    return "", problem


def parts_of(page: Page, app: App, work: SavedWork, storage: Storage) -> list[Part]:
    """Returns the parts, in the order in which they draw."""
    panes, compiler = Panes(), CompilerWorker()
    return [
        WorkerPart(page, app),
        VisibilityPart(page, app),
        ShortcutsPart(page, app),
        SettingsPart(page),
        ExportPart(page),
        PositionEditorPart(page, app),
        RunPart(page, app, panes),
        SharePart(page, app, work, storage),
        ComparePart(page, app, panes),
        FootPart(app),
        MessagesPart(app, panes),
        InputGeneratorPart(page, app),
        ProgramTestPart(page, app, panes, compiler),
        CompilerPart(page, app, panes, compiler),
        ProgramExplanationPart(page, app, panes),
        WhyPart(page, app, panes),
        BoardStripPart(page, app),
        OfflinePart(page, app, work),
        AnalysisPart(page, app),
        GameGraphPart(page, app),
        GameReportPart(page, app),
        PracticePart(page, app),
        # Last, because they read the layout that the others change.
        GameRecordsPart(page, app),
        VariationsPart(page, app),
        MoveListPart(page, app),
        TabsPart(page, app, panes),
        StepperPart(page, app, panes),
    ]


def refused(page: Page, app: App, found: Snapshot) -> str:
    """Restores a snapshot whose game is on the page. Returns why it cannot, empty if it can."""
    try:
        page.perform(found.restore, app)
    except ValueError as error:
        return str(error)
    return ""


def report(app: App, storage: Storage, problem: str) -> None:
    """Shows a notice if nothing can be stored, or if the last work could not be read."""
    storage.test()
    storage.report(app.notice.say)
    if problem:
        app.notice.say(problem)
