"""The connection to the engine: what is asked first, and what happens if the engine is lost.

`play.engine.protocol.request_handler` describes requests and answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from jobs.job import Task
from othello import BLACK

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Literal

    from jobs.job import Work
    from jobs.running import Jobs
    from othello import Position
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest

    class RemoteEngine(Protocol):
        """The engine in its worker. Answers one request at a time."""

        def start(self) -> Awaitable[None]:
            """Loads or reloads the engine. Raises EngineLost if that fails."""

        def ask(self, request: EngineRequest) -> None:
            """Sends a request; cancels the previous one."""

        def next(self) -> Awaitable[EngineAnswer]:
            """Returns the next answer, END after the last. Raises EngineLost."""

        def stop(self) -> None:
            """Cancels the current request."""


# The purposes of requests, the most urgent first.
URGENCIES = range(10)
MOVE, START, HINT, EXERCISE, PUZZLE, ANALYSIS, REPORT, VALUES, LINE, REVIEW = URGENCIES
RESTING = (ANALYSIS, LINE, REVIEW)  # What is paused while nobody can see it, and on a low battery.
LOADING, READY, FAILED = "loading", "ready", "failed"
LOADING_ENGINE, CONSULTING = "loading the engine", "consulting the engine"  # Kinds of jobs.
END: Literal["end"] = "end"
SYMBOLS = "-XO"
SIDES = {BLACK: "X"}
LOSSES = 2  # After this many losses the user has to restart it.
LOW = 0.2  # The battery level, from 0 to 1, at which computers begin to save power.
HIDDEN = "The analysis is paused while this page is in the background."
SAVING = "The analysis is paused to save the battery."
CRASHED = "The engine stopped twice, perhaps for lack of memory."
IS_LOADING = "The engine is loading …"
UNAVAILABLE = "The engine is not available. {}"
WITHOUT_ENGINE = "{} Without it, the computer looks one move ahead."


class EngineLost(Exception):
    """The engine could not be loaded or has ended; the message gives the reason."""


def position_text(position: Position, turn: str) -> str:
    """Returns a position and its side to move in the notation of requests."""
    return f"{''.join(position.rows(SYMBOLS))} {SIDES.get(turn, 'O')}"


class Question:
    """A request that waits for the engine or is being answered.

    Attributes:
        answered: Whether the last answer has arrived.
    """

    def __init__(self, request: EngineRequest, hear: Callable[[EngineAnswer], None]) -> None:
        self.request = request
        self.hear = hear
        self.answered = False


class EngineClient:
    """Asks the engine the most urgent question, one at a time.

    An engine that ends unexpectedly is loaded once more and asked again.

    Attributes:
        status: Empty until the engine is needed, then LOADING, READY or FAILED.
        problem: Why the engine failed.
        pauses: The reasons for which the analysis and the review of games are paused.
    """

    def __init__(self, jobs: Jobs) -> None:
        self.status = ""
        self.problem = ""
        self.pauses: list[str] = []
        self._jobs = jobs
        self._engine: RemoteEngine | None = None
        self._questions: dict[int, Question] = {}
        self._losses = 0
        self._consulted: Question | None = None

    @property
    def opponent_notice(self) -> str:
        """What to tell a user who plays the computer, empty if the engine is ready."""
        if self.status == FAILED:
            return WITHOUT_ENGINE.format(self.problem)
        return IS_LOADING if self.status == LOADING else ""

    @property
    def missing(self) -> str:
        """Why no question is answered, empty if the engine is ready."""
        if self.status == FAILED:
            return UNAVAILABLE.format(self.problem)
        return "" if self.status == READY else IS_LOADING

    def connect(self, engine: RemoteEngine) -> None:
        """Sets the engine to ask."""
        self._engine = engine
        self._ask_next()

    def want(
        self,
        urgency: int,
        request: EngineRequest | None,
        hear: Callable[[EngineAnswer], None] = lambda answer: None,
    ) -> None:
        """Asks the engine as soon as nothing more urgent is wanted.

        There is one question of each urgency. The same request again changes nothing; another one
        replaces it, and None removes it. A question that made way for a more urgent one is asked
        again from the start.
        """
        question = self._questions.get(urgency)
        if (question and question.request) == request:
            return
        if request is None:
            self._questions.pop(urgency)
        else:
            self._questions[urgency] = Question(request, hear)
        self._ask_next()

    def load(self) -> None:
        """Starts loading the engine, if that has not happened yet."""
        if self._engine and not self.status:
            self.status = LOADING
            self._jobs.start(Task(LOADING_ENGINE, self._load))

    def try_again(self) -> None:
        """Loads the engine again after it has failed."""
        self.status = self.problem = ""
        self._losses = 0
        self.load()

    def pause(self, reason: str, paused: bool) -> None:
        """Adds or removes a reason, a sentence about the analysis, to pause what can rest."""
        self.pauses = [other for other in self.pauses if other != reason] + [reason] * paused
        self._ask_next()

    def hide(self, hidden: bool) -> None:
        """Pauses what can rest while the page is hidden."""
        self.pause(HIDDEN, hidden)

    def discharge(self, charging: bool, level: float) -> None:
        """Pauses what can rest while the battery, from 0 to 1, is low and not charging."""
        self.pause(SAVING, not charging and level <= LOW)

    def _ask_next(self) -> None:
        """Asks the most urgent question."""
        question = self._most_urgent()
        if question is self._consulted:
            return
        if self._consulted and self._engine:
            self._jobs.cancel(CONSULTING)
            self._engine.stop()
        self._consulted = None
        if not (question and self._engine):
            return
        if self.status != READY:
            self.load()
            return
        self._consulted = question
        self._jobs.start(Task(CONSULTING, lambda: self._consult(question)))

    def _most_urgent(self) -> Question | None:
        for urgency in URGENCIES:
            question = self._questions.get(urgency)
            if question and not question.answered and not (self.pauses and urgency in RESTING):
                return question
        return None

    def _load(self) -> Work:
        """Waits until the engine has loaded."""
        assert self._engine
        try:
            yield self._engine.start()
            self.status = READY
        except EngineLost as error:
            self.status, self.problem = FAILED, str(error)
        self._ask_next()

    def _consult(self, question: Question) -> Work:
        """Sends the engine a request, and passes on each answer as it arrives."""
        assert self._engine
        self._engine.ask(question.request)
        try:
            while (answer := (yield self._engine.next()))["answer"] != END:
                question.hear(answer)
            question.answered = True
        except (EngineLost, ValueError):  # An impossible answer, such as an illegal move.
            self._lose()
        self._consulted = None
        self._ask_next()

    def _lose(self) -> None:
        self._losses += 1
        self.status = ""
        if self._losses == LOSSES:
            self.status, self.problem = FAILED, CRASHED
