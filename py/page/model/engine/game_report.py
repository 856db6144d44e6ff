"""The report of a line of the game: judges its moves and shows better ones on the board."""

from othello import BLACK, WHITE, parse_square
from othello.phrases import SIDE, counted
from page.model.engine.client import REPORT, position_text
from page.model.engine.judged_moves import Report
from page.model.engine.reasons import better, worse
from page.model.engine.values import MoveValue, Value, lead_of, whole, write
from page.model.game.judgement import Judgement
from page.model.game.play import move_names
from saved.work import PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from board.scene import Scene
    from othello import Ply
    from page.model.core.workspace import Workspace
    from page.model.engine.client import Answer, EngineClient, Request
    from page.model.engine.opening import Opening
    from page.model.engine.values import Values

NODES = 5000  # Positions searched for each move.
DEPTH = 6  # The depth that this many nodes usually reach at least.
SOLVED = 12  # With at most this many empty squares a move is judged by solving.
REASON_NODES = 10_000  # Positions searched to compare a move with a better one.
JUDGING = "Judged {} of {} moves, from the last to the first …"
STOPPED = "Stopped: {} of {} moves are judged."
NOTHING_LOST = "No move cost anything."
OTHER_LINE = "On another line: {}"
COSTLY = {1: "costliest move", 2: "two costliest moves", 3: "three costliest moves"}
BEFORE = "Before move {}, {} {}: {}. Better: {}."


