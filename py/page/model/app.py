"""The page's whole state."""

from itertools import count

from inputs import Feature, generate
from jobs.pause import Pause
from judges import ASIDE, AUTO, FORMATS, Format, detect, format_named
from othello import BLACK, Game, Position
from page.model.engine.advice import Advice
from page.model.engine.computer import Computer
from page.model.judge.boardsilly_scene import repainted
from page.model.judge.made_input import WantedFeature
from page.model.judge.output_comparison import OutputComparison
from page.model.judge.run import Run
from page.model.judge.stepper import Stepper
from page.model.judge.tabs import Tabs
from page.model.notice import Notice
from page.model.play import messages
from page.model.play.position_editor import PositionEditor
from page.model.workspace import JUDGE, PLAY, NoSteps, Workspace
from trials.trials import Trials

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from trials.outcome import Sandbox

MOST_AT_ONCE = 20_000  # Characters of an input that runs by itself.
AFTER_TYPING = 0.3  # Seconds.
CLEARED = "The input, your output and the program are cleared."
NOTHING_READ = "Nothing of this input could be read."


class App:
    """The page's state.

    Attributes:
        workspace: The two views, their boards, and the game.
        choice: The chosen format, None if the input decides.
        source: The judge input.
        program: The user's program.
        notice: The message about links, files and storage.
        stepper: The steps of the current run, None before the first run.
        step_wanted: The step to show as soon as the run reaches it.
        setup: The position in the position editor.
        tabs: The tabs of the Judge view.
        yours: The user's output and its comparison with the judge's.
        trials: The last test of the program, None before the first.
        computer: The player in the computer's seats.
        advice: Hints, analysis and game report.
    """

    def __init__(self, workspace: Workspace | None = None) -> None:
        self.workspace = workspace or Workspace()
        self.choice: Format | None = None
        self.source = ""
        self.program = ""
        self.notice = Notice(self.workspace)
        self.stepper: Stepper | None = None
        self.step_wanted: int | None = None
        self.setup = PositionEditor(Position.start(), BLACK)
        self.tabs = Tabs()
        self.yours = OutputComparison(self.workspace, self.tabs)
        self.trials: Trials | None = None
        self._seeds = count(1)
        self._wish: WantedFeature | None = None  # What the input was made from, if it was made.
        self.computer = Computer(self.workspace)
        self.advice = Advice(self.workspace)

    @property
    def run(self) -> Run | None:
        """The judge's run on show, None where there is none."""
        return self.stepper.run if self.stepper else None

    @property
    def choice_name(self) -> str:
        """The name of the chosen format, AUTO if the input tells."""
        return self.choice.name if self.choice else AUTO

    @property
    def form(self) -> Format:
        """The format that inputs are made of: the chosen one, or the input's."""
        return self.choice or (self.run and self.run.form) or FORMATS[0]

    @property
    def stale(self) -> bool:
        """Whether the output on show belongs to another input or another choice of format."""
        run = self.run
        return run is not None and (run.text is not self.source or run.choice is not self.choice)

    @property
    def runs_by_itself(self) -> bool:
        """Whether the input is short enough to be run without being asked to."""
        return len(self.source) <= MOST_AT_ONCE

    def choose(self, name: str) -> None:
        """Chooses a format, or AUTO, for the input as it is."""
        self.take_choice(name)
        if self.source and self.runs_by_itself:
            self.judge(self.choice, self.source, self.step_wanted)

    def take_choice(self, name: str) -> None:
        """Has a format, or AUTO, chosen. Raises ValueError if there is no such one."""
        self.choice = None if name == AUTO else format_named(name)

    def type(self, source: str) -> None:
        """Takes a judge's input, to be run as soon as it is left alone for a moment."""
        self.source, self.step_wanted = source, None
        self.yours.leave()
        self.workspace.jobs.cancel(Run)
        if self.runs_by_itself:
            self._after(AFTER_TYPING, self.judge_again)

    def paste(self, source: str, whole: bool) -> None:
        """Takes a judge's input that was pasted, `whole` if nothing is left of the one before."""
        self.type(source)
        if whole:
            self.choice = None
        if self.runs_by_itself:
            self.judge_again()

    def clear(self) -> None:
        """Forgets what was typed, for good if nobody undoes it soon."""
        choice, source, yours, program = self.choice, self.source, self.yours.text, self.program
        step = self.stepper.index if self.stepper else 0

        def undo() -> None:
            self.yours.text, self.program = yours, program
            self.judge(choice, source, step)

        self.yours.text, self.program = "", ""
        self.judge(None, "")
        self.notice.say(CLEARED, undo)

    def judge(self, choice: Format | None, text: str, step: int | None = None) -> Run:
        """Runs the judge of a format, or of the one the text looks like, over an input.

        The step is the one to be shown as soon as it is there, counted from 0; without one that is
        the first, or where your output differs. Where there is no input nothing is run.
        """
        self.workspace.jobs.cancel(Pause)
        self._leave_run()
        self.choice, self.source, self.step_wanted, self._wish = choice, text, step, None
        self.yours.goes_there = step is None
        run = Run(choice, text, self._finish, 1 if step is None else step, self._show_wanted)
        if text:
            self.stepper = Stepper(run, self.workspace, self.paint)
            self.workspace.jobs.start(run)
        else:
            self.workspace.boards[JUDGE] = NoSteps()
            self.workspace.sayings += 1
        return run

    def judge_again(self) -> None:
        """Runs the judge over the input as it now is; the board stays at the step gone to."""
        step, stepper = self.step_wanted, self.stepper
        if step is None and stepper and not self.yours.text:
            stays = stepper.on_board and not stepper.at_rest
            step = stepper.index if stays else None
        self.judge(self.choice, self.source, step)

    def bring(self, text: str, form: Format | None = None) -> None:
        """Runs the judge over a whole new input, of the format that it looks like.

        Where that is not the given one, that is chosen.
        """
        self.workspace.go_to(JUDGE)
        self.judge(_choice(form, text), text)

    def make_input(self, seed: int, feature: Feature | None, **settings: int | None) -> None:
        """Makes an input of the format at hand and runs it; see `inputs.generate`.

        Raises ValueError for settings that the feature does not allow.
        """
        text = generate(self.form, seed, feature.name if feature else None, **settings)
        self.bring(text, self.form)
        self._wish = WantedFeature(seed, feature)

    def stop_run(self) -> None:
        """Ends the run where it is."""
        if self.run and not self.run.done:
            self.run.stop()
            self._finish()

    def compare_with(self, yours: str) -> None:
        """Compares an output with the judge's, as soon as that is there."""
        self.yours.text, self.yours.goes_there = yours, True
        self.yours.leave()
        if self.stepper and self.stepper.run.done and not self.stale:
            self.yours.compare(self.stepper)

    def go_to_input(self, line: int) -> None:
        """Shows the step that read an input line, counted from 1, unless it was changed since."""
        if self.stepper and not self.stale:
            self.stepper.go_to_input(line)

    def paint(self, square: int, symbol: str) -> None:
        """Puts a symbol on a square of the Board Silly board on show, in the input itself."""
        stepper = self.stepper
        if not stepper or self.stale:
            return
        first = stepper.first_of_board
        n = stepper.step.board.n if stepper.step.board else 1
        source = repainted(self.source, stepper.run.steps[first].line, divmod(square, n), symbol)
        brush = stepper.brush
        self.judge(self.choice, source, first)
        if self.stepper:
            self.stepper.brush = brush

    def set_up(self) -> None:
        """Puts the position of the game on the board, to be changed by hand."""
        game = self.workspace.play.game
        self.workspace.boards[PLAY] = self.setup = PositionEditor(game.position, game.turn or BLACK)

    def set_up_again(self, game: Game) -> None:
        """Puts the start of a game on the board, to be changed by hand."""
        self.workspace.boards[PLAY] = self.setup = PositionEditor(game.position, game.first_turn)

    @property
    def setting_up(self) -> bool:
        """Whether a position is being set up."""
        return self.workspace.boards[PLAY] is self.setup

    def play_from_here(self) -> None:
        """Goes on with a game from the position that was set up."""
        self.workspace.back_to_game()
        game = self.setup.game()
        self.workspace.play.load(game, messages.begun(game))

    @property
    def trying(self) -> bool:
        """Whether the program is being tried."""
        return self.workspace.jobs.has(Trials)

    def take_program(self, program: str) -> None:
        """Takes a program to try."""
        self.program = program

    def try_program(self, sandbox: "Sandbox", form: Format, seconds: float) -> None:
        """Tries the program on made inputs, each run for so many seconds at most."""
        before = self.trials.outcome if self.trials else None
        if before and self.yours.text == before.output:
            self.compare_with("")
        self.trials = Trials(sandbox, self.program, form, seconds, self._seeds, self._show_failure)
        self.workspace.jobs.start(self.trials)

    def stop_trials(self) -> None:
        """Ends the trials of the program."""
        self.workspace.jobs.cancel(Trials)

    def _after(self, seconds: float, action: "Callable[[], None]") -> None:
        self.workspace.jobs.start(Pause(seconds, lambda: self.workspace.do(action)))

    def _leave_run(self) -> None:
        self.workspace.jobs.cancel(Run)
        self.yours.leave()
        if self.stepper:
            self.stepper.leave()
        self.stepper = None

    def _show_wanted(self) -> None:
        """Shows the step that is wanted, or the first there is."""
        self.workspace.do(self._go_to_wanted)

    def _go_to_wanted(self) -> None:
        stepper, wanted = self.stepper, self.step_wanted
        if not stepper:
            return
        if wanted is None:
            # Where the first is about no board, the second is worth seeing.
            stepper.go_to(int(stepper.run.steps[0].kind == ASIDE))
            stepper.at_rest = True
            return
        stepper.go_to(wanted)
        if wanted < len(stepper.run.steps):
            self.step_wanted = None

    def _finish(self) -> None:
        self.step_wanted = None
        stepper = self.stepper
        if not stepper:
            return
        run = stepper.run
        if not run.steps:
            self.workspace.boards[JUDGE] = NoSteps(NOTHING_READ)
        if self._wish:
            stepper.tell(self._wish.told(run), self._wish.place(run))
        self.yours.compare(stepper)

    def _show_failure(self) -> None:
        """Hands the input that the program fails on to the judge, and its output to compare."""
        trials = self.trials
        if trials and trials.failing is not None and trials.outcome:
            self.yours.text = trials.outcome.output
            self.judge(_choice(trials.form, trials.failing), trials.failing)


def _choice(form: Format | None, text: str) -> Format | None:
    """Returns what to choose for an input of a format: nothing, if it tells by itself."""
    return None if detect(text)[0] is form else form
