"""Keeps the last finished reports as texts, with the lines that they judge."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gate.shapes import list_of, row, text, truth, whole_number
from jobs.job import Task
from othello import BLACK, square_name
from play.model.engine.answers import DEPTH, LONGEST, MOST, VALUE
from play.model.engine.client import position_text
from play.model.engine.judged_moves import JudgedMove, Report
from play.model.engine.values import MoveValue

if TYPE_CHECKING:
    from jobs.job import Work
    from jobs.slices import InSlices
    from othello import Game, Ply
    from play.model.engine.game_report import GameReport
    from play.model.engine.values import Values
    from play.model.game.table import Table
    from play.model.practice.practice_store import PracticeStore

SQUARE = whole_number(0, MOST)
MOVE = row(SQUARE, VALUE, DEPTH, truth)
SENTENCES = text(2 * LONGEST)
# The depth of the first search, the best move and the move played, the reason, why the best move
# is better, and whether both are checked.
JUDGED = row(DEPTH, MOVE, MOVE, SENTENCES, SENTENCES, truth)
REPORT = list_of(JUDGED, MOST, 1)
KEY = "report"  # Begins the keys of the texts.
KEYS = tuple([f"{KEY} {number}" for number in range(20)])
OTHER_LINE = "it is about another line"
READING_REPORT = "reading a kept report"  # A kind of job.


class KeptReports:
    """The last finished reports, each of which comes back with its game.

    Their texts are among those of the practice: the time, the line that was judged, the report.
    """

    def __init__(
        self, table: Table, game_report: GameReport, values: Values, store: PracticeStore
    ) -> None:
        self._table, self._game_report, self._values = table, game_report, values
        self._jobs, self._store = table.workspace.jobs, store
        self._texts: dict[str, str] = {}  # By key.
        self._kept: Report | None = None  # The last one that was kept or brought back.
        self._sought: tuple[Game | None, int] = None, -1  # In which texts, by their changes.
        store.read_with(KEY, self._take)
        table.workspace.changes.subscribe(self._follow)

    def _take(self, key: str, text: str) -> None:
        self._texts[key] = text

    def _follow(self) -> None:
        report, wanted = self._game_report.settled, (self._table.play.game, self._store.changes)
        if report and report is not self._kept and self._store.is_read:
            self._kept = report
            self._keep(report)
        elif self._sought != wanted and not self._jobs.has(READING_REPORT):
            self._sought = wanted
            if self._texts and not self._game_report.of_game:
                self._jobs.start(Task(READING_REPORT, self._bring_back))

    def _keep(self, report: Report) -> None:
        """Keeps a report in place of an earlier one of its line, or of the oldest one."""
        line, known = line_text(report.start, report.plies), self._texts
        own = [key for key in known if f"\t{line}\t" in known[key]]
        free = [key for key in KEYS if key not in known]
        key = (own or free or [min(known, key=lambda key: known[key])])[0]
        known[key] = f"{self._store.now}\t{line}\t{report_text(report)}"
        self._store.write(key, known[key])

    def _bring_back(self) -> Work:
        """Brings back the last report of a line of the game on the page, if there is one."""
        game = self._table.play.game
        for stored in sorted(self._texts.values(), reverse=True):
            try:
                yield None
                _, line, kept = stored.split("\t")
                found = yield from reading_report(line, kept, game, self._values)
            except ValueError:
                continue  # Of another game, or damaged, or a later version has written it.
            if found.is_of(self._table.play.game) and not self._game_report.of_game:
                self._kept = found
                self._game_report.bring_back(found)
                return


def line_text(start: Ply, plies: list[Ply]) -> str:
    """Returns the start of a line and the squares of its moves as a text."""
    squares = ",".join([str(ply.square) for ply in plies])
    return f"{position_text(start.position, start.turn or BLACK)} {squares}"


def report_text(report: Report) -> str:
    """Returns a settled report as a text."""
    return json.dumps([_row(report.judged[number + 1]) for number in range(len(report.plies))])


def reading_report(line: str, kept: str, game: Game, values: Values) -> InSlices[Report]:
    """Returns the report of a line of a game in texts, and stores its values.

    Raises ValueError if a text is damaged or about another line.
    """
    report = Report(game)
    report.is_kept = True
    report.plies = _plies(line, game)
    rows = REPORT(json.loads(kept), "report")
    if [played[0] for _, _, played, *_ in rows] != [ply.square for ply in report.plies]:
        raise ValueError(OTHER_LINE)
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


def _plies(text: str, game: Game) -> list[Ply]:
    """Returns the moves of a line of a game in a text."""
    start, _, squares = text.rpartition(" ")
    line = [game.start]
    if line_text(line[0], []) != f"{start} ":
        raise ValueError(OTHER_LINE)
    for square in squares.split(","):
        found = [ply for ply in line[-1].children if str(ply.square) == square]
        if not found:
            raise ValueError(OTHER_LINE)
        line.append(found[0])
    return line[1:]


def _row(move: JudgedMove) -> list[Any]:
    moves: list[Any] = [[each.square, each.value, each.depth, each.exact] for each in move.moves]
    return [move.depth] + moves + [move.reason, move.better, move.is_checked]


def _judged(judged: list[Any], report: Report, number: int, values: Values) -> JudgedMove:
    depth, best, played, reason, better, is_checked = judged
    ply, before = report.plies[number - 1], report.before(number)
    color, n = ply.color or BLACK, ply.position.n
    if best[0] not in before.position.legal_moves(color):
        raise ValueError(OTHER_LINE)
    move = JudgedMove(number, color, square_name(played[0], n), depth, before, values)
    move.moves = [MoveValue(*best), MoveValue(*played)]
    move.reason, move.better, move.is_checked = reason, better, is_checked
    return move
