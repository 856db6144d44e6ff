"""Keeps every game that is on the page, from its first move on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Protocol

from jobs.job import StoringSoon, Task
from othello import BLACK, WHITE, opponent
from othello.game import main_line
from othello.phrases import SIDE
from play.library.game_files import facts_of, of_record
from play.library.opening_tree import game_keys
from play.library.stored_game import level_of, of_game, own_color, parse_row
from play.model.game import messages
from play.model.library.opening_names import OpeningNames
from play.records.record import RESIGNED, end_of
from saved.game_text import from_fragment, to_fragment
from saved.players import COMPUTER, FRIEND, PERSON, seat_text
from saved.store import StoreFailed

if TYPE_CHECKING:
    from jobs.job import Work
    from othello import Game, Ply
    from play.library.stored_game import StoredGame
    from play.model.engine.game_report import GameReport
    from play.model.game.table import Table
    from play.model.library.selection import Place
    from play.records import Record
    from saved.store import GameStore
    from saved.work import SnapshotData
    from state.notice import Notice
    from state.workspace import Workspace

    Ended = tuple[str, str]  # The colour that resigned or ran out of time, and which of both.
    KnownFacts = tuple[str, str, Ended, list[int]]  # Black, white, and the loss of each move.
    Players = dict[str, str]  # By colour.


SHOWING = "reading a game of another tab"  # A kind of job.
KEEPING = "keeping games"  # A kind of job.
DAY, MINUTES = 10, 16  # Characters of a date up to its day or its minutes.
LISTED = 4  # Moves of a game that is listed, as in `static/games.js`.
MOST_KNOWN = 20  # Games that were left.
OWN_RECORD = "mine-"  # The key of a record that has only one game begins so.
IN_RECORD = "/"  # Between the key of a record and the number of a game in it.
NO_ROOM = "QuotaExceededError"
FULL = (
    "The browser has no room for more games, so this one is not kept. Save it as a file, or delete "
    "games."
)
NOT_KEPT = "The browser does not keep games from this page. Save the ones you need as files."
CHANGED = "This game was changed in another tab. What you play here is kept as a new game."
SHOW = "Show the other"
UNKNOWN: Players = {BLACK: "", WHITE: ""}
UNNAMED = "?"
HERE = (PERSON, FRIEND)
NOT_ENDED: Ended = ("", "")
DELETED = "deleted "  # Before the key of a game that was deleted while it was on the page.
OPENED = "Put on the board"  # The source of a game that was pasted, or opened from a link or file.


class WorkStoring(Protocol):
    """Stores the work to which the game on the page belongs."""

    @property
    def is_foreign(self) -> bool:
        """Whether the game is that of an unchanged link."""

    def write(self) -> Work:
        """Stores the work in slices."""


class StoreUser:
    """Follows the changes of the state once there is a store of games."""

    _workspace: Workspace
    _store: GameStore | None = None

    def connect(self, store: GameStore) -> None:
        """Uses a store from now on."""
        self._store = store
        self._workspace.changes.subscribe(self._follow)

    def _follow(self) -> None:
        raise NotImplementedError


class Kept:
    """What is known about a game that is or was on the page.

    Attributes:
        key: The key of its record.
        row: The row that was written or read last, empty if there is none.
        begun: When the user began it, or got it from elsewhere.
        date: When others played it, or the same.
        place: Where a game of others is stored, its key and number, empty for the user's.
        source: Where a game comes from that others played.
        event: The event in which they played it.
        facts: What is known besides its moves, while it is on the page.
        written: The edits of the game and the facts that were written last, None before.
        foreign_edits: The edits of a game that is the user's own only after more of them, else -1.
        is_deleted: Whether the user has deleted it while it was on the page.
    """

    def __init__(self, key: str, date: str) -> None:
        self.key = key
        self.begun = self.date = date
        self.row = self.source = self.event = self.place = ""
        self.facts: KnownFacts = ("", "", NOT_ENDED, [])
        self.written: tuple[int, KnownFacts] | None = None
        self.foreign_edits, self.is_deleted = -1, False
        self._players: dict[Ply, str] = {}  # Who played each move.
        self._noted = -1  # The edits at the last note.
        self._ended: tuple[Ply | None, Ended] = None, NOT_ENDED  # The last move, and how it ended.

    def read(self, row: str, game: Game) -> str:
        """Takes the facts of the row of a game, as `take` does.

        Raises ValueError if it is invalid.
        """
        self.take_losses(row)
        return self.take(parse_row(row), game)

    def take(self, stored: StoredGame, game: Game) -> str:
        """Takes the facts of a game that was stored, or that a record names.

        Returns:
            The colour that has resigned in a game of the user's, empty if none has.
        """
        self.date, self.event = stored.date, stored.event
        if stored.is_mine:
            self.begun = stored.date
        self.begin(game, {BLACK: stored.black, WHITE: stored.white}, stored.source)
        if not stored.resigned:
            return ""
        loser = opponent(stored.winner)
        if stored.is_mine and stored.resigned == RESIGNED:
            return loser
        self._ended = end_of(game), (loser, stored.resigned)
        return ""

    def ended(self, game: Game) -> Ended:
        """Returns how the game ended before its last move on the board, unless it continues."""
        last, ended = self._ended
        return ended if end_of(game) is last else NOT_ENDED

    def take_losses(self, row: str) -> None:
        """Takes the losses of the moves from a row. Raises ValueError if it is invalid."""
        self.facts = self.facts[:3] + (parse_row(row).all_losses,)
        self.row = row

    def begin(self, game: Game, players: Players, source: str = "") -> None:
        """Notes who has played all moves of a game until now, and where they come from."""
        self.source, self._noted = source, -1
        self._players = {ply: players[ply.color or BLACK] for ply in game.tree()}

    def players_of(self, game: Game, seats: Players) -> tuple[str, str]:
        """Returns the players: for each colour who played most of its moves in the main line.

        The seats are those of the moves that were not there at the last call.
        """
        if game.edits != self._noted:
            self._noted = game.edits
            for ply in game.plies:
                self._players.setdefault(ply, seats[ply.color or BLACK])
            black, white = [self._most(game, color, seats[color]) for color in (BLACK, WHITE)]
            self.facts = (black, white) + self.facts[2:]
        return self.facts[:2]

    def _most(self, game: Game, color: str, seat: str) -> str:
        """Returns who played most moves of a colour, `seat` if nobody did."""
        counts = {seat: 0}
        for ply in main_line(game.start):
            if ply.color == color:
                player = self._players.get(ply, seat)
                counts[player] = counts.get(player, 0) + 1
        return max(counts, key=lambda player: (counts[player], player == seat))


class KeptGames(StoreUser):
    """Keeps the game on the page and those that were left.

    It is large, because it follows a game from the page to the store, to other tabs and back.

    Attributes:
        writes: Counts the games written, after which lists are out of date.
        is_open: Whether the store has been opened.
        records: The number of records that it had then.
        problem: Why games are not kept, empty if they are.
        names: The names of openings, read when the first is needed.
    """

    def __init__(
        self, table: Table, game_report: GameReport, notice: Notice, storing: WorkStoring
    ) -> None:
        self.writes = 0
        self.is_open = False
        self.records = 0
        self.problem = ""
        self.names = OpeningNames()
        self._table, self._workspace = table, table.workspace
        self._game_report, self._notice, self._storing = game_report, notice, storing
        self._known: dict[Game, Kept] = {}
        self._recent: list[Game] = []  # Those that were left; undoing may bring them back.
        self._restored = ""  # The key of the game that is about to be on the page.
        self._resigned = ""  # Who has resigned in it.
        self._divided: Game | None = None  # The game that the notice CHANGED is about.
        self._is_begun = False  # Whether later games with moves come from elsewhere.
        self._begun = 0  # The number of games in this visit.
        self._earlier = ""  # The last game of a work that an earlier version stored.

    def connect(self, store: GameStore) -> None:
        """Opens the store. From now on games are kept."""
        super().connect(store)
        self._workspace.jobs.start(StoringSoon(KEEPING, self._open))

    @property
    def saved(self) -> Any:
        """Its fields of a snapshot."""
        game = self._table.play.game
        kept = self._known.get(game)
        key = self._restored
        if kept:
            key = kept.place if game.edits == kept.foreign_edits and kept.place else kept.key
            if kept.is_deleted and not self._is_due(game):
                key = DELETED + key
        resigned = self._table.play.ending.resigned.get(end_of(game)) or ""
        return {"kept": key, "last": self._earlier, "resigned": resigned}

    def restore(self, data: SnapshotData) -> None:
        """Restores the fields."""
        self._restored, self._earlier = data["kept"], data["last"]
        self._resigned = data["resigned"]

    def adopt(self, game: Game, place: Place, row: str) -> None:
        """Records that the next game on the page is a stored one.

        In a record of several games it is not the user's. More moves make a new game of the user.
        """
        key, index = place
        is_alone = key.startswith(OWN_RECORD)
        kept = self._known[game] = self._new_kept(key if is_alone else "")
        if row:
            self._resign(game, kept.read(row, game))
        else:
            kept.begin(game, UNKNOWN, OPENED)
        self._note(game)
        if is_alone:
            kept.written = game.edits, kept.facts
        else:
            kept.row, kept.foreign_edits = "", game.edits
            kept.place = f"{key}{IN_RECORD}{index}"

    def receive(self, game: Game, record: Record) -> None:
        """Records that the next game on the page is that of a game record."""
        kept = self._known[game] = self._new_kept()
        kept.take(of_record(game, record, OPENED), game)
        kept.date = kept.date or kept.begun

    def outsiders(self, game: Game) -> dict[str, str]:
        """Returns the names by colour of the players who have no seat at this page.

        Until the game is over, the user can play on in place of an unknown player.
        """
        kept, play = self._known.get(game), self._table.play
        names = dict(zip((BLACK, WHITE), kept.facts[:2])) if kept else {}
        is_over = play.ending.over(game)
        return {
            color: names[color] or SIDE[color]
            for color in names
            if (names[color] or is_over)
            and names[color] not in HERE
            and level_of(names[color]) is None
            and play.players[color] != COMPUTER
        }

    def keep(self) -> None:
        """Keeps the game of a link, which is the user's from now on."""
        kept = self._known.get(self._table.play.game)
        if kept:
            kept.foreign_edits = -1

    def prepare(self) -> Work:
        """Reads the names of openings once."""
        assert self._store
        if self.names.by_key is None:
            names = yield from self.names.read((yield self._store.openings()))
            learnt = {"keys": [str(key) for key in names], "names": list(names.values())}
            try:
                yield self._store.ask("learn", **learnt)
            except StoreFailed:
                pass  # The next question says so.

    @property
    def today(self) -> str:
        """The date of today."""
        return self._now()[:DAY]

    def content_of(self, game: Game) -> tuple[str, str]:
        """Returns the text and the date of a game of this visit, which tell its row from others."""
        kept = self._known.get(game)
        stored = self._stored(game, kept) if kept else None
        return (stored.game, stored.date) if stored else ("", "")

    @property
    def rows(self) -> list[str]:
        """The rows of the games of this visit that are known to be the user's."""
        games = [game for game in self._recent + [self._table.play.game] if game in self._known]
        kept = [(game, self._known[game]) for game in games]
        return [self._stored(*each).row for each in kept if self._has_content(each[0])]

    def is_edited(self, game: Game) -> bool:
        """Returns whether the user has changed an adopted game."""
        kept = self._known[game]
        edits = kept.written[0] if kept.written else kept.foreign_edits
        return game.edits != edits

    def about(self, game: Game) -> tuple[str | None, str, str]:
        """Returns the user's colour, None if it is not the user's game; its key and its date."""
        kept = self._known.get(game)
        if not kept or game.edits == kept.foreign_edits:
            return None, "", ""
        return own_color(*kept.facts[:2]), kept.key, kept.begun

    def facts_of(self, game: Game, form: str) -> dict[str, str]:
        """Returns the players and the facts of the game on the page, for a kind of file."""
        kept = self._known.get(game)
        return facts_of(self._stored(game, kept), form) if kept else {}

    def note_review(self, key: str, row: str) -> None:
        """Records that the moves of a record have been judged. Its game may have gone on."""
        self.writes += 1
        for kept in self._known.values():
            if kept.key == key:
                kept.take_losses(row)
                if kept.written:
                    edits, facts = kept.written
                    kept.written = edits, facts[:3] + kept.facts[3:]

    def note_deleted(self, keys: list[str]) -> None:
        """Records that records are deleted: only more moves store their games again."""
        for kept in self._known.values():
            kept.is_deleted = kept.is_deleted or kept.key in keys

    def is_listed(self, game: Game) -> bool:
        """Returns whether a game is stored, and has enough moves to be listed."""
        kept = self._known.get(game)
        return kept is not None and kept.written is not None and game.size >= LISTED

    def place_of(self, game: Game) -> tuple[str, bool]:
        """Returns the key of a game on the page, and whether it is listed as the user's own."""
        kept = self._known[game]
        return kept.key, self._stored(game, kept).is_mine

    def _now(self) -> str:
        return self._store.now() if self._store else ""

    def _new_kept(self, key: str = "") -> Kept:
        """Returns a game that is not kept yet. Keys are in the order of time."""
        self._begun += 1
        now = self._now()
        return Kept(key or f"mine-{now}-{self._begun:04}-{random.random()}", now[:MINUTES])

    def _open(self) -> Work:
        """Opens the store, and reads the row of the game that was restored."""
        assert self._store
        game = self._table.play.game
        kept = self._known[game]
        key, _, number = kept.key.partition(IN_RECORD)
        index = int(number) if number.isdigit() else 0
        try:
            self.records = (yield self._store.ask("open"))["count"]
            row = (yield self._store.ask("find", key=key, index=index))["row"]
            if number:
                self.adopt(game, (key, index), row)
            elif row:
                resigned = kept.read(row, game)
                if not self._resigned:
                    self._resign(game, resigned)
                self._note(game)
                stored = parse_row(row)
                if _content(stored.game).startswith(_content(to_fragment(game))):
                    kept.written = game.edits, kept.facts
                if not _lines(stored.read()) <= _lines(game):  # Another tab has gone on with it.
                    kept.row = ""
            elif kept.is_deleted:
                self._note(game)
                kept.written = game.edits, kept.facts
            self.is_open = True
        except (StoreFailed, ValueError) as error:
            self._fail(str(error))

    def _follow(self) -> None:
        play, jobs = self._table.play, self._workspace.jobs
        if self._notice.text == CHANGED and play.game is not self._divided:
            self._notice.forget()
        self._note(play.game)
        for game in play.left:
            if game not in self._known:
                self._note(game)
        self._is_begun = True
        self._recent = [game for game in self._recent if game not in play.left] + play.left
        play.left = [game for game in play.left if self._is_due(game)]
        self._forget_old()
        is_due = self.is_open and (play.left or self._earlier or self._is_due(play.game))
        is_unnamed = self.names.by_key is None and play.game.size
        if (is_due or is_unnamed) and not jobs.has(KEEPING):
            jobs.start(StoringSoon(KEEPING, self._keep))

    def _forget_old(self) -> None:
        """Forgets games that were left long ago, unless they wait to be stored."""
        while len(self._recent) > MOST_KNOWN and self._recent[0] not in self._table.play.left:
            self._known.pop(self._recent.pop(0), None)

    def _note(self, game: Game) -> None:
        """Notes what is known about the game on the page."""
        play = self._table.play
        seats = {each: seat_text(play.players[each], play.levels[each]) for each in (BLACK, WHITE)}
        kept = self._known.get(game) or self._begin(game)
        black, white = kept.players_of(game, seats)
        losses = kept.facts[3]
        report = self._game_report.finished
        if report and report.plies == main_line(game.start):
            losses = [report.judged[number + 1].loss for number in range(len(report.plies))]
        resigned = play.ending.resigned.get(end_of(game))
        ended = (resigned, RESIGNED) if resigned else kept.ended(game)
        kept.facts = black, white, ended, losses

    def _begin(self, game: Game) -> Kept:
        """Returns what is known about a game that is new on the page."""
        restored, self._restored = self._restored, ""
        key = restored.replace(DELETED, "")
        kept = self._new_kept(key)
        kept.is_deleted = key != restored
        before = [each for each in self._known.values() if key and each.key == key]
        if before and before[0].row:  # The user comes back to it.
            kept.read(before[0].row, game)
        elif self._storing.is_foreign or (self._is_begun and not key):
            kept.begin(game, UNKNOWN, OPENED)
        if self._storing.is_foreign:
            kept.foreign_edits = game.edits
        if restored:
            self._resign(game, self._resigned)
        self._known[game] = kept
        return kept

    def _resign(self, game: Game, color: str) -> None:
        """Lets a colour, if any, have resigned at the end of a game that comes back."""
        play, end = self._table.play, end_of(game)
        if color:
            play.ending.resigned[end] = color
            if play.game.last is end:
                play.message = messages.resigned(color)

    def _is_due(self, game: Game) -> bool:
        """Returns whether a game has to be written."""
        kept = self._known[game]
        is_own = game.edits != kept.foreign_edits
        is_new = kept.written != (game.edits, kept.facts)
        return self._has_content(game) and is_own and is_new

    def _has_content(self, game: Game) -> bool:
        return game.size > 0 or game.start.comment != ""

    def _keep(self) -> Work:
        """Stores all games that have changed, those that were left first."""
        play = self._table.play
        left = list(play.left)
        try:
            yield from self.prepare()
            if not self.is_open:
                return
            if self._earlier:
                game = from_fragment(self._earlier)
                yield from self._put(game, self._new_kept())  # Its players were not stored.
                self._earlier = ""
            for game in left + [play.game]:
                if self._is_due(game):
                    yield from self._put(game, self._known[game])
        except StoreFailed as error:
            self._fail(str(error))
        play.left = [game for game in play.left if game not in left]

    def _put(self, game: Game, kept: Kept) -> Work:
        assert self._store
        kept.written = game.edits, kept.facts
        row = self._stored(game, kept).row
        yield from self._storing.write()  # The work is never older than the kept game.
        keys = [str(key) for key in game_keys(game)]
        question = {"key": kept.key, "row": row, "before": kept.row, "keys": keys}
        answer = yield self._store.ask("put", **question)
        if answer["key"] != kept.key:
            before = kept.key
            if game is self._table.play.game:
                self._divided = game
                self._notice.say(CHANGED, lambda: self.show(before), SHOW)
        kept.key, kept.row = answer["key"], answer["row"]
        self.writes += 1

    def _stored(self, game: Game, kept: Kept) -> StoredGame:
        black, white, (resigned, by), losses = kept.facts
        is_own = PERSON in (black, white)
        date, source = (kept.begun, "") if is_own else (kept.date, kept.source)
        return of_game(game, black, white, date, resigned, source, kept.event, losses=losses, by=by)

    def show(self, key: str) -> None:
        """Shows the game of a record in Play."""
        self._workspace.jobs.start(Task(SHOWING, lambda: self._show(key)))

    def _show(self, key: str) -> Work:
        assert self._store
        try:
            row = (yield self._store.ask("find", key=key, index=0))["row"]
            game = parse_row(row).read()
        except (StoreFailed, ValueError):
            return
        self._table.load(game)
        self.adopt(game, (key, 0), row)

    def _fail(self, name: str) -> None:
        """Says once why games are not kept."""
        problem = FULL if name == NO_ROOM else NOT_KEPT
        if problem != self.problem:
            self.problem = problem
            self._notice.say(problem)


def _lines(game: Game) -> set[tuple[int, ...]]:
    """Returns the moves that lead to each position of the tree."""
    lines: dict[Ply | None, tuple[int, ...]] = {game.start: ()}
    for ply in game.tree():
        lines[ply] = lines[ply.parent] + (ply.square or 0,)
    return set(lines.values())


def _content(text: str) -> str:
    """Returns the text of a game without the place that the board shows."""
    return text.rpartition(".")[0]
