"""The parts whose code is not needed for the first move. They are added to the running page."""

from browser.board.export import ExportPart
from browser.code_pane import Panes
from browser.page import Page, Part
from page.app import RECORD_WRITERS, App
from page.share.offline import OfflinePart
from page.share.opened_works import OpenedWorks
from page.share.share import SharePart
from page.shell.board_settings import SettingsPart
from page.shell.shortcuts import ShortcutsPart
from page.stored import earlier as earlier  # For `Storage`.
from page.stored.storing import Storing
from play.view.engine.analysis import AnalysisPart
from play.view.engine.game_graph import GameGraphPart
from play.view.engine.game_report import GameReportPart
from play.view.engine.visibility import VisibilityPart
from play.view.engine.worker import WorkerPart
from play.view.library.games import GamesPart
from play.view.library.importing import ImportPart
from play.view.library.openings import OpeningsPart
from play.view.play.game_records import GameRecordsPart
from play.view.play.guide import show_guide
from play.view.play.move_list import MoveListPart
from play.view.play.new_game import NewGamePart
from play.view.play.position_editor import PositionEditorPart
from play.view.play.result import ResultPart
from play.view.play.seats import SeatsPart
from play.view.play.sheet import SheetPart
from play.view.play.variations import VariationsPart
from play.view.practice.drill import DrillPart
from play.view.practice.home import PracticeHomePart
from play.view.practice.practice import PracticePart
from play.view.practice.puzzles import PuzzlesPart
from workbench.view.judge.input_generator import InputGeneratorPart
from workbench.view.judge.output_comparison import ComparePart, FootPart, MessagesPart
from workbench.view.judge.run import RunPart
from workbench.view.judge.stepper import StepperPart
from workbench.view.judge.tabs import BoardStripPart, TabsPart
from workbench.view.program.compiler import CompilerPart
from workbench.view.program.compiler_worker import CompilerWorker
from workbench.view.program.program_explanation import ProgramExplanationPart
from workbench.view.program.program_test import ProgramTestPart
from workbench.view.program.why import WhyPart


def start(page: Page, storing: Storing, problem: str) -> None:
    """Adds the parts to the page, and shows why a link or the last work cannot be opened."""
    app = App(storing.work.table, storing)
    works = OpenedWorks(app, storing.work)
    page.do(storing.storage.report, app.notice.say)
    app.workspace.changes.subscribe(lambda: storing.storage.report(app.notice.say))
    if problem:
        page.do(app.notice.say, problem)
    judge, restored = app.workbench.judge, app.workbench.judge.input
    parts = parts_of(page, app, works, storing)
    # Input that the user typed meanwhile waits for Run.
    if restored and restored == judge.input:
        page.do(judge.start_run, judge.chosen_form, judge.input, judge.wanted_step)
    page.add(parts)
    show_guide()


def parts_of(page: Page, app: App, works: OpenedWorks, storing: Storing) -> list[Part]:
    """Returns the parts, in the order in which they draw."""
    bench, panes, compiler = app.workbench, Panes(), CompilerWorker(page.do)
    return [
        WorkerPart(page, app.play),
        SheetPart(page, app.play),
        NewGamePart(page, app.play),
        SeatsPart(page, app.play),
        ResultPart(page, app.play),
        VisibilityPart(page, app.play),
        ShortcutsPart(page, app),
        SettingsPart(page),
        ExportPart(page),
        PositionEditorPart(page, app.play),
        RunPart(page, bench, panes),
        SharePart(page, app, works, storing),
        ComparePart(page, bench, panes),
        FootPart(bench),
        MessagesPart(bench, panes),
        InputGeneratorPart(page, bench),
        ProgramTestPart(page, bench, panes, compiler),
        CompilerPart(page, bench, panes, compiler),
        ProgramExplanationPart(page, bench, panes),
        WhyPart(page, bench, panes),
        BoardStripPart(page, bench),
        OfflinePart(page, app, works),
        AnalysisPart(page, app.play),
        GameGraphPart(page, app.play),
        GameReportPart(page, app.play),
        PracticePart(page, app.play),
        PracticeHomePart(page, app.play),
        PuzzlesPart(page, app.play),
        DrillPart(page, app.play),
        GamesPart(page, app.play),
        ImportPart(page, app.play),
        OpeningsPart(page, app.play),
        # Last, because they read the layout that the others change.
        GameRecordsPart(page, app.play, RECORD_WRITERS, bench.judge.open_input, bench.offer),
        VariationsPart(page, app.play),
        MoveListPart(page, app.play),
        TabsPart(page, bench, panes),
        StepperPart(page, bench, panes),
    ]
