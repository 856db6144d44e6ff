"""Tries the reader's own program on made inputs until it differs from the judge."""

from comparison import Comparison, comparing
from inputs import GeneratedInput, features, generated_input, shrink
from jobs.job import Job
from judges import Format, Step
from othello.phrases import counted
from trials.languages import other_language
from trials.likely_mistake import common_mistakes
from trials.outcome import Outcome, SandboxUnavailable
from trials.verdict import ACCEPTED, judgement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from typing import Any

    from jobs.job import Wait, Work
    from trials.outcome import Sandbox

MOST_INPUTS = 200
# After the first failing input: how many more are looked for, and among how many.
MORE_FAILING, MORE_TRIED = 2, 12
NO_PROGRAM = "Paste a Python program first."
OTHER_LANGUAGE = (
    "This looks like {0}, and the page runs Python alone. A program in {0} can be tried in a"
    " terminal: python3 py/stress.py {1} -- COMMAND"
)
LOADING = "Loading Python for the program."
STOPPED = "Stopped."
FIRST = "Trying the first input."
SO_FAR = "{}, all the same so far."
ALL_RIGHT = "The program agrees with the judge on {}. Test it again for more."
SMALLER = "It differs. Making the input smaller, trial {}."
FOUND = "The program differs from the judge on this input, the smallest found."
MADE = "It was made from that of seed {}, which {}."


