"""Keeps a finished report as a text, beside its game in the user's work."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gate.shapes import list_of, row, text, truth, whole_number
from jobs.job import Task
from othello import BLACK, square_name
from play.model.engine.answers import DEPTH, LONGEST, MOST, VALUE
from play.model.engine.judged_moves import JudgedMove, Report, Verdict
from play.model.engine.values import MoveValue

if TYPE_CHECKING:
    from jobs.job import Work
    from jobs.slices import InSlices
    from othello import Game, Ply
    from play.model.engine.game_report import GameReport
    from play.model.engine.values import Values
    from play.model.game.table import Table
    from saved.work import SnapshotData

SQUARE = whole_number(0, MOST)
MOVE = row(SQUARE, VALUE, DEPTH, truth)
SENTENCES = text(2 * LONGEST)
# The depth of the first search, the best move and the move played, the reason, why the best move
# is better, and whether both are checked.
JUDGED = row(DEPTH, MOVE, MOVE, SENTENCES, SENTENCES, truth)
REPORT = list_of(JUDGED, MOST, 1)
OTHER_LINE = "it is about another line"
READING_REPORT = "reading the kept report"  # A kind of job.


class KeptReport:
    """The report of the game on the page as a field of a snapshot."""

    def __init__(self, table: Table, game_report: GameReport, values: Values) -> None:
        self._table, self._game_report, self._values = table, game_report, values
        self._jobs = table.workspace.jobs
        self._unread = ""  # The text of a report whose game is being loaded.
        self._written: tuple[Report | None, str] = None, ""
        table.workspace.changes.subscribe(self._follow)

    @property
    def saved(self) -> Any:
        """Its field of a snapshot."""
        report = self._game_report.settled
        if report and self._written[0] is not report:
            self._written = report, report_text(report)
        return {"report": self._written[1] if report else self._unread}

    def restore(self, data: SnapshotData) -> None:
        """Restores the report from a snapshot once its game is loaded."""
        self._unread = data["report"]

    def _follow(self) -> None:
        if self._unread and not self._jobs.has(READING_REPORT):
            self._jobs.start(Task(READING_REPORT, self._read))

    def _read(self) -> Work:
        kept, game = self._unread, self._table.play.game
        try:
            found = yield from reading_report(kept, game, self._values)
        except ValueError:
            found = None  # It is damaged, or a later version of the page has written it.
        if self._unread == kept:
            self._unread = ""
            if found and found.is_of(self._table.play.game):
                self._game_report.bring_back(found)


def report_text(report: Report) -> str:
    """Returns a settled report as a text."""
    return json.dumps([_row(report.judged[number + 1]) for number in range(len(report.plies))])


def reading_report(kept: str, game: Game, values: Values) -> InSlices[Report]:
    """Returns the report of a line of a game in a text, and stores its values.

    Raises ValueError if the text is damaged or about another line.
    """
    report = Report(game)
    report.is_kept = True
    rows = REPORT(json.loads(kept), "report")
    report.plies = _line(game, [played[0] for _, _, played, *_ in rows])
    for number, judged in enumerate(rows, 1):
        yield
        report.judged[number] = _judged(judged, report, number, values)
    for move in report.judged.values():
        yield
        position = report.before(move.number).position
        for each in move.moves:
            values.note_move(position, move.color, each)
    best, start = report.judged[1].moves[0], game.start
    values.note_best(start.position, start.turn or BLACK, best.value, best.depth, best.exact)
    return report


def _line(game: Game, squares: list[int]) -> list[Ply]:
    """Returns the line of a game with these moves."""
    line = [game.start]
    for square in squares:
        found = [ply for ply in line[-1].children if ply.square == square]
        if not found:
            raise ValueError(OTHER_LINE)
        line.append(found[0])
    return line[1:]


def _row(move: JudgedMove) -> list[Any]:
    moves: list[Any] = [[each.square, each.value, each.depth, each.exact] for each in move.moves]
    return [move.depth] + moves + [move.reason, move.better, move.is_checked]


def _judged(judged: list[Any], report: Report, number: int, values: Values) -> JudgedMove:
    depth, best, played, *rest = judged
    ply, before = report.plies[number - 1], report.before(number)
    color, n = ply.color or BLACK, ply.position.n
    if best[0] not in before.position.legal_moves(color):
        raise ValueError(OTHER_LINE)
    answer: Any = {"number": number, "color": color, "square": square_name(played[0], n)}
    move = JudgedMove(answer | {"depth": depth}, before, values)
    move.verdict = Verdict([MoveValue(*best), MoveValue(*played)], *rest)
    return move
