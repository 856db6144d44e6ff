"""What the user's program did on its smallest failing input, and a change that would fix it."""

import json

from explanation.answer_shapes import checked
from explanation.judge_side import (
    FIRST_TESTS,
    MORE_TESTS,
    MOST_VERIFIED,
    board_step_indexes,
    explain_request,
    search_request,
)
from inputs import generated_input
from jobs.job import Job
from othello.phrases import counted
from trials.outcome import SandboxUnavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from typing import Any

    from jobs.job import Wait, Work
    from trials.outcome import EvidenceSandbox
    from trials.trials import Trials

    Test = tuple[str, str]  # An input and the expected output.

# Seconds that a request may take.
TO_EXPLAIN, TO_SEARCH, TO_VERIFY = 20, 60, 60
TO_START = 5  # Seconds for what a search does before its time is measured.
EXPLAINED = ("ok", "crash", "timeout")  # Kinds of outcomes.
# The parts of an explanation, as in `evidence.facts`.
FACTS = ("repeated", "stopped", "written", "stack", "variables", "board", "moves")
EXPLAINING = "Following what the program does."
SEARCHING = "Looking for a small fix."
VERIFYING = "Testing the fix on {}."


class ProgramEvidence(Job):
    """Runs the program again while its lines are followed, then searches a fix.

    Args:
        sandbox: Where the program runs.
        program: The program.
        trials: The test in which it failed.
        seeds: The seeds of further tests.

    Attributes:
        program: The program.
        failing: The failing input.
        observations: Sentences on what the runs of the test show about the fault.
        said: What the job is doing.
        failure: Why the evidence could not be loaded, empty if it could.
        repeated: Whether the program printed the same again. If not, the other facts are unknown.
        stopped: Whether it was stopped because it executed too many lines.
        written: Whether the program wrote the first wrong character, and did not end before it.
        stack: The line and the function that wrote it, or else the last line, then its callers.
        variables: The names and texts of the variables at that moment.
        written_by: For each line of the output, the lines of the program that wrote it.
        board: The program's board as in `evidence.facts`, None if it is unknown.
        moves: A sentence on the program's list of moves; may be empty.
        board_steps: The indexes of the judge's steps with which the program's board is compared.
        fixes: The verified fixes, the best first: the line and the change in words.
        shows_fix: Whether the user has asked for the change, and not only for its line.
    """

    def __init__(
        self, sandbox: "EvidenceSandbox", program: str, trials: "Trials", seeds: "Iterator[int]"
    ) -> None:
        self.program = program
        self.failing = trials.failing or ""
        self.observations = trials.observations
        self.said = EXPLAINING
        self.failure = ""
        self.repeated = True
        self.stopped = self.written = False
        self.stack: list[list[Any]] = []
        self.variables: list[list[str]] = []
        self.written_by: list[list[int]] = []
        self.board: dict[str, Any] | None = None
        self.moves = ""
        self.board_steps: list[int] = []
        self.fixes: list[tuple[int, str]] = []
        self.shows_fix = False
        self._trials = trials
        self._sandbox = sandbox
        self._seeds = seeds
        self._answers: dict[str, Any] = {}
        super().__init__()

    @property
    def progress(self) -> float | None:
        """The fraction of the changes that have been tried, None if it is unknown."""
        tried: int = self._answers.get("tried", 0)
        number: int = self._answers.get("number", 0)
        return min(tried / number, 1) if number and self.said == SEARCHING else None

    def cancel(self) -> None:
        """Stops the work, and closes the sandbox even if the work has not begun."""
        if not self.done:
            self._sandbox.close()
        super().cancel()

    def show_fix(self) -> None:
        """Shows the change of the best fix."""
        self.shows_fix = True

    def work(self) -> "Work":
        """Explains the failure, then searches a fix."""
        try:
            form = self._trials.form
            steps = list(form.run(self.failing))
            expected = "".join([step.text for step in steps])
            self.board_steps = board_step_indexes(form, steps)
            tests = yield from self._generated(FIRST_TESTS)
            yield from self._explain(expected, [text for text, _ in tests])
            yield from self._find_fixes([(self.failing, expected)] + tests)
        except SandboxUnavailable as error:
            self.failure = str(error)
        finally:
            self._sandbox.close()

    def _explain(self, expected: str, others: list[str]) -> "Generator[Wait, Any, None]":
        """Asks what the program did on the failing input."""
        form, result, outcome = self._trials.form, self._trials.result, self._trials.outcome
        output = outcome.output if outcome else ""
        outputs = expected, output
        request = explain_request(form, self.program, self.failing, outputs, result, others)
        yield from self._ask(json.dumps(request), TO_EXPLAIN)
        for name in FACTS:
            setattr(self, name, self._answers.get(name, getattr(self, name)))
        self.written_by = lines_writing(output, self._answers.get("writes", []))

    def _find_fixes(self, tests: "list[Test]") -> "Generator[Wait, Any, None]":
        """Asks for fixes, and tests the best ones further."""
        self.said = SEARCHING
        form = self._trials.form
        request = search_request(form, self.program, TO_SEARCH)
        yield from self._ask(with_items(request, "tests", tests), TO_START + TO_SEARCH)
        candidates = self._answers.get("fixes", [])[:MOST_VERIFIED]
        if not candidates:
            return
        self.said = VERIFYING.format(counted(MORE_TESTS, "more input"))
        request = {
            "ask": "verify",
            "programs": [program for _, _, program in candidates],
            "unordered": form.judged.any_order,
        }
        more = yield from self._generated(MORE_TESTS)
        yield from self._ask(with_items(request, "tests", more), TO_VERIFY)
        verified = zip(candidates, self._answers.get("verified", []))
        self.fixes = [(line, said) for (line, said, _), passes in verified if passes]

    def _ask(self, request: str, seconds: int) -> "Generator[Wait, Any, None]":
        """Sends a request to the sandbox and stores the answer."""
        yield self._sandbox.ask(request, seconds)
        yield from self._hear()

    def _hear(self) -> "Generator[Wait, Any, None]":
        """Stores each part of the answer to a request."""
        while True:
            lines = yield self._sandbox.next_lines()
            if lines is None:
                return
            for line in lines:
                self._answers.update(checked(line))

    def _generated(self, number: int) -> "Generator[Wait, Any, list[Test]]":
        """Returns generated inputs with the expected outputs."""
        form, found = self._trials.form, []
        for _ in range(number):
            text = generated_input(form, next(self._seeds)).text
            texts = []
            for step in form.run(text):
                texts.append(step.text)
                yield None
            found.append((text, "".join(texts)))
        return found


def with_items(request: "dict[str, Any]", name: str, items: "Sequence[Any]") -> str:
    """Returns a request in JSON with a long list as another member.

    The time of MicroPython's `dumps` grows with the square of the length.
    """
    written = ", ".join([json.dumps(item) for item in items])
    return f'{json.dumps(request)[:-1]}, "{name}": [{written}]}}'


def lines_writing(output: str, writes: list[list[int]]) -> list[list[int]]:
    """Returns for each line of an output the lines of the program that wrote it.

    `writes` tells where in the output the consecutive writes of each line end, and the line.
    """
    found: list[list[int]] = []
    start = at = 0
    for text in output.split("\n"):
        if at == len(writes):
            break
        end = start + len(text) + 1
        lines: list[int] = []
        while at < len(writes):
            written, line = writes[at]
            if written > start and line not in lines:
                lines.append(line)
            if written >= end:
                break
            at += 1
        found.append(lines)
        start = end
    return found
