"""Steps through a judge's run, one piece of its input at a time."""

from boardsilly import Board
from othello import Position
from page.state.scene import Scene, othello_score
from page.state.silly import silly_scene
from page.state.window import Window, scene_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judges import Step
    from page.state.run import Run

NO_BOARD = Position(8, 0, 0)


class Stepper:
    """A place among the steps of a run.

    `index` counts the steps from 0; `selected` is the Board Silly piece whose lines are shown;
    `different` are the squares in which your output differs from what the step printed;
    `looked_at` is the square in the middle of what is seen of a large board, None where that
    follows from the step.
    """

    def __init__(self, run: "Run") -> None:
        self.run = run
        self.index = 0
        self.selected: int | None = None
        self.different: list[int] = []
        self.looked_at: int | None = None

    @property
    def step(self) -> "Step":
        """The step it is at."""
        return self.run.steps[self.index]

    @property
    def at_end(self) -> bool:
        """Whether this is the last step there is."""
        return self.index == len(self.run.steps) - 1

    @property
    def printed_lines(self) -> "tuple[int, int]":
        """How many lines of output there are before this step and up to its end."""
        return self.run.lines[self.index - 1] if self.index else 0, self.run.lines[self.index]

    def go_to(self, index: int) -> None:
        """Goes to a step, or to the nearest there is."""
        self.index = min(max(index, 0), len(self.run.steps) - 1)
        self.selected, self.different, self.looked_at = None, [], None

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
        low, high = 0, len(self.run.lines) - 1
        while low < high:
            middle = (low + high) // 2
            if self.run.lines[middle] < line:
                low = middle + 1
            else:
                high = middle
        self.go_to(low)

    def press(self, square: int) -> None:
        """Shows the lines of a Board Silly piece or hides them again, or looks around a square."""
        position = self.step.position
        if isinstance(position, Position):
            self.looked_at = self._window(position).square(square)
        else:
            self.selected = None if self.selected == square else square

    def scene(self) -> Scene:
        """Returns the board after the step, an empty one as long as there is none."""
        step = self.step
        marks = dict(step.marks)
        marks["different"] = self.different
        if isinstance(step.position, Board):
            return silly_scene(step.position, marks, step.sentence, self.selected)
        position = step.position or NO_BOARD
        window = self._window(position)
        return scene_of(position, marks, othello_score(position), step.sentence, window)

    def _window(self, position: Position) -> Window:
        around = self.different or self.step.marks.get("placed", [])
        if self.looked_at is not None:
            around = [self.looked_at]
        return Window(position.n, around)

    def last_move(self) -> str:
        """Returns what the step did."""
        return self.step.sentence

    def preview(self, square: int) -> "dict[str, list[int]]":
        """Returns no marks: nothing is played on a judge's board."""
        return {}
