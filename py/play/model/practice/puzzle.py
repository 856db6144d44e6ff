"""An endgame puzzle, and the user's tries at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Game, Position, parse_square, square_name
from othello.phrases import SIDE, counted
from play.library.stored_game import player_name
from play.model.engine.client import SYMBOLS
from play.model.engine.reasons import against_it, in_favour
from play.model.engine.values import MoveValue, signed, whole
from play.model.practice.days import when_played
from saved.players import FRIEND

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineFact, PuzzleAnswer

ONE_WINS = "one wins"
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TASKS = {
    True: "{} to move. Only one move wins.",
    False: "{} to move. One move is best by 4 discs or more.",
}
ALL_LOSE, NONE_WINS = "Each of the other {} loses.", "None of the other {} wins."
ALL_WORSE = "Each of the other {} is worse by 4 discs or more."
WINS, DRAWS, LOSES = "{} wins by {}", "{} draws", "{} loses by {}"
ONLY, BEST = "Only {} wins, by {}.", "Best is {}: {}."
REASON = " It {}."
ASKED, SHOWN = "asked", "shown"  # Asked again after the first try; the answer without a try.
NAMES = {FRIEND: "a friend"}
OF_LEVELS = "From a game of the computer against itself."
OF_GAME, AGAINST = "From your game of {}{}.", " against {}"


class PuzzleMove:
    """A move of a puzzle.

    Attributes:
        square: The square.
        name: Its name.
        value: The discs by which its side ends ahead with best play.
        plies: The move and the best line after it.
        facts: The facts about it.
    """

    def __init__(
        self, position: Position, color: str, name: str, value: int, line: list[str],
        facts: list[EngineFact],
    ) -> None:  # fmt: skip
        game = Game(position, color)
        for step in [name] + line:
            game.play(parse_square(step, position.n))
        self.square, self.name, self.value = parse_square(name, position.n), name, value
        self.plies = game.plies
        self.facts = facts

    @property
    def line(self) -> list[str]:
        """The names of the moves after it, with passes."""
        names, last = [], self.plies[0]
        for ply in self.plies[1:]:
            names += ["pass"] * last.passed + [square_name(ply.square or 0, ply.position.n)]
            last = ply
        return names

    @property
    def score(self) -> tuple[int, int]:
        """The discs of its side and of the other at the end, with empty squares for the winner."""
        squares = self.plies[0].position.n ** 2
        return (squares + self.value) // 2, (squares - self.value) // 2

    @property
    def outcome(self) -> str:
        """What it leads to, as in `b1 loses by 20`."""
        said = WINS if self.value > 0 else LOSES if self.value < 0 else DRAWS
        return said.format(self.name, abs(self.value))

    @property
    def in_discs(self) -> str:
        """The same with the word `discs`."""
        said = self.outcome
        return (
            said
            if not self.value
            else said.rpartition(" ")[0] + " " + counted(abs(self.value), "disc")
        )


class Puzzle:
    """A puzzle. The answer of the engine has its solution.

    Attributes:
        text: The position as in requests to the engine, for links.
        position: The position.
        color: The side to move.
        kind: ONE_WINS if only one move wins, otherwise one is best.
        moves: All moves, the right one first.
        last: The square of the move before, None if it is not known.
        state: What the user has done: nothing if it is empty, else ASKED, SHOWN, or the name of
            the move that the user tried.
        date: The date of the user's game that it is from, empty if unknown.
        opponent: The opponent in that game.
        is_of_levels: Whether it is from a game of the computer against itself.
    """

    def __init__(self, answer: PuzzleAnswer) -> None:
        """Reads an answer. Raises ValueError if a move in it is illegal."""
        self.text = answer["position"]
        cells, _, side = self.text.partition(" ")
        n = int(len(cells) ** 0.5)
        rows = [cells[at : at + n] for at in range(0, n * n, n)]
        self.position = Position.from_rows(rows, SYMBOLS)
        self.color = BLACK if side == SYMBOLS[1] else WHITE
        self.kind = answer["kind"]
        self.moves = [
            PuzzleMove(
                self.position, self.color, move["square"], whole(move["value"]), move["line"],
                move["facts"],
            )
            for move in answer["moves"]
        ]  # fmt: skip
        last = answer["last"]
        self.last = None if last is None else parse_square(last, n)
        self.is_of_levels = False
        self.state = self.date = self.opponent = ""

    @property
    def answered(self) -> bool:
        """Whether the user has tried a move or was shown the answer."""
        return self.state not in ("", ASKED)

    @property
    def right(self) -> PuzzleMove:
        """The right move."""
        return self.moves[0]

    @property
    def tried_move(self) -> PuzzleMove | None:
        """The move that the user tried."""
        return next((move for move in self.moves if move.name == self.state), None)

    @property
    def empties(self) -> int:
        """The number of empty squares."""
        return self.position.empties

    @property
    def marks(self) -> dict[str, list[int]]:
        """The mark of the last move."""
        return {"placed": [] if self.last is None else [self.last]}

    @property
    def task(self) -> str:
        """What the user is asked to do."""
        return TASKS[self.kind == ONE_WINS].format(SIDE[self.color])

    def source(self, today: int) -> str:
        """Returns which game it is from, empty if that is not known."""
        if self.is_of_levels:
            return OF_LEVELS
        when, named = when_played(self.date, today), player_name(self.opponent, NAMES)
        against = AGAINST.format(named) if named else ""
        return OF_GAME.format(when, against) if when else ""

    @property
    def others(self) -> str:
        """A sentence on the other moves."""
        values = [move.value for move in self.moves[1:]]
        said = ALL_LOSE if max(values) < 0 else NONE_WINS
        count = len(values)
        number = NUMBERS[count] if count < len(NUMBERS) else str(count)
        return (said if self.kind == ONE_WINS else ALL_WORSE).format(number)

    @property
    def refutation(self) -> tuple[str, str]:
        """What the tried move leads to and why it is worse, empty if it is right."""
        move = self.tried_move
        if not move or move is self.right:
            return "", ""
        reason = against_it(move.facts, self.color)
        return f"{move.in_discs}.", REASON.format(reason) if reason else ""

    @property
    def solution(self) -> tuple[str, str]:
        """What the right move leads to, with the score, and why it is good."""
        move = self.right
        reason = in_favour(move.facts, self.color)
        own, other = move.score
        said = f" {own} to {other}, with best play."
        return f"{move.outcome},", said + (REASON.format(reason) if reason else "")

    @property
    def summary(self) -> str:
        """The answer in one line."""
        tried, right = self.tried_move, self.right
        best = BEST.format(right.name, signed(right.value))
        if self.kind == ONE_WINS:
            best = ONLY.format(right.name, right.value)
        if tried is right:
            return f"{right.outcome}, {right.score[0]} to {right.score[1]}."
        return f"{tried.outcome}. {best}" if tried else best

    def value_of(self, move: PuzzleMove) -> MoveValue:
        """Returns the value of a move for the board."""
        return MoveValue(move.square, move.value, self.empties, True)
