"""The page's whole state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from othello import BLACK, Position
from play.model.engine.advice import Advice
from play.model.engine.client import EngineClient
from play.model.engine.computer import Computer
from play.model.engine.second_client import SecondClient
from play.model.engine.visibility import Visibility
from play.model.game import messages
from play.model.library.importing import Importing
from play.model.library.kept_games import KeptGames
from play.model.library.level_results import LevelResults
from play.model.library.library import Library
from play.model.library.openings import Openings
from play.model.library.pictures import Pictures
from play.model.play.folding import Folding
from play.model.play.pasted_record import PastedRecord
from play.model.play.position_editor import NO_MOVE, PositionEditor
from play.model.play.typed_move import TypedMove
from play.model.play.variations import Variations
from play.model.practice.cards import Cards
from play.model.practice.line_facts import LineFacts
from play.model.practice.opening_drill import OpeningDrill
from play.model.practice.practice import Practice
from play.model.practice.practice_store import PracticeStore
from play.model.practice.puzzles import Puzzles
from play.model.practice.random_start import BalancedStart
from play.model.practice.report_cards import ReportCards
from play.model.practice.resuming import Resuming
from play.model.practice.reviewing import Reviewing
from play.model.practice.sessions import Sessions
from saved.game_text import from_fragment, to_fragment
from saved.work import PLAY
from state.notice import Notice
from state.workspace import Workspace
from workbench.model.judge.session import JudgeSession
from workbench.model.program.program_test import ProgramTest
from workbench.model.program.why import Why

if TYPE_CHECKING:
    from play.model.library.kept_games import GameStore
    from saved.work import SnapshotData


class App:
    """The page's state.

    Attributes:
        workspace: The two views, their boards, and the game.
        notice: The message about links, files and storage.
        judge: The state of the Judge view.
        program_test: The user's program and its test.
        why: The user's question about the program's failing run.
        position_editor: The position in the position editor, also while it is closed.
        client: The connection to the engine.
        second: The connection to the second engine.
        computer: The player in the computer's seats.
        advice: Hints, analysis and game report.
        kept: The keeping of every game.
        practice_store: What practice keeps.
        cards: The positions to practise.
        sessions: The sessions of practice.
        reviewing: The look through the kept games.
        practice: The practice of cards on the board.
        balanced_start: A game from a random start.
        puzzles: The endgame puzzles.
        drill: The openings that the user learns by heart.
        line_facts: The facts about the line of an opening.
        library: The list of the kept games.
        level_results: The user's last results against each level.
        pictures: The last positions of listed games.
        importing: The import of files of games.
        openings: What was played from the position on the board.
        visibility: The rules for pausing the analysis.
        folding: The folding of the board on phones.
        pasted: The last pasted game record.
        typed_move: The move that the user is typing.
        variations: The actions on the variations of the game.
    """

    def __init__(self, workspace: Workspace | None = None) -> None:
        self.workspace = workspace or Workspace()
        self.notice = Notice(self.workspace)
        self.judge = JudgeSession(self.workspace, self.notice)
        self.program_test = ProgramTest(self.workspace.jobs, self.judge)
        self.why = Why(self.program_test, self.workspace)
        self.position_editor = PositionEditor(Position.start(), BLACK)
        self.client = EngineClient(self.workspace.jobs)
        self.second = SecondClient(self.workspace.jobs, self.client)
        self.computer = Computer(self.workspace, self.client)
        self.advice = Advice(self.workspace, (self.client, self.second))
        self.kept = KeptGames(self.workspace, self.advice, self.notice)
        self.practice_store = PracticeStore(self.workspace, self.kept, self.notice)
        self.cards, self.sessions = Cards(self.practice_store), Sessions(self.practice_store)
        self.reviewing = Reviewing(self.workspace, self.client, self.kept, self.cards)
        self.practice = Practice(
            self.workspace,
            self.client,
            self.advice.values,
            self.notice,
            self.cards,
            self.sessions,
            ReportCards(self.workspace, self.advice.game_report, self.kept, self.cards),
        )
        self.balanced_start = BalancedStart(self.workspace, self.client)
        self.puzzles = Puzzles(
            self.workspace, self.client, self.notice, self.practice_store, self.sessions
        )
        self.drill = OpeningDrill(self.workspace, self.practice_store, self.sessions)
        self.line_facts = LineFacts(self.workspace, self.client, self.kept, self.drill)
        Resuming(
            self.workspace, self.practice_store, {"cards": self.practice, "opening": self.drill}
        )
        self.library = Library(self.workspace, self.notice, self.kept)
        self.level_results = LevelResults(self.workspace, self.kept, self.library)
        self.pictures = Pictures(self.workspace)
        self.importing = Importing(self.workspace, self.client, self.library)
        self.openings = Openings(
            self.workspace, self.client, self.library, self.kept, self.advice.values
        )
        self.visibility = Visibility([self.client, self.second])
        self.folding = Folding(self.workspace)
        self.pasted = PastedRecord(self.workspace)
        self.pasted.receive = self.kept.receive
        self.typed_move = TypedMove(self.workspace)
        self.workspace.overlays = list(self.workspace.overlays) + [self.typed_move, self.openings]
        self.variations = Variations(self.workspace, self.notice)

    def connect(self, store: GameStore) -> None:
        """Sets the store of all games, as one change: each tells all that follow the state."""
        kept = self.kept, self.library, self.importing, self.openings, self.practice_store
        own = self.drill, self.line_facts, self.reviewing, self.puzzles.own, self.level_results
        for each in kept + own:
            each.connect(store)

    def give_hint(self) -> None:
        """Gives a hint for the game, or the answer to the exercise or puzzle on the board."""
        if self.practice.under_way:
            self.practice.show_answer()
        elif self.puzzles.under_way:
            self.puzzles.show_answer()
        elif self.drill.under_way:
            self.drill.show_answer()
        else:
            self.advice.hint.give()

    @property
    def opening(self) -> str:
        """The name of the opening of the game, empty if it has none or is unknown."""
        game = self.workspace.play.game
        return "" if self.setting_up else self.kept.names.of((game.plies or [game.start])[-1])

    @property
    def saved(self) -> Any:
        """Its field of a snapshot: the position in the position editor, if that is open."""
        return {"setup": to_fragment(self.position_editor.game()) if self.setting_up else ""}

    def restore(self, data: SnapshotData) -> None:
        """Opens the position editor of a snapshot, or shows the game."""
        self.workspace.back_to_game()
        if data["setup"]:
            game = from_fragment(data["setup"])
            self._set_up(game.position, game.first_turn)

    @property
    def setting_up(self) -> bool:
        """Whether the position editor is open."""
        return self.workspace.boards[PLAY] is self.position_editor

    def set_up(self) -> None:
        """Opens the position editor with the position of the game."""
        game = self.workspace.play.game
        self._set_up(game.position, game.turn or BLACK)

    def _set_up(self, position: Position, turn: str) -> None:
        self.workspace.boards[PLAY] = self.position_editor = PositionEditor(position, turn)

    def play_from_here(self) -> None:
        """Starts a game from the position in the position editor, unless neither side can move."""
        game = self.position_editor.game()
        if game.turn:
            self.workspace.back_to_game()
            self.workspace.play.load(game, messages.begun(game))
        else:
            self.position_editor.message = NO_MOVE
