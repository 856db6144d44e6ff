"""Steps through a judge's run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from board.scene import Scene
from board.viewport import Viewport, scene_of
from jobs.job import Task
from othello import EMPTY, Position
from othello.phrases import listing
from saved.work import JUDGE
from state.workspace import NoSteps, Workspace
from workbench.formats.boardsilly.rules import SillyBoard
from workbench.judging import Step
from workbench.judging.judged_game import JudgedGame
from workbench.model.judge.boardsilly_scene import silly_scene
from workbench.model.judge.run import Run

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

PLAYBACK = "playing the steps"  # A kind of job.
NO_ROWS = 8 * [8 * EMPTY]
MOST_NAMED = 4  # Squares in one sentence.


class Stepper:
    """The current step of a run, and its board, which `paint` changes in the input.

    It has many methods, because it is a board of the page as well as a place in a run.

    Attributes:
        run: The run.
        index: The index of the current step.
        selected: The square whose Board Silly moves are shown, None for no square.
        brush: The symbol that a press puts on a Board Silly board, empty to select squares.
        untouched: Whether the user has not stepped yet. Then no output is veiled.
        different: The squares in which the actual output differs from this step's.
        remark: A sentence on the whole run, shown until the user steps; may be empty.
        remark_step: The index of the step that the remark names, None if it names none.
        center: The square in the center of a large board, None to follow the step.
    """

    hides_advice = False

    def __init__(
        self, run: Run, workspace: Workspace, paint: Callable[[int, str], None] | None = None
    ) -> None:
        self.run = run
        self.index = 0
        self.selected: int | None = None
        self.brush = ""
        self.untouched = False
        self._paint = paint
        self.different: list[int] = []
        self.remark = ""
        self.remark_step: int | None = None
        self.center: int | None = None
        self._workspace = workspace
        workspace.changes.subscribe(self._follow)

    @property
    def on_board(self) -> bool:
        """Whether the board of the Judge view shows this step."""
        return self._workspace.boards[JUDGE] is self

    @property
    def step(self) -> Step:
        """The current step."""
        return self.run.steps[self.index]

    @property
    def judged(self) -> JudgedGame:
        """What the steps mean."""
        assert self.run.form
        return self.run.form.judged

    @property
    def silly_board(self) -> SillyBoard | None:
        """The Board Silly board of this step, None if it has none."""
        board = self.step.board
        return board if isinstance(board, SillyBoard) else None

    @property
    def at_end(self) -> bool:
        """Whether this is the last step so far."""
        return self.index == len(self.run.steps) - 1

    @property
    def printed_lines(self) -> tuple[int, int]:
        """The number of output lines before this step, and up to its end."""
        expected = self.run.expected
        return expected.first_line(self.index), expected.ends[self.index]

    def go_to(self, index: int) -> None:
        """Shows the step with an index, or the nearest one, on the board."""
        if self.run.steps:
            self.index = min(max(index, 0), len(self.run.steps) - 1)
            self.selected, self.different, self.center = None, [], None
            self.untouched, self.remark, self.remark_step = False, "", None
            self._workspace.boards[JUDGE] = self

    def go_to_last(self) -> None:
        """Shows the last step."""
        self.go_to(len(self.run.steps) - 1)

    def go_by(self, steps: int) -> None:
        """Goes forward by a number of steps."""
        self.go_to(self.index + steps)

    def go_to_input_line(self, line: int) -> None:
        """Shows the first step that read an input line, or else the last step before it."""
        before = 0
        for index, step in enumerate(self.run.steps):
            if step.line <= line <= step.end_line:
                return self.go_to(index)
            if step.end_line < line:
                before = index
        self.go_to(before)

    def go_to_output_line(self, line: int) -> None:
        """Shows the step that printed an output line, counted from 1, or else the last."""
        self.go_to(self.run.expected.step_of(line - 1))

    def set_remark(self, remark: str, step: int | None) -> None:
        """Shows a remark on the run, and on one of its steps, until the user steps."""
        self.remark, self.remark_step = remark, step

    def go_to_remark_step(self) -> None:
        """Shows the step that the remark names."""
        if self.remark_step is not None:
            self.go_to(self.remark_step)

    def close(self) -> None:
        """Removes the run from the board for good."""
        if self.on_board:
            self._workspace.boards[JUDGE] = NoSteps()
        self._workspace.jobs.cancel(PLAYBACK)
        self._workspace.changes.unsubscribe(self._follow)

    @property
    def playing(self) -> bool:
        """Whether the steps are playing."""
        return self._workspace.jobs.has(PLAYBACK)

    def play_or_pause(self) -> None:
        """Starts or stops playing the steps. At the last step, starts with the first."""
        if self.playing:
            self._workspace.jobs.cancel(PLAYBACK)
            return
        self.go_to(0 if self.at_end else self.index + 1)
        self._workspace.jobs.start(Task(PLAYBACK, self._play))

    def _play(self) -> Work:
        while True:
            yield 1 / self._workspace.settings.steps_a_second
            self.go_by(1)

    def press(self, square: int) -> None:
        """Paints a square, shows or hides its Board Silly moves, or centers a large board on it."""
        if self.silly_board and self.brush and self._paint:
            self._paint(square, self.brush)
        elif self.silly_board:
            self.selected = None if self.selected == square else square
        else:
            self.center = square

    def scene(self) -> Scene:
        """Returns the scene after the step, with an empty board if it has none."""
        step, judged = self.step, self.judged
        marks = step.marks
        marks["different"] = self.different
        rows = step.rows or NO_ROWS
        message = self._message(len(rows))
        if self.silly_board:
            return silly_scene(self.silly_board, marks, message, self.selected)
        viewport = Viewport(len(rows), self._viewport_center())
        turn = step.turn if judged.has_moves else None
        return scene_of(rows, judged.signs, marks, turn, message, viewport)

    def _message(self, n: int) -> str:
        """Returns the message on the step, whose board has n rows."""
        message = self.remark or self.step.sentence
        if not self.different:
            return message
        names = map(self.judged.naming(n), self.different)
        return f"{message} {_differs(list(names))}"

    def choose_brush(self, brush: str) -> None:
        """Chooses the symbol that presses put on the board, empty to select squares."""
        self.brush, self.selected = brush, None

    def last_move(self) -> str:
        """Returns the sentence on the step."""
        return self.step.sentence

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position after the step and the side to move, None if it has none."""
        step = self.step
        return (step.position, step.turn) if step.position else None

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks, because nobody plays on this board."""
        return {}

    @property
    def board_start(self) -> int:
        """The index of the step that read the board of this step."""
        return self.run.expected.game_start(self.index)

    @property
    def board_label(self) -> str:
        """The game or board of this step, as in `Game 2 of 3`; empty if there is only one."""
        expected = self.run.expected
        number, total = expected.game_number(self.index), len(expected.starts)
        noun = self.judged.noun
        named = f"{noun[0].upper()}{noun[1:]} {number} of {total}"
        return named if number and total > 1 else ""

    def _viewport_center(self) -> int | None:
        """Returns the square in the center of a large board, None for the middle of the board."""
        if self.center is not None:
            return self.center
        if self.different:
            return self.different[0]
        return self.step.move.square if self.step.move else None

    def _follow(self) -> None:
        """Stops playing at the last step, or when the user switches to Play."""
        if self.playing and (self.at_end or self._workspace.view != JUDGE):
            self._workspace.jobs.cancel(PLAYBACK)


def _differs(names: list[str]) -> str:
    """Returns the squares on which the actual output differs from the expected one."""
    if len(names) > MOST_NAMED:
        return f"Your output differs on {len(names)} squares, the first is {names[0]}."
    return f"Your output differs on {listing(names)}."
