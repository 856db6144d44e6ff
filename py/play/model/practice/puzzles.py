"""Endgame puzzles: the board shows one after the other, and the next one is made meanwhile."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from board.scene import Scene, last_move_marks, position_scene, preview_marks
from gate.shapes import row, text
from othello import Game, Position, opponent, square_name
from othello.phrases import SIDE
from play.model.engine.client import PUZZLE
from play.model.engine.values import write
from play.model.game import messages
from play.model.practice.own_positions import OwnPositions
from play.model.practice.puzzle import ASKED, SHOWN, Puzzle, PuzzleMove
from saved.players import COMPUTER, PERSON
from saved.work import PLAY, PRACTICE, PUZZLE_PLACE

if TYPE_CHECKING:
    from play.engine.protocol.engine_messages import EngineAnswer, EngineRequest
    from play.model.engine.client import EngineClient
    from play.model.game.table import Table
    from play.model.practice.own_positions import OwnPosition
    from play.model.practice.practice_store import PracticeStore
    from play.model.practice.sessions import Session, Sessions
    from state.notice import Notice

EMPTIES = (6, 8, 9, 10, 12, 14, 16, 18)
USUAL = 9
HARDEST = 4
HARDER_AFTER = 2  # Right ones in a row.
SEEDS = 1_000_000_000
TRIES = 3  # Positions of own games between two puzzles that are made of others.
PREFIX = "puzzle"
LONGEST = 200  # Characters of a saved puzzle.
LINK = 65  # Characters: the squares and the side to move.
MOST = 1_000_000
OF_LEVELS = "levels"  # Kept in place of the opponent for a game between levels.
COUNTS, LEFT = 4, 6  # Columns of the counts, and of the puzzle that was left.
NOT_PUZZLES = "its puzzles are invalid"
SAVED = row(*[text(LONGEST)] * LEFT)

NAME = "Endgames, {} empty"
MAKING = "Making a puzzle …"
PRESS = "{} to move. Press a ring."
STEP = "{}: move {} of {}."
RECORD = "Find the one right move. {} in a row; your longest is {}."
NEW = "Find the one right move. It is not the one that looks best."
NO_PUZZLE = "The link holds no puzzle."


class Puzzles:
    """What the board shows in Play while the user solves puzzles. The game stays as it was.

    It is large, because it is a board of the page, counts, and asks for the next puzzle
    meanwhile.

    Attributes:
        own: Positions of the user's own games.
        empties: The chosen number of empty squares.
        puzzle: The puzzle on the board, None while the first one is made.
        row: The number of puzzles that were right at once, one after the other.
        longest: The longest such row.
        hardness: How hard the next puzzle is to be, from 0 to HARDEST.
        shown: The move whose line is on the board, None if the puzzle is.
        step: The number of moves of that line on the board.
    """

    def __init__(
        self,
        table: Table,
        client: EngineClient,
        notice: Notice,
        store: PracticeStore,
        sessions: Sessions,
    ) -> None:
        self.own = OwnPositions(table.workspace, EMPTIES)
        self.empties = USUAL
        self.puzzle: Puzzle | None = None
        self.row = self.longest = self.hardness = 0
        self.shown: PuzzleMove | None = None
        self.step = 0
        self._table, self._workspace = table, table.workspace
        self._client, self._notice = client, notice
        self._store, self._sessions = store, sessions
        self._session: Session | None = None
        self._ready: Puzzle | None = None
        self._linked = ""  # The position of a link.
        self._own: OwnPosition | None = None  # It may be a puzzle.
        self._tries = 0  # Such positions since the last puzzle.
        self._seed = _seed()
        self._waits = False
        self._message = ""
        self._left: list[str] = []  # The puzzle that was on the board at the last visit.
        store.read_with(PREFIX, self._read)
        table.workspace.changes.subscribe(self._follow)

    @property
    def hides_advice(self) -> bool:
        """Whether the user still looks for the answer."""
        return not (self.puzzle and self.puzzle.answered)

    @property
    def under_way(self) -> bool:
        """Whether the board of Play shows a puzzle."""
        return self._workspace.boards[PLAY] is self

    @property
    def place(self) -> tuple[Any, ...]:
        """What changes with each try."""
        puzzle, session = self.puzzle, self._session
        return (puzzle.text, puzzle.state, session and session.key) if puzzle else ()

    @property
    def saved(self) -> Any:
        """What is needed to bring the puzzle back, see SAVED."""
        puzzle, session = self.puzzle, self._session
        if not puzzle:
            return None
        source = OF_LEVELS if puzzle.is_of_levels else puzzle.opponent
        last = "" if puzzle.last is None else str(puzzle.last)
        key = session.key if session else ""
        return [puzzle.text, puzzle.state, puzzle.date, source, key, last]

    def resume(self, saved: Any) -> None:
        """Restores a puzzle, unless a link has another one.

        Raises ValueError if the data are invalid.
        """
        left = SAVED(saved, "puzzle")
        link = left[0].replace(" ", "")
        if self.under_way and self.link_text != link:
            return
        self._left = left
        self.open(link)
        self._take_up()

    @property
    def is_made(self) -> bool:
        """Whether a puzzle is on the board."""
        return self.puzzle is not None and not self._waits

    @property
    def is_over(self) -> bool:
        """Whether the puzzle on the board is answered, and another one may follow."""
        return self.is_made and self.puzzle is not None and self.puzzle.answered

    @property
    def record(self) -> str:
        """The sentence on how many were right in a row."""
        return RECORD.format(self.row, self.longest) if self.longest else NEW

    @property
    def link_text(self) -> str:
        """The puzzle on the board, or the one that is opened, for a link; empty without any."""
        if not (self.under_way and self._workspace.view == PLAY):
            return ""
        shown = self.puzzle.text if self.puzzle and self.is_made else self._linked
        return shown.replace(" ", "")

    @property
    def address(self) -> str:
        """The puzzle as addresses name it, empty without any."""
        return f"{PUZZLE_PLACE}{self.link_text}" if self.link_text else ""

    def choose(self, empties: int) -> None:
        """Chooses the number of empty squares."""
        if empties != self.empties:
            self.empties, self._ready, self._seed, self._own = empties, None, _seed(), None
            self._keep()

    def begin(self) -> None:
        """Begins with the next puzzle."""
        self._session = self._sessions.begin(NAME.format(self.empties))
        self._table.practise(self)
        self.next()

    def open(self, link: str) -> None:
        """Shows the puzzle of a link, the inverse of `link_text`, once it is solved."""
        if len(link) != LINK:
            self._notice.say(NO_PUZZLE)
            return
        self._workspace.go_to(PLAY)
        self._table.show_sheet(PRACTICE)
        if link == self.link_text:
            return
        self._session = None
        self._linked = f"{link[:-1]} {link[-1:]}"
        self._table.practise(self)
        self._wait()

    def next(self) -> None:
        """Goes to the next puzzle."""
        if self._ready:
            self._show(self._ready)
        else:
            self._wait()

    def try_again(self) -> None:
        """Lets the user try the same puzzle again, which does not count."""
        puzzle = self.puzzle
        if puzzle:
            puzzle.state, self.shown = ASKED, None
            self._message = PRESS.format(SIDE[puzzle.color])

    def show_answer(self) -> None:
        """Shows the answer."""
        if self.puzzle and not self.puzzle.answered:
            self._answer(None)

    def play_out(self) -> None:
        """Lets the user play the position against the computer."""
        puzzle, play = self.puzzle, self._table.play
        if puzzle:
            self._table.load(Game(puzzle.position, puzzle.color))
            play.set_player(puzzle.color, PERSON)
            play.set_player(opponent(puzzle.color), COMPUTER, self._table.choice.level)
            self._table.show_game()

    def stop(self) -> None:
        """Goes back to the home of the practice, or first to the puzzle from a line."""
        if self.shown:
            self.back()
        else:
            self._waits, self._linked = False, ""
            self._table.leave_practice()

    def show_line(self, square: int) -> None:
        """Shows a move on the board, from which the line can be stepped through."""
        if self.puzzle:
            [self.shown] = [move for move in self.puzzle.moves if move.square == square]
            self.step = 1

    def go(self, steps: int) -> None:
        """Steps through the line on the board."""
        if self.shown:
            self.step = min(max(self.step + steps, 0), len(self.shown.plies))

    def back(self) -> None:
        """Shows the puzzle again."""
        self.shown = None

    def press(self, square: int) -> None:
        """Tries a move, or steps through the line on the board."""
        puzzle = self.puzzle
        if not puzzle or not self.is_made or puzzle.answered:
            return
        if said := messages.play(Game(puzzle.position, puzzle.color), square):
            self._message = said
        else:
            self._answer(square)

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns the marks that preview a move, none if the move is not legal."""
        puzzle = self.puzzle
        if not puzzle or puzzle.answered or not self.is_made:
            return {}
        return preview_marks(puzzle.position, puzzle.color, square)

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns None: the values of the puzzle are known already."""
        return None

    def last_move(self) -> str:
        """Returns the task."""
        return self.puzzle.task if self.puzzle else self._said

    def scene(self) -> Scene:
        """Returns the puzzle, or the position in the line."""
        puzzle = self.puzzle
        if not puzzle:
            return position_scene(Position.start(), None, {}, self._said)
        if self.shown and self.step:
            ply = self.shown.plies[self.step - 1]
            return position_scene(ply.position, ply.turn, last_move_marks(ply), self._said, False)
        is_asked = self.is_made and not puzzle.answered
        scene = position_scene(puzzle.position, puzzle.color, puzzle.marks, self._said, is_asked)
        if puzzle.answered:
            best = puzzle.value_of(puzzle.right)
            for move in puzzle.moves:
                write(scene, puzzle.value_of(move), best)
            tried = puzzle.tried_move
            scene.marks["listed"] = [tried.square] if tried else []
        return scene

    @property
    def _said(self) -> str:
        if not self.is_made:
            return self._client.missing or MAKING
        if self.shown and self.step:
            ply = self.shown.plies[self.step - 1]
            name = square_name(ply.square or 0, ply.position.n)
            return STEP.format(name, self.step, len(self.shown.plies))
        return self._message

    def _wait(self) -> None:
        self._waits, self.shown = True, None

    def _show(self, puzzle: Puzzle, is_linked: bool = False) -> None:
        self.puzzle, self._waits, self._ready, self.shown = puzzle, False, None, None
        self._seed = _seed()
        self._message = PRESS.format(SIDE[puzzle.color])
        if is_linked:
            self._take_up()

    def _answer(self, square: int | None) -> None:
        """Shows the answer. Only the first try counts."""
        puzzle = self.puzzle
        assert puzzle
        is_first = not puzzle.state
        puzzle.state = SHOWN if square is None else square_name(square, puzzle.position.n)
        self._message = puzzle.summary
        if is_first:
            self._count(square == puzzle.right.square)

    def _count(self, is_right: bool) -> None:
        self.row = self.row + 1 if is_right else 0
        self.longest = max(self.longest, self.row)
        if not is_right:
            self.hardness = max(self.hardness - 1, 0)
        elif self.row % HARDER_AFTER == 0:
            self.hardness = min(self.hardness + 1, HARDEST)
        if not self._session:
            assert self.puzzle
            self._session = self._sessions.begin(NAME.format(self.puzzle.empties))
        self._sessions.note(self._session, is_right)
        self._keep()

    def _keep(self) -> None:
        """Keeps the counts."""
        columns = [str(count) for count in (self.row, self.longest, self.hardness, self.empties)]
        self._store.write(PREFIX, "\t".join(columns))

    def _read(self, key: str, text: str) -> None:
        columns = text.split("\t")
        in_row, longest, hardness, empties = [int(number) for number in columns[:COUNTS]]
        is_right = 0 <= in_row <= longest <= MOST and 0 <= hardness <= HARDEST
        if not (is_right and empties in EMPTIES):
            raise ValueError(NOT_PUZZLES)
        self.row, self.longest, self.hardness, self.empties = in_row, longest, hardness, empties
        # Versions up to 1.14.0 kept the puzzle here, at first without its last move.
        left = columns[COUNTS:] + [""] * (len(columns) == COUNTS + LEFT - 1)
        if len(left) == LEFT:
            self._left = left
            self._take_up()

    def _take_up(self) -> None:
        """Restores the stored state of the puzzle on the board, if that is the stored puzzle."""
        puzzle = self.puzzle
        if not (puzzle and self._left and puzzle.text == self._left[0]) or puzzle.state:
            return
        _, puzzle.state, puzzle.date, source, key, last = self._left
        if last.isdigit() and int(last) < puzzle.position.n**2:
            puzzle.last = int(last)
        puzzle.is_of_levels = source == OF_LEVELS
        puzzle.opponent = "" if puzzle.is_of_levels else source
        self._session = self._sessions.resume(key, NAME.format(puzzle.empties))
        if puzzle.answered:
            self._message = puzzle.summary

    def _follow(self) -> None:
        """Requests the puzzle that is waited for, or the next one while the practice is open."""
        workspace = self._workspace
        is_near = workspace.view == PLAY and self._table.sheet == PRACTICE
        is_next = self.under_way or (is_near and self._store.is_read)
        is_wanted = self._waits or (is_next and not self._client.pauses)
        wanted = self._linked or (is_wanted and not self._ready)
        if wanted and not (self._linked or self._own) and self._tries < TRIES:
            self._own = self.own.take(self.empties)
            self._tries += self._own is not None
        self._client.want(PUZZLE, self._request() if wanted else None, self._hear)

    def _request(self) -> EngineRequest:
        position = self._linked or (self._own[0] if self._own else "")
        if position:
            return {"want": "puzzle", "position": position}
        return {
            "want": "puzzle",
            "seed": self._seed,
            "empties": self.empties,
            "hardness": self.hardness,
        }

    def _hear(self, answer: EngineAnswer) -> None:
        linked, own = self._linked, None if self._linked else self._own
        self._linked, self._own = "", None if own else self._own
        if answer["answer"] != "puzzle" or not answer["moves"]:
            if not own:  # Few positions are puzzles.
                self._notice.say(NO_PUZZLE)
                self.stop()
            return
        puzzle, self._tries = Puzzle(answer), 0
        if own:
            puzzle.date, puzzle.opponent = own[1].date, own[1].opponent
        puzzle.is_of_levels = not (own or linked)
        if self._waits or linked:
            self._show(puzzle, linked != "")
        else:
            self._ready = puzzle


def _seed() -> int:
    return random.randrange(SEEDS)
