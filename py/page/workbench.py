"""The parts whose code is not needed for the first move. They are added to the running page."""

from page.model.app import App
from page.model.share.opened_works import OpenedWorks
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
from page.view.library.games import GamesPart
from page.view.library.importing import ImportPart
from page.view.library.openings import OpeningsPart
from page.view.play.game_records import GameRecordsPart
from page.view.play.guide import show_guide
from page.view.play.move_list import MoveListPart
from page.view.play.new_game import NewGamePart
from page.view.play.position_editor import PositionEditorPart
from page.view.play.result import ResultPart
from page.view.play.seats import SeatsPart
from page.view.play.sheet import SheetPart
from page.view.play.variations import VariationsPart
from page.view.practice.drill import DrillPart
from page.view.practice.home import PracticeHomePart
from page.view.practice.practice import PracticePart
from page.view.practice.puzzles import PuzzlesPart
from page.view.program.compiler import CompilerPart
from page.view.program.compiler_worker import CompilerWorker
from page.view.program.program_explanation import ProgramExplanationPart
from page.view.program.program_test import ProgramTestPart
from page.view.program.why import WhyPart
from page.view.share.offline import OfflinePart
from page.view.share.share import SharePart
from page.view.share.storing import Storing
from page.view.shell.settings import SettingsPart
from page.view.shell.shortcuts import ShortcutsPart


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
