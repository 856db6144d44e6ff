"""Tests the user's program on generated inputs."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from workbench.formats import AUTO
from workbench.judging import Format
from workbench.model.judge.tabs import TEST
from workbench.model.program.compiler import SYNTAX_CHECK, CompilerState
from workbench.programs.compiler.languages import (
    LANGUAGES,
    PYTHON,
    Language,
    guess_language,
    with_older,
)
from workbench.programs.compiler.remarks import unchecked
from workbench.programs.explanation.compiled_program import ExplainingCompiled
from workbench.programs.explanation.explaining import EXPLAINED, Explaining
from workbench.programs.explanation.explanation import Explanation
from workbench.programs.explanation.precedence import chosen
from workbench.programs.trials.trials import COMPILING, LOADING, Trials

if TYPE_CHECKING:
    from collections.abc import Callable

    from jobs.running import Jobs
    from saved.work import SnapshotData
    from workbench.model.judge.failures import Failures
    from workbench.model.judge.session import JudgeSession
    from workbench.programs.compiler.diagnostics import Diagnostic
    from workbench.programs.trials.outcome import ExplainingSandbox

PROGRAM_CHANGED = "The program has changed."
FORMAT_CHANGED = "The format has changed."
INPUT_CHANGED = "The input has changed."
PROGRAM_REPLACED = "Your program was replaced."
LIMITS = ("1", "2", "5", "10")  # Seconds of a run, as in index.html.
USUAL_LIMIT = "2"
MOST_DIGITS = 20  # Of a seed that is stored.
MOST_GUESSED = 20_000  # Characters from which the language is guessed; more would delay typing.


class ProgramTest:
    """The user's program and its last test.

    Attributes:
        session: The session of the Judge view.
        failures: Shows failing inputs in it.
        program: The program.
        chosen: The language that the user has chosen, None to guess it.
        seconds: The time limit of a run, one of LIMITS.
        compiler: The compiler of C and C++.
        checked: The messages on the current program from a check while the user types.
        trials: The last test, None before the first.
        shows_fix: Whether the user has asked for the change of a fix, and not only for its line.
    """

    def __init__(self, jobs: Jobs, session: JudgeSession, failures: Failures) -> None:
        self.program = ""
        self.chosen: Language | None = None
        self.seconds = USUAL_LIMIT
        self._guessed = PYTHON
        self._pause = 0.0
        self.compiler = CompilerState(jobs, self._check)
        self.checked: list[Diagnostic] = []
        self.trials: Trials | None = None
        self._found: Explaining | None = None
        self.shows_fix = False
        self._jobs = jobs
        self.session, self.failures = session, failures
        self._seeds = count(1)
        self._tested_as = PYTHON  # The language of the last test.

    @property
    def running(self) -> bool:
        """Whether the program is being tested."""
        return self._jobs.has(Trials)

    @property
    def is_stale(self) -> bool:
        """Whether the program or its language has changed since the last test."""
        trials, tested = self.trials, self._tested_as
        return trials is not None and (trials.program != self.program or tested != self.language)

    @property
    def found(self) -> Explaining | None:
        """What is known of the failure of the last test, None if the program is another one."""
        return None if self.is_stale else self._found

    @property
    def change(self) -> str:
        """What has changed since the last test, so that its verdict is old; empty if nothing."""
        trials, session = self.trials, self.session
        if not trials:
            return ""
        if self.is_stale:
            return PROGRAM_CHANGED
        if session.form is not trials.form:
            return FORMAT_CHANGED
        is_shown = trials.failing is None or self.failures.shows(trials.failing)
        return "" if is_shown else INPUT_CHANGED

    @property
    def explaining(self) -> bool:
        """Whether facts and fixes are being searched."""
        return self._jobs.has(Explaining) or self._jobs.has(ExplainingCompiled)

    @property
    def language(self) -> Language:
        """The language of the program: the chosen one, or else the likely one."""
        return self.chosen or self._guessed

    @property
    def languages(self) -> list[Language]:
        """The chosen language, or else the likely one and the older standards."""
        return [self.chosen] if self.chosen else with_older(self._guessed)

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """The messages of the compiler on the current program."""
        return self.trials.diagnostics if self.trials and not self.is_stale else []

    @property
    def explanation(self) -> Explanation:
        """What is shown about the failure of the last test."""
        result = self.trials.result if self.trials else None
        return chosen(result, self.found) if self.found else Explanation()

    @property
    def saved(self) -> Any:
        """Its fields of a snapshot. `test` is language, time limit and seed: `C++20 5 17`."""
        language, seed = self.chosen.name if self.chosen else AUTO, self.session.generator.seed
        test = " ".join([language, self.seconds, seed[:MOST_DIGITS]])
        return {"program": self.program, "test": test}

    def restore(self, data: SnapshotData) -> None:
        """Restores its fields of a snapshot. What is missing in `test` is AUTO or unchanged."""
        language, seconds, seed = (data["test"].split(" ") + [""] * 3)[:3]
        known = [one for one in LANGUAGES if one.name == language]
        self.chosen = known[0] if known else None
        self.choose_seconds(seconds)
        self.session.generator.choose_seed(seed or self.session.generator.seed)
        self.load(data["program"])

    def load(self, program: str) -> None:
        """Sets the program, guesses its language, and stops what is about another one."""
        self.program = program
        self._guessed = guess_language(program[:MOST_GUESSED])
        self.checked = []
        self.compiler.forget_waiting()
        self._jobs.cancel(SYNTAX_CHECK)
        if self.is_stale:
            self.stop()

    def edit(self, program: str, pause: float = 0) -> None:
        """Replaces the program.

        Args:
            program: The new program.
            pause: The seconds before it is checked, PAUSE while the user types.
        """
        self.load(program)
        self._pause = pause
        if self.language.is_compiled:
            self.compiler.look()
            self._check()

    def open(self, program: str) -> None:
        """Shows a new program in the tab Test. It can be undone for a while."""
        before, undo = self.program, self.edit_undo()
        self.session.tabs.show(TEST)
        self.edit(program)
        self.session.undo.offer(PROGRAM_REPLACED, before, program, undo)

    def choose_language(self, language: Language | None) -> None:
        """Chooses the language of the program; None lets it be guessed."""
        self.chosen = language
        self.edit(self.program)

    def choose_seconds(self, seconds: str) -> None:
        """Chooses the time limit, unless there is no such limit."""
        if seconds in LIMITS:
            self.seconds = seconds

    def edit_undo(self) -> Callable[[], None]:
        """Returns a function that restores the current program."""
        program = self.program
        return lambda: self.edit(program)

    def start(self, sandbox: ExplainingSandbox, form: Format, seconds: float) -> None:
        """Starts a test. Each run of the program may take a number of seconds.

        The output of the last failed test is removed.
        """
        self.failures.remove_output()
        self.stop()
        self._found, self.shows_fix = None, False
        if self.language.is_compiled:
            self.compiler.when_stored(lambda: self._start(sandbox, form, seconds))
        else:
            self._start(sandbox, form, seconds)

    def _check(self) -> None:
        """Checks the program after the pause, unless it is tested or has been."""
        if self.language.is_compiled and (self.is_stale or not self.trials):
            self.compiler.check(self.languages, self.program, self._pause, self._hear_check)

    def _hear_check(self, diagnostics: list[Diagnostic]) -> None:
        self.checked = diagnostics

    def _start(self, sandbox: ExplainingSandbox, form: Format, seconds: float) -> None:
        self._jobs.cancel(SYNTAX_CHECK)
        self.checked = []
        is_compiled = self.language.is_compiled
        self._tested_as = self.language
        self.trials = Trials(
            sandbox,
            self.program,
            form,
            seconds,
            self._seeds,
            lambda: self._finish(sandbox),
            said=COMPILING if is_compiled else LOADING,
            unchecked=unchecked(self.program) if is_compiled else "",
        )
        self._jobs.start(self.trials)

    def show_fix(self) -> None:
        """Shows the change of the best fix."""
        self.shows_fix = True

    def stop(self) -> None:
        """Stops the test, or the search for a fix. What is known so far stays."""
        self._jobs.cancel(Trials)
        self._jobs.cancel(Explaining)
        self._jobs.cancel(ExplainingCompiled)

    def _finish(self, sandbox: ExplainingSandbox) -> None:
        trials = self.trials
        if not (trials and trials.failing is not None and trials.outcome):
            return
        result, output = trials.result, trials.outcome.output
        mistakes = result.mistakes if result else None
        self.failures.show(trials.form, trials.failing, output, mistakes)
        if trials.outcome.kind in EXPLAINED:
            kind = ExplainingCompiled if self.language.is_compiled else Explaining
            self._found = kind(sandbox, trials.program, trials, self._seeds)
            self._jobs.start(self._found)
        else:
            sandbox.close()
