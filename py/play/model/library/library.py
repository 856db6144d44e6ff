"""The list of the user's games: what is searched, found, selected and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Task
from othello import Game, IllegalMove, NotationError, parse_transcript, transcript
from play.engine.symmetry import symmetries
from play.library.opening_tree import INDEXED, N, game_keys
from play.library.statistics import Statistics, adding
from play.library.stored_game import player_name
from play.model.library.kept_games import NO_ROOM, NOT_KEPT, StoreUser
from play.model.library.listed_game import NAMES, ListedGame
from play.model.library.selection import Selection
from saved.players import COMPUTER, FRIEND, LEVELS, PERSON, seat_text
from saved.store import StoreFailed
from saved.work import GAMES

if TYPE_CHECKING:
    from collections.abc import Generator

    from jobs.job import Work
    from play.model.game.table import Table
    from play.model.library.kept_games import KeptGames
    from play.model.library.looking import Looking
    from play.model.library.selection import Place
    from state.notice import Notice

ACTING = "an action on games"  # A kind of job.
LISTING = "listing the games"  # A kind of job.
MINE, READ, ALL, REMOVED = "mine", "read", "all", "removed"
RESULTS = {
    MINE: ("won", "lost", "draw", "left"),
    READ: ("black", "white", "draw"),
    ALL: ("black", "white", "draw", "left"),
    REMOVED: ("black", "white", "draw", "left"),
}
# With more records or games, they are not counted again while the list is hidden.
MOST_RECORDS, MOST_COUNTED = 200, 5000
ROWS = 60  # That are drawn at once.
NOT_RESTORED = "The browser has no room for the deleted games, so they stay deleted."
NOT_CHANGED = "The browser has no room for this change of your games, so it was not made."
PLAYERS = (PERSON, FRIEND) + tuple([seat_text(COMPUTER, level) for level in LEVELS])
CALLED = [f"{player}\t{player_name(player, NAMES)}" for player in PLAYERS]  # As they are searched.
COLUMNS = tuple("abcdefgh")
WAYS_UP = ("date", "loss", "moves")  # The columns that are first sorted in descending order.


class FoundGames:
    """The numbers of games in the store, and what the user can choose from.

    Attributes:
        is_known: Whether the games have been read.
        count: The number of games found.
        total: The number of all games.
        size: The number of characters of all games.
        read: The number of imported games.
        broken: The number of games that cannot be read.
        used: The megabytes that are used, if the browser has little room left, else 0.
        room: The megabytes that the browser has.
        opponents: The opponents to choose from.
        openings: The openings to choose from.
        problem: Why there is no list, empty if there is one.
    """

    def __init__(self) -> None:
        self.is_known = False
        self.count = self.total = self.size = self.read = self.broken = self.used = self.room = 0
        self.opponents: list[str] = []
        self.openings: list[str] = []
        self.problem = ""

    def take(self, found: dict[str, Any]) -> None:
        """Stores an answer of the store."""
        self.is_known = True
        self.count, self.total, self.size = found["count"], found["total"], found["size"]
        self.read, self.broken = found["read"], found["broken"]
        self.used, self.room = found["used"], found["room"]
        self.opponents, self.openings = found["opponents"], found["openings"]

    @property
    def sentence(self) -> str:
        """The number of games, and how many of them are shown."""
        games = f"{self.total:,} {'game' if self.total == 1 else 'games'}"
        return f"{self.count:,} of {games}" if self.count != self.total else games


class Library(StoreUser):
    """The list of games in the sheet of Play.

    Attributes:
        wanted: The filters and the order.
        games: The numbers of games, and what to choose from.
        first: The number of the first game in `rows`.
        rows: The games that are shown.
        selection: The selected games.
        statistics: The statistics that are shown in place of the list, None if the list is.
        changes: Counts the changes of the displayed data.
    """

    def __init__(self, table: Table, notice: Notice, kept: KeptGames, looking: Looking) -> None:
        self.wanted: dict[str, Any] = {
            "scope": MINE,
            "result": "",
            "opponent": "",
            "opening": "",
            "words": "",
            "sort": "date",
            "down": True,
        }
        self.games = FoundGames()
        self.first = 0
        self.rows: list[ListedGame] = []
        self.selection = Selection()
        self.statistics: Statistics | None = None
        self.changes = 0
        self._table, self._workspace, self._notice = table, table.workspace, notice
        self._kept, self._looking = kept, looking
        self._to_select: int | None = None  # Once its row is read.
        self._sought = ""  # The key of a game to select once it is listed.
        self._seen = -1  # The writes of the last listing.

    def want(self, **wanted: Any) -> None:
        """Changes filters or the order, and shows the list from its beginning."""
        self.wanted.update(wanted)
        self.statistics = None
        self.first = 0
        self.refresh()

    def choose_scope(self, scope: str) -> None:
        """Lists the user's games, imported, all or deleted ones, without filters."""
        self.selection.clear()
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

    @property
    def shows_removed(self) -> bool:
        """Whether the list has the games that were deleted in the last week."""
        return bool(self.wanted["scope"] == REMOVED)

    def seek(self) -> None:
        """Clears the filters, lists the games to which the game in Play belongs, and selects it."""
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
            self._workspace.jobs.start(Task(LISTING, self.list_again))

    def list_again(self) -> Work:
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
            self.games.problem = str(error)
            return
        self.games.take(found)
        self.rows = [ListedGame(line) for line in rows["rows"]]
        self._table.choice.is_newcomer = self.games.total == self.games.read
        self.changes += 1
        if self._to_select is not None:
            number, self._to_select = self._to_select, None
            self.select(number)

    @property
    def chosen(self) -> ListedGame | None:
        """The last selected game, None if there is none or it is not shown."""
        return next((row for row in self.rows if row.place == self.selection.current), None)

    def select(self, number: int) -> None:
        """Selects the game with a number in the list, and shows its end on the board."""
        row = self._row(number)
        if row:
            self.selection.select(number, row.place)
            self.changes += 1
            self._looking.show(row)
        elif 0 <= number < self.games.count:
            self._to_select, self.first = number, max(0, number - ROWS // 2)
            self.refresh()

    def toggle(self, number: int) -> None:
        """Adds a shown game to the selected ones, or removes it."""
        row = self._row(number)
        if row:
            self.selection.toggle(number, row.place)
            self.changes += 1

    def extend(self, number: int) -> None:
        """Selects the games from the last singly selected one to a shown one."""
        row, anchor = self._row(number), self.selection.anchor
        first, end = min(anchor, number), max(anchor, number) + 1
        if row:
            self.selection.current = row.place
            self.changes += 1
            self._workspace.jobs.start(Task(ACTING, lambda: self._extend(first, end)))

    def select_all(self) -> None:
        """Selects all games that the filters let through."""
        count = self.games.count
        self._workspace.jobs.start(Task(ACTING, lambda: self._extend(0, count)))

    def number_of(self, place: Place | None) -> int | None:
        """Returns the list number of the game at a place, None if it is not shown."""
        places = [game.place for game in self.rows]
        return self.first + places.index(place) if place in places else None

    def _row(self, number: int) -> ListedGame | None:
        """Returns the game with a number in the list, None if it is not shown."""
        at = number - self.first
        return self.rows[at] if 0 <= at < len(self.rows) else None

    def _extend(self, first: int, end: int) -> Work:
        found = yield from self.ask("places", **{"from": first, "to": end})
        if found is not None:
            places = [line.split("\t") for line in found["rows"]]
            self.selection.set_range([(key, int(index)) for key, index in places])
            self.changes += 1

    def switch_selecting(self) -> None:
        """Begins or ends the mode in which presses add and remove games."""
        self.selection.clear()
        self.selection.toggles = not self.selection.toggles
        self.changes += 1

    def ask(self, name: str, **question: Any) -> Generator[Any, Any, Any]:
        """Returns the store's answer, None after a failure, which it reports."""
        assert self._store
        try:
            return (yield self._store.ask(name, **question))
        except StoreFailed as error:
            no_room = NOT_RESTORED if name == "restore" else NOT_CHANGED
            self._notice.say(no_room if str(error) == NO_ROOM else NOT_KEPT)
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
            found = yield from self.ask("own", **{"from": first, "to": first + ROWS})
            if found is None:
                return
            rows = found["rows"]
            yield from adding(rows, statistics.add)
            first += ROWS
            if len(rows) < ROWS:
                break
        self.statistics = statistics
        self.changes += 1

    def _follow(self) -> None:
        jobs = self._workspace.jobs
        self._looking.follow()
        is_small = self._kept.records < MOST_RECORDS and self.games.total < MOST_COUNTED
        is_cheap = self._table.sheet == GAMES or is_small
        is_new = self._seen != self._kept.writes
        is_unnamed = self._table.sheet == GAMES and self._kept.names.by_key is None
        if self._kept.is_open and ((is_new and is_cheap) or (is_unnamed and not jobs.has(LISTING))):
            self._seen = self._kept.writes
            self.refresh()


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
    """Returns a transcript in all symmetries, none without moves: every game begins so."""
    images = symmetries(N) if squares else ()
    return [transcript([image[square] for square in squares], N) for image in images]


def keys_of(squares: list[int]) -> list[int]:
    """Returns the keys of the positions after moves, none if there are too many or illegal ones."""
    game = Game()
    try:
        for square in squares:
            game.play(square)
    except IllegalMove:
        return []
    return game_keys(game) if len(squares) <= INDEXED else []
