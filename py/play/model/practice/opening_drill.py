"""Openings by heart: the user plays one side of named lines, the page the other.

The lines form a tree of positions. Its keys are the same for symmetric positions, and for moves in
another order, so each of them is right.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from board.scene import Scene, last_move_marks, position_scene, preview_marks
from gate.shapes import one_of, row, text, whole_number
from jobs.job import Task
from jobs.slices import finished
from othello import BLACK, WHITE, Game, parse_transcript, square_name
from othello.phrases import SIDE, listing
from play.library.opening_tree import N, named_lines, position_key, reading_keys_after
from play.model.game import messages
from play.model.library.kept_games import StoreUser
from play.model.practice.card import STEPS
from play.model.practice.days import day_number
from saved.work import LONGEST_KEY, PLAY, PRACTICE

if TYPE_CHECKING:
    from jobs.job import Work
    from othello import Position
    from play.model.game.table import Table
    from play.model.practice.practice_store import PracticeStore
    from play.model.practice.sessions import Session, Sessions

READING_OPENINGS = "reading the openings"  # A kind of job.
MOVE, LINE = "opening", "line"  # The prefixes of the keys in the store.
OWN = "Your lines"
SHORTEST = 3  # Moves of an opening that can be chosen.
USUAL = "Tiger"
# With a move that costs nearly 4 discs or more. Only played if the user has chosen them.
UNSOUND = ("X-square Opening", "Bat (Kling Continuation)", "Wing Variation", "Semi-Wing Variation")
TRIED, SHOWN = 1, 2  # The progress in a position, 0 before the first try.
LONGEST_OPENING, MOST_TRIES = 200, 1000
# What is kept for a reload: the name, the side, the key of the session, the moves, and the
# progress, for which earlier versions stored the number of wrong moves.
SAVED = row(
    text(LONGEST_OPENING),
    one_of((BLACK, WHITE)),
    text(LONGEST_KEY),
    text(2 * N * N),
    whole_number(0, MOST_TRIES),
)
NOT_A_MOVE, NOT_A_LINE = "its move is invalid", "its line is invalid"

KNOWN = "You know {} of {} moves of {} as {}."
CHOICE = "{}, as {}"
NO_OWN = (
    "You have no line with a move for {} yet. To add one, press “Learn this line” in the tools "
    "of a move."
)
YOURS = "Play a move of {} for {}."
OTHER = "{} is not a move of these lines. Try another one."
ANSWER = "The move is {}: play it.", "The moves are {}: play one."
ENDED = "The line ends here. {}"
ADDED = "Added to your lines, under Openings in Practice."
NOT_STANDARD = "Only lines from the usual start on 8 × 8 can be learnt."


class Learnt:
    """When the user is to be asked for the move in a position again.

    Attributes:
        step: The right answers in a row, of which each has its own step.
        due: The number of the day.
    """

    def __init__(self, step: int = 0, due: int = 0) -> None:
        self.step = step
        self.due = due

    def answer(self, is_right: bool, today: int) -> None:
        """Sets when it comes back, as for cards."""
        if not is_right:
            self.step, self.due = 0, today + 1
        elif self.due <= today:
            self.due = today + STEPS[min(self.step, len(STEPS) - 1)]
            self.step += 1


class OpeningDrill(StoreUser):
    """What the board shows in Play while the user learns an opening. The game stays as it was.

    It is large, because it is a board of the page, keeps the lines, and chooses the next one.

    Attributes:
        names: The openings that can be chosen, empty until they are read.
        name: The chosen opening.
        color: The side that the user plays.
        game: The line on the board.
        is_ended: Whether the line on the board is at its end.
        changes: Counts the changes of what is known.
    """

    hides_advice = True

    def __init__(self, table: Table, store: PracticeStore, sessions: Sessions) -> None:
        self.names: list[str] = []
        self.name, self.color = USUAL, BLACK
        self.is_ended = False
        self.changes = 0
        self._table, self._workspace = table, table.workspace
        self._practice, self._sessions = store, sessions
        self._lines: dict[str, str] = {}  # The name of each line, by its moves.
        self._own: list[str] = []  # The moves of the user's own lines.
        self._tree: dict[int, list[int]] = {}  # The positions after each position of the lines.
        self._asked: set[int] = set()  # The positions of the tree in which the user is to move.
        self._learnt: dict[int, Learnt] = {}
        self._first = 0  # The first move of the lines.
        self._session: Session | None = None
        self.game = Game()
        # The moves of the lines on the board, with the keys of the positions after them.
        self._right: dict[int, int] = {}
        self._message = ""
        self._progress = 0
        self._resumed: tuple[list[int], int] | None = None  # A line, and the progress at its end.
        store.read_with(MOVE, self._read_move)
        store.read_with(LINE, self._read_line)

    @property
    def under_way(self) -> bool:
        """Whether the board of Play shows a line."""
        return self._workspace.boards[PLAY] is self

    @property
    def moves(self) -> str:
        """The moves of the line on the board."""
        return "".join([square_name(ply.square or 0, N) for ply in self.game.plies])

    @property
    def place(self) -> tuple[Any, ...]:
        """What changes with each step."""
        return id(self.game), self.game.ply, self._progress

    @property
    def saved(self) -> Any:
        """What is needed to bring the line back, see SAVED."""
        key = self._session.key if self._session else ""
        return [self.name, self.color, key, self.moves, self._progress]

    def resume(self, saved: Any) -> None:
        """Restores a line. Raises ValueError if the data are invalid."""
        name, color, key, moves, progress = SAVED(saved, "line")
        if self.names and name not in self.names:
            raise ValueError(NOT_A_LINE)
        self._session = self._sessions.resume(key, CHOICE.format(name, SIDE[color]))
        self._resumed = parse_transcript(moves, N), progress
        self.choose(name, color)

    @property
    def known(self) -> str:
        """How many moves the user knows."""
        side, first = SIDE[self.color], int(self.color != BLACK)
        if self.name == OWN and not any(len(moves) > 2 * first for moves in self._own):
            return NO_OWN.format(side)
        known = [key for key in self._asked if self._step(key)]
        asked = len(self._asked)
        return KNOWN.format(len(known), asked, self._lines_name, side) if asked else ""

    @property
    def can_begin(self) -> bool:
        """Whether the chosen opening has a move to ask for."""
        return bool(self._asked)

    def choose(self, name: str, color: str) -> None:
        """Chooses the opening and the side."""
        self.name, self.color = name, color
        self._plant()

    def begin(self) -> None:
        """Begins with a line."""
        self._session = self._sessions.begin(CHOICE.format(self.name, SIDE[self.color]))
        self._table.practise(self)
        self.next()

    def next(self) -> None:
        """Begins another line, with those first that the user knows least."""
        self.game, self.is_ended = Game(), False
        self._go_on()

    def show_answer(self) -> None:
        """Says which move is right, which counts as a miss."""
        if not self.is_ended:
            self._note(False)
            self._progress = SHOWN
            names = listing([square_name(square, N) for square in sorted(self._right)])
            self._message = ANSWER[len(self._right) > 1].format(names)

    def add(self, game: Game) -> str:
        """Adds the line of a game up to its current move; returns what to say."""
        if not (game.standard and game.position.n == N and game.ply):
            return NOT_STANDARD
        moves = "".join([square_name(ply.square or 0, N) for ply in game.plies[: game.ply]])
        if moves not in self._own:
            self._own.append(moves)
            self._practice.write(f"{LINE} {moves}", self._practice.now)
            self._plant()
        return ADDED

    def press(self, square: int) -> None:
        """Plays the user's move, if it is one of the lines."""
        if self.is_ended:
            return
        game = self.game
        move = square_name(square, N) if 0 <= square < N * N else ""
        if square not in game.legal_moves():
            self._message = messages.play(game, square)
        elif square in self._right:
            if not self._progress:
                self._note(True)
            game.play(square)
            self._go_on()
        else:
            self._note(False)
            self._progress = max(self._progress, TRIED)
            self._message = OTHER.format(move)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the marks that preview a move, none if the move is not legal."""
        return {} if self.is_ended else preview_marks(self.game.position, self.color, square)

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position at the end of a line, before which the analysis would help."""
        return (self.game.position, self.game.turn) if self.is_ended else None

    def last_move(self) -> str:
        """Returns the message."""
        return self._message

    def scene(self) -> Scene:
        """Returns the position of the line."""
        game = self.game
        marks = last_move_marks(game.last)
        if self._progress == SHOWN:
            marks["listed"] = sorted(self._right)
        return position_scene(game.position, game.turn, marks, self._message, not self.is_ended)

    @property
    def _lines_name(self) -> str:
        """The name of the opening within a sentence."""
        return OWN.lower() if self.name == OWN else self.name

    def _find_right(self) -> None:
        game = self.game
        turn = game.turn or BLACK
        after = finished(reading_keys_after(game.position, turn))
        wanted = self._tree.get(position_key(game.position, turn), [])
        self._right = {square: after[square] for square in after if after[square] in wanted}

    def _go_on(self) -> None:
        """Plays the page's moves, up to the user's turn or the end of the line."""
        game, self._progress = self.game, 0
        self._find_right()
        while self._right and game.turn != self.color:
            least = min([self._worth(key) for key in self._right.values()])
            squares = [each for each in self._right if self._worth(self._right[each]) == least]
            # All first moves are symmetric.
            game.play(self._first if not game.ply else random.choice(squares))
            self._find_right()
        self.is_ended = not self._right
        if self._right:
            self._message = YOURS.format(self._lines_name, SIDE[self.color])
            return
        self._message = ENDED.format(self.known)

    def _worth(self, key: int) -> tuple[int, int]:
        """Returns the day and the step of the position below that is due first."""
        below, waiting = set(), [key]
        while waiting:
            at = waiting.pop()
            if at not in below:
                below.add(at)
                waiting += self._tree.get(at, [])
        today = self._practice.today
        days = [
            (max(self._learnt[each].due, today), self._learnt[each].step)
            if each in self._learnt
            else (today, 0)
            for each in below
            if each in self._asked
        ]
        return min(days) if days else (today + STEPS[-1] + 1, 0)

    def _step(self, key: int) -> int:
        return self._learnt[key].step if key in self._learnt else 0

    def _note(self, is_right: bool) -> None:
        """Notes the first answer in a position."""
        if self._progress:
            return
        key = position_key(self.game.position, self.color)
        learnt = self._learnt.setdefault(key, Learnt())
        learnt.answer(is_right, self._practice.today)
        self._practice.write(f"{MOVE} {key}", f"{learnt.step}\t{learnt.due}")
        self.changes += 1
        if self._session:
            self._sessions.note(self._session, is_right)

    def _follow(self) -> None:
        workspace = self._workspace
        is_near = workspace.view == PLAY and self._table.sheet == PRACTICE
        if is_near and not self.names and not workspace.jobs.has(READING_OPENINGS):
            workspace.jobs.start(Task(READING_OPENINGS, self._load))

    def _load(self) -> Work:
        assert self._store
        self._lines = dict(named_lines((yield self._store.openings())))
        long = [moves for moves in self._lines if len(moves) >= 2 * SHORTEST]
        self.names = sorted({self._lines[moves] for moves in long}) + [OWN]
        if self.name not in self.names:
            self.name, self._resumed = self.names[0], None
        yield from self._grow()

    def _plant(self) -> None:
        """Makes the tree of the chosen opening."""
        self._tree, self._asked = {}, set()
        self._workspace.jobs.cancel(READING_OPENINGS)
        if self.names:
            self._workspace.jobs.start(Task(READING_OPENINGS, self._grow))

    def _grow(self) -> Work:
        roots = [moves for moves in self._lines if self._lines[moves] == self.name]
        found = [
            moves
            for moves in self._lines
            if any(moves.startswith(root) for root in roots)
            and (moves in roots or self._lines[moves] not in UNSOUND)
        ]
        tree: dict[int, list[int]] = {}
        asked: set[int] = set()
        for moves in self._own if self.name == OWN else found:
            game = Game()
            self._first = parse_transcript(moves[:2], N)[0]
            for square in parse_transcript(moves, N):
                before = position_key(game.position, game.turn or BLACK)
                if game.turn == self.color:
                    asked.add(before)
                game.play(square)
                if game.turn:
                    after = position_key(game.position, game.turn)
                    following = tree.setdefault(before, [])
                    if after not in following:
                        following.append(after)
                yield None
        self._tree, self._asked = tree, asked
        self._find_right()
        self.changes += 1
        if self._resumed and self._table.game_on_board:
            self._replay(*self._resumed)
        self._resumed = None

    def _replay(self, squares: list[int], progress: int) -> None:
        """Shows a line again."""
        game = Game()
        for square in squares:
            if square not in game.legal_moves():
                return
            game.play(square)
        self._table.practise(self)
        self.game = game
        self._go_on()
        self._progress = progress
        if progress >= SHOWN:
            self.show_answer()

    def _read_move(self, key: str, kept: str) -> None:
        step, due = [int(number) for number in kept.split("\t")[:2]]
        if step < 0:
            raise ValueError(NOT_A_MOVE)
        self._learnt[int(key.split(" ")[1])] = Learnt(step, due)
        self.changes += 1

    def _read_line(self, key: str, date: str) -> None:
        moves, game = key.split(" ")[1], Game()
        day_number(date)
        for square in parse_transcript(moves, N):
            game.play(square)
        if moves not in self._own:
            self._own.append(moves)
