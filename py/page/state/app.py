"""The whole state of the page."""

from boardsilly import Board
from othello import BLACK, Position
from page.state import answers, words
from page.state.keys import next_of
from page.state.play import Play
from page.state.run import AUTO, Run
from page.state.setup import SetUp
from page.state.silly_explorer import SillyExplorer
from page.state.stepper import Stepper
from page.state.view import Picture, View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judges import Step
    from page.state.comparing import Comparing
    from page.state.scene import Scene


class App:
    """What is so on the page.

    `play` is the game, `focus` the square of the board that the keyboard is on and `view` how the
    board is looked at. `choice` is the chosen format, `source` the judge's input, `yours` the
    output to compare with and `program` a program to try. `run` is the judge's run on show, None
    before the first, and `stepper` the place in it, None while the board shows the game;
    `step_wanted` is the step to show as soon as the run comes to it. `setup` and `explorer` are
    boards to change by hand, `sketch` is the one of them on show, None while neither is. `notice`
    is what the page has to say of links, files and storage. `sayings` counts what was said on
    purpose, so that the same said again is heard again, and `keys_on` tells whether single keys do
    something.
    """

    def __init__(self) -> None:
        self.play = Play()
        self.focus = 0
        self.view = View()
        self.keys_on = True
        self.sayings = 0
        self._answer: tuple[str, str] | None = None
        self.choice = AUTO
        self.source = ""
        self.yours = ""
        self.program = ""
        self.comparing: Comparing | None = None
        self.notice = ""
        self.step_wanted: int | None = None
        self.run: Run | None = None
        self.stepper: Stepper | None = None
        self.setup = SetUp(Position.start(), BLACK)
        self.explorer = SillyExplorer()
        self.sketch: SetUp | SillyExplorer | None = None

    @property
    def on_board(self) -> "Play | Stepper | SetUp | SillyExplorer":
        """What the board shows: it has a `scene`, and takes a `press` on a square."""
        return self.sketch or self.stepper or self.play

    def scene(self) -> "Scene":
        """Returns what the board shows, with the keyboard's square on it."""
        scene = self.on_board.scene()
        self.focus = min(self.focus, scene.n * scene.n - 1)
        if self._answer and self._answer[0] == scene.message:
            scene.message = self._answer[1]
        return scene

    def settle(self) -> None:
        """Forgets what only the last event had to show: discs seen turning."""
        self.play.turning = {}

    def press(self, square: int) -> None:
        """Does what a click on a square does."""
        self.focus = square
        self._answer = None
        self.sayings += 1
        self.on_board.press(square)

    def move_focus(self, square: int) -> None:
        """Puts the keyboard on a square."""
        self.focus = square

    def legal_square(self, step: int) -> "int | None":
        """Returns the next square, as seen, where a move is marked; with -1, the one before."""
        picture = Picture(self.scene(), self.view)
        places = picture.marks.get("legal") or picture.marks.get("listed", [])
        place = next_of(sorted(places), picture.place(self.focus), step)
        return None if place is None else picture.squares[place]

    def say(self, answer: str) -> None:
        """Says something until there is other news of the board."""
        self._answer = (self.on_board.scene().message, answer)
        self.sayings += 1

    def read_rays(self) -> None:
        """Says what stands around the keyboard's square."""
        self.say(answers.rays(self.scene(), self.focus))

    def read_score(self) -> None:
        """Says the score."""
        self.say(answers.score(self.scene()))

    def read_last_move(self) -> None:
        """Says what the last move was."""
        self.say(self.on_board.last_move())

    def turn_board(self) -> None:
        """Turns the board a quarter clockwise."""
        self.view.turn()
        self.say(answers.turned(self.scene(), self.view))

    def mirror_board(self) -> None:
        """Swaps left and right of the board."""
        self.view.mirror()
        self.say(answers.turned(self.scene(), self.view))

    def start_run(self) -> Run:
        """Starts a run of the chosen format over the input and returns it."""
        self.run, self.stepper, self.comparing = Run(self.choice, self.source), None, None
        return self.run

    def notify(self, notice: str) -> None:
        """Says something of links, files or storage."""
        self.notice = notice

    def clear(self) -> None:
        """Forgets what was typed."""
        self.choice, self.source, self.yours, self.program = AUTO, "", "", ""
        self.run = self.stepper = None

    def compare_with(self, yours: str) -> None:
        """Takes an output to compare with the judge's."""
        self.yours = yours

    def advance(self, milliseconds: int, clock: "Callable[[], int]") -> "list[Step]":
        """Goes on with the run and returns the new steps; see `Run.advance`."""
        if self.run is None:
            return []
        new = self.run.advance(milliseconds, clock)
        if self.step_wanted is not None and self.step_wanted < len(self.run.steps):
            self.step_to(self.step_wanted)
            self.step_wanted = None
        return new

    def step_to_difference(self) -> None:
        """Shows the step that printed the first line in which the outputs differ."""
        result = self.comparing.result if self.comparing else None
        if result and result.step is not None:
            self.step_to(result.step)
        if result and self.stepper:
            self.stepper.different = result.squares

    def leave_steps(self) -> None:
        """Shows the game on the board again."""
        self.stepper = self.sketch = None

    def new_game(self, n: int) -> None:
        """Starts a game on n x n squares and shows it."""
        self.leave_steps()
        self.play.new_game(n)

    def set_up(self) -> None:
        """Puts the position of the game on the board, to be changed by hand."""
        game = self.play.game
        self.sketch = self.setup = SetUp(game.position, game.turn or BLACK)

    def play_from_here(self) -> None:
        """Goes on with a game from the position that was set up."""
        self.leave_steps()
        game = self.setup.game()
        self.play.take(game, words.begun(game))

    def explore(self) -> None:
        """Puts the Board Silly board to explore on the board, the judge's if nothing is on it."""
        self.sketch = self.explorer
        if self.explorer.empty:
            self.explore_judged_board()

    def explore_judged_board(self) -> None:
        """Explores the board of the judge's step, if that is Board Silly's."""
        if self.judged_board:
            self.explorer.fill(self.judged_board, "the judge")

    @property
    def judged_board(self) -> "Board | None":
        """The Board Silly board of the step on show or else of the first, None if there is none."""
        steps = self.run.steps[:1] if self.run else []
        position = (self.stepper.step if self.stepper else steps[0]).position if steps else None
        return position if isinstance(position, Board) else None

    def step_to(self, index: int) -> None:
        """Shows a step of the run, counted from 0, on the board."""
        if self.run and self.run.steps:
            self.sketch = None
            self.stepper = self.stepper or Stepper(self.run)
            self.stepper.go_to(index)

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
