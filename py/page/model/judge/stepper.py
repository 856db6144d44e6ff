"""Steps through a judge's run, one piece of its input at a time."""

from boardsilly import place_name
from jobs.job import Job
from judges import Step
from othello import Position, square_name
from page.model.board.scene import Scene
from page.model.board.viewport import Viewport, scene_of
from page.model.judge.boardsilly_scene import silly_scene
from page.model.judge.run import Run
from page.model.play.messages import differs
from page.model.workspace import JUDGE, NoSteps, Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work

NO_BOARD = Position(8, 0, 0)


class Stepper:
    """A place among the steps of a run, and what the board shows there.

    `index` counts the steps from 0; `selected` is the Board Silly piece whose lines are shown;
    `at_rest` tells that nobody has stepped yet: all that is printed counts, not what was up to it.
    `brush` is what a press puts on a Board Silly board, empty to look at what is there;
    `different` are the squares in which your output differs from what the step printed;
    `remark` is what there is to say of the run until somebody steps, and `place` the step that it
    is about, None if it is about none;
    `looked_at` is the square in the middle of what is seen of a large board, None where that
    follows from the step.
    """

    def __init__(
        self, run: Run, workspace: Workspace, paint: "Callable[[int, str], None] | None" = None
    ) -> None:
        """`paint` puts a symbol on a square of the input's own board."""
        self.run = run
        self.index = 0
        self.selected: int | None = None
        self.brush = ""
        self.at_rest = False
        self._paint = paint
        self.different: list[int] = []
        self.remark = ""
        self.place: int | None = None
        self.looked_at: int | None = None
        self._workspace = workspace
        workspace.changes.subscribe(self._follow)

    @property
    def on_board(self) -> bool:
        """Whether the board of Judge shows this place."""
        return self._workspace.boards[JUDGE] is self

    @property
    def step(self) -> Step:
        """The step it is at."""
        return self.run.steps[self.index]

    @property
    def at_end(self) -> bool:
        """Whether this is the last step there is."""
        return self.index == len(self.run.steps) - 1

    @property
    def printed_lines(self) -> tuple[int, int]:
        """How many lines of output there are before this step and up to its end."""
        return self.run.lines[self.index - 1] if self.index else 0, self.run.lines[self.index]

    def go_to(self, index: int) -> None:
        """Shows a step on the board, or the nearest there is."""
        if self.run.steps:
            self.index = min(max(index, 0), len(self.run.steps) - 1)
            self.selected, self.different, self.looked_at = None, [], None
            self.at_rest, self.remark, self.place = False, "", None
            self._workspace.boards[JUDGE] = self

    def go_to_last(self) -> None:
        """Shows the last step."""
        self.go_to(len(self.run.steps) - 1)

    def go_by(self, steps: int) -> None:
        """Shows a step so many further on."""
        self.go_to(self.index + steps)

    def go_to_input(self, line: int) -> None:
        """Goes to the first step that read the input line, or the last that read one before."""
        before = 0
        for index, step in enumerate(self.run.steps):
            if step.line <= line <= step.end_line:
                return self.go_to(index)
            if step.end_line < line:
                before = index
        self.go_to(before)

    def go_to_output(self, line: int) -> None:
        """Goes to the step that printed the output line, counted from 1, or to the last."""
        self.go_to(self.run.step_of_line(line))

    def tell(self, remark: str, place: int | None) -> None:
        """Has something said of the run, and of a step of it, until somebody steps."""
        self.remark, self.place = remark, place

    def go_to_place(self) -> None:
        """Shows the step that the remark is about."""
        if self.place is not None:
            self.go_to(self.place)

    def leave(self) -> None:
        """Takes this place off the board, for good."""
        if self.on_board:
            self._workspace.boards[JUDGE] = NoSteps()
        self._workspace.jobs.cancel(Playback)
        self._workspace.changes.unsubscribe(self._follow)

    @property
    def playing(self) -> bool:
        """Whether the steps follow one another by themselves."""
        return self._workspace.jobs.has(Playback)

    def play_or_pause(self) -> None:
        """Has the steps follow one another by themselves, from the first again after the last."""
        if self.playing:
            self._workspace.jobs.cancel(Playback)
            return
        self.go_to(0 if self.at_end else self.index + 1)
        self._workspace.jobs.start(Playback(self, self._workspace))

    def press(self, square: int) -> None:
        """Shows the lines of a Board Silly piece or hides them again, or looks around a square.

        With a brush, changes what is on the square.
        """
        if self.step.board and self.brush and self._paint:
            self._paint(square, self.brush)
        elif self.step.board:
            self.selected = None if self.selected == square else square
        else:
            self.looked_at = square

    def scene(self) -> Scene:
        """Returns the board after the step, an empty one as long as there is none."""
        step = self.step
        marks = step.marks
        marks["different"] = self.different
        if step.board:
            return silly_scene(step.board, marks, self._said(place_name), self.selected)
        position = step.position or NO_BOARD
        window = Viewport(position.n, self._middle())
        said = self._said(lambda square: square_name(square, position.n))
        return scene_of(position, marks, step.turn, said, window)

    def _said(self, name: "Callable[[int], str]") -> str:
        """Returns the news of the step; `name` names a square."""
        said = self.remark or self.step.sentence
        if not self.different:
            return said
        return f"{said} {differs([name(square) for square in self.different])}"

    def choose(self, brush: str) -> None:
        """Has presses put a symbol on the board, or look at what is there."""
        self.brush, self.selected = brush, None

    def last_move(self) -> str:
        """Returns what the step did."""
        return self.step.sentence

    def position_and_turn(self) -> tuple[Position, str | None] | None:
        """Returns the position after the step and the side to move; none for Board Silly."""
        step = self.step
        return (step.position, step.turn) if step.position else None

    def preview(self, square: int) -> dict[str, list[int]]:
        """Returns no marks: nothing is played on a judge's board."""
        return {}

    @property
    def first_of_board(self) -> int:
        """The step that gave the board that this step is about."""
        return max([start for start in self.run.starts if start <= self.index], default=0)

    @property
    def which(self) -> str:
        """Which game or board of several the step is about, as in `Game 2 of 3`, empty of one."""
        starts = self.run.starts
        number = len([start for start in starts if start <= self.index])
        what = "Board" if self.step.board else "Game"
        return f"{what} {number} of {len(starts)}" if number and len(starts) > 1 else ""

    def _middle(self) -> int | None:
        """Returns the square to be seen in the middle of a large board, None if it is all one."""
        if self.looked_at is not None:
            return self.looked_at
        if self.different:
            return self.different[0]
        return self.step.move.square if self.step.move else None

    def _follow(self) -> None:
        """Ends the playing at the last step, or when the reader goes elsewhere."""
        if self.playing and (self.at_end or self._workspace.view != JUDGE):
            self._workspace.jobs.cancel(Playback)


class Playback(Job):
    """Has steps follow one another until it is cancelled."""

    def __init__(self, stepper: Stepper, workspace: Workspace) -> None:
        self._stepper = stepper
        self._workspace = workspace
        super().__init__()

    def work(self) -> "Work":
        """Takes a step at each beat."""
        while True:
            yield 1 / self._workspace.steps_a_second
            self._workspace.do(self._stepper.go_by, 1)
