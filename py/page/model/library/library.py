"""The list of the user's games: what is searched, found, selected and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from library.game_files import written
from library.opening_tree import symmetric
from library.statistics import Statistics
from library.stored_game import HEAD, PRACTICE_HEAD, StoredGame, level_of, parse_row, player_name
from othello import BLACK, WHITE, NotationError, parse_transcript, transcript
from othello.phrases import counted
from page.model.library.kept_games import FULL, NO_ROOM, NOT_KEPT, StoreFailed
from saved.players import COMPUTER, FRIEND, PERSON
from saved.work import GAME, GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from othello import Game
    from page.model.core.notice import Notice
    from page.model.core.workspace import Workspace
    from page.model.library.kept_games import GameStore, KeptGames

    Place = tuple[str, int]  # The key of a record, and the number of a game in it.

MINE, READ, ALL = "mine", "read", "all"
RESULTS = {
    MINE: ("won", "lost", "draw", "left"),
    READ: ("black", "white", "draw"),
    ALL: ("black", "white", "draw", "left"),
}
# With more records or games, they are not counted again while the list is hidden.
MOST_RECORDS, MOST_COUNTED = 200, 5000
ROWS = 60  # That are drawn at once.
DELETED = "Deleted: {}."
WRITING = "{:,} of {:,} games written …"
LEFT_OUT = " {} cannot be written as {}."
NAMES = {PERSON: "You", FRIEND: "A friend here", "": "?"}
NOT_READ = "This game cannot be read."
OWN_RECORD = "mine-"  # The key of a record that has only one game begins so.
FEWEST = 2  # Moves of a transcript that is searched.
WAYS_UP = ("date", "loss", "moves")  # What is sorted downwards at first.


class ListedGame:
    """A game in the list.

    Attributes:
        place: Its place in the store.
        stored: The game, None if its row is damaged.
        row: The row.
    """

    def __init__(self, line: str) -> None:
        key, index, self.row = line.split("\t", 2)
        self.place: Place = key, int(index)
        try:
            self.stored: StoredGame | None = parse_row(self.row)
        except ValueError:
            self.stored = None

    @property
    def name(self) -> str:
        """The opponent and the date, or both players."""
        stored = self.stored
        if not stored:
            return NOT_READ
        day = stored.date[:10]
        return f"{described(stored)}, {day}" if day else described(stored)


class Listing(Task):
    """Finds the wanted games, and reads the rows that are shown."""


class Acting(Task):
    """Something that the store does with games."""


class Library:
    """The list of games in the sheet of Play.

    Attributes:
        wanted: The filters and the order.
        is_known: Whether the games have been read.
        count: The number of games found.
        total: The number of all games.
        mine: The number of the user's own games.
        size: The number of characters of all games.
        first: The number of the first game in `rows`.
        rows: The games that are shown.
        selected: The place of the selected game, None if none is.
        opponents: The opponents to choose from.
        openings: The openings to choose from.
        problem: Why there is no list, empty if there is one.
        statistics: The statistics that are shown in place of the list, None if the list is.
        changes: Counts the changes of what is shown.
    """

    def __init__(self, workspace: Workspace, notice: Notice, kept: KeptGames) -> None:
        self.wanted: dict[str, Any] = {
            "scope": MINE,
            "result": "",
            "opponent": "",
            "opening": "",
            "words": "",
            "sort": "date",
            "down": True,
        }
        self.is_known = False
        self.count = self.total = self.mine = self.size = self.first = 0
        self.rows: list[ListedGame] = []
        self.selected: Place | None = None
        self.opponents: list[str] = []
        self.openings: list[str] = []
        self.problem = ""
        self.statistics: Statistics | None = None
        self.changes = 0
        self._workspace, self._notice, self._kept = workspace, notice, kept
        self._store: GameStore | None = None
        self._to_select: int | None = None  # Once its row is read.
        self._seen = -1  # The writes of the last listing.
        self._looked_at: Game | None = None
        self._before: tuple[Game, dict[str, str], dict[str, int]] | None = None

    def connect(self, store: GameStore) -> None:
        """Lists the games of a store."""
        self._store = store
        self._workspace.leave_games = self._return
        self._workspace.changes.subscribe(self._follow)

    def want(self, **wanted: Any) -> None:
        """Changes filters or the order, and lists from the beginning."""
        self.wanted.update(wanted)
        self.first = 0
        self.refresh()

    def choose_scope(self, scope: str) -> None:
        """Lists the user's games, imported ones, or all, without filters."""
        self.clear(scope=scope, words=self.wanted["words"])

    def sort_by(self, column: str) -> None:
        """Sorts by a column, or the other way round if that is the order already."""
        is_same = self.wanted["sort"] == column
        self.want(sort=column, down=not self.wanted["down"] if is_same else column in WAYS_UP)

    def clear(self, **wanted: Any) -> None:
        """Removes all filters, and sets others."""
        self.want(**({"result": "", "opponent": "", "opening": "", "words": ""} | wanted))

    @property
    def is_filtered(self) -> bool:
        """Whether filters are set."""
        return any(self.wanted[name] for name in ("result", "opponent", "opening", "words"))

    def show_from(self, first: int) -> None:
        """Shows the rows from a number on."""
        if first != self.first:
            self.first = first
            self.refresh()

    def refresh(self) -> None:
        """Lists the games again."""
        if self._store and self._kept.is_open:
            self._workspace.jobs.start(Listing(self._list))

    def _list(self) -> Work:
        """Asks the store for the games and for the rows that are shown."""
        assert self._store
        self._seen = self._kept.writes
        try:
            if self._workspace.sheet == GAMES:
                yield from self._kept.prepare()
            starts = starts_of(str(self.wanted["words"]))
            words = str(self.wanted["words"]).lower()
            question = self.wanted | {"words": words, "starts": starts}
            found = yield self._store.ask("select", **question)
            last = self.first + ROWS
            rows = yield self._store.ask("rows", **{"from": self.first, "to": last})
        except StoreFailed as error:
            self.problem = str(error)
            return
        for name in ("count", "total", "mine", "size", "opponents", "openings"):
            setattr(self, name, found[name])
        self.rows = [ListedGame(line) for line in rows["rows"]]
        self.is_known = True
        self._workspace.choice.is_newcomer = not self.mine
        self.changes += 1
        if self._to_select is not None:
            number, self._to_select = self._to_select, None
            self.select(number)

    @property
    def chosen(self) -> ListedGame | None:
        """The selected game, None if none is or it is not shown."""
        return next((row for row in self.rows if row.place == self.selected), None)

    def select(self, number: int) -> None:
        """Selects the game with a number in the list, and shows its end on the board."""
        if not self.first <= number < self.first + len(self.rows):
            if 0 <= number < self.count:
                self._to_select, self.first = number, max(0, number - ROWS // 2)
                self.refresh()
            return
        row = self.rows[number - self.first]
        self.selected = row.place
        self.changes += 1
        self._show(row)

    def _show(self, row: ListedGame) -> None:
        try:
            game = row.stored.read() if row.stored else None
        except ValueError:
            game = None
        if not (row.stored and game):
            self._workspace.say(NOT_READ)
            return
        play = self._workspace.play
        if not self._before:
            self._before = play.game, dict(play.players), dict(play.levels)
        game.show(game.plies[-1] if game.plies else game.start)
        for color, player in ((BLACK, row.stored.black), (WHITE, row.stored.white)):
            level = level_of(player)
            friend = color == WHITE and not row.stored.own_color
            name = FRIEND if friend or player == FRIEND else PERSON
            name = COMPUTER if level is not None else name
            play.set_player(color, name, level)
        self._looked_at = game
        self._workspace.load(game)
        key = row.place[0]
        self._kept.adopt(game, key if key.startswith(OWN_RECORD) else "", row.row)
        play.pause_computer()
        if not row.stored.is_mine:
            self._workspace.say(f"{described(row.stored)}. {play.message}")

    def open(self) -> None:
        """Makes the selected game the one in Play."""
        self._before = None
        self._workspace.show_sheet(GAME)

    def _return(self) -> None:
        """Brings back the game that was in Play before games were selected."""
        if not self._before or self._workspace.play.game is not self._looked_at:
            self._before = None
            return
        game, players, levels = self._before
        self._before = None
        play = self._workspace.play
        for color in players:
            play.set_player(color, players[color], levels[color])
        self._workspace.load(game)
        play.pause_computer()

    def delete(self) -> None:
        """Deletes the selected game, which can be undone."""
        row = self.chosen
        if row:
            self._workspace.jobs.start(Acting(lambda: self._delete(row)))

    def _delete(self, row: ListedGame) -> Work:
        assert self._store
        places = [list(row.place)]
        try:
            removed = (yield self._store.ask("remove", places=places))["removed"]
        except StoreFailed as error:
            self._fail(error)
            return
        number = self.rows.index(row) + self.first if row in self.rows else 0
        self.selected = None
        self._notice.say_briefly(DELETED.format(row.name), lambda: self._undo(removed))
        yield from self._list()
        if self.count:
            self.select(min(number, self.count - 1))

    def _undo(self, removed: str) -> None:
        self._workspace.jobs.start(Acting(lambda: self._restore(removed)))

    def _restore(self, removed: str) -> Work:
        assert self._store
        try:
            yield self._store.ask("restore", removed=removed)
        except StoreFailed as error:
            self._fail(error)
            return
        yield from self._list()

    def switch_statistics(self) -> None:
        """Shows the statistics of the user's games in place of the list, or the list again."""
        if self.statistics:
            self.statistics = None
            self.changes += 1
        else:
            self._workspace.jobs.start(Acting(self._count))

    def _count(self) -> Work:
        """Makes the statistics of all own games in slices."""
        assert self._store
        statistics, first = Statistics(), 0
        while True:
            try:
                rows = (yield self._store.ask("own", **{"from": first, "to": first + ROWS}))["rows"]
            except StoreFailed as error:
                self._fail(error)
                return
            for row in rows:
                yield None
                try:
                    statistics.add(parse_row(row))
                except ValueError:
                    pass  # The list shows it as damaged.
            first += ROWS
            if len(rows) < ROWS:
                break
        self.statistics = statistics
        self.changes += 1

    def back_up(self, save: Callable[[Any], None]) -> None:
        """Saves all games and the practice as one file, which can be imported again."""
        self._workspace.jobs.start(Acting(lambda: self._back_up(save)))

    def _back_up(self, save: Callable[[Any], None]) -> Work:
        assert self._store
        try:
            save((yield self._store.ask("backup", head=HEAD, practice=PRACTICE_HEAD))["file"])
        except StoreFailed as error:
            self._fail(error)

    def export(self, form: str, every: bool, save: Callable[[list[str]], None]) -> None:
        """Saves the selected game, or all that are listed, in a form of `game_files.WRITERS`."""
        chosen = [self.chosen] if self.chosen else []
        self._workspace.jobs.start(Acting(lambda: self._export(form, every, chosen, save)))

    def _export(
        self, form: str, every: bool, chosen: list[ListedGame], save: Callable[[list[str]], None]
    ) -> Work:
        assert self._store
        texts: list[str] = []
        left_out = 0
        for first in range(0, self.count, ROWS) if every else [0]:
            rows = chosen
            if every:
                last = first + ROWS
                found = yield self._store.ask("rows", **{"from": first, "to": last})
                rows = [ListedGame(line) for line in found["rows"]]
                self._workspace.say(WRITING.format(len(texts), self.count))
            for row in rows:
                yield None
                try:
                    texts += [written(row.stored, form), "\n"] if row.stored else []
                except ValueError:
                    left_out += 1
        if texts:
            save(texts)
        end = LEFT_OUT.format(counted(left_out, "game"), form.upper()) if left_out else ""
        self._workspace.say(f"{counted(len(texts) // 2, 'game')} saved.{end}")

    def _fail(self, error: StoreFailed) -> None:
        self._notice.say(FULL if str(error) == NO_ROOM else NOT_KEPT)

    def _follow(self) -> None:
        play, jobs = self._workspace.play, self._workspace.jobs
        if self._before and self._kept.is_edited(play.game):  # The user plays on in it.
            self._before = None
        is_small = self._kept.records < MOST_RECORDS and self.total < MOST_COUNTED
        is_cheap = self._workspace.sheet == GAMES or is_small
        is_new = self._seen != self._kept.writes
        is_unnamed = self._workspace.sheet == GAMES and self._kept.names is None
        if self._kept.is_open and ((is_new and is_cheap) or (is_unnamed and not jobs.has(Listing))):
            self._seen = self._kept.writes
            self.refresh()

    @property
    def found(self) -> str:
        """The number of games, and how many of them are shown."""
        games = f"{self.total:,} {'game' if self.total == 1 else 'games'}"
        return f"{self.count:,} of {games}" if self.count != self.total else games


def described(stored: StoredGame) -> str:
    """Returns the opponent, or both players."""
    own = stored.own_color
    if own:
        return player_name(stored.white if own == BLACK else stored.black, NAMES)
    if not (stored.black or stored.white):
        return stored.source or NAMES[""]
    return f"{player_name(stored.black, NAMES)} \u2013 {player_name(stored.white, NAMES)}"


def starts_of(words: str) -> list[str]:
    """Returns a transcript in all symmetries, none for other words."""
    try:
        squares = parse_transcript(words, 8)
    except NotationError:
        return []
    if len(squares) < FEWEST:
        return []
    return [transcript(list(line), 8) for line in zip(*[symmetric(square) for square in squares])]
