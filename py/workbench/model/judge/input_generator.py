"""Generates judge inputs, one at a time or one for each feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jobs.job import Job
from workbench.inputs import SEED, generate, suite
from workbench.judging import Format
from workbench.judging.feature import Feature
from workbench.model.judge.run import Run

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.job import Work
    from jobs.running import Jobs

    Settings = dict[str, int | None]

WITH_FEATURE = "Made from seed {}: it {}{}."
WITHOUT_FEATURE = "Made from seed {}. The same seed makes the same input again."
AT_STEP = ", at step {}{}"
NO_SEED = "The seed must be {}."
NOT_WHOLE = "The {} must be a whole number, not {}."
FILES = 2  # For each input: the input and the expected output.


class InputOrigin:
    """What an input was generated from.

    Attributes:
        seed: The seed.
        feature: The requested feature, None if any input was requested.
    """

    def __init__(self, seed: int, feature: Feature | None) -> None:
        self.seed = seed
        self.feature = feature

    def step(self, run: Run) -> int | None:
        """Returns the first step that shows the feature, None if no single step does."""
        return self.feature.first_seen(run.steps) if self.feature else None

    def remark(self, run: Run) -> str:
        """Returns a sentence that names the seed, the feature and the step that shows it."""
        if not self.feature:
            return WITHOUT_FEATURE.format(self.seed)
        step = self.step(run)
        where = "" if step is None else AT_STEP.format(step + 1, _input_of(run, step))
        return WITH_FEATURE.format(self.seed, self.feature.phrase, where)


def _input_of(run: Run, index: int) -> str:
    """Returns the input of a step, to end a sentence; nothing if it has several lines."""
    step = run.steps[index]
    if step.line != step.end_line:
        return ""
    line = run.text.split("\n")[step.line - 1]
    return f", {line[step.column - 1 : step.end_column - 1]}"


def _is_whole(text: str) -> bool:
    digits = text[1:] if text.startswith("-") else text
    return digits.isdigit()


class Suite(Job):
    """Generates an input for each feature of a format, with the expected outputs.

    Attributes:
        form: The format.
        files: The path and the text of each file generated so far.
        problem: Why no inputs can be generated; may be empty.
        number: The number of inputs.
    """

    def __init__(
        self, form: Format, seed: int, settings: Settings, then: Callable[[], None]
    ) -> None:
        self.form = form
        self.files: list[tuple[str, str]] = []
        self.problem = ""
        self.number = len(form.inputs.features)
        self._seed, self._settings = seed, settings
        super().__init__(then)

    @property
    def generated(self) -> int:
        """The number of inputs generated so far."""
        return len(self.files) // FILES

    def work(self) -> Work:
        """Generates the inputs one after the other."""
        try:
            for file in suite(self.form, self._seed, self.number, None, **self._settings):
                if file:
                    self.files.append(file)
                yield None
        except ValueError as error:
            self.problem = f"{error}."


class InputGenerator:
    """Generates inputs on request.

    Attributes:
        seed: The seed of the next input, as it is typed.
        origin: What the last input was generated from, None before the first.
        suite: The last suite, None before the first.
        problem: Why the last request failed; may be empty.
    """

    def __init__(self, jobs: Jobs) -> None:
        self.seed = "1"
        self.origin: InputOrigin | None = None
        self.suite: Suite | None = None
        self.problem = ""
        self._jobs = jobs

    @property
    def making_suite(self) -> bool:
        """Whether a suite is being generated."""
        return self._jobs.has(Suite)

    def choose_seed(self, seed: str) -> None:
        """Sets the seed of the next input."""
        self.seed = seed

    def numbers(self, typed: dict[str, str]) -> Settings | None:
        """Returns typed numbers by name, None for empty ones.

        Returns None if one is not a whole number, or the seed is none.
        """
        seed = typed["seed"]
        if not seed.isdigit() or int(seed) not in SEED.values:
            self.problem = NO_SEED.format(SEED.allowed)
            return None
        wrong = [name for name, text in typed.items() if text and not _is_whole(text)]
        if wrong:
            self.problem = NOT_WHOLE.format(wrong[0], typed[wrong[0]])
            return None
        return {name: int(text) if text else None for name, text in typed.items()}

    def generate(
        self, form: Format, seed: int, feature: Feature | None, settings: Settings
    ) -> str | None:
        """Returns a new input, None if the feature does not allow the settings."""
        self.problem = ""
        try:
            text = generate(form, seed, feature.name if feature else None, **settings)
        except ValueError as error:
            self.problem = f"{error}."
            return None
        self.origin = InputOrigin(seed, feature)
        return text

    def start_suite(
        self, form: Format, seed: int, settings: Settings, save: Callable[[Suite], None]
    ) -> None:
        """Starts to generate a suite. `save` is called with it when it is complete."""
        self.problem = ""
        self.suite = Suite(form, seed, settings, lambda: self._finish(save))
        self._jobs.start(self.suite)

    def _finish(self, save: Callable[[Suite], None]) -> None:
        """Saves the suite, or reports why there is none."""
        assert self.suite
        self.problem = self.suite.problem
        if not self.problem:
            save(self.suite)
