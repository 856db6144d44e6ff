"""A position in which the user has made a costly mistake, and when it is due again.

A card that is answered right comes back after each of STEPS in turn; once it is right after the
last one, it does not come back. A missed card comes back tomorrow, and begins again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from othello import BLACK, WHITE, Position, parse_square, square_name
from play.model.engine.client import SYMBOLS, position_text
from play.model.engine.values import BLUNDER, MoveValue, cost_of
from play.model.practice.days import day_number

if TYPE_CHECKING:
    from othello import Ply
    from play.model.engine.judged_moves import JudgedMove

STEPS = (1, 3, 7, 16, 35)  # Days.
PREFIX = "card"
COLUMNS = 13
LONGEST = 5000  # Characters.
BLUNDERS = "??"
PHASE, START = 20, 4  # Moves of a phase, and discs before the first move of most games.
PHASES = ("1", "2", "3")
NOT_A_CARD = "its card is invalid"
SIDES = {"X": BLACK, "O": WHITE}


class Card:
    """A mistake of the user.

    It has many attributes, because each is a column of its text.

    Attributes:
        key: Its key in the store, the same for all symmetric positions.
        changed: When it was made, answered or put away.
        due: The number of the day on which it comes back.
        step: The right answers in a row, of which each has its own step.
        hidden: Whether the user does not want it again.
        game: The key of the game, empty if the game is not kept.
        date: The date of the game.
        opening: The name of the opening.
        number: The number of the move, from 1.
        position: The position before it, with the side to move, as in requests to the engine.
        last: The square of the move before it and the discs that it flipped.
        played: The move.
        best: The best move.
        cost: What the move cost against the best, in discs.
        better: Why the best move is better.
    """

    def __init__(self, text: str) -> None:
        """Reads the text of a card. Raises ValueError if it is invalid."""
        self.read(text)

    def read(self, text: str) -> None:
        """Takes over the text of a card. Raises ValueError if it is invalid."""
        columns = text.split("\t")
        if len(text) > LONGEST or len(columns) < COLUMNS:
            raise ValueError(NOT_A_CARD)
        self.changed, due, step, hidden, self.game, self.date, self.opening = columns[:7]
        number, self.position, last, played, best, self.better = columns[7:COLUMNS]
        self._changed_on = day_number(self.changed)
        self.due, self.step, self.number = int(due), int(step), int(number)
        self.hidden = bool(hidden)
        cells, _, side = self.position.partition(" ")
        self.n = int(len(cells) ** 0.5)
        if self.n**2 != len(cells) or side not in SIDES or cells.strip(SYMBOLS):
            raise ValueError(NOT_A_CARD)
        self.color = SIDES[side]
        self.last = [parse_square(name, self.n) for name in last.split()]
        self.played, self.best = [self._move(move) for move in (played, best)]
        self.cost = cost_of(self.played, self.best)
        self.key = f"{PREFIX} {position_key(cells, self.n)} {side}"

    @property
    def text(self) -> str:
        """The card as a text, the inverse of `read`."""
        columns = [self.changed, self.due, self.step, "1" if self.hidden else "", self.game]
        columns += [self.date, self.opening, self.number, self.position]
        columns += [_names(self.last, self.n)]
        columns += [_move_text(move, self.n) for move in (self.played, self.best)]
        return _joined(columns + [self.better])

    @property
    def board(self) -> Position:
        """The position."""
        cells, n = self.position, self.n
        return Position.from_rows([cells[at : at + n] for at in range(0, n * n, n)], SYMBOLS)

    @property
    def is_playable(self) -> bool:
        """Whether both moves are legal, which they are unless the text was damaged."""
        legal = self.board.legal_moves(self.color)
        return self.played.square in legal and self.best.square in legal

    @property
    def phase(self) -> str:
        """The phase of the game, one of PHASES."""
        discs = self.n**2 - self.position.count(SYMBOLS[0])
        return PHASES[min(max(0, discs - START) // PHASE, len(PHASES) - 1)]

    @property
    def is_known(self) -> bool:
        """Whether it was right after the last step, and does not come back."""
        return self.step > len(STEPS)

    def due_day(self, today: int) -> int:
        """Returns the day on which it comes back, not before today.

        If it was changed on a later day, a clock was wrong, and it is due today. The day of another
        time zone can be the next one.
        """
        return today if self._changed_on > today + 1 else max(self.due, today)

    @property
    def is_new(self) -> bool:
        """Whether it has not been answered since it was made."""
        return self.step == 0 and self.due <= self._changed_on

    def was_answered_on(self, today: int) -> bool:
        """Returns whether it was answered on a day, which put it off to a later one."""
        return self._changed_on == today and (self.due > today or self.is_known)

    def answer(self, is_right: bool, now: str) -> None:
        """Sets when it comes back. A right answer before it is due changes nothing."""
        today = day_number(now)
        if not is_right:
            self.step, self.due = 0, today + 1
        elif not self.is_known and self.due_day(today) == today:
            self.due = today + (STEPS + (0,))[self.step]
            self.step += 1
        else:
            return
        self.changed, self._changed_on = now, today

    def hide(self, hidden: bool, now: str) -> None:
        """Puts it away for good, or takes that back."""
        self.hidden, self.changed, self._changed_on = hidden, now, day_number(now)

    def fits(self, wanted: dict[str, str]) -> bool:
        """Returns whether it fits the filters, of which empty ones admit all."""
        if wanted["mark"] == BLUNDERS and self.cost < BLUNDER:
            return False
        return wanted["phase"] in ("", self.phase) and wanted["opening"] in ("", self.opening)

    def _move(self, text: str) -> MoveValue:
        parts = text.split()
        if len(parts) != 4:
            raise ValueError(NOT_A_CARD)
        name, value, depth, exact = parts
        return MoveValue(parse_square(name, self.n), float(value), int(depth), exact == "1")


def text_of(
    move: JudgedMove, before: Ply, now: str, today: int, source: tuple[str, str, str]
) -> str:
    """Returns the text of a new card for a mistake, due today.

    The source is the key of the game, its date and its opening.
    """
    n = before.position.n
    best, played = move.moves
    last = [] if before.square is None else [before.square] + before.flips
    columns: list[object] = [now, today, 0, ""] + list(source) + [move.number]
    columns += [position_text(before.position, move.color), _names(last, n)]
    columns += [_move_text(each, n) for each in (played, best)]
    return _joined(columns + [move.better])


def _joined(columns: list[object]) -> str:
    return "\t".join([str(column) for column in columns])


def _names(squares: list[int], n: int) -> str:
    return " ".join([square_name(square, n) for square in squares])


def _move_text(move: MoveValue, n: int) -> str:
    return f"{square_name(move.square, n)} {move.value} {move.depth} {int(move.exact)}"


def position_key(cells: str, n: int) -> str:
    """Returns the same text for a position and all its mirrored and turned images."""
    rows = [cells[at : at + n] for at in range(0, n * n, n)]
    columns = ["".join([row[at] for row in rows]) for at in range(n)]
    images = []
    for lines in (rows, columns):
        for order in (lines, list(reversed(lines))):
            images += ["".join(order), "".join(["".join(reversed(line)) for line in order])]
    return min(images)
