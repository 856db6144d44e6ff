"""The lines of an explanation in a terminal."""

import pytest

from workbench.programs.explanation.explanation import (
    COLLECTED,
    ENDED,
    MADE,
    READ,
    SEEN,
    WROTE,
    Explanation,
    HeldBoard,
    SquareEvent,
)
from workbench.programs.explanation.sentences import event_sentence, lines


def explanation(moment: str, stack: list[tuple[int, str]]) -> Explanation:
    """Returns the explanation of a program whose stack is known."""
    found = Explanation()
    found.moment, found.stack = moment, stack
    return found


def held(events: list[SquareEvent]) -> HeldBoard:
    """Returns a board of two squares that is first wrong on the first one after the third step."""
    board = HeldBoard("board", 2, {})
    board.names, board.wrong_square, board.events = ["(1,1)", "(1,2)"], 0, events
    board.labels = {0: "reading game 1", 2: "M11", 3: "M22"}
    return board


def test_everything_known_is_written_from_the_line_to_the_guess() -> None:
    found = explanation(WROTE, [(47, "main"), (54, "the main program")])
    found.verdict = "Wrong from line 3."
    found.variables = [["p", "'W'"]]
    found.facts = ["After M11 your `board` has B on (1,1).", "Your `moves` lacks (1,1)."]
    stack = [(44, "flip"), (54, "main"), (60, "the main program")]
    found.board = held([SquareEvent(2, 0, WROTE, stack, "B", [])])
    found.likely = "The guess."
    assert list(lines(found)) == [
        "Wrong from line 3.",
        "Line 47 in `main`, called from line 54 in the main program, wrote the first difference.",
        "  p = 'W'",
        "After M11 your `board` has B on (1,1).",
        "Your `moves` lacks (1,1).",
        "Line 44 in `flip`, called from line 54 in `main`, wrote `B` on (1,1) at M11.",
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
    assert list(lines(explanation(moment, [(3, "f")]))) == [f"Line 3 in `f` {did}."]


MAIN, MAIN_SAID = [(9, "the main program")], "Line 9 in the main program"
FLIP = [(31, "flip"), (40, "play"), (9, "the main program")]


@pytest.mark.parametrize(
    ("step", "kind", "stack", "text", "sentence"),
    [
        (0, WROTE, MAIN, "-", f"{MAIN_SAID} wrote `-` on (1,1) in game 1."),
        (2, READ, FLIP, "`a == b` was false: `'B' == 'W'`",
         "Line 31 in `flip`, called from line 40 in `play`, read (1,1) at M11 and left it:"
         " `a == b` was false: `'B' == 'W'`."),
        (2, READ, MAIN, "", f"{MAIN_SAID} read (1,1) at M11 and left it."),
        (2, SEEN, MAIN, "", f"{MAIN_SAID} read (1,1) at M11."),
        (2, MADE, FLIP, "", "At line 31 in `flip`, called from line 40 in `play`, the board had"
         " this on (1,1) at M11. No line that wrote it is recorded."),
        (2, ENDED, FLIP, "`for k in a`: `k` was 1, 2", "No line read or wrote (1,1) at M11,"
         " except lines that read most of the board. The loop at line 31 in `flip`, called from"
         " line 40 in `play`, `for k in a`: `k` was 1, 2."),
    ],
)  # fmt: skip
def test_what_a_line_did_with_a_square_is_told_with_its_caller_and_its_step(
    step: int, kind: str, stack: list[tuple[int, str]], text: str, sentence: str
) -> None:
    event = SquareEvent(step, 0, kind, stack, text, [])
    assert event_sentence(held([event]), event) == sentence


def test_a_call_is_told_with_its_arguments() -> None:
    event = SquareEvent(2, 0, READ, FLIP, "", [], "r=2, dr=-1")
    assert event_sentence(held([event]), event) == (
        "Line 31 in `flip(r=2, dr=-1)`, called from line 40 in `play`, read (1,1) at M11 and left"
        " it."
    )


def test_the_first_wrong_square_has_its_last_writing_in_that_step_or_its_last_reading() -> None:
    def event(step: int, square: int, kind: str) -> SquareEvent:
        return SquareEvent(step, square, kind, MAIN, "", [])

    elsewhere = [event(0, 0, WROTE), event(2, 1, WROTE), event(3, 0, WROTE)]
    elsewhere += [event(2, 0, ENDED), event(2, 0, SEEN)]
    assert held([elsewhere[0], *elsewhere[2:]]).wrong_event is None
    assert held(elsewhere).wrong_event is elsewhere[1]
    reads = [event(2, 0, READ), event(2, 0, READ)]
    assert held(reads + elsewhere).wrong_event is reads[1]
    writes = [event(2, 0, WROTE), event(2, 0, WROTE)]
    assert held(reads[:1] + writes + reads[1:] + elsewhere).wrong_event is writes[1]


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
