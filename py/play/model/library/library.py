"""The list of the user's games: what is searched, found, selected and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello import BLACK, WHITE, Game, IllegalMove, NotationError, parse_transcript, transcript
from othello.phrases import counted
from play.library.game_files import written
from play.library.opening_tree import INDEXED, N, game_keys, symmetric
from play.library.statistics import Statistics, adding
from play.library.stored_game import (
    HEAD,
    PRACTICE_HEAD,
    StoredGame,
    level_of,
    parse_row,
    player_name,
)
from play.model.library.kept_games import FULL, NO_ROOM, NOT_KEPT, UNNAMED, StoreUser
from play.model.library.selection import Selection
from saved.players import COMPUTER, FRIEND, LEVELS, PERSON
from saved.store import StoreFailed
from saved.work import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from jobs.job import Work
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.library.selection import Place
    from state.notice import Notice

ACTING = "an action on games"  # A kind of job.
LISTING = "listing the games"  # A kind of job.
MINE, READ, ALL = "mine", "read", "all"
RESULTS = {
    MINE: ("won", "lost", "draw", "left"),
    READ: ("black", "white", "draw"),
    ALL: ("black", "white", "draw", "left"),
}
# With more records or games, they are not counted again while the list is hidden.
MOST_RECORDS, MOST_COUNTED = 200, 5000
ROWS = 60  # That are drawn at once.
FOUND = ("count", "total", "size", "read", "broken", "used", "room", "opponents", "openings")
DELETED, DELETED_MANY = "Deleted: {}.", "Deleted {}."
WRITING = "{:,} games written …"
LEFT_OUT = " {} cannot be written as {}."
NAMES = {PERSON: "You", FRIEND: "A friend here", "": UNNAMED}
PLAYERS = (PERSON, FRIEND) + tuple([f"{COMPUTER}-{level}" for level in LEVELS])
CALLED = [f"{player}\t{player_name(player, NAMES)}" for player in PLAYERS]  # As they are searched.
NOT_READ = "This game cannot be read."
COLUMNS = tuple("abcdefgh")
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


class Library(StoreUser):
    """The list of games in the sheet of Play.

    Attributes:
        wanted: The filters and the order.
        is_known: Whether the games have been read.
        count: The number of games found.
        total: The number of all games.
        size: The number of characters of all games.
        read: The number of imported games.
        broken: The number of games that cannot be read.
        used: The megabytes that are used, if the browser has little room left, else 0.
        room: The megabytes that the browser has.
        first: The number of the first game in `rows`.
        rows: The games that are shown.
        selection: The selected games.
        opponents: The opponents to choose from.
        openings: The openings to choose from.
        problem: Why there is no list, empty if there is one.
        statistics: The statistics that are shown in place of the list, None if the list is.
        changes: Counts the changes of what is shown.
    """

    def __init__(self, table: Table, notice: Notice, kept: KeptGames) -> None:
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
        self.count = self.total = self.size = self.read = self.broken = self.first = 0
        self.used = self.room = 0
        self.rows: list[ListedGame] = []
        self.selection = Selection()
        self.opponents: list[str] = []
        self.openings: list[str] = []
        self.problem = ""
        self.statistics: Statistics | None = None
        self.changes = 0
        self._table, self._workspace, self._notice, self._kept = (
            table,
            table.workspace,
            notice,
            kept,
        )
        self._to_select: int | None = None  # Once its row is read.
        self._sought = ""  # The key of a game to select once it is listed.
        self._seen = -1  # The writes of the last listing.
        self._looked_at: Game | None = None
        self._before: tuple[Game, dict[str, str], dict[str, int]] | None = None
        table.before_leaving_games(self._return)

    def want(self, **wanted: Any) -> None:
        """Changes filters or the order, and shows the list from its beginning."""
        self.wanted.update(wanted)
        self.statistics = None
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

    def seek(self) -> None:
        """Lists the games among which the game in Play is, without filters, and selects it."""
        self._sought, is_mine = self._kept.place_of(self._table.play.game)
        self.selection.clear()
        self._table.show_sheet(GAMES)
        self.clear(scope=MINE if is_mine else READ)

    def show_from(self, first: int) -> None:
        """Shows the rows from a number on."""
        if first != self.first:
            self.first = first
            self.refresh()

    def refresh(self) -> None:
        """Lists the games again."""
        if self._store and self._kept.is_open:
            self._workspace.jobs.start(Task(LISTING, self._list))

    def _list(self) -> Work:
        """Asks the store for the games and for the rows that are shown."""
        assert self._store
        self._seen = self._kept.writes
        try:
            if self._table.sheet == GAMES:
                yield from self._kept.prepare()
            squares = squares_of(self.wanted["words"])
            starts, keys = starts_of(squares), keys_of(squares)
            question = self.wanted | {"players": CALLED, "starts": starts}
            question |= {"place": len(keys), "position": str(keys[-1] if keys else 0)}
            found = yield self._store.ask("select", **question, sought=self._sought)
            if self._sought and found["at"] >= 0:
                self._to_select = found["at"]
                self.first = max(0, self._to_select - ROWS // 2)
            self._sought = ""
            last = self.first + ROWS
            rows = yield self._store.ask("rows", **{"from": self.first, "to": last})
        except StoreFailed as error:
            self.problem = str(error)
            return
        for name in FOUND:
            setattr(self, name, found[name])
        self.rows = [ListedGame(line) for line in rows["rows"]]
        self.is_known = True
        self._table.choice.is_newcomer = self.total == self.read
        self._workspace.is_first_game = found["over"] == 0
        self.changes += 1
        if self._to_select is not None:
            number, self._to_select = self._to_select, None
            self.select(number)

    @property
    def in_play(self) -> Game:
        """The game in Play, which comes back after others were looked at."""
        game = self._table.play.game
        return self._before[0] if self._before and game is self._looked_at else game

    @property
    def chosen(self) -> ListedGame | None:
        """The game that was selected last, None if none was or it is not shown."""
        return next((row for row in self.rows if row.place == self.selection.current), None)

    def select(self, number: int) -> None:
        """Selects the game with a number in the list, and shows its end on the board."""
        row = self._row(number)
        if row:
            self.selection.select(number, row.place)
            self.changes += 1
            self._show(row)
        elif 0 <= number < self.count:
            self._to_select, self.first = number, max(0, number - ROWS // 2)
            self.refresh()

    def toggle(self, number: int) -> None:
        """Adds a shown game to the selected ones, or removes it."""
        row = self._row(number)
        if row:
            self.selection.toggle(number, row.place)
            self.changes += 1

    def extend(self, number: int) -> None:
        """Selects the games from the one that was selected alone to a shown one."""
        row, anchor = self._row(number), self.selection.anchor
        first, end = min(anchor, number), max(anchor, number) + 1
        if row:
            self.selection.current = row.place
            self.changes += 1
            self._workspace.jobs.start(Task(ACTING, lambda: self._extend(first, end, row.place)))

    def number_of(self, place: Place | None) -> int | None:
        """Returns the number in the list of the game at a place, None if it is not shown."""
        places = [game.place for game in self.rows]
        return self.first + places.index(place) if place in places else None

    def _row(self, number: int) -> ListedGame | None:
        """Returns the game with a number in the list, None if it is not shown."""
        at = number - self.first
        return self.rows[at] if 0 <= at < len(self.rows) else None

    def _extend(self, first: int, end: int, last: Place) -> Work:
        found = yield from self._ask("rows", **{"from": first, "to": end})
        if found is not None:
            places = [ListedGame(line).place for line in found["rows"]]
            self.selection.set_range(places, last)
            self.changes += 1

    def switch_selecting(self) -> None:
        """Lets presses add and remove games, or ends that."""
        self.selection.clear()
        self.selection.toggles = not self.selection.toggles
        self.changes += 1

    def _show(self, row: ListedGame) -> None:
        try:
            game = row.stored.read() if row.stored else None
        except ValueError:
            game = None
        if not (row.stored and game):
            self._workspace.say(NOT_READ)
            return
        play = self._table.play
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
        self._table.load(game)
        self._kept.adopt(game, row.place, row.row)
        play.pause_computer()
        if not row.stored.is_mine:
            self._workspace.say(f"{described(row.stored)}. {play.message}")

    def open(self) -> None:
        """Makes the selected game the one in Play."""
        self._before = None
        self._table.show_game()

    def open_imported(self) -> None:
        """Makes the first game of the last import the one in Play."""
        self._workspace.jobs.start(Task(ACTING, self._open_imported))

    def _open_imported(self) -> Work:
        found = yield from self._ask("imported")
        if found is not None:
            for line in found["rows"]:
                self._show(ListedGame(line))
                self.open()

    def _return(self) -> None:
        """Brings back the game that was in Play before games were selected."""
        if not self._before or self._table.play.game is not self._looked_at:
            self._before = None
            return
        game, players, levels = self._before
        self._before = None
        play = self._table.play
        for color in players:
            play.set_player(color, players[color], levels[color])
        self._table.load(game)
        play.pause_computer()

    def delete(self) -> None:
        """Deletes the selected games, which can be undone."""
        places = [list(place) for place in self.selection.places]
        if places:
            self._workspace.jobs.start(Task(ACTING, lambda: self._delete("remove", places=places)))

    def delete_read(self) -> None:
        """Deletes all imported games, which can be undone."""
        self._workspace.jobs.start(Task(ACTING, lambda: self._delete("removeRead")))

    def delete_broken(self) -> None:
        """Deletes the games that cannot be read, which can be undone."""
        self._workspace.jobs.start(Task(ACTING, lambda: self._delete("removeBroken")))

    def _delete(self, name: str, **question: Any) -> Work:
        """Asks the store to delete games, and selects the one after the last of them."""
        chosen = self.chosen if name == "remove" else None
        found = yield from self._ask(name, **question)
        if found is None:
            return
        self._kept.note_deleted([key for key, _ in question.get("places", [])])
        number = self.number_of(chosen.place) if chosen else None
        said = DELETED_MANY.format(counted(found["count"], "game"))
        if chosen and found["count"] == 1:
            said = DELETED.format(chosen.name)
        self.selection.clear()
        self._notice.say_briefly(said, self._undo)
        yield from self._list()
        if chosen and self.count and not self.selection.toggles:
            self.select(min(number or 0, self.count - 1))

    def _undo(self) -> None:
        self._workspace.jobs.start(Task(ACTING, self._restore))

    def _restore(self) -> Work:
        if (yield from self._ask("restore")) is not None:
            yield from self._list()

    def _ask(self, name: str, **question: Any) -> Generator[Any, Any, Any]:
        """Returns the store's answer, None after a failure, which is said."""
        assert self._store
        try:
            return (yield self._store.ask(name, **question))
        except StoreFailed as error:
            self._notice.say(FULL if str(error) == NO_ROOM else NOT_KEPT)
            return None

    def show_statistics(self) -> None:
        """Shows the statistics of the user's games in place of the list."""
        self._workspace.jobs.start(Task(ACTING, self._count))

    def leave_statistics(self) -> None:
        """Shows the list again."""
        self.statistics = None
        self.changes += 1

    def _count(self) -> Work:
        """Makes the statistics of all own games in slices."""
        statistics, first = Statistics(), 0
        while True:
            found = yield from self._ask("own", **{"from": first, "to": first + ROWS})
            if found is None:
                return
            rows = found["rows"]
            yield from adding(rows, statistics.add)
            first += ROWS
            if len(rows) < ROWS:
                break
        self.statistics = statistics
        self.changes += 1

    def back_up(self, save: Callable[[Any], None]) -> None:
        """Saves all games and the practice as one file, which can be imported again."""
        asked = {"head": HEAD, "practice": PRACTICE_HEAD}
        self._workspace.jobs.start(Task(ACTING, lambda: self._save_file(save, "backup", **asked)))

    def save_broken(self, save: Callable[[Any], None]) -> None:
        """Saves the rows of the games that cannot be read."""
        self._workspace.jobs.start(Task(ACTING, lambda: self._save_file(save, "broken")))

    def _save_file(self, save: Callable[[Any], None], name: str, **question: Any) -> Work:
        found = yield from self._ask(name, **question)
        if found is not None:
            save(found["file"])

    def save_visit(self, save: Callable[[list[str]], None]) -> None:
        """Saves the games of this visit, in place of a store that keeps nothing."""
        save([f"{HEAD}\n"] + [f"{row}\n" for row in self._kept.rows])

    def export(self, form: str, every: bool, save: Callable[[list[str]], None]) -> None:
        """Saves the selected games, or all that are listed, in a form of `game_files.WRITERS`."""
        places = None if every else [list(place) for place in sorted(self.selection.places)]
        self._workspace.jobs.start(Task(ACTING, lambda: self._export(form, places, save)))

    def _export(
        self, form: str, places: list[list[Any]] | None, save: Callable[[list[str]], None]
    ) -> Work:
        texts: list[str] = []
        first = left_out = 0
        while True:
            last = first + ROWS
            if places is None:
                found = yield from self._ask("rows", **{"from": first, "to": last})
            else:
                found = yield from self._ask("rows", places=places[first:last])
            if found is None:
                return
            self._workspace.say(WRITING.format(len(texts) // 2))
            for row in [ListedGame(line) for line in found["rows"]]:
                yield None
                try:
                    texts += [written(row.stored, form), "\n"] if row.stored else []
                except ValueError:
                    left_out += 1
            first = last
            if len(found["rows"]) < ROWS:
                break
        if texts:
            save(texts)
        end = LEFT_OUT.format(counted(left_out, "game"), form.upper()) if left_out else ""
        self._workspace.say(f"{counted(len(texts) // 2, 'game')} saved.{end}")

    def _follow(self) -> None:
        play, jobs = self._table.play, self._workspace.jobs
        if self._before and self._kept.is_edited(play.game):  # The user plays on in it.
            self._before = None
        is_small = self._kept.records < MOST_RECORDS and self.total < MOST_COUNTED
        is_cheap = self._table.sheet == GAMES or is_small
        is_new = self._seen != self._kept.writes
        is_unnamed = self._table.sheet == GAMES and self._kept.names.by_key is None
        if self._kept.is_open and ((is_new and is_cheap) or (is_unnamed and not jobs.has(LISTING))):
            self._seen = self._kept.writes
            self.refresh()

    @property
    def found(self) -> str:
        """The number of games, and how many of them are shown."""
        games = f"{self.total:,} {'game' if self.total == 1 else 'games'}"
        return f"{self.count:,} of {games}" if self.count != self.total else games


def described(stored: StoredGame) -> str:
    """Returns the opponent, or both players."""
    if stored.opponent:
        return player_name(stored.opponent, NAMES)
    if not (stored.black or stored.white):
        return stored.source or NAMES[""]
    return f"{player_name(stored.black, NAMES)} \u2013 {player_name(stored.white, NAMES)}"


def squares_of(words: str) -> list[int]:
    """Returns the squares of a transcript, none for other words. The last one may be half typed."""
    text = words.lower().strip()
    for moves in (text, text[:-1] if text[-1:] in COLUMNS else ""):
        try:
            return parse_transcript(moves, N)
        except NotationError:
            pass
    return []


def starts_of(squares: list[int]) -> list[str]:
    """Returns a transcript in all symmetries."""
    images = zip(*[symmetric(square) for square in squares])
    return [transcript(list(line), N) for line in images]


def keys_of(squares: list[int]) -> list[int]:
    """Returns the keys of the positions after moves, none if there are too many or illegal ones."""
    game = Game()
    try:
        for square in squares:
            game.play(square)
    except IllegalMove:
        return []
    return game_keys(game) if len(squares) <= INDEXED else []
