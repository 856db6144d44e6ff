"""Looks through the user's kept games while the engine has nothing else to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Task
from othello.game import main_line
from play.library.stored_game import COLUMNS, StoredGame, parse_row
from play.model.engine.client import READY, REVIEW
from play.model.engine.judging import Judging
from play.model.engine.values import Values
from play.model.library.kept_games import StoreUser
from play.records.record import end_of
from saved.players import COMPUTER
from saved.store import StoreFailed
from saved.work import PLAY, PRACTICE

if TYPE_CHECKING:
    from jobs.job import Work
    from play.engine.protocol.engine_messages import EngineAnswer
    from play.model.engine.client import EngineClient
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.practice.cards import Cards

REVIEWING = "asking for games to review, or keeping a review"  # A kind of job.
LARGEST = 10  # Rows of a board whose games are looked through; others would take too long.


class Reviewing(StoreUser):
    """Judges one game after the other: keeps the losses, and makes cards of costly moves.

    Attributes:
        games: The number of the user's games that are or will be looked through, None before it is
            known.
        left: The number of games that have not been looked through.
        stopped: Whether the user has stopped it.
    """

    def __init__(self, table: Table, client: EngineClient, kept: KeptGames, cards: Cards) -> None:
        self.games: int | None = None
        self.left = 0
        self.stopped = False
        self._table, self._workspace = table, table.workspace
        self._client, self._kept, self._cards = client, kept, cards
        self._queue: list[str] = []  # The key and the row of the next games.
        self._total = 0  # Games of this queue, with those that are through.
        self._refused: set[str] = set()  # Games that cannot be judged.
        self._seen = -1, ""  # The writes, and the unfinished game, at the last listing.
        self._key = ""
        self._stored: StoredGame | None = None
        self._judging: Judging | None = None

    @property
    def is_working(self) -> bool:
        """Whether games are looked through now, unless something more urgent takes a moment."""
        client = self._client
        is_able = client.status == READY and not client.pauses
        return self.left > 0 and is_able and self._may_ask

    @property
    def progress(self) -> float:
        """The fraction of the games and moves that is done."""
        judging = self._judging
        part = len(judging.report.judged) / len(judging.report.plies) if judging else 0
        return (self._total - self.left + part) / self._total if self._total else 0

    def stop(self) -> None:
        """Stops until the user continues, or to the end of the visit."""
        self.stopped = True

    def go_on(self) -> None:
        """Goes on after a stop."""
        self.stopped = False

    @property
    def _unfinished(self) -> str:
        """The key of the game on the page if its line does not end the game, else empty."""
        play = self._table.play
        game = play.game
        end = game.plies[-1] if game.plies else game.start
        is_over = end.turn is None or end in play.ending.resigned
        return "" if is_over else self._kept.about(game)[1]

    @property
    def _may_ask(self) -> bool:
        """Whether nothing else needs the engine or the user's attention.

        In Judge it would slow down the user's program, whose time is limited.
        """
        workspace, play, client = self._workspace, self._table.play, self._client
        is_shown = self._table.sheet == PRACTICE
        is_begun = play.game.ply > 0 and self._unfinished != ""
        is_playing = COMPUTER in play.players.values() and is_begun
        if self.stopped or workspace.view != PLAY or workspace.settings.analysis_on:
            return False
        if is_playing and not is_shown:
            return False
        return client.status == READY or (is_shown and not client.pauses)

    def _follow(self) -> None:
        kept, jobs = self._kept, self._workspace.jobs
        if kept.problem and not kept.is_open:
            self.games = 0
        seen = kept.writes, self._unfinished
        if kept.is_open and self._seen != seen and not jobs.has(REVIEWING):
            self._seen = seen
            jobs.start(Task(REVIEWING, self._list))
        if self._queue and not self._judging and self._may_ask and not jobs.has(REVIEWING):
            self._take(self._queue[0])
        judging, request = self._judging, None
        if judging and self._stored and not judging.problem:
            request = judging.request(self._stored.own_color)
        self._client.want(REVIEW, request if self._may_ask else None, self._hear)
        if judging and not request and not jobs.has(REVIEWING):
            jobs.start(Task(REVIEWING, self._finish))

    def _hear(self, answer: EngineAnswer) -> None:
        if self._judging:
            self._judging.hear(answer)

    def _list(self) -> Work:
        """Lists the games to look through, without the unfinished one on the page."""
        assert self._store
        try:
            left_out = list(self._refused | {self._unfinished})
            found = yield self._store.ask("unreviewed", left_out=left_out)
        except StoreFailed:
            self.games = 0
            return
        queue, self.games = found["rows"], found["total"]
        if self._judging and self._queue[0] not in queue:
            self._judging = None  # Its game has changed or was deleted.
        elif self._judging:
            queue.remove(self._queue[0])
            queue.insert(0, self._queue[0])
        self._total = self._total + found["count"] - self.left if queue else 0
        self._queue, self.left = queue, found["count"]

    def _take(self, line: str) -> None:
        """Begins with a game."""
        self._key, _, row = line.split("\t", 2)
        try:
            stored = parse_row(row)
            game = stored.read()
        except ValueError:
            self._drop()
            return
        moves = main_line(game.start)
        if game.position.n > LARGEST or not moves:
            self._drop()
            return
        game.show(moves[-1])
        self._stored, self._judging = stored, Judging(game, Values(), stored.own_color)

    def _drop(self) -> None:
        """Leaves out a game that cannot be judged."""
        self._refused.add(self._key)
        self._end()

    def _end(self) -> None:
        """Ends the work on the first game."""
        self._judging = None
        self._queue.pop(0)
        self.left -= 1

    def _finish(self) -> Work:
        """Keeps the losses of the game, and adds its cards."""
        judging, stored = self._judging, self._stored
        assert judging and stored and self._store
        if not judging.report.done or judging.problem:
            self._drop()
            return
        report, before = judging.report, self._queue[0].split("\t", 2)[2]
        losses = [report.judged[number + 1].loss for number in range(len(report.plies))]
        stored.judge(losses, [ply.color for ply in report.plies])
        row = "\t".join([stored.row] + before.split("\t")[len(COLUMNS) :])
        try:
            asked = self._store.ask("review", key=self._key, before=before, row=row)
            is_same = (yield asked)["count"]
        except StoreFailed:
            self._drop()
            return
        self._end()
        if is_same:
            self._kept.note_review(self._key, row)
            yield from self._kept.prepare()
            opening = self._kept.names.of(end_of(stored.read()))
            for move in report.practised(stored.own_color):
                yield None
                ply = report.before(move.number)
                card = self._cards.new_card(move, ply, self._key, stored.date, opening)
                self._cards.add(card)
