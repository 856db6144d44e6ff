"""Which functions ran before a line did something."""

import pytest

from workbench.programs.evidence.last_calls import calls_sentence
from workbench.programs.tracing.events import CodePlace, ProgramParts

# The lines of each function.
FUNCTIONS = {"main": range(1, 10), "place": range(10, 20), "flips": range(20, 30)}
FUNCTIONS |= {"inside": range(30, 31), "at": range(40, 45), "show": range(50, 60)}
PARTS = ProgramParts(
    [], set(), [], [], {at: name for name, lines in FUNCTIONS.items() for at in lines}, {"at"}
)


def sentence(lines: list[int], functions: str, callers: tuple[int, ...] = (0, 1)) -> str:
    """Returns what ran before the last line of the first function, whose callers follow."""
    ends = [(max(at for at in lines if at in FUNCTIONS[one]), one) for one in functions.split()]
    return calls_sentence(PARTS, lines, tuple(CodePlace(*one) for one in ends), "ran", callers)


@pytest.mark.parametrize(
    ("lines", "functions", "said"),
    [
        # It called a function before it wrote, or in the same line.
        ([1, 10, 11, 20, 21, 12], "place main", "12 in `place` ran, `flips` ran to line 21."),
        ([1, 10, 11, 20, 21], "place main", "11 in `place` ran, `flips` ran to line 21."),
        # What is called there is told if it is the only one.
        ([1, 2, 10, 11, 20, 21, 12, 3], "main",
         "3 in `main` ran, `place` ran to line 12, and in it `flips` to line 21."),
        # The call before it is told if it called nothing, and nothing is repeated between them.
        ([1, 20, 21, 2, 10, 11, 3], "main",
         "3 in `main` ran, `flips` ran to line 21, then `place` to line 11."),
        ([1, 20, 21, 2, 10, 20, 22, 11, 3], "main",
         "3 in `main` ran, `place` ran to line 11, and in it `flips` to line 22."),
        ([2, 20, 21, 1, 2, 10, 11, 3], "main", "3 in `main` ran, `place` ran to line 11."),
        # Its caller called the function.
        ([1, 20, 21, 2, 50, 51], "show main", "51 in `show` ran, `flips` ran to line 21."),
        # A function of one line called another one.
        ([1, 30, 20, 21, 2], "main",
         "2 in `main` ran, `inside` ran to line 30, and in it `flips` to line 21."),
        # It only looked something up, or a function was defined there.
        ([1, 40, 41, 42, 2, 30, 30, 30, 3], "main", ""),
        # It ran in an earlier call of the same function.
        ([1, 50, 20, 21, 51, 2, 50, 51], "show main", ""),
        ([1, 2, 3], "main", ""),
    ],
)  # fmt: skip
def test_the_last_calls_before_a_line_are_told(lines: list[int], functions: str, said: str) -> None:
    assert sentence(lines, functions) == (said and f"Before line {said}")


def test_callers_that_do_not_matter_are_left_out() -> None:
    assert not sentence([1, 20, 21, 2, 50, 51], "show main", (0,))


def test_only_the_callers_that_are_asked_for_are_told() -> None:
    lines = [1, 10, 11, 2, 50, 20, 21, 51]
    assert sentence(lines, "show main") == "Before line 51 in `show` ran, `flips` ran to line 21."
    assert (
        sentence(lines, "show main", (1,))
        == "Before line 51 in `show` ran, `place` ran to line 11."
    )
