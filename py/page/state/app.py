"""The whole state of the page: what is done at the table, and what takes a place there."""

from boardsilly import Board
from othello import BLACK, Position
from page.state import words
from page.state.run import AUTO, Run
from page.state.setup import SetUp
from page.state.silly_explorer import SillyExplorer
from page.state.stepper import Stepper
from page.state.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judges import Step
    from page.state.comparing import Comparing


class App:
    """What is so on the page.

    `table` is the board with its game. `choice` is the chosen format, `source` the judge's input,
    `yours` the output to compare with and `program` a program to try. `run` is the judge's run on
    show, None before the first; `step_wanted` is the step to show as soon as the run comes to it.
    `setup` and `explorer` are boards to change by hand. `notice` is what the page has to say of
    links, files and storage.
    """

    def __init__(self, table: "Table | None" = None) -> None:
        self.table = table or Table()
        self.choice = AUTO
        self.source = ""
        self.yours = ""
        self.program = ""
        self.comparing: Comparing | None = None
        self.notice = ""
        self.step_wanted: int | None = None
        self.run: Run | None = None
        self._looked_at: Stepper | None = None
        self.setup = SetUp(Position.start(), BLACK)
        self.explorer = SillyExplorer()

    @property
    def stepper(self) -> "Stepper | None":
        """The place in the run that is on the board, None while something else is."""
        guest = self.table.guest
        return guest if isinstance(guest, Stepper) else None

    def notify(self, notice: str) -> None:
        """Says something of links, files or storage."""
        self.notice = notice

    def clear(self) -> None:
        """Forgets what was typed."""
        self.choice, self.source, self.yours, self.program = AUTO, "", "", ""
        self.leave_run()

    def compare_with(self, yours: str) -> None:
        """Takes an output to compare with the judge's."""
        self.yours = yours

    def start_run(self) -> Run:
        """Starts a run of the chosen format over the input and returns it."""
        self.leave_run()
        self.run = Run(self.choice, self.source)
        return self.run

    def leave_run(self) -> None:
        """Forgets the run and what followed from it."""
        if self.stepper:
            self.table.back_to_game()
        self.run = self.comparing = self._looked_at = None

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> "list[Step]":
        """Goes on with the run and returns the new steps; see `Run.advance`."""
        if self.run is None:
            return []
        new = self.run.advance(milliseconds, clock)
        if self.step_wanted is not None and self.step_wanted < len(self.run.steps):
            self.step_to(self.step_wanted)
            self.step_wanted = None
        return new

    def step_to(self, index: int) -> None:
        """Shows a step of the run, counted from 0, on the board."""
        if self.run and self.run.steps:
            stepper = self._looked_at or Stepper(self.run)
            stepper.go_to(index)
            self.table.guest = self._looked_at = stepper

    def step_to_last(self) -> None:
        """Shows the last step of the run."""
        self.step_to(len(self.run.steps) - 1 if self.run else 0)

    def step_by(self, steps: int) -> None:
        """Shows a step so many further on; from the game, the first or, backwards, the last."""
        if self.stepper:
            self.step_to(self.stepper.index + steps)
        elif steps > 0:
            self.step_to(0)
        else:
            self.step_to_last()

    def step_to_input(self, line: int) -> None:
        """Shows the step that read an input line, counted from 1."""
        self.step_to(0)
        if self.stepper:
            self.stepper.go_to_input(line)

    def step_to_output(self, line: int) -> None:
        """Shows the step that printed an output line, counted from 1."""
        self.step_to(0)
        if self.stepper:
            self.stepper.go_to_output(line)

    def step_to_difference(self) -> None:
        """Shows the step that printed the first line in which the outputs differ."""
        result = self.comparing.result if self.comparing else None
        if result and result.step is not None:
            self.step_to(result.step)
        if result and self.stepper:
            self.stepper.different = result.squares

    def set_up(self) -> None:
        """Puts the position of the game on the board, to be changed by hand."""
        game = self.table.play.game
        self.table.guest = self.setup = SetUp(game.position, game.turn or BLACK)

    def play_from_here(self) -> None:
        """Goes on with a game from the position that was set up."""
        self.table.back_to_game()
        game = self.setup.game()
        self.table.play.take(game, words.begun(game))

    def explore(self) -> None:
        """Puts the Board Silly board to explore on the board, the judge's if nothing is on it."""
        self.table.guest = self.explorer
        if self.explorer.empty:
            self.explore_judged_board()

    def explore_judged_board(self) -> None:
        """Explores the board of the judge's step, if that is Board Silly's."""
        if self.judged_board:
            self.explorer.fill(self.judged_board, "the judge")

    @property
    def judged_board(self) -> "Board | None":
        """The Board Silly board of the step looked at or else of the first, if there is one."""
        if not (self.run and self.run.steps):
            return None
        step = self._looked_at.step if self._looked_at else self.run.steps[0]
        return step.position if isinstance(step.position, Board) else None