class Trials(Job):
    """The trials of a program on inputs of a format, of which each seed makes another.

    `said` is how far it is, and `judgement` what a judge calls the program, empty as long as that
    is open. `failing` is the smallest input found that the program fails on, None if there is none
    yet, `unshrunk` what it was before it was made smaller, and `outcome` is what comes of the
    smallest and `result` how its output compares. `tried` is how many inputs came out the same.
    """

    def __init__(
        self,
        sandbox: "Sandbox",
        program: str,
        form: Format,
        seconds: float,
        seeds: "Iterator[int]",
        then: "Callable[[], None]",
        number: int = MOST_INPUTS,
    ) -> None:
        """`number` is how many inputs are tried at most."""
        self.form = form
        self._features = features(form)
        self.said = LOADING
        self.judgement = ""
        self.tried = 0
        self.failing: str | None = None
        self.unshrunk: GeneratedInput | None = None
        self.outcome: Outcome | None = None
        self.result: Comparison | None = None
        self._sandbox = sandbox
        self._program = program
        self._seconds = seconds
        self._seeds = seeds
        self._number = number
        self._last: Outcome | None = None
        self._steps: list[Step] = []  # Those of the judge on the input that was compared last.
        self._had: dict[str, int] = {}
        super().__init__(then)

    @property
    def progress(self) -> float:
        """How many of the inputs have been tried, at the most."""
        return self.tried / self._number

    @property
    def events(self) -> list[tuple[str, int]]:
        """What inputs that came out the same have had, each with how many of them.

        These are phrases that end “an input that …”.
        """
        wanted = [(feature.phrase, self._had.get(feature.name, 0)) for feature in self._features]
        return [(phrase, number) for phrase, number in wanted if number]

    def work(self) -> "Work":
        """Tries inputs until one fails or the number is up, and makes the one smaller."""
        language = other_language(self._program)
        if language or not self._program.strip():
            self.said = OTHER_LANGUAGE.format(language, self.form.name) if language else NO_PROGRAM
            return
        try:
            yield self._sandbox.start()
            failing = yield from self._first_failing()
            if failing is None:
                self.judgement = ACCEPTED
                self.said = ALL_RIGHT.format(counted(self._number, "input"))
                return
            yield from self._make_smaller(failing)
        except SandboxUnavailable as error:
            self.said = str(error)
        finally:
            self._sandbox.close()

    def cancel(self) -> None:
        """Ends the trials, and the program with them."""
        if not self.done:
            self.said = STOPPED
        super().cancel()

    def _first_failing(self) -> "Generator[Wait, Any, GeneratedInput | None]":
        self.said = FIRST
        for tried in range(self._number):
            yield None
            made = generated_input(self.form, next(self._seeds))
            if (yield from self._fails(made.text)):
                return made
            self._note(made)
            self.tried = tried + 1
            self.said = SO_FAR.format(counted(self.tried, "input"))
        return None

    def _note(self, made: GeneratedInput) -> None:
        """Counts what an input has: what was asked for, and what else its steps show."""
        for feature in self._features:
            if feature is made.feature or feature.first_seen(self._steps) is not None:
                self._had[feature.name] = self._had.get(feature.name, 0) + 1

    def _make_smaller(self, failing: GeneratedInput) -> "Work":
        """Finds the smallest failing input, and says what several together say of the program."""
        results = []
        for text, outcome in (yield from self._failing_alike(failing)):
            results.append((yield from self._explained(text, outcome)))
        smallest = yield from self._smallest(failing.text)
        self.outcome = yield from self._outcome(smallest)
        # A mistake is only shown if it explains the other failing inputs too.
        mistakes = common_mistakes(results)
        self.result = result = yield from self._explained(smallest, self.outcome, mistakes)
        self.judgement, why = judgement(self.outcome, result)
        sentences = [why, FOUND]
        sentences.append(MADE.format(failing.seed, failing.feature.phrase))
        self.failing, self.unshrunk = smallest, failing
        self.said = " ".join([sentence for sentence in sentences if sentence])

    def _failing_alike(
        self, first: GeneratedInput
    ) -> "Generator[Wait, Any, list[tuple[str, Outcome]]]":
        """Returns the input that has just failed, and others if it is for what was printed there.

        Each comes with its outcome.
        """
        assert self._last
        failing = [(first.text, self._last)]
        if self._last.kind != "ok":
            return failing
        for number in range(MORE_TRIED):
            if len(failing) > MORE_FAILING:
                break
            self.said = f"It differs. Looking whether it does so elsewhere, input {number + 1}."
            made = generated_input(self.form, next(self._seeds))
            if (yield from self._fails(made.text)):
                failing.append((made.text, self._last))
        return failing

    def _smallest(self, failing: str) -> "Generator[Wait, Any, str]":
        """Returns the smallest input found that fails too."""
        trials, tried = shrink(self.form, failing), 0
        try:
            text = next(trials)
            while True:
                tried += 1
                self.said = SMALLER.format(tried)
                text = trials.send((yield from self._fails(text)))
        except StopIteration as end:
            smallest: str = end.value
            return smallest

    def _fails(self, text: str) -> "Generator[Wait, Any, bool]":
        """Returns whether the program does not print what the judge does."""
        outcome = yield from self._outcome(text)
        if outcome.kind != "ok":
            return True
        # The verdict is enough: to look for what explains it would take longer than all else.
        result = yield from self._compared(text, outcome, explain=False)
        return not result.right

    def _explained(
        self, text: str, outcome: Outcome, among: list[str] | None = None
    ) -> "Generator[Wait, Any, Comparison | None]":
        """Returns the comparison of an output, None if the program did not end normally.

        Args:
            text: The input.
            outcome: The outcome of the run.
            among: The phrases of the only mistakes to consider, None for all mistakes.
        """
        if outcome.kind != "ok":
            return None
        return (yield from self._compared(text, outcome, True, among))

    def _compared(
        self, text: str, outcome: Outcome, explain: bool, among: list[str] | None = None
    ) -> "Generator[Wait, Any, Comparison]":
        steps = []
        for step in self.form.run(text):
            steps.append(step)
            yield None
        self._steps = steps
        last = None
        for result in comparing(self.form, steps, outcome.output, among=among):
            last = result or last
            if last and not explain:
                break
            yield None
        assert last
        return last

    def _outcome(self, text: str) -> "Generator[Wait, Any, Outcome]":
        self._last = yield self._sandbox.run(self._program, text, self._seconds)
        assert self._last
        return self._last
