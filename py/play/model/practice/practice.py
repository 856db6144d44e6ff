"""Practice: the board shows cards one by one, for which the user finds the best moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from board.scene import Scene, position_scene, preview_marks
from gate.shapes import list_of, one_of, optional, row, text, truth, whole_number
from othello import parse_square
from othello.phrases import listing
from play.model.engine.client import EXERCISE, FAILED, position_text
from play.model.engine.values import MoveValue, write
from play.model.practice.card import LONGEST, Card
from play.model.practice.exercise import FOUND, OPEN, SHOWN, SKIPPED, Exercise
from saved.work import GAME, LONGEST_KEY, PLAY, PRACTICE

if TYPE_CHECKING:
    from othello import Position
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest
    from play.model.engine.client import EngineClient
    from play.model.engine.values import Values
    from play.model.game.table import Table
    from play.model.practice.cards import Cards
    from play.model.practice.report_cards import ReportCards
    from play.model.practice.sessions import Session, Sessions
    from state.notice import Notice

MOST = 10_000  # Exercises.
DEPTH = 8  # At least as deep as the report usually looks, so that their values can be compared.
SECONDS = 4  # On large boards the depth would take too long.
SOLVED = 16  # With at most this many empty squares each move is solved.

BEGIN = "Exercise {} of {}, move {}. Find the best move in place of {}."
LOOKING = "Looking at {} …"
CANCELLED = "Try another move."
TAKEN_BACK = "Taken back, and not counted: {}."
LEFT = "{} left"
LAST = "the last one"
SUMMARY = "{} of {} right."
NEXT = " Next: {} {}."
NAME = "Your mistakes"
HIDDEN = "This position does not come again, unless you bring it back under Practice."
# What is kept for a reload: the tab, the key of the session, the number of the exercise, whether
# the user made the mistakes, and for each exercise its card, its outcome and the first try.
SAVED = row(
    one_of((GAME, PRACTICE)),
    text(LONGEST_KEY),
    whole_number(0, MOST),
    truth,
    list_of(row(text(LONGEST), one_of((OPEN, FOUND, SHOWN, SKIPPED)), optional(truth)), MOST, 1),
)


class Practice:
    """What the board shows in Play while the user practises. The game stays as it was.

    It has many methods, because it is a board of the page as well as a row of exercises.

    Attributes:
        exercises: The exercises of the session, empty before the first one.
        number: The number of exercises that the user has finished.
        origin: The tab of Play that the session was begun from.
    """

    hides_advice = True

    def __init__(
        self,
        table: Table,
        client: EngineClient,
        values: Values,
        notice: Notice,
        cards: Cards,
        sessions: Sessions,
        reported: ReportCards,
    ) -> None:
        self.exercises: list[Exercise] = []
        self.number = 0
        self.origin = PRACTICE
        self._table, self._workspace, self._client = table, table.workspace, client
        self._values, self._notice = values, notice
        self._cards, self._sessions, self._reported = cards, sessions, reported
        self._session: Session | None = None  # None while missed exercises are repeated.
        self._noted: set[Exercise] = set()  # Those whose first try has been noted.
        self._before: tuple[Exercise, str] | None = None  # The last of them, and its card then.
        table.workspace.changes.subscribe(self._follow)

    @property
    def under_way(self) -> bool:
        """Whether the board of Play shows the practice."""
        return self._workspace.boards[PLAY] is self

    @property
    def finished(self) -> bool:
        """Whether the user is through with all exercises."""
        return self.number == len(self.exercises)

    @property
    def is_over(self) -> bool:
        """Whether the current exercise is answered, and another one or the summary may follow."""
        return self.exercise.answered and not self.finished

    @property
    def exercise(self) -> Exercise:
        """The current exercise, or the last one."""
        return self.exercises[min(self.number, len(self.exercises) - 1)]

    @property
    def place(self) -> tuple[Any, ...]:
        """What changes with each step."""
        exercise = self.exercise
        session = id(self.exercises), len(self.exercises)
        return session, self.number, exercise.outcome, exercise.is_right

    @property
    def saved(self) -> Any:
        """What is needed to bring the practice back, see SAVED."""
        rows = [[each.card.text, each.outcome, each.is_right] for each in self.exercises]
        key = self._session.key if self._session else ""
        return [self.origin, key, self.number, self.exercise.by_user, rows]

    def resume(self, saved: Any) -> None:
        """Restores the practice. Raises ValueError if the data are invalid."""
        self.origin, key, number, by_user, rows = SAVED(saved, "practice")
        self._session = self._sessions.resume(key, NAME) if key else None
        exercises = []
        for line, outcome, is_right in rows:
            card = self._cards.known(Card(line))
            game = self._cards.game_of(card) if self.origin == PRACTICE else ""
            exercise = Exercise(card, self._values, by_user, game)
            exercise.outcome, exercise.is_right = outcome, is_right
            exercises.append(exercise)
        self._start(exercises, min(number, len(exercises)))
        self._noted = {each for each in exercises if each.is_right is not None}
        if self.is_over:
            self.exercise.show_answer()

    @property
    def unsolved(self) -> list[Exercise]:
        """The exercises that were not right at once."""
        return [exercise for exercise in self.exercises if not exercise.is_right]

    @property
    def task(self) -> str:
        """What to do, or the summary after the last exercise."""
        return self._summary if self.finished else self.exercise.task

    @property
    def progress(self) -> str:
        """How many exercises follow the current one, empty after the last."""
        left = len(self.exercises) - self.number - 1
        return "" if left < 0 else LEFT.format(left) if left else LAST

    @property
    def comes_back(self) -> str:
        """When the current card comes back, empty before its answer and if it is not kept."""
        return self._cards.comes_back(self.exercise.card) if self.is_over else ""

    def go_on(self) -> None:
        """Begins the practice, or goes to the next exercise."""
        if self.under_way:
            self.next()
        elif self._table.sheet == PRACTICE:
            self.begin_due()
        elif self._reported.missing:
            self._workspace.say(self._reported.missing)
        else:
            self.begin()

    def begin(self) -> None:
        """Begins to practise the mistakes of the reported game."""
        self.origin = GAME
        self._session = self._sessions.begin(NAME)
        by_user, cards = self._reported.by_user, self._reported.make()
        self._start([Exercise(card, self._values, by_user) for card in cards])

    def begin_due(self) -> None:
        """Begins to practise the cards that come back next and fit the filters."""
        cards = self._cards.plan.ahead(self._cards.wanted)
        if cards:
            self.origin = PRACTICE
            self._session = self._sessions.begin(NAME)
            game_of = self._cards.game_of
            self._start([Exercise(card, self._values, True, game_of(card)) for card in cards])

    def begin_again(self) -> None:
        """Begins again with the exercises that the user has not solved."""
        unsolved = self.unsolved
        for exercise in unsolved:
            exercise.reset()
        self._session = None
        self._start(unsolved)

    def hide(self) -> None:
        """Goes on without this exercise, which does not come again unless that is undone."""
        if self.finished:
            return
        exercises = self.exercises
        exercise = exercises.pop(self.number)
        self._cards.hide(exercise.card, True)
        self._notice.say_briefly(HIDDEN, lambda: self._take_back(exercise, exercises))
        self._go_to(self.number)

    def _take_back(self, exercise: Exercise, exercises: list[Exercise]) -> None:
        """Restores a removed exercise as the current one of its session."""
        self._cards.hide(exercise.card, False)
        if self.exercises is exercises and self.under_way:
            exercises.insert(self.number, exercise)
            self._go_to(self.number)

    def next(self) -> None:
        """Goes to the next exercise, or to the summary."""
        if not self.finished:
            self.exercise.skip()
            self._go_to(self.number + 1)

    def show_answer(self) -> None:
        """Shows the best move."""
        if not self.finished:
            self.exercise.show_answer()

    @property
    def can_take_back(self) -> bool:
        """Whether the current exercise has tries of this visit, and its answer was not shown."""
        is_noted = self._before is not None and self._before[0] is self.exercise
        return is_noted and not self.finished and self.exercise.outcome != SHOWN

    def take_back(self) -> None:
        """Takes back all tries at the current exercise, as if there had been none."""
        if not (self.can_take_back and self._before):
            return
        exercise, card = self._before
        self._cards.restore(exercise.card, card)
        if self._session:
            self._sessions.forget(self._session, exercise.is_right is True)
        tried = listing([exercise.name(square) for square in exercise.tried])
        self._noted.discard(exercise)
        self._before = None
        exercise.reset()
        exercise.message = TAKEN_BACK.format(tried)

    def cancel(self) -> None:
        """Stops waiting for the value of the last tried move."""
        self.exercise.wanted = None
        self.exercise.message = CANCELLED

    def stop(self) -> None:
        """Stops waiting for a value, or else leaves the practice."""
        if self.exercise.wanted is None:
            self.leave()
        else:
            self.cancel()

    def leave(self) -> None:
        """Shows the game again as it was before the practice, and the tab that led to it."""
        self._table.leave_practice(self.origin)

    def press(self, square: int) -> None:
        """Tries a move."""
        if not self.finished:
            self.exercise.attempt(square)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the marks that preview a move, none if the move is not legal."""
        exercise = self.exercise
        return {} if self.finished else preview_marks(exercise.position, exercise.color, square)

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position for the analysis, which would give the answer before the user."""
        exercise = self.exercise
        return (exercise.position, exercise.color) if exercise.answered else None

    def last_move(self) -> str:
        """Returns the task, which names the move of the game."""
        return self.task

    def scene(self) -> Scene:
        """Returns the position of the exercise, with the values that the user may see."""
        exercise = self.exercise
        turn = None if self.finished else exercise.color
        scene = position_scene(exercise.position, turn, exercise.marks, self._message)
        if not (self._workspace.settings.analysis_on and exercise.answered):
            for move in exercise.shown:
                write(scene, move, exercise.best)
        return scene

    @property
    def _message(self) -> str:
        exercise = self.exercise
        if exercise.wanted is None:
            return exercise.message
        tried = exercise.name(exercise.wanted)
        return self._client.missing or LOOKING.format(tried)

    @property
    def _summary(self) -> str:
        count = len(self.exercises)
        said, coming = SUMMARY.format(count - len(self.unsolved), count), self._cards.plan.next()
        return said + NEXT.format(*coming) if coming else said

    def _start(self, exercises: list[Exercise], number: int = 0) -> None:
        self.exercises, self._noted = exercises, set()
        self._table.practise(self)
        self._go_to(number)

    def _go_to(self, number: int) -> None:
        self.number = number
        while not (self.finished or self.exercise.card.is_playable):  # Its text was damaged.
            self._cards.hide(self.exercises.pop(number).card, True)
        if not self.exercises:
            self.leave()
        elif self.finished:
            self.exercise.message = self._summary
        else:
            exercise = self.exercise
            played = exercise.name(exercise.card.played.square)
            self.exercise.message = BEGIN.format(
                number + 1, len(self.exercises), exercise.card.number, played
            )

    def _follow(self) -> None:
        """Requests what the engine knows about the moves of the current exercise."""
        wanted = self.under_way and not self.finished
        self._client.want(EXERCISE, self._request() if wanted else None, self._hear)
        if wanted:
            self.exercise.judge(self._client.status == FAILED)
            self._note()

    def _note(self) -> None:
        """Notes whether the first try was right, once."""
        exercise = self.exercise
        if exercise.is_right is None or exercise in self._noted:
            return
        self._noted.add(exercise)
        self._before = exercise, exercise.card.text
        self._cards.answer(exercise.card, exercise.is_right)
        if self._session:
            self._sessions.note(self._session, exercise.is_right)

    def _request(self) -> EngineRequest:
        exercise = self.exercise
        return {
            "want": "explanation",
            "position": position_text(exercise.position, exercise.color),
            "depth": DEPTH,
            "solve": SOLVED,
            "seconds": SECONDS,
        }

    def _hear(self, answer: EngineAnswer) -> None:
        """Stores the facts about a move, and its value."""
        exercise = self.exercise
        if answer["answer"] != "explanation":
            return
        square = parse_square(answer["square"], exercise.position.n)
        exercise.facts[square] = answer["facts"]
        value = MoveValue(square, answer["value"], answer["depth"], answer["goal"] == "score")
        self._values.note_move(exercise.position, exercise.color, value)
