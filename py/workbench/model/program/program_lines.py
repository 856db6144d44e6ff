"""Which lines of the user's program wrote the answers to the judge's steps."""

from workbench.model.judge.output_comparison import Differences
from workbench.model.judge.run import Run
from workbench.model.program.program_test import ProgramTest
from workbench.programs.explanation.explaining import Explaining
from workbench.programs.explanation.explanation import Explanation
from workbench.programs.explanation.precedence import chosen


class ProgramLines:
    """The lines of the program, by the steps whose answers they wrote."""

    def __init__(self, written_by: list[list[int]], run: Run, differences: Differences) -> None:
        self._written_by, self._run, self._differences = written_by, run, differences

    def of_step(self, index: int) -> list[int]:
        """Returns the lines that wrote the answer to a step, in the order of writing."""
        found: list[int] = []
        for actual in sorted(self._actual_lines(index)):
            written = self._written_by[actual - 1] if actual <= len(self._written_by) else []
            found += [line for line in written if line not in found]
        return found

    def _actual_lines(self, index: int) -> set[int]:
        """Returns the lines of the program's output that answer a step."""
        expected, differences = self._run.expected, self._differences
        lines = range(expected.first_line(index) + 1, expected.ends[index] + 1)
        beside = [differences.actual_line(line) for line in lines]
        for item in differences.items:
            beside += [row.actual for row in item.rows if item.step == index]
        return {line for line in beside if line is not None}

    def next_step(self, line: int, index: int) -> int | None:
        """Returns the next step after `index` whose answer a line wrote, None if it wrote none.

        After the last step comes the first.
        """
        number = len(self._run.expected.ends)
        later = [(index + 1 + by) % number for by in range(number)]
        return next((step for step in later if line in self.of_step(step)), None)


def displayed(test: ProgramTest) -> Explaining | None:
    """Returns what is known of a failure, None unless its input and output are displayed."""
    found = test.found
    return found if found and test.failures.shows(found.failing) else None


def explanation_of(test: ProgramTest) -> Explanation:
    """Returns the explanation of the displayed output."""
    return chosen(test.session.comparison.result, displayed(test))


def _lines(test: ProgramTest) -> ProgramLines | None:
    found, run, differences = displayed(test), test.session.run, test.session.comparison.differences
    if not (found and found.written_by and run and differences):
        return None
    return ProgramLines(found.written_by, run, differences)


def lines_of_step(test: ProgramTest) -> list[int]:
    """Returns the lines of the program that wrote the answer to the current step.

    At the first difference, the line that wrote it comes first.
    """
    lines, stepper, result = _lines(test), test.session.stepper, test.session.comparison.result
    if not (lines and stepper and stepper.on_board):
        return []
    is_first = result and result.step == stepper.index
    first = [line for line, _ in explanation_of(test).stack[:1]] if is_first else []
    return first + [line for line in lines.of_step(stepper.index) if line not in first]


def go_to_program_line(test: ProgramTest, line: int) -> None:
    """Shows the next step whose answer a line of the program wrote, if there is one."""
    lines, stepper = _lines(test), test.session.stepper
    step = lines.next_step(line, stepper.index) if lines and stepper else None
    if stepper and step is not None:
        stepper.go_to(step)
