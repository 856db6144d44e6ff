"""Tests the user's program on generated inputs."""

from itertools import count

from judges import Format
from trials.trials import Trials

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from comparison import Mistake
    from jobs.running import Jobs
    from trials.outcome import Sandbox


class ProgramTest:
    """The user's program and its last test.

    Args:
        jobs: The running jobs.
        show_failure: Called with the format, a failing input and the actual output, if the
            program fails.

    Attributes:
        program: The program.
        trials: The last test, None before the first.
    """

    def __init__(self, jobs: "Jobs", show_failure: "Callable[[Format, str, str], None]") -> None:
        self.program = ""
        self.trials: Trials | None = None
        self._jobs = jobs
        self._show_failure = show_failure
        self._seeds = count(1)

    @property
    def running(self) -> bool:
        """Whether the program is being tested."""
        return self._jobs.has(Trials)

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

    def edit(self, program: str) -> None:
        """Replaces the program."""
        self.program = program

    def edit_undo(self) -> "Callable[[], None]":
        """Returns a function that restores the current program."""
        program = self.program
        return lambda: self.edit(program)

    def start(self, sandbox: "Sandbox", form: Format, seconds: float) -> None:
        """Starts a test. Each run of the program may take a number of seconds."""
        self.trials = Trials(sandbox, self.program, form, seconds, self._seeds, self._finish)
        self._jobs.start(self.trials)

    def stop(self) -> None:
        """Stops the test."""
        self._jobs.cancel(Trials)

    def _finish(self) -> None:
        trials = self.trials
        if trials and trials.failing is not None and trials.outcome:
            self._show_failure(trials.form, trials.failing, trials.outcome.output)
