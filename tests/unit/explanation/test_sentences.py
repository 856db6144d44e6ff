"""The lines of an explanation in a terminal."""

import pytest

from explanation.explanation import COLLECTED, ENDED, WROTE, Explanation, HeldBoard
from explanation.sentences import lines


def explanation(moment: str, stack: list[tuple[int, str]]) -> Explanation:
    """Returns the explanation of a program whose stack is known."""
    found = Explanation()
    found.moment, found.stack = moment, stack
    return found


def test_everything_known_is_written_from_the_line_to_the_guess() -> None:
    found = explanation(WROTE, [(47, "main"), (54, "the main program")])
    found.verdict = "Wrong from line 3."
    found.variables = [["p", "'W'"]]
    found.facts = ["After M11 your `board` has B on (1,1).", "Your `moves` lacks (1,1)."]
    history = {"square": "(1,1)", "stack": [(44, "main"), (54, "the main program")]}
    found.board = HeldBoard("board", 2, history, {})  # type: ignore[arg-type]
    found.likely = "The guess."
    assert list(lines(found)) == [
        "Wrong from line 3.",
        "Line 47 in main, called from line 54 in the main program, wrote the first difference.",
        "  p = 'W'",
        "After M11 your `board` has B on (1,1).",
        "Your `moves` lacks (1,1).",
        "Line 44 in main, called from line 54 in the main program, wrote (1,1).",
        "The guess.",
    ]


@pytest.mark.parametrize(
    ("moment", "did"),
    [
        (ENDED, "was the last to run"),
        (COLLECTED, "collected the first difference, which was written later"),
    ],
)
def test_a_line_before_the_first_difference_is_told_as_such(moment: str, did: str) -> None:
    assert list(lines(explanation(moment, [(3, "f")]))) == [f"Line 3 in f {did}."]


def test_without_a_line_the_reason_is_written() -> None:
    found = Explanation()
    found.failure = "Python could not be loaded."
    assert list(lines(found)) == ["Python could not be loaded."]


def test_the_best_fix_is_written_with_the_number_of_others() -> None:
    found = Explanation()
    found.fixes = [(7, "`a` → `b`"), (8, "`c` → `d`")]
    assert list(lines(found)) == [
        "Look at line 7.",
        "  `a` → `b`",
        "With this one change the program agrees with the judge on all 200 tests.",
        "1 other change would also work.",
    ]
