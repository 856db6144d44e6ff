"""The report of a line of the game: judges its moves and shows better ones on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello.phrases import SIDE, counted
from play.model.engine.client import REPORT
from play.model.engine.judging import Judging
from play.model.engine.values import whole, write
from play.model.game import messages
from saved.work import PLAY

if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Ply
    from play.engine.protocol.engine_messages import EngineAnswer
    from play.model.engine.client import EngineClient
    from play.model.engine.judged_moves import JudgedMove, Report
    from play.model.engine.values import Values
    from play.model.game.table import Table

CHECKING = "Looking again at {} …"
JUDGING = "Judged {} of {} moves …"
STOPPED = "Stopped: {} of {} moves are judged."
NOTHING_LOST = "No move cost anything."
OTHER_LINE = "On another line: {}"
COSTLY = {1: "costliest move", 2: "two costliest moves", 3: "three costliest moves"}


class GameReport:
    """Requests the report of the current line of the game when the user wants it.

    It has many methods, because each piece of what it shows is read by its own name.

    Attributes:
        report: The last report, perhaps of another game; None before the first.
    """

    def __init__(self, table: Table, client: EngineClient, values: Values) -> None:
        self.report: Report | None = None
        self._judging: Judging | None = None
        self._table, self._workspace = table, table.workspace
        self._client, self._values = client, values
        self._stopped = True
        self._is_complete = False
        self._shown: JudgedMove | None = None
        self._outdated = -1, False  # The notes at which it was asked for, and the answer.
        table.workspace.changes.subscribe(self._follow)

    @property
    def checks(self) -> int:
        """Counts the comparisons of a move with a better one, which can add marks."""
        return self._judging.checks if self._judging else 0

    @property
    def of_game(self) -> Report | None:
        """The report of a line of the current game, None if there is none."""
        game = self._table.play.game
        return self.report if self.report and self.report.is_of(game) else None

    @property
    def of_line(self) -> bool:
        """Whether the report covers the current line of the game."""
        return self.report is not None and self.report.plies == self._table.play.game.plies

    @property
    def under_way(self) -> bool:
        """Whether the report is being made or waits for the engine."""
        return not (self._stopped or self._is_complete) and self.of_game is not None

    @property
    def color(self) -> str | None:
        """The colour whose mistakes are listed: the only person's, or None for both."""
        people = self._table.play.people
        return people[0] if len(people) == 1 else None

    @property
    def costliest(self) -> list[JudgedMove]:
        """The moves that cost the most, empty until all are judged and they are checked."""
        report = self.finished
        return report.costliest(self.color) if report else []

    @property
    def mistakes(self) -> list[JudgedMove]:
        """The mistakes to practise in the order of the game, empty until all moves are checked."""
        report = self.finished
        return report.practised(self.color) if report else []

    @property
    def finished(self) -> Report | None:
        """The report of the game once all moves are judged and nothing is left to check."""
        report = self.of_game
        return report if report and report.done and not self.under_way else None

    @property
    def is_outdated(self) -> bool:
        """Whether another report of the line would say something else than the finished one."""
        report = self.finished
        if self._outdated[0] != self._values.notes:
            moves = report.judged.values() if report and self._is_complete else []
            self._outdated = self._values.notes, any(move.is_outdated for move in moves)
        return self._outdated[1] and report is not None

    @property
    def status(self) -> str:
        """The report's progress, its problem, or the heading of its costliest moves."""
        report, missing = self.of_game, self._client.missing
        if not report:
            return ""
        if self._judging and self._judging.problem:
            return self._judging.problem
        if missing and self.under_way:
            return missing
        unchecked = len(report.unchecked(self.color, None)) if report.done and self.under_way else 0
        if unchecked:
            return CHECKING.format(counted(unchecked, "move"))
        if self.under_way or not report.done:
            counts = len(report.judged), len(report.plies)
            return (JUDGING if self.under_way else STOPPED).format(*counts)
        summary = self._summed_up(report)
        return summary if self.of_line else OTHER_LINE.format(summary)

    @property
    def accuracy(self) -> str:
        """The accuracy, as in `Accuracy: Black 78 %, White 90 %`, empty until it is known."""
        report = self.of_game
        found = report.accuracy if report and not self.under_way else {}
        sides = [(SIDE[color], found.get(color)) for color in SIDE]
        told = [f"{side} {whole(value)} %" for side, value in sides if value is not None]
        return f"Accuracy: {', '.join(told)}" if told else ""

    @property
    def marked(self) -> JudgedMove | None:
        """The last move on the board if it is a marked mistake, else None."""
        game = self._table.play.game
        move = self.mark(game.ply, game.last) if self._table.game_on_board else None
        return move if move and move.mark else None

    @property
    def settled(self) -> Report | None:
        """The report of the game once what it says does not change any more."""
        return self.of_game if self._is_complete else None

    def bring_back(self, report: Report) -> None:
        """Shows a settled report of an earlier visit."""
        self.report, self._judging = report, None
        self._stopped = self._is_complete = True

    @property
    def shown(self) -> JudgedMove | None:
        """The mistake whose better alternative is on the board, None if there is none."""
        game, move = self._table.play.game, self._shown
        report = self.of_game if self._table.game_on_board else None
        return move if move and report and report.before(move.number) is game.last else None

    @property
    def marks(self) -> list[tuple[int, str, int]]:
        """The number, mark and cost of each marked mistake of the last report."""
        found = self.report.mistakes(None) if self.report else []
        return [(move.number, move.mark, move.loss) for move in found]

    def mark(self, number: int, ply: Ply) -> JudgedMove | None:
        """Returns move `number` of the game if it is the ply and judged, else None."""
        return self.report.of(number, ply) if self.report else None

    def begin(self) -> None:
        """Starts to judge the current line."""
        self._judging = Judging(self._table.play.game, self._values)
        self.report = self._judging.report
        self._stopped = self._is_complete = False

    def stop(self) -> None:
        """Stops judging and keeps what is known."""
        self._stopped = True

    def go_to(self, ply: Ply) -> None:
        """Shows the position after a move, and says what is wrong with a marked one."""
        self._table.show_ply(ply)
        marked = self.marked
        if marked:
            self._workspace.say_live(lambda: marked.told)

    def show(self, number: int) -> None:
        """Shows the position before a move, with the better move marked."""
        report = self.of_game
        move = report.judged.get(number) if report else None
        if report and move:
            self._table.show_ply(report.plies[-1])
        self._table.go_to_ply(number - 1 if move else number)
        self._table.show_game()
        self._shown = move
        if move:
            self._workspace.say_live(lambda: move.told)

    def try_again(self) -> None:
        """Lets the user play on from before the shown mistake; the mistake is kept."""
        if self.shown:
            play = self._table.play
            whose_turn = messages.whose_turn(play.game)
            play.branch(f"Trying again from move {play.game.ply + 1}. {whose_turn}")

    def _summed_up(self, report: Report) -> str:
        """Returns the heading above the costliest moves."""
        costliest = self.costliest
        if not costliest:
            return NOTHING_LOST
        moves = [move for move in report.judged.values() if self.color in (None, move.color)]
        rest = sum([move.loss for move in moves]) - sum([move.loss for move in costliest])
        others = f" All others together cost {rest}." if rest else ""
        return f"{'Your' if self.color else 'The'} {COSTLY[len(costliest)]}, in discs.{others}"

    def _follow(self) -> None:
        judging = self._judging if self.of_game and not self._is_complete else None
        request = judging.request(self.color) if judging else None
        if judging and judging.report.done and not request:
            self._is_complete = True
        self._client.want(REPORT, None if self._stopped else request, self._hear)

    def _hear(self, answer: EngineAnswer) -> None:
        judging = self._judging
        assert judging
        judging.hear(answer)
        judging.report.update()
        self._stopped = self._stopped or judging.problem != ""

    def add_to(self, scene: Scene) -> None:
        """Adds the values of the shown mistake and of the best move to the scene."""
        move = self.shown
        if move and self._workspace.view == PLAY and not self._workspace.settings.analysis_on:
            for shown in move.moves:
                if shown.square not in scene.values:
                    write(scene, shown, move.moves[0])
