"""The state of the play wing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from play.model.engine.analysis import Analysis
from play.model.engine.client import EngineClient
from play.model.engine.computer import Computer
from play.model.engine.game_report import GameReport
from play.model.engine.hint import Hint
from play.model.engine.random_start import BalancedStart
from play.model.engine.values import Values
from play.model.library.deleting import Deleting
from play.model.library.importing import Importing
from play.model.library.kept_games import KeptGames
from play.model.library.level_results import LevelResults
from play.model.library.library import Library
from play.model.library.library_files import LibraryFiles
from play.model.library.looking import Looking
from play.model.library.openings import Openings
from play.model.play.folding import Folding
from play.model.play.pasted_record import PastedRecord
from play.model.play.position_editor import PositionSetup
from play.model.play.typed_move import TypedMove
from play.model.play.variations import Variations
from play.model.play.waiting_game import WaitingGame
from play.model.practice.cards import Cards
from play.model.practice.kept_reports import KeptReports
from play.model.practice.practice import Practice
from play.model.practice.practice_store import PracticeStore
from play.model.practice.puzzles import Puzzles
from play.model.practice.report_cards import ReportCards
from play.model.practice.resuming import Resuming
from play.model.practice.reviewing import Reviewing
from play.model.practice.sessions import Sessions
from play.model.repertoire.departures import Departures
from play.model.repertoire.drill import Drill
from play.model.repertoire.learnt import LearntPositions
from play.model.repertoire.line_facts import LineFacts
from play.model.repertoire.repertoire import Repertoire
from play.model.repertoire.replays import Replays

if TYPE_CHECKING:
    from play.model.game.table import Table
    from play.model.library.kept_games import WorkStoring
    from play.records import JudgeInputs
    from saved.store import GameStore
    from state.notice import Notice


class PlayApp:
    """Creates the parts of the play wing and connects them.

    It has many attributes, because each part is one.

    Attributes:
        table: The game and what is shown beside it.
        workspace: What the two views share.
        notice: The message about links, files and storage.
        waiting: The game that waits for its first move.
        setup: The position editor.
        client: The connection to the engine.
        computer: The player in the computer's seats.
        values: The values of positions found so far.
        hint: The hint.
        game_report: The report of the game.
        analysis: The analysis of the position on the board.
        kept: The keeping of every game.
        practice_store: What practice keeps.
        kept_reports: The reports of this and earlier visits.
        cards: The positions to practise.
        sessions: The sessions of practice.
        reviewing: The look through the kept games.
        practice: The practice of cards on the board.
        balanced_start: A game from a random start.
        puzzles: The endgame puzzles.
        repertoire: The openings that the user can learn by heart.
        departures: Where the user's last game left the repertoire.
        drill: The practice of an opening on the board.
        line_facts: The facts about the line of an opening.
        looking: The listed games on the board.
        library: The list of the kept games.
        library_files: Files of the listed games.
        deleting: The deletion of listed games.
        level_results: The user's last results against each level.
        replays: The last positions of listed games, and where they left the repertoire.
        importing: The import of files of games.
        openings: What was played from the position on the board.
        folding: The folding of the board on phones.
        pasted: The last pasted game record.
        typed_move: The move that the user is typing.
        variations: The actions on the variations of the game.
    """

    def __init__(
        self, table: Table, notice: Notice, inputs: JudgeInputs, storing: WorkStoring
    ) -> None:
        self.table, self.workspace, self.notice = table, table.workspace, notice
        self.setup = PositionSetup(table)
        self.client = EngineClient(table.workspace.jobs)
        self.computer = Computer(table, self.client)
        self.values = Values()
        self.hint = Hint(table, self.client, self.values)
        self.game_report = GameReport(table, self.client, self.values)
        self.analysis = Analysis(table, self.client, self.values, self.game_report)
        for advice in (self.hint, self.game_report, self.analysis):
            table.workspace.add_overlay(advice)
        self.kept = KeptGames(table, self.game_report, notice, storing)
        self.practice_store = PracticeStore(table.workspace, self.kept, notice)
        self.kept_reports = KeptReports(table, self.game_report, self.values, self.practice_store)
        self.cards, self.sessions = Cards(self.practice_store), Sessions(self.practice_store)
        self.reviewing = Reviewing(table, self.client, self.kept, self.cards)
        self.practice = Practice(
            table,
            self.client,
            self.values,
            notice,
            self.cards,
            self.sessions,
            ReportCards(table, self.game_report, self.kept, self.cards),
        )
        self.balanced_start = BalancedStart(table, self.client)
        self.puzzles = Puzzles(table, self.client, notice, self.practice_store, self.sessions)
        self.repertoire = Repertoire(table, self.practice_store, self.kept, notice)
        self.departures = Departures(table, self.kept, self.game_report, self.repertoire)
        learnt = LearntPositions(self.practice_store)
        self.drill = Drill(table, self.repertoire, learnt, self.sessions)
        self.line_facts = LineFacts(table.workspace, self.client, self.kept, self.drill)
        self._boards: dict[str, Practice | Drill | Puzzles] = {
            "cards": self.practice,
            "opening": self.drill,
            "puzzle": self.puzzles,
        }
        self.resuming = Resuming(table, self.practice_store, self._boards)
        self.looking = Looking(table, self.kept)
        self.library = Library(table, notice, self.kept, self.looking)
        self.library_files = LibraryFiles(table.workspace, self.kept, self.library)
        self.deleting = Deleting(table.workspace.jobs, notice, self.kept, self.library)
        self.level_results = LevelResults(table, self.kept, self.library)
        self.replays = Replays(table.workspace, self.repertoire)
        self.importing = Importing(table.workspace, self.library, self.looking, notice)
        self.openings = Openings(table, self.client, self.library, self.kept, self.values)
        self.folding = Folding(table)
        self.pasted = PastedRecord(table, inputs, self.kept.receive)
        self.waiting = WaitingGame(table)
        self.typed_move = TypedMove(table.workspace)
        for overlay in (self.typed_move, self.openings, self.waiting):
            table.workspace.add_overlay(overlay)
        self.variations = Variations(table, notice)

    def connect(self, store: GameStore) -> None:
        """Sets the store of all games, as one change: each tells all that follow the state."""
        kept = self.kept, self.library, self.importing, self.openings, self.practice_store
        own = self.repertoire, self.line_facts, self.reviewing, self.puzzles.own, self.level_results
        for each in kept + own:
            each.connect(store)

    def give_hint(self) -> None:
        """Gives a hint for the game, or the answer to the exercise or puzzle on the board."""
        if self.practised:
            self.practised.show_answer()
        else:
            self.hint.give()

    @property
    def practised(self) -> Practice | Drill | Puzzles | None:
        """What the board of Play shows of the practice, None if it shows something else."""
        return next((board for board in self._boards.values() if board.under_way), None)

    @property
    def opening(self) -> str:
        """The name of the opening of the game, empty if it has none or is unknown."""
        game = self.table.play.game
        return "" if self.setup.is_open else self.kept.names.of((game.plies or [game.start])[-1])
