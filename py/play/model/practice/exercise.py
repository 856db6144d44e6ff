"""One exercise: a card, and the user's search for the best move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import Game, square_name
from othello.phrases import SIDE, counted
from play.model.engine.reasons import ABOUT, better, worse_without_answer
from play.model.engine.values import cost_of
from play.model.game import messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from othello import Position
    from play.engine.protocol.engine_messages import EngineFact
    from play.model.engine.values import MoveValue, Values
    from play.model.practice.card import Card

ENOUGH = 2  # A move that costs at most this many discs against the best is a right answer.
OPEN, FOUND, SHOWN, SKIPPED = "open", "found", "shown", "skipped"

TASK = "Move {}{}. {} played {} here, which cost {}. Find the best move for {}."
YOU = "You"
SAME = "{} is the move of the game. Find the best one for {}."
RIGHT = "{} is right: it {}."
LESS = " {} is worth {} more."
WRONG = "{} costs {}: it {}."
AGAIN = " Try another move."
ANSWER = "The best move is {}: it {}."


class Exercise:
    """A card, with what the user has tried and what the engine has found.

    The task names its game, as in ` of your game of today, 21:40`.

    Attributes:
        card: The card.
        by_user: Whether the user made the mistake.
        color: The side to move.
        outcome: OPEN, FOUND, SHOWN or SKIPPED.
        is_right: Whether the first try was right, None before it; the answer shown is not.
        wanted: The square that the user tried and whose value is not known yet, or None.
        tried: The squares that the user tried and whose values are known.
        facts: The facts about the moves found so far, by square.
    """

    def __init__(self, card: Card, values: Values, by_user: bool, of_game: str = "") -> None:
        self.card = card
        self.color = card.color
        self.outcome = OPEN
        self.is_right: bool | None = None
        self.wanted: int | None = None
        self.tried: list[int] = []
        self.facts: dict[int, list[EngineFact]] = {}
        self._told: Callable[[], str] = str
        self._values = values
        self.by_user = by_user
        self._of_game = of_game
        self._position: Position | None = None

    @property
    def message(self) -> str:
        """The status message. Its part on the best move follows the values."""
        return self._told()

    @message.setter
    def message(self, text: str) -> None:
        self._told = lambda: text

    @property
    def position(self) -> Position:
        """The position in which the mistake was made. Its values are known from then on."""
        if self._position is None:
            self._position = self.card.board
            for move in (self.card.played, self.card.best):
                self._values.note_move(self._position, self.color, move)
        return self._position

    @property
    def task(self) -> str:
        """What the user is asked to do."""
        side = SIDE[self.color]
        cost = self._cost_in_words(self._move(self._played))
        who = YOU if self.by_user else side
        return TASK.format(
            self.card.number, self._of_game, who, self.name(self._played), cost, side
        )

    @property
    def answered(self) -> bool:
        """Whether the user has found a right move or was shown one."""
        return self.outcome in (FOUND, SHOWN)

    @property
    def marks(self) -> dict[str, list[int]]:
        """The marks of the move before."""
        return {"placed": self.card.last[:1], "turned": self.card.last[1:]}

    @property
    def shown(self) -> list[MoveValue]:
        """The values to show, the best first: those of tried moves, and of all once answered."""
        squares = self.tried
        if self.answered:
            squares = squares + [self._played, self.best.square]
        moves = self._values.ranked(self.position, self.color)
        return [move for move in moves if move.square in squares]

    @property
    def best(self) -> MoveValue:
        """The best known move."""
        return self._values.ranked(self.position, self.color)[0]

    def name(self, square: int) -> str:
        """Returns the name of a square."""
        return square_name(square, self.position.n)

    def reset(self) -> None:
        """Resets the exercise to before the first try."""
        self.outcome, self.tried, self.is_right, self.wanted = OPEN, [], None, None

    def attempt(self, square: int) -> None:
        """Tries a move. It is judged as soon as its value is known."""
        if said := messages.play(Game(self.position, self.color), square):
            self.message = said
        elif square == self._played:
            self.message = SAME.format(self.name(square), SIDE[self.color])
        else:
            self.wanted = square

    def judge(self, engine_failed: bool) -> None:
        """Judges the wanted move, if its value is known.

        Without the engine the report's best move is still known to be right.
        """
        square = self.wanted
        if square is None:
            return
        best = self.best
        if square not in self.facts and not (engine_failed and square == best.square):
            return
        self.wanted = None
        if square not in self.tried:
            self.tried.append(square)
        move = self._move(square)
        if self._cost(move) <= ENOUGH:
            self._answer(FOUND)
            self._told = lambda: self._tell_right(move.square)
        else:
            self._refuse(move)

    def show_answer(self) -> None:
        """Shows the best move."""
        self._answer(SHOWN)
        self._told = self._tell_answer

    def skip(self) -> None:
        """Leaves the exercise without an answer."""
        self.wanted = None
        if self.outcome == OPEN:
            self.outcome = SKIPPED

    @property
    def _played(self) -> int:
        return self.card.played.square

    def _tell_answer(self) -> str:
        best = self.best
        return ANSWER.format(self.name(best.square), self._reason(best))

    def _move(self, square: int) -> MoveValue:
        """Returns a move with its value, which is known."""
        moves = self._values.ranked(self.position, self.color)
        return next(move for move in moves if move.square == square)

    def _cost(self, move: MoveValue) -> int:
        return cost_of(move, self.best)

    def _cost_in_words(self, move: MoveValue) -> str:
        best = self.best
        return f"{ABOUT[move.exact and best.exact]}{counted(cost_of(move, best), 'disc')}"

    def _tell_right(self, square: int) -> str:
        move, best = self._move(square), self.best
        said = RIGHT.format(self.name(square), self._reason(move))
        if not self._cost(move):
            return said
        return said + LESS.format(self.name(best.square), self._cost_in_words(move))

    def _refuse(self, move: MoveValue) -> None:
        """Says what a wrong move costs and why, without the name of a right one."""
        if self.is_right is None:
            self.is_right = False
        right = {
            self.name(other.square)
            for other in self._values.ranked(self.position, self.color)
            if self._cost(other) <= ENOUGH
        }
        facts = self.facts[move.square]
        reason = worse_without_answer(facts, self.color, move.value, right, move.exact)
        told = WRONG.format(self.name(move.square), self._cost_in_words(move), reason)
        self.message = told + (AGAIN if self.outcome == OPEN else "")

    def _answer(self, outcome: str) -> None:
        self.wanted = None
        if self.outcome == OPEN:
            self.outcome = outcome
        if self.is_right is None:
            self.is_right = outcome == FOUND

    def _reason(self, move: MoveValue) -> str:
        """Returns why a move is good."""
        is_best = move.square == self.card.best.square
        if is_best and self.card.better and move.square not in self.facts:
            return self.card.better
        facts = self.facts.get(move.square, [])
        return better(facts, self.color, move.value, move.exact)
