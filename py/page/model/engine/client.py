"""The engine, as the page sees it: who wants what of it, and what it is asked first.

What it can be asked and what it answers is in `analysis.engine`: dictionaries, both.
"""

from jobs.job import Job
from othello import BLACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any, Protocol

    from jobs.job import Work
    from jobs.running import Jobs
    from othello import Position
    from page.model.changes import Changes

    Request = dict[str, Any]
    Answer = dict[str, Any]

    class Engine(Protocol):
        """The engine in its worker. It answers one request at a time."""

        def start(self) -> Awaitable[None]:
            """Loads it, anew if it was there; raises EngineLost if that cannot be done."""

        def ask(self, request: Request) -> None:
            """Has it answer a request; what it was answering ends."""

        def next(self) -> Awaitable[Answer]:
            """Returns its next answer, END after the last; raises EngineLost if it is gone."""

        def stop(self) -> None:
            """Ends what it is answering, if it is."""


# What the engine works on first, the most urgent of all that is wanted.
MOVE, HINT, ANALYSIS, REPORT = range(4)
URGENCIES = (MOVE, HINT, ANALYSIS, REPORT)
LOADING, READY, FAILED = "loading", "ready", "failed"
END = "end"
SYMBOLS = "-XO"
SIDES = {BLACK: "X"}
LOSSES = 2  # After so many it is not started by itself again.
GONE = "The engine ended twice by itself, perhaps for lack of memory."
IS_LOADING = "The engine is loading …"
IS_LOST = "The engine is not there: {}"
UNTIL_THEN = "The engine is loading. Until it is there, the computer looks one move ahead."
WITHOUT = "{} The computer looks one move ahead without it."


class EngineLost(Exception):
    """The engine is not there, or no longer; the message says why."""


def position_text(position: "Position", turn: str) -> str:
    """Returns a position with its side to move as requests have it."""
    return f"{''.join(position.rows(SYMBOLS))} {SIDES.get(turn, 'O')}"


class Loading(Job):
    """Loads the engine; `problem` says why that could not be done, if it could not."""

    def __init__(self, engine: "Engine", then: "Callable[[], None]") -> None:
        self.problem = ""
        self._engine = engine
        super().__init__(then)

    def work(self) -> "Work":
        """Waits until it is there."""
        try:
            yield self._engine.start()
        except EngineLost as error:
            self.problem = str(error)


class Consulting(Job):
    """Asks the engine one thing and hears its answers; `lost` tells that it went away meanwhile."""

    def __init__(
        self,
        engine: "Engine",
        request: "Request",
        hear: "Callable[[Answer], None]",
        then: "Callable[[], None]",
    ) -> None:
        self.lost = False
        self._engine = engine
        self._request = request
        self._hear = hear
        super().__init__(then)

    def work(self) -> "Work":
        """Hears one answer after the other."""
        self._engine.ask(self._request)
        try:
            while True:
                answer = yield self._engine.next()
                if answer["answer"] == END:
                    return
                self._hear(answer)
        except EngineLost:
            self.lost = True

    def cancel(self) -> None:
        """Ends it; nothing more of it is heard."""
        if not self.done:
            self._engine.stop()
        super().cancel()


class Wish:
    """What somebody wants of the engine; `granted` tells that it has been answered to the end."""

    def __init__(self, request: "Request", hear: "Callable[[Answer], None]") -> None:
        self.request = request
        self.hear = hear
        self.granted = False


