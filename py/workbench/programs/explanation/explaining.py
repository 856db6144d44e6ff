"""Finds out why a program fails: records what it does on the failing input, and searches for a fix.

The page and the terminal do the same. They differ in the `Service` that answers the requests: a
worker, or a process of this machine.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from jobs.job import Job
from othello.phrases import counted
from workbench.inputs import generated_input
from workbench.programs.explanation.answer_shapes import checked_parts
from workbench.programs.explanation.explanation import UNKNOWN, HeldBoard, SquareEvent, stack_with
from workbench.programs.explanation.judge_side import (
    FIRST_TESTS,
    MORE_TESTS,
    MOST_VERIFIED,
    OTHERS,
    board_step_labels,
    first_wrong_offset,
    format_texts,
    judge_data,
    square_names,
)
from workbench.programs.trials.outcome import SandboxUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from jobs.job import Wait, Work
    from workbench.judging import Format, Step
    from workbench.programs.evidence.facts import Facts
    from workbench.programs.explanation.explanation import Stack
    from workbench.programs.trials.outcome import Outcome, Service
    from workbench.programs.trials.trials import Trials

    Test = tuple[str, str]  # An input and the expected output.

# Seconds that a request may take.
TO_EXPLAIN, TO_SEARCH, TO_VERIFY = 20, 65, 60
EXPLAINED = ("ok", "crash", "timeout")  # Kinds of outcomes.
EXPLAINING = "Following what the program does."
SEARCHING = "Looking for a small fix."
VERIFYING = "Testing the fix on {}."
SEARCHED = "No fix was found among {} small changes."
FIRST_OF = "the first {} of {}"
NOT_SEARCHED = (
    "No fix was looked for, because the program's output is right when it is compiled for that."
)


class Explaining(Job):
    """Finds out what a Python program does on its failing input, then searches for a fix.

    Args:
        service: Answers requests about the program.
        program: The program.
        trials: The test in which the program failed.
        seeds: The seeds of further tests.

    Attributes:
        program: The program.
        failing: The failing input.
        observations: Sentences on what the runs of the test show about the fault.
        said: What the job is doing.
        failure: Why the facts could not be found, empty if they could.
        facts: What the program did, {} until it is known.
        board: The board that the program held, None if it is unknown.
        written_by: For each line of the output, the lines of the program that wrote it.
        fixes: The verified fixes, the best first: the line and the change in words.
    """

    # Whether the verdict on a program that was stopped names the line. Other runs stop elsewhere.
    verdict_has_line = True
    _is_right_unchanged = False  # Whether it is right when it is compiled with its edits.

    def __init__(
        self, service: Service, program: str, trials: Trials, seeds: Iterator[int]
    ) -> None:
        self.program = program
        self.failing = trials.failing or ""
        self.observations = trials.observations
        self.said = EXPLAINING
        self.failure = ""
        self.facts: Facts = {}
        self.board: HeldBoard | None = None
        self.written_by: list[list[int]] = []
        self.fixes: list[tuple[int, str]] = []
        self._trials = trials
        self._service = service
        self._seeds = seeds
        self._steps: list[Step] = []
        self._tests: list[Test] = []
        self._answers: dict[str, Any] = {}
        super().__init__()

    @property
    def outcome(self) -> Outcome | None:
        """How the program ended on the failing input."""
        return self._trials.outcome

    @property
    def output(self) -> str:
        """The output for the failing input."""
        return self.outcome.output if self.outcome else ""

    @property
    def sentences(self) -> list[str]:
        """What is known about the board, the list of moves, other variables and the last calls."""
        board, moves = self.facts.get("board"), self.facts.get("moves", "")
        beliefs, calls = self.facts.get("beliefs", []), self.facts.get("calls", "")
        said = [board["sentence"] if board else "", moves] + beliefs
        return said + [calls] if calls else said

    @property
    def _tried(self) -> tuple[int, int]:
        """How many changes have been tried, and how many there are."""
        return self._answers.get("tried", 0), self._answers.get("number", 0)

    @property
    def progress(self) -> float | None:
        """The fraction of the changes that have been tried, None if it is unknown."""
        tried, number = self._tried
        return min(tried / number, 1) if number and self.said == SEARCHING else None

    @property
    def searched(self) -> str:
        """How far a search came that has found no fix, empty if there is none."""
        if self._is_right_unchanged:
            return NOT_SEARCHED
        tried, number = self._tried
        if not (self.done and tried) or self.fixes:
            return ""
        return SEARCHED.format(number if tried >= number else FIRST_OF.format(tried, number))

    def cancel(self) -> None:
        """Stops the work, and closes the service even if the work has not begun."""
        if not self.done:
            self._service.close()
        super().cancel()

    def work(self) -> Work:
        """Finds out what the program did, then searches for a fix."""
        try:
            self._steps = list(self._trials.form.run(self.failing))
            expected = "".join([step.text for step in self._steps])
            yield from self._find_facts(expected)
            yield from self._find_fixes(expected)
        except SandboxUnavailable as error:
            self.failure = self.failure or ("" if self.facts else str(error))
        finally:
            self._service.close()

    def _find_facts(self, expected: str) -> Generator[Wait, Any, None]:
        """Asks what the program did on the failing input, which has this expected output."""
        request = yield from self._facts_request(expected)
        yield from self._ask(json.dumps(request), TO_EXPLAIN, heard=self._hold_answers)

    def _hold_answers(self) -> None:
        """Stores the facts from the answers so far."""
        self._hold(self._answers)  # type: ignore[arg-type]

    def _facts_request(self, expected: str) -> Generator[Wait, Any, dict[str, Any]]:
        """Returns the request to explain the program."""
        self._tests = yield from self._generated(OTHERS)
        others = [text for text, _ in self._tests]
        form, result = self._trials.form, self._trials.result
        return {
            "ask": "explain",
            "program": self.program,
            "text": self.failing,
            "offset": first_wrong_offset(form, expected, self.output, result),
            "judge": judge_data(form, self.failing, result, others),
            "output": self.output,
        }

    def _hold(self, facts: Facts) -> None:
        """Stores what the program did."""
        self.facts = facts
        writes, stacks = facts.get("writes", []), facts.get("stacks", [])
        # Several parts arrive, and an output may be long.
        self.written_by = self.written_by or lines_writing(self.output, writes, stacks)
        found, form = self.facts.get("board"), self._trials.form
        if not found:
            return
        labels = board_step_labels(form, self._steps)
        indexes = sorted(labels)
        signs = dict(zip(form.output.symbols, form.judged.signs))
        states = {
            index: state and "".join([signs.get(sign, UNKNOWN) for sign in state])
            for index, state in zip(indexes, found["states"])
        }
        number = found["wrong"]
        wrong = indexes[number] if number is not None and number < len(indexes) else None
        self.board = board = HeldBoard(found["name"], wrong, states, found["exchanged"])
        board.names, board.labels = square_names(form, self._steps), labels
        board.symbols = dict(zip(form.judged.signs, form.output.symbols))
        if wrong is not None and not found["not_passed"]:
            board.wrong_square = _wrong_square(form, self._steps[wrong], states.get(wrong))
        board.followed = [indexes[one] for one in facts.get("followed", []) if one < len(indexes)]
        for number, *last in facts.get("last_lines", []):
            if number < len(indexes):
                board.last_lines[indexes[number]] = last
        for number, square, kind, stack, text, variables, given in facts.get("events", []):
            lines = stack_with(stack, stacks)
            if lines and number < len(indexes) and square < len(board.names):
                step = indexes[number]
                event = SquareEvent(step, square, kind, lines, text, variables, given)
                board.events.append(event)

    def _find_fixes(self, expected: str) -> Generator[Wait, Any, None]:
        """Asks for fixes, and tests the best ones further."""
        self.said = SEARCHING
        self._tests += yield from self._generated(FIRST_TESTS - OTHERS)
        form, tests = self._trials.form, [(self.failing, expected)] + self._tests
        request = {
            "ask": "find_fixes",
            "program": self.program,
            "any_order": form.judged.any_order,
            "texts": format_texts(form),
        }
        yield from self._ask(with_items(json.dumps(request), "tests", tests), TO_SEARCH)
        candidates = self._answers.get("fixes", [])[:MOST_VERIFIED]
        if not candidates:
            return
        self.said = VERIFYING.format(counted(MORE_TESTS, "more input"))
        programs = [program for _, _, program in candidates]
        verify = {"ask": "verify", "programs": programs, "any_order": form.judged.any_order}
        more = yield from self._generated(MORE_TESTS)
        yield from self._ask(with_items(json.dumps(verify), "tests", more), TO_VERIFY)
        verified = zip(candidates, self._answers.get("verified", []))
        self.fixes = [(line, said) for (line, said, _), passes in verified if passes]

    def _ask(
        self,
        request: str,
        seconds: float,
        texts: Sequence[Any] = (),
        heard: Callable[[], object] | None = None,
    ) -> Generator[Wait, Any, None]:
        """Sends a request with its texts, and stores each part of the answer.

        `heard` is called after each one.
        """
        yield self._service.ask(request, seconds, texts)
        while True:
            lines = yield self._service.next_lines()
            if lines is None:
                return
            for line in lines:
                self._answers.update(checked_parts(line))
            if heard:
                heard()

    def _generated(self, number: int) -> Generator[Wait, Any, list[Test]]:
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


def _wrong_square(form: Format, step: Step, state: str | None) -> int | None:
    """Returns the first wrong square of a board after a step, that of the disc placed first."""
    pairs = enumerate(zip(state or "", "".join(step.rows)))
    wrong = [square for square, (held, expected) in pairs if held not in (expected, UNKNOWN)]
    placed = step.move.square if step.move else None
    return placed if placed in wrong else wrong[0] if wrong else None


def with_items(request: str, name: str, items: Sequence[Any]) -> str:
    """Returns a request in JSON with a long list as another member.

    The time of MicroPython's `dumps` grows with the square of the length.
    """
    written = ", ".join([json.dumps(item) for item in items])
    return f'{request[:-1]}, "{name}": [{written}]}}'


def lines_writing(output: str, writes: list[list[int]], stacks: list[Stack]) -> list[list[int]]:
    """Returns for each line of an output the lines of the program that wrote it.

    `writes` tells where in the output the consecutive writes of each stack end, and its number.
    """
    found: list[list[int]] = []
    start = at = 0
    for text in output.split("\n"):
        if at == len(writes):
            break
        end = start + len(text) + 1
        lines: list[int] = []
        while at < len(writes):
            written, number = writes[at]
            line = [place[0] for place in stack_with(number, stacks)[:1]]
            if written > start and line and line[0] not in lines:
                lines += line
            if written >= end:
                break
            at += 1
        found.append(lines)
        start = end
    return found
