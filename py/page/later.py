"""The parts whose code is not needed for the first move. They are added to the running page."""

from browser.board.export import ExportPart
from browser.code_pane import Panes
from browser.page import Page, Part
from page.app import App
from page.share.offline import OfflinePart
from page.share.opened_works import OpenedWorks
from page.share.share import SharePart
from page.shell.board_settings import SettingsPart
from page.shell.shortcuts import ShortcutsPart
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
from workbench.view.judge.board_strip import BoardStripPart
from workbench.view.judge.input_generator import InputGeneratorPart
from workbench.view.judge.output_comparison import ComparePart, FootPart, MessagesPart
from workbench.view.judge.run import RunPart
from workbench.view.judge.stepper import StepperPart
from workbench.view.judge.tabs import TabsPart
from workbench.view.program.compiler import CompilerPart
from workbench.view.program.compiler_worker import CompilerWorker
from workbench.view.program.program_explanation import ProgramExplanationPart
from workbench.view.program.program_test import ProgramTestPart
from workbench.view.program.why import WhyPart


def start(page: Page, storing: Storing, problem: str) -> None:
    """Adds the parts to the page, and shows why a link or the last work cannot be opened."""
    app = App(page.workspace)
    works = OpenedWorks(app, storing.work, storing.write)
    storing.storage.test()
    page.do(storing.storage.report, app.notice.say)
    if problem:
        page.do(app.notice.say, problem)
    judge, restored = app.judge, app.judge.input
    parts = parts_of(page, app, works, storing)
    # Input that the user typed meanwhile waits for Run.
    if restored and restored == judge.input:
        page.do(judge.start_run, judge.chosen_form, judge.input, judge.wanted_step)
    page.add(parts)
    show_guide()


def parts_of(page: Page, app: App, works: OpenedWorks, storing: Storing) -> list[Part]:
    """Returns the parts, in the order in which they draw."""
    panes, compiler = Panes(), CompilerWorker(page.do)
    return [
        WorkerPart(page, app),
        SheetPart(page, app),
        NewGamePart(page, app),
        SeatsPart(page, app),
        ResultPart(page, app),
        VisibilityPart(page, app),
        ShortcutsPart(page, app),
        SettingsPart(page),
        ExportPart(page),
        PositionEditorPart(page, app),
        RunPart(page, app, panes),
        SharePart(page, app, works, storing),
        ComparePart(page, app, panes),
        FootPart(app),
        MessagesPart(app, panes),
        InputGeneratorPart(page, app),
        ProgramTestPart(page, app, panes, compiler),
        CompilerPart(page, app, panes, compiler),
        ProgramExplanationPart(page, app, panes),
        WhyPart(page, app, panes),
        BoardStripPart(page, app),
        OfflinePart(page, app, works),
        AnalysisPart(page, app),
        GameGraphPart(page, app),
        GameReportPart(page, app),
        PracticePart(page, app),
        PracticeHomePart(page, app),
        PuzzlesPart(page, app),
        DrillPart(page, app),
        GamesPart(page, app),
        ImportPart(page, app),
        OpeningsPart(page, app),
        # Last, because they read the layout that the others change.
        GameRecordsPart(page, app),
        VariationsPart(page, app),
        MoveListPart(page, app),
        TabsPart(page, app, panes),
        StepperPart(page, app, panes),
    ]