class EngineClient:
    """Decides what the engine works on: the most urgent of what is wanted, one at a time.

    `status` is empty as long as nobody has asked for the engine, then LOADING, READY or FAILED, and
    `problem` says why it failed. An engine that ends by itself is loaded again once, and asked
    again. `pauses` are the reasons for which the analysis rests, each a sentence.
    """

    def __init__(self, changes: "Changes", jobs: "Jobs") -> None:
        self.status = ""
        self.problem = ""
        self.pauses: list[str] = []
        self._changes = changes
        self._jobs = jobs
        self._engine: Engine | None = None
        self._wishes: dict[int, Wish] = {}
        self._losses = 0
        self._loading: Loading | None = None
        self._consulting: Consulting | None = None
        self._consulted: Wish | None = None

    @property
    def said(self) -> str:
        """What there is to say to who plays the computer, empty if the engine is there."""
        if self.status == FAILED:
            return WITHOUT.format(self.problem)
        return UNTIL_THEN if self.status == LOADING else ""

    @property
    def missing(self) -> str:
        """Why nothing that is wanted is answered, empty if the engine is there."""
        if self.status == FAILED:
            return IS_LOST.format(self.problem)
        return "" if self.status == READY else IS_LOADING

    def take(self, engine: "Engine") -> None:
        """Takes the engine to ask from now on."""
        self._engine = engine
        self._go_on()

    def want(
        self,
        urgency: int,
        request: "Request | None",
        hear: "Callable[[Answer], None]" = lambda answer: None,
    ) -> None:
        """Has the engine asked as soon as nothing more urgent is wanted, each answer to be heard.

        There is one wish of each urgency. The one there is goes on if the request is the same; else
        it is dropped, and a request takes its place. One that gave way to a more urgent one is
        asked from its beginning again.
        """
        wish = self._wishes.get(urgency)
        if (wish and wish.request) == request:
            return
        if request is None:
            self._wishes.pop(urgency)
        else:
            self._wishes[urgency] = Wish(request, hear)
        self._go_on()

    def load(self) -> None:
        """Loads the engine, if that was not begun yet."""
        if self._engine and not self.status:
            self.status = LOADING
            self._loading = Loading(self._engine, self._finish_loading)
            self._jobs.start(self._loading)

    def try_again(self) -> None:
        """Loads the engine again after it has failed."""
        self.status = self.problem = ""
        self._losses = 0
        self.load()

    @property
    def analysing(self) -> bool:
        """Whether there is something to analyse still."""
        wish = self._wishes.get(ANALYSIS)
        return wish is not None and not wish.granted

    def pause(self, reason: str, paused: bool) -> None:
        """Has the analysis rest for a reason, or no longer for this one."""
        self.pauses = [other for other in self.pauses if other != reason] + [reason] * paused
        self._go_on()

    def _go_on(self) -> None:
        """Turns to what is wanted most."""
        wish = self._most_urgent()
        if wish is self._consulted:
            return
        self._jobs.cancel(Consulting)
        self._consulted = None
        if not (wish and self._engine):
            return
        if self.status != READY:
            self.load()
            return
        self._consulted = wish
        self._consulting = Consulting(self._engine, wish.request, self._hear, self._finish)
        self._jobs.start(self._consulting)

    def _most_urgent(self) -> Wish | None:
        for urgency in URGENCIES:
            wish = self._wishes.get(urgency)
            if wish and not wish.granted and not (self.pauses and urgency == ANALYSIS):
                return wish
        return None

    def _hear(self, answer: "Answer") -> None:
        if self._consulted:
            self._consulted.hear(answer)
            self._changes.note_progress()

    def _finish(self) -> None:
        self._changes.do(self._settle)

    def _settle(self) -> None:
        consulting, wish, self._consulted = self._consulting, self._consulted, None
        assert consulting and wish
        if consulting.lost:
            self._lose()
        else:
            wish.granted = True
        self._go_on()

    def _lose(self) -> None:
        self._losses += 1
        self.status = ""
        if self._losses == LOSSES:
            self.status, self.problem = FAILED, GONE

    def _finish_loading(self) -> None:
        self._changes.do(self._settle_loading)

    def _settle_loading(self) -> None:
        assert self._loading
        self.problem = self._loading.problem
        self.status = FAILED if self.problem else READY
        self._go_on()
