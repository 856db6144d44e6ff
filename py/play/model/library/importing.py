"""The import of files of games: its progress, and what was skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from gate.shapes import list_of, record, text, truth, whole_number
from jobs.job import Task
from othello.notes import printable
from othello.phrases import counted
from play.model.library.kept_games import NO_ROOM, StoreUser
from play.model.library.library import ACTING, ALL
from play.model.library.listed_game import ListedGame
from saved.store import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from jobs.job import Work
    from play.model.library.library import Library
    from play.model.library.looking import Looking
    from saved.store import GameStore
    from state.notice import Notice
    from state.workspace import Workspace

    class RemoteReader(Protocol):
        """The reader of files in its worker."""

        def start(self) -> Awaitable[None]:
            """Loads the reader. Raises ReaderLost if that fails."""

        def read(self, files: Any, port: Any, lose: Callable[[], None]) -> None:
            """Reads files of games into a port.

            `lose` is called if the reader ends before everything is read.
            """


FRAME_INTERVAL = 100  # Milliseconds.
LOADING_READER, READING_FILES = "loading the reader", "reading files of games"  # Kinds of jobs.
LOOKING_BACK = "looking for an interrupted import"  # A kind of job.
MOST = 1_000_000_000
LONGEST = 1000  # Characters.
# What the store says about an import.
PROGRESS = record(
    {
        "name": text(LONGEST),
        "read": whole_number(0, MOST),
        "skipped": whole_number(0, MOST),
        "reasons": list_of(text(LONGEST), 100),
        "isOver": truth,
    }
)
LOADING = "What reads the files is loading …"
READ = "{:,} game{} read, {:,} skipped."
READING = "{}: {:,} read"
LATER = "These are read after the files before them."
NO_MORE = "No room for more games: {:,} game{} of these files {} kept, the others are not."
STOPPED = "The reading has stopped. What was read until then is here."


class ReaderLost(Exception):
    """The reader could not be loaded; the message gives the reason."""


INTERRUPTED = "The last import was interrupted. {} read until then {} here."
DELETED, PLAYED_ON = "{} of the import deleted.", "{} changed since {} kept. "


class Importing(StoreUser):
    """Imports files, one import after the other.

    Attributes:
        under_way: Whether files are being read.
        said: The progress or the result, empty if there is none.
        reasons: The place and the reason of each skipped game, the first ones only.
        skipped: The number of skipped games.
        read: The number of games read.
    """

    def __init__(
        self, workspace: Workspace, library: Library, looking: Looking, notice: Notice
    ) -> None:
        self.under_way = False
        self.said = ""
        self.reasons: list[list[str]] = []
        self.skipped = self.read = 0
        self._workspace, self._notice = workspace, notice
        self._library, self._looking = library, looking
        self._reader: RemoteReader | None = None
        self._waiting: Any = None  # Files, until the reader has loaded.
        self._later: list[Any] = []  # The files of each later import.

    def connect(self, store: GameStore) -> None:
        """Uses a store from now on, and says what an import that was interrupted has added."""
        self._store = store
        self._workspace.jobs.start(Task(LOOKING_BACK, self._look_back))

    def _look_back(self) -> Work:
        assert self._store
        try:
            found = yield self._store.ask("interrupted")
        except StoreFailed:
            return
        if found["read"] and not self.under_way:
            self.read, self.said = found["read"], INTERRUPTED.format(*_games(found["read"]))
            self._notice.say(self.said, self.undo)

    def connect_reader(self, reader: RemoteReader) -> None:
        """Sets what reads the files."""
        self._reader = reader

    def start(self, files: Any) -> None:
        """Imports the chosen files once the earlier ones are read, and lists all games."""
        if self.under_way:
            self._later.append(files)
            self._workspace.say_live(lambda: LATER if self._later else "")
        elif self._store:
            self.under_way, self.said, self.reasons = True, LOADING, []
            self.read = self.skipped = 0
            self._waiting = files
            self._library.choose_scope(ALL)
            self._workspace.jobs.start(
                Task(LOADING_READER, lambda: self._start(files), FRAME_INTERVAL)
            )

    def refuse(self, reason: str) -> None:
        """Says why nothing can be read, until something is."""
        if not self.under_way:
            self.said, self.read, self.reasons = reason, 0, []

    def stop(self) -> None:
        """Stops reading, also of later files. What was read stays."""
        self._later = []
        if self._waiting is None:
            self._ask("stop")
        else:
            self._waiting, self.under_way, self.said = None, False, ""

    def undo(self) -> None:
        """Deletes what the last import has added, unless it has changed since."""
        self.said = ""
        self._ask("undo", self._take_undone)

    def _take_undone(self, found: Any) -> None:
        kept = PLAYED_ON.format(*_games(found["over"])) if found["over"] else ""
        deleted = DELETED.format(counted(found["read"], "game"))
        self._notice.say(f"{kept}{deleted}", lambda: self._ask("redo"))

    def save_skipped(self, save: Callable[[Any], None]) -> None:
        """Saves the place and the reason of every skipped game."""
        self._ask("skipped", lambda found: save(found["file"]))

    def dismiss(self) -> None:
        """Clears the result."""
        if not self.under_way:
            self.said = ""

    def hear(self, progress: Any) -> None:
        """Stores the progress, plain data from the store."""
        found = PROGRESS(progress, "progress")
        self.read, self.skipped = found["read"], found["skipped"]
        self.under_way = not found["isOver"]
        if self.under_way:
            self.said = READING.format(printable(found["name"]), self.read)
        else:
            parts = [reason.split("\t", 1) for reason in found["reasons"]]
            self.reasons = [[printable(part) for part in reason] for reason in parts]
            self.said = READ.format(self.read, "" if self.read == 1 else "s", self.skipped)
            if self.reasons and len(self.reasons[0]) == 1:  # The store has failed.
                problem = self.reasons.pop(0)[0]
                kept = ("", "is") if self.read == 1 else ("s", "are")
                self.said = NO_MORE.format(self.read, *kept) if problem == NO_ROOM else problem
            elif (self.read, self.skipped) == (0, 1):
                self.said = ": ".join(self.reasons.pop())
            self._go_on()
        self._library.refresh()

    def lose(self) -> None:
        """Records that the reader has stopped."""
        if self.under_way:
            self.under_way, self.said = False, STOPPED
            self._go_on()
            self._library.refresh()

    def _go_on(self) -> None:
        if self._later:
            self.start(self._later.pop(0))

    def _start(self, files: Any) -> Work:
        assert self._store and self._reader
        try:
            yield self._reader.start()
            if self._waiting is not files:
                return
            port = yield self._store.read()
        except (ReaderLost, StoreFailed) as error:
            if self._waiting is files:
                self._waiting, self.under_way, self.said = None, False, str(error)
            return
        self._waiting = None
        self._reader.read(files, port, self.lose)

    def _ask(self, name: str, take: Callable[[Any], None] = lambda found: None) -> None:
        self._workspace.jobs.start(
            Task(READING_FILES, lambda: self._tell(name, take), FRAME_INTERVAL)
        )

    def _tell(self, name: str, take: Callable[[Any], None]) -> Work:
        assert self._store
        try:
            take((yield self._store.ask(name)))
        except StoreFailed as error:
            self.said = str(error)
        self._library.refresh()

    def open_first(self) -> None:
        """Makes the first game of the last import the one in Play."""
        self._workspace.jobs.start(Task(ACTING, self._open_first))

    def _open_first(self) -> Work:
        found = yield from self._library.ask("imported")
        if found is not None:
            for line in found["rows"]:
                self._looking.show(ListedGame(line))
                self._looking.open()


def _games(number: int) -> tuple[str, str]:
    """Returns a number of games, and the verb that fits it."""
    return counted(number, "game"), "is" if number == 1 else "are"