class GameReport:
    """Requests the report of the current line of the game when the user wants it.

    Attributes:
        report: The last report, perhaps of another game; None before the first.
        problem: Why there is no report.
    """

    def __init__(
        self, workspace: "Workspace", client: "EngineClient", opening: "Opening", values: "Values"
    ) -> None:
        self.report: Report | None = None
        self.problem = ""
        self._workspace = workspace
        self._client = client
        self._opening = opening
        self._values = values
        self._stopped = True
        self._unexplained: list[Judgement] = []
        self._shown: Judgement | None = None
        workspace.changes.subscribe(self._follow)

    @property
    def of_game(self) -> Report | None:
        """The report of a line of the current game, None if there is none."""
        game = self._workspace.play.game
        return self.report if self.report and self.report.is_of(game) else None

    @property
    def of_line(self) -> bool:
        """Whether the report covers the current line of the game."""
        return self.report is not None and self.report.plies == self._workspace.play.game.plies

    @property
    def under_way(self) -> bool:
        """Whether the report is being made or waits for the engine."""
        report = self.of_game
        if self._stopped or not report:
            return False
        return not (self._opening.known and report.done) or bool(self._unexplained)

    @property
    def color(self) -> str | None:
        """The colour whose mistakes are listed: the only person's, or None for both."""
        people = self._workspace.play.people
        return people[0] if len(people) == 1 else None

    @property
    def costliest(self) -> list[Judgement]:
        """The moves that cost the most, empty until all are judged."""
        report = self.of_game
        return report.costliest(self.color) if report and report.done else []

    @property
    def mistakes(self) -> list[Judgement]:
        """The marked mistakes in the order of the game, empty until all moves are judged."""
        report = self.of_game
        return report.mistakes(self.color) if report and report.done else []

    @property
    def status(self) -> str:
        """The report's progress, its problem, or the heading of its costliest moves."""
        report, missing = self.of_game, self._client.missing
        if not report or self.problem:
            return self.problem
        if missing and self.under_way:
            return missing
        if not report.done:
            counts = len(report.judged), len(report.plies)
            return (JUDGING if self.under_way else STOPPED).format(*counts)
        summary = self._summed_up(report)
        return summary if self.of_line else OTHER_LINE.format(summary)

    @property
    def accuracy(self) -> str:
        """The accuracy, as in `Accuracy: Black 78 %, White 90 %`, empty until it is known."""
        report = self.of_game
        found = report.accuracy if report else {}
        sides = [(SIDE[color], found.get(color)) for color in (BLACK, WHITE)]
        told = [f"{side} {whole(value)} %" for side, value in sides if value is not None]
        return f"Accuracy: {', '.join(told)}" if told else ""

    @property
    def shown(self) -> Judgement | None:
        """The mistake whose better alternative is on the board, None if there is none."""
        game, move = self._workspace.play.game, self._shown
        report = self.of_game if self._workspace.game_on_board else None
        return move if move and report and report.before(move.number) is game.last else None

    def mark(self, number: int, ply: "Ply") -> Judgement | None:
        """Returns the judgement of a ply, which is move `number` of the game, or None."""
        return self.report.of(number, ply) if self.report else None

    def begin(self) -> None:
        """Starts to judge the current line, from the last move to the first."""
        self.report, self.problem = Report(self._workspace.play.game), ""
        self._unexplained = []
        self._stopped = False

    def stop(self) -> None:
        """Stops judging and keeps what is known."""
        self._stopped = True

    def show(self, number: int) -> None:
        """Shows the position before a move, with the better move marked."""
        report = self.of_game
        move = report.judged.get(number) if report else None
        if report and move:
            self._workspace.show_ply(report.plies[-1])
        self._workspace.go_to_ply(number - 1 if move else number)
        self._shown = move
        if move:
            self._workspace.say(_told(move))

    def try_again(self) -> None:
        """Lets the user play on from before the shown mistake; the mistake is kept."""
        if self.shown:
            self._workspace.play.branch()

    def _summed_up(self, report: Report) -> str:
        """Returns the heading above the costliest moves."""
        costliest = self.costliest
        if not costliest:
            return NOTHING_LOST
        moves = [move for move in report.judged.values() if self.color in (None, move.color)]
        rest = whole(sum([move.loss for move in moves]) - sum([move.loss for move in costliest]))
        others = f" All others together cost {rest}." if rest else ""
        return f"{'Your' if self.color else 'The'} {COSTLY[len(costliest)]}, in discs.{others}"

    def _follow(self) -> None:
        self._client.want(REPORT, self._request(), self._hear)

    def _request(self) -> "Request | None":
        report = self.of_game
        if not (report and self.under_way):
            return None
        next_request = self._explanation if report.done else self._judgements
        return next_request(report) if self._opening.known else self._opening.request()

    def _judgements(self, report: Report) -> "Request":
        start = report.start
        return {
            "want": "report",
            "position": position_text(start.position, start.turn or BLACK),
            "moves": move_names(report.plies),
            "nodes": NODES,
            "solve": SOLVED,
        }

    def _explanation(self, report: Report) -> "Request":
        move = self._unexplained[0]
        return {
            "want": "explanation",
            "position": position_text(report.before(move.number).position, move.color),
            "square": move.square,
            "better": move.best,
            "nodes": REASON_NODES,
            "solve": SOLVED,
        }

    def _hear(self, answer: "Answer") -> None:
        kind, report = answer["answer"], self.report
        assert report
        if kind == "opening":
            self._opening.hear(answer)
        elif kind == "judged":
            self._judge(report, Judgement(answer))
        elif kind == "report":
            report.accuracy = answer["accuracy"]
            self._unexplained = self.costliest
        elif kind == "explanation":
            self._explain(self._unexplained[0], answer)
        else:
            self.problem, self._stopped = answer["message"], True

    def _judge(self, report: Report, move: Judgement) -> None:
        """Stores a judgement, and the values of the move and of the best one."""
        report.judged[move.number] = move
        before = report.before(move.number)
        for square, value in ((move.square, move.value), (move.best, move.best_value)):
            at = parse_square(square, before.position.n)
            found = MoveValue(at, value, DEPTH + 1, move.exact)
            self._values.note_move(before.position, move.color, found)
        if move.number == 1:
            lead = lead_of(move.best_value, move.color)
            self._values.note(before.position, before.turn, Value(lead, DEPTH, move.exact))

    def _explain(self, move: Judgement, answer: "Answer") -> None:
        if answer["square"] == move.square:
            move.reason = worse(answer["facts"], move.color, move.value)
        elif answer["square"] == move.best:
            move.better = better(answer["facts"], move.color, move.best_value)
        if move.reason and move.better:
            self._unexplained = self._unexplained[1:]

    def add_to(self, scene: "Scene") -> None:
        """Adds the values of the shown mistake and of the best move to the scene."""
        move = self.shown
        if move and self._workspace.view == PLAY and not self._workspace.analysis_on:
            squares = [parse_square(square, scene.n) for square in (move.square, move.best)]
            position = self._workspace.play.game.position
            moves = self._values.ranked(position, move.color, squares)
            for shown in moves:
                write(scene, shown.square, shown.value, moves[0].value - shown.value, shown.exact)


def _told(move: Judgement) -> str:
    reason = move.reason or f"costs {counted(whole(move.loss), 'disc')}"
    best = f"{move.best}, which {move.better}" if move.better else move.best
    return BEFORE.format(move.number, SIDE[move.color], move.square, reason, best)
