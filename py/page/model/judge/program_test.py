"""Tests the user's program on generated inputs."""

from itertools import count

from compiler.languages import PYTHON, Language, guess_language
from judges import Format
from page.model.compiler.compiled_evidence import CompiledEvidence
from page.model.compiler.compiler import CompilerState
from page.model.judge.program_evidence import EXPLAINED, ProgramEvidence
from trials.trials import COMPILING, LOADING, Trials

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison import Mistake
    from compiler.diagnostics import Diagnostic
    from jobs.running import Jobs
    from trials.outcome import EvidenceSandbox

LIMITS = ("1", "2", "5", "10")  # Seconds of a run, as in index.html.
USUAL_LIMIT = "2"
MOST_GUESSED = 20_000  # Characters from which the language is guessed; more would delay typing.


class ProgramTest:
    """The user's program and its last test.

    Args:
        jobs: The running jobs.
        show_failure: Called with the format, a failing input and the actual output, if the
            program fails.

    Attributes:
        program: The program.
        chosen: The language that the user has chosen, None to guess it.
        seconds: The time limit of a run, one of LIMITS.
        compiler: The compiler of C and C++.
        trials: The last test, None before the first.
        evidence: What the program did on the failing input of the last test, None if it is unknown.
    """

    def __init__(self, jobs: "Jobs", show_failure: "Callable[[Format, str, str], None]") -> None:
        self.program = ""
        self.chosen: Language | None = None
        self.seconds = USUAL_LIMIT
        self._guessed = PYTHON
        self.compiler = CompilerState(jobs)
        self.trials: Trials | None = None
        self.evidence: ProgramEvidence | None = None
        self._sandbox: EvidenceSandbox | None = None
        self._jobs = jobs
        self._show_failure = show_failure
        self._seeds = count(1)

    @property
    def running(self) -> bool:
        """Whether the program is being tested."""
        return self._jobs.has(Trials)

    @property
    def explaining(self) -> bool:
        """Whether evidence and fixes are being searched."""
        return self._jobs.has(ProgramEvidence) or self._jobs.has(CompiledEvidence)

    @property
    def language(self) -> Language:
        """The language of the program: the chosen one, or else the likely one."""
        return self.chosen or self._guessed

    @property
    def diagnostics(self) -> "list[Diagnostic]":
        """The messages of the compiler on the current program."""
        trials = self.trials
        return trials.diagnostics if trials and trials.program == self.program else []

    @property
    def failing_output(self) -> str | None:
        """The actual output of the last test that failed, None if it did not."""
        return self.trials.outcome.output if self.trials and self.trials.outcome else None

    @property
    def mistakes(self) -> "list[Mistake] | None":
        """The mistakes that explain every failing output of the last test.

        None if the program did not fail or its last output cannot be compared.
        """
        result = self.trials.result if self.trials else None
        return result.mistakes if result else None

    def load(self, program: str) -> None:
        """Sets the program and guesses its language."""
        self.program = program
        self._guessed = guess_language(program[:MOST_GUESSED])

    def edit(self, program: str) -> None:
        """Replaces the program. The evidence is that of the last one."""
        self.load(program)
        self._discard_evidence()
        self.compiler.forget_waiting()
        if self.language.is_compiled:
            self.compiler.look()

    def choose_language(self, language: Language | None) -> None:
        """Chooses the language of the program; None lets it be guessed."""
        self.chosen = language
        self.edit(self.program)

    def choose_seconds(self, seconds: str) -> None:
        """Chooses the time limit, unless there is no such limit."""
        if seconds in LIMITS:
            self.seconds = seconds

    def edit_undo(self) -> "Callable[[], None]":
        """Returns a function that restores the current program."""
        program = self.program
        return lambda: self.edit(program)

    def start(self, sandbox: "EvidenceSandbox", form: Format, seconds: float) -> None:
        """Starts a test. Each run of the program may take a number of seconds."""
        self._discard_evidence()
        if self.language.is_compiled:
            self.compiler.when_stored(lambda: self._start(sandbox, form, seconds, COMPILING))
        else:
            self._start(sandbox, form, seconds, LOADING)

    def _start(self, sandbox: "EvidenceSandbox", form: Format, seconds: float, said: str) -> None:
        self._sandbox = sandbox
        self.trials = Trials(
            sandbox, self.program, form, seconds, self._seeds, self._finish, said=said
        )
        self._jobs.start(self.trials)

    def stop(self) -> None:
        """Stops the test, or the search for a fix. The evidence found so far stays."""
        self._jobs.cancel(Trials)
        self._cancel_evidence()

    def _discard_evidence(self) -> None:
        self._cancel_evidence()
        self.evidence = None

    def _cancel_evidence(self) -> None:
        self._jobs.cancel(ProgramEvidence)
        self._jobs.cancel(CompiledEvidence)

    def _finish(self) -> None:
        trials, sandbox = self.trials, self._sandbox
        if not (trials and sandbox and trials.failing is not None and trials.outcome):
            return
        self._show_failure(trials.form, trials.failing, trials.outcome.output)
        if trials.outcome.kind in EXPLAINED:
            kind = CompiledEvidence if self.language.is_compiled else ProgramEvidence
            self.evidence = kind(sandbox, self.program, trials, self._seeds)
            self._jobs.start(self.evidence)
        else:
            sandbox.close()
