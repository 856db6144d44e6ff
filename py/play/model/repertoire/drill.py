"""Openings by heart: the user plays one side of a tree of positions, the page the other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from board.scene import Scene, last_move_marks, position_scene, preview_marks
from gate.shapes import one_of, row, text, whole_number
from jobs.slices import finished
from othello import BLACK, WHITE, Game, parse_transcript, square_name
from othello.phrases import SIDE, listing
from play import records
from play.library.opening_tree import N, position_key, reading_keys_after
from play.model.game import messages
from saved.work import LONGEST_KEY, PLAY

if TYPE_CHECKING:
    from othello import Position
    from play.model.game.table import Table
    from play.model.practice.sessions import Session, Sessions
    from play.model.repertoire.learnt import LearntPositions
    from play.model.repertoire.repertoire import Choice, Repertoire

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
NOT_A_LINE = "its line is invalid"

KNOWN = "You know {} of {} moves of {} as {}."
DUE, NEW = " {} due today{}.", ", {} new"
CHOICE = "{}, as {}"
YOUR = "Your "
YOURS = "Play a move of {} for {}."
OTHER = "{} is not a move of these lines. Try another one."
ANSWER = "The move is {}: play it.", "The moves are {}: play one."
ENDED = "The line ends here. {}"


class Drill:
    """What the board shows in Play while the user learns an opening. The game stays as it was.

    It has many methods, because it is a board of the page as well as a row of lines.

    Attributes:
        game: The line on the board.
    """

    hides_advice = True

    def __init__(
        self, table: Table, repertoire: Repertoire, learnt: LearntPositions, sessions: Sessions
    ) -> None:
        self.game = Game()
        self._table, self._workspace = table, table.workspace
        self._repertoire, self._learnt, self._sessions = repertoire, learnt, sessions
        self._session: Session | None = None
        # The moves of the lines on the board, with the keys of the positions after them.
        self._right: dict[int, int] = {}
        self._message = ""
        self._progress = 0
        # The opening of a line, its moves, and the progress at its end.
        self._resumed: tuple[Choice, list[int], int] | None = None
        table.workspace.changes.subscribe(self._follow)

    @property
    def under_way(self) -> bool:
        """Whether the board of Play shows a line."""
        return self._workspace.boards[PLAY] is self

    @property
    def is_over(self) -> bool:
        """Whether the line on the board is at its end, and another one may follow."""
        return not self._right

    @property
    def moves(self) -> str:
        """The moves of the line on the board."""
        return records.transcript(self.game)

    @property
    def place(self) -> tuple[Any, ...]:
        """What changes with each step."""
        return id(self.game), self.game.ply, self._progress

    @property
    def saved(self) -> Any:
        """What is needed to bring the line back, see SAVED."""
        key = self._session.key if self._session else ""
        return list(self._repertoire.chosen) + [key, self.moves, self._progress]

    def resume(self, saved: Any) -> None:
        """Restores a line. Raises ValueError if the data are invalid."""
        name, color, key, moves, progress = SAVED(saved, "line")
        choices = self._repertoire.choices
        if choices and (name, color) not in choices:
            raise ValueError(NOT_A_LINE)
        self._session = self._sessions.resume(key, CHOICE.format(name, SIDE[color]))
        self._resumed = (name, color), parse_transcript(moves, N), progress
        self._repertoire.choose(name, color)

    @property
    def known(self) -> str:
        """How many moves the user knows."""
        asked = self._repertoire.tree.asked
        if not asked:
            return ""
        known, due, new = self._learnt.counts(asked)
        said = KNOWN.format(known, len(asked), self._lines_name, SIDE[self.color])
        if new < len(asked):
            said += DUE.format(due, NEW.format(new) if new else "")
        return said

    @property
    def title(self) -> str:
        """The opening and the side."""
        name, color = self._repertoire.chosen
        return CHOICE.format(name, SIDE[color])

    @property
    def can_begin(self) -> bool:
        """Whether the chosen opening has a move to ask for."""
        return bool(self._repertoire.tree.asked)

    def begin(self) -> None:
        """Begins with a line."""
        self._session = self._sessions.begin(self.title)
        self._table.practise(self)
        self.next()

    def next(self) -> None:
        """Begins another line, with those first that the user knows least."""
        self.game = Game()
        self._go_on()

    def show_answer(self) -> None:
        """Says which move is right, which counts as a miss."""
        if not self.is_over:
            self._note(False)
            self._progress = SHOWN
            names = listing([square_name(square, N) for square in sorted(self._right)])
            self._message = ANSWER[len(self._right) > 1].format(names)

    def stop(self) -> None:
        """Goes back to the home of the practice."""
        self._table.leave_practice()

    def press(self, square: int) -> None:
        """Plays the user's move, if it is one of the lines."""
        if self.is_over:
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
        return {} if self.is_over else preview_marks(self.game.position, self.color, square)

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position at the end of a line, before which the analysis would help."""
        return (self.game.position, self.game.turn) if self.is_over else None

    def last_move(self) -> str:
        """Returns the message."""
        return self._message

    def scene(self) -> Scene:
        """Returns the position of the line."""
        game = self.game
        marks = last_move_marks(game.last)
        if self._progress == SHOWN:
            marks["listed"] = sorted(self._right)
        return position_scene(game.position, game.turn, marks, self._message, not self.is_over)

    @property
    def color(self) -> str:
        """The side that the user plays."""
        return self._repertoire.chosen[1]

    @property
    def _lines_name(self) -> str:
        """The name of the opening within a sentence."""
        name = self._repertoire.chosen[0]
        return name[:1].lower() + name[1:] if name.startswith(YOUR) else name

    def _find_right(self) -> None:
        game = self.game
        turn = game.turn or BLACK
        after = finished(reading_keys_after(game.position, turn))
        wanted = self._repertoire.tree.after.get(position_key(game.position, turn), [])
        self._right = {square: after[square] for square in after if after[square] in wanted}

    def _go_on(self) -> None:
        """Plays the page's moves, up to the user's turn or the end of the line."""
        game, self._progress = self.game, 0
        self._find_right()
        while self._right and game.turn != self.color:
            worths = {square: self._worth(key) for square, key in self._right.items()}
            least = min(worths.values())
            squares = [square for square in worths if worths[square] == least]
            # All first moves are symmetric.
            game.play(self._repertoire.tree.first if not game.ply else random.choice(squares))
            self._find_right()
        if self.is_over:
            self._message = ENDED.format(self.known)
        else:
            self._message = YOURS.format(self._lines_name, SIDE[self.color])

    def _worth(self, key: int) -> tuple[int, int]:
        """Returns the day and the step of the position below that is due first."""
        return self._learnt.first_due(self._repertoire.tree.asked_from(key))

    def _note(self, is_right: bool) -> None:
        """Notes the first answer in a position."""
        if self._progress:
            return
        self._learnt.answer(position_key(self.game.position, self.color), is_right)
        if self._session:
            self._sessions.note(self._session, is_right)

    def _follow(self) -> None:
        """Brings back a line once its tree is read."""
        if self._resumed and self.can_begin:
            choice, squares, progress = self._resumed
            self._resumed = None
            if self._table.game_on_board and choice == self._repertoire.chosen:
                self._replay(squares, progress)

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
