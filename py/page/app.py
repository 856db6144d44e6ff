"""The page's whole state, which joins the two wings."""

from play.model.game.table import Table
from play.model.library.kept_games import WorkStoring
from play.model.play.game_records import WRITERS, input_writer
from play.model.play_app import PlayApp
from play.records import JudgeInputs
from state.notice import Notice
from workbench.formats.input_games import find_game, formats_of_games
from workbench.model.workbench import Workbench

# What Play knows of the judges: how games are read from their inputs and written as such.
INPUTS = JudgeInputs([form.name for form in formats_of_games()], find_game)
INPUT_WRITERS = [
    input_writer(form.name, form.judged.write) for form in formats_of_games() if form.judged.write
]
RECORD_WRITERS = WRITERS + INPUT_WRITERS


class App:
    """The page's state.

    Attributes:
        table: The game and what is shown beside it.
        workspace: What the two views share.
        notice: The message about links, files and storage.
        workbench: The state of the workbench.
        play: The state of the play wing.
    """

    def __init__(self, table: Table, storing: WorkStoring) -> None:
        self.table, self.workspace = table, table.workspace
        self.notice = Notice(table.workspace)
        self.workbench = Workbench(table.workspace, self.notice)
        self.play = PlayApp(table, self.notice, INPUTS, storing)
