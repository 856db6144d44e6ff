"""Tests the user's program on generated inputs until it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from jobs.job import Job
from othello.phrases import counted
from workbench.comparison import Comparison
from workbench.inputs import GeneratedInput, generated_input, shrink
from workbench.judging import Format
from workbench.programs.compiler.diagnostics import Diagnostic
from workbench.programs.compiler.languages import other_language
from workbench.programs.trials.file_use import file_sentence
from workbench.programs.trials.observations import last_game, uncontradicted
from workbench.programs.trials.outcome import NotCompiled, Outcome, SandboxUnavailable
from workbench.programs.trials.trial_runs import Trial, TrialRuns
from workbench.programs.trials.verdict import ACCEPTED, LATE, MEMORY, NOT_COMPILED, verdict_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from jobs.job import Wait, Work
    from workbench.comparison import Mistake
    from workbench.programs.trials.outcome import Sandbox

MOST_INPUTS = 200
RARE = 20  # One of this many inputs has a rare feature.
# After the first failing input, further inputs are tried until enough have failed that one mistake
# alone explains. With fewer, no mistake is shown.
ENOUGH_FAILING, MOST_TRIED = 3, 60
MOST_OBSERVED = 30  # Further inputs of a program that seems to fail from a certain size on.
MOST_LATE = (
    12  # Inputs on which a late program is tried in search of a smaller one, each for seconds.
)
# A smaller input must exceed the time limit by this factor, so that its time-out is no accident.
CLEARLY_LATE = 2
NO_PROGRAM = "Paste a program first."
OTHER_LANGUAGE = (
    "This looks like {0}, and the page runs Python, C and C++ alone. A program in {0} can be tried"
    " in a terminal: python3 py/stress.py {1} -- COMMAND"
)
LOADING = "Loading Python for the program."
COMPILING = "Compiling the program."
STOPPED = "Stopped."
FIRST = "Trying the first input."
SO_FAR = "{}, all the same so far."
ALL_RIGHT = "The program agrees with the judge on {}. Test it again for more."
ELSEWHERE = "It fails. Looking for other failing inputs, input {}."
SMALLER = "It fails. Making the input smaller, trial {}."
DIFFERS = "The program differs from the judge on this input, the smallest found."
FAILS = "The program fails on this input, the smallest found."
# Sentences on the output that are shown beside undefined behaviour.
RIGHT, WRONG = "Its output is right all the same.", "Its output is wrong, too."
RIGHT_SO_FAR = "Its output is right up to there."
WRONG_SO_FAR = "Its output was already wrong before."
MADE = "It was made from that of seed {}, which {}."


class Trials(Job):
    """Trials of a program on inputs of a format.

    After a failure, the sandbox is left open for questions about the program. It has many
    attributes, because page, terminal and explanation read its report while it grows.

    Attributes:
        program: The program.
        form: The format.
        said: A sentence on the progress or the result.
        origin: A sentence on the generated input from which the failing one was made.
        verdict: The verdict in a judge's words, empty until it is known.
        tried: The number of inputs with the right output so far.
        diagnostics: The messages of the program's compiler, if it has one.
        failing: The smallest failing input found, None until it is known.
        unshrunk: The failing input as it was generated.
        outcome: How the run on `failing` ended.
        result: The comparison of the output for `failing`, None if the run did not end normally.
        observations: Sentences on what the runs show about the fault.
    """

    frame_interval = 100  # A frame for each input would take a quarter of the time.

    def __init__(
        self,
        sandbox: Sandbox,
        program: str,
        form: Format,
        seconds: float,
        seeds: Iterator[int],
        then: Callable[[], None],
        number: int = MOST_INPUTS,
        said: str = LOADING,
        unchecked: str = "",
    ) -> None:
        """Prepares a test with at most a number of inputs.

        `said` is what the sandbox does before the first run, and `unchecked` a sentence on what a
        program may do wrong without being noticed.
        """
        self.form = form
        self._features = form.inputs.features
        self.said = said
        self.origin = ""
        self.verdict = ""
        self.tried = 0
        self.diagnostics: list[Diagnostic] = []
        self.failing: str | None = None
        self.unshrunk: GeneratedInput | None = None
        self.outcome: Outcome | None = None
        self.result: Comparison | None = None
        self.observations: list[str] = []
        self._runs = TrialRuns(sandbox, program, form, seconds)
        self._sandbox = sandbox
        self.program = program
        self._seeds, self._number = seeds, number
        self.unchecked = unchecked
        self._had: dict[str, int] = {}
        super().__init__(then)

    @property
    def progress(self) -> float:
        """The fraction of the inputs that have been tried, from 0 to 1."""
        return self.tried / self._number

    @property
    def events(self) -> list[tuple[str, int]]:
        """The phrases of features, each with the number of right inputs that had it."""
        wanted = [(feature.phrase, self._had.get(feature.name, 0)) for feature in self._features]
        return [(phrase, number) for phrase, number in wanted if number]

    def work(self) -> Work:
        """Runs the program until an input fails, and shrinks that input."""
        language = other_language(self.program)
        if language or not self.program.strip():
            self.said = OTHER_LANGUAGE.format(language, self.form.name) if language else NO_PROGRAM
            return
        try:
            self.diagnostics = (yield self._sandbox.start()) or []
            failing = yield from self._first_failing()
            if failing is None:
                self.verdict = ACCEPTED
                said = ALL_RIGHT.format(counted(self._number, "input"))
                self.said = f"{said} {self.unchecked}".rstrip()
                return
            yield from self._make_smaller(*failing)
        except NotCompiled as error:
            self.diagnostics, self.said = error.diagnostics, str(error)
            is_large = any(item.is_too_large for item in self.diagnostics)
            self.verdict = MEMORY if is_large else NOT_COMPILED
        except SandboxUnavailable as error:
            self.said = str(error)
        finally:
            if self.failing is None:
                self._sandbox.close()

    def cancel(self) -> None:
        """Stops the test and the running program."""
        if not self.done:
            self.said = STOPPED
        super().cancel()

    def _first_failing(self) -> Generator[Wait, Any, tuple[GeneratedInput, Trial] | None]:
        self.said = FIRST
        for tried in range(self._number):
            yield None
            # A rare feature shows another mistake than the ones that are explained.
            is_rare = tried % RARE == RARE - 1
            made = generated_input(self.form, next(self._seeds), is_rare)
            trial = yield from self._runs.trial(made.text)
            if trial.verdict != ACCEPTED:
                return made, trial
            self._note(made)
            self.tried = tried + 1
            self.said = SO_FAR.format(counted(self.tried, "input"))
        return None

    def _note(self, made: GeneratedInput) -> None:
        """Counts the requested feature of an input and those that its steps show."""
        for feature in self._features:
            if feature is made.feature or feature.first_seen(self._runs.steps) is not None:
                self._had[feature.name] = self._had.get(feature.name, 0) + 1

    def _make_smaller(self, made: GeneratedInput, first: Trial) -> Work:
        """Finds the smallest failing input, and what several failing inputs have in common."""
        mistakes = yield from self._common_mistakes(first)
        smallest = yield from self._smallest(first)
        result = yield from self._runs.explained(smallest, mistakes)
        self.observations = yield from self._observed(smallest.text, result)
        self.result = result = yield from self._uncontradicted(smallest, result)
        self.verdict, why = verdict_of(smallest.outcome, result)
        self.origin = MADE.format(made.seed, made.feature.phrase)
        self.outcome = smallest.outcome
        self.failing, self.unshrunk = smallest.text, made
        said = [why, file_sentence(self.program, smallest.outcome)]
        if smallest.outcome.undefined:
            said.append(self._output_beside(smallest, result))
        said.append(DIFFERS if result and not result.right else FAILS)
        self.said = " ".join([sentence for sentence in said if sentence])

    def _observed(self, text: str, result: Comparison | None) -> Generator[Wait, Any, list[str]]:
        """Returns sentences on what the runs show. Some of the runs are made for this."""
        for number in range(MOST_OBSERVED):
            if self._runs.by_size.are_enough or not self._runs.by_size.is_split:
                break
            self.said = ELSEWHERE.format(number + 1)
            yield from self._runs.trial(generated_input(self.form, next(self._seeds)).text)
        observed = [self._runs.by_size.sentence()]
        game = last_game(self.form, text, result)
        if game:
            alone, sentence = game
            trial = yield from self._runs.trial(alone)
            if trial.verdict == ACCEPTED:
                observed.append(sentence)
        return [sentence for sentence in observed if sentence]

    def _uncontradicted(
        self, trial: Trial, result: Comparison | None
    ) -> Generator[Wait, Any, Comparison | None]:
        """Returns the comparison without the mistakes that contradict runs with right output."""
        mistakes = result.mistakes if result else []
        left = yield from uncontradicted(self.form, mistakes, self._runs.right)
        return result if left == mistakes else (yield from self._runs.explained(trial, left))

    def _output_beside(self, trial: Trial, result: Comparison | None) -> str:
        """Returns a sentence on the output beside undefined behaviour; may be empty."""
        if result:
            return RIGHT if result.right else WRONG
        if not trial.outcome.output:
            return ""
        expected = "".join([step.text for step in self.form.run(trial.text)])
        return RIGHT_SO_FAR if expected.startswith(trial.outcome.output) else WRONG_SO_FAR

    def _common_mistakes(self, first: Trial) -> Generator[Wait, Any, list[Mistake]]:
        """Returns the mistakes that explain every failing input examined, if these are enough."""
        result = yield from self._runs.explained(first)
        failing = 1
        for number in range(MOST_TRIED):
            if not (result and result.mistakes):
                return []
            if failing >= ENOUGH_FAILING and len(result.mistakes) == 1:
                break
            self.said = ELSEWHERE.format(number + 1)
            trial = yield from self._runs.trial(generated_input(self.form, next(self._seeds)).text)
            if trial.verdict != ACCEPTED:
                result = yield from self._runs.explained(trial, result.mistakes)
                failing += 1
        return result.mistakes if result and failing >= ENOUGH_FAILING else []

    def _smallest(self, failing: Trial) -> Generator[Wait, Any, Trial]:
        """Returns the trial on the smallest input found that gets the same verdict."""
        patience = CLEARLY_LATE if failing.verdict == LATE else 1
        first, inputs, tried = failing, shrink(self.form, failing.text), 0
        try:
            text = next(inputs)
            while patience == 1 or tried < MOST_LATE:
                tried += 1
                self.said = SMALLER.format(tried)
                trial = yield from self._runs.trial(text, patience)
                fails = trial.verdict == failing.verdict
                if fails:
                    failing = trial
                text = inputs.send(fails)
        except StopIteration:
            pass
        if patience == 1 or failing is first:
            return failing
        # The sentence on a time-out names the limit that the user has set.
        within_limit = yield from self._runs.trial(failing.text)
        return within_limit if within_limit.verdict == LATE else first
