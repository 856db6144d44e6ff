"""Answers on a square of the program's board, and on a character of its output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.model.program.why import (
    EARLIER,
    MOST_READINGS,
    answer_on_character,
    answer_on_square,
)
from workbench.programs.explanation.explanation import ENDED, READ, WROTE, HeldBoard, SquareEvent

if TYPE_CHECKING:
    from workbench.programs.evidence.facts import Facts

MAIN = "the main program"
LABELS = {0: "reading game 1", 1: "M31", 3: "M34"}
STATES: dict[int, str | None] = {0: "W.B?", 1: "W.B?", 3: "W.W?"}


def event(step: int, square: int, kind: str, line: int, text: str = "") -> SquareEvent:
    """Returns an event on a line of `flip`, which is called from line 40."""
    return SquareEvent(step, square, kind, [(line, "flip"), (40, MAIN)], text, [["k", str(line)]])


def board(*events: SquareEvent) -> HeldBoard:
    """Returns a board of four squares in UVa 220 after three steps."""
    held = HeldBoard("board", None, STATES)
    held.symbols, held.labels = {".": "-", "B": "B", "W": "W"}, LABELS
    held.names, held.events = ["(1,1)", "(1,2)", "(2,1)", "(2,2)"], list(events)
    return held


def lines(held: HeldBoard, square: int, step: int) -> list[int]:
    return [line.line for line in answer_on_square(held, square, step).lines]


def test_the_title_says_what_the_square_holds_after_the_last_step_with_a_board() -> None:
    for square, step, title in (
        (0, 0, "After reading game 1, (1,1) has `W`."),
        (1, 1, "After M31, (1,2) is empty."),
        (2, 2, "After M31, (2,1) has `B`."),
        (2, 4, "After M34, (2,1) has `W`."),
        (3, 3, "After M34, (2,2) has an unknown value."),
    ):
        assert answer_on_square(board(), square, step).title == title


def test_the_last_writing_up_to_the_step_and_what_followed_are_listed_backwards() -> None:
    did = [(0, 2, WROTE), (0, 2, READ), (1, 0, READ), (1, 2, READ), (1, 2, WROTE), (1, 2, READ)]
    did += [(3, 2, ENDED), (3, 2, READ)]
    held = board(*[event(*one, line) for line, one in enumerate(did, 1)])
    assert lines(held, 2, 0) == [2, 1]
    assert lines(held, 2, 1) == lines(held, 2, 2) == [6, 5]
    assert lines(held, 2, 3) == [8, 7, 6, 5]
    assert lines(held, 0, 0) == [] and lines(held, 0, 1) == [3]


def test_a_line_has_its_sentence_its_variables_and_its_step() -> None:
    held = board(event(1, 2, WROTE, 12, "B"))
    [line] = answer_on_square(held, 2, 3).lines
    assert line.sentence == (
        "Line 12 in `flip`, called from line 40 in the main program, wrote `B` on (2,1) at M31."
    )
    assert (line.variables, line.step) == ([["k", "12"]], 1)


def test_of_too_many_readings_the_last_are_listed_with_the_writing() -> None:
    readings = [event(1, 2, READ, line) for line in range(2, MOST_READINGS + 2)]
    answer = answer_on_square(board(event(0, 2, WROTE, 1), *readings), 2, 1)
    assert len(answer.lines) == MOST_READINGS + 1 and answer.note == ""
    more = readings + [event(3, 2, READ, 99)]
    answer = answer_on_square(board(event(0, 2, WROTE, 1), *more), 2, 3)
    assert lines(board(event(0, 2, WROTE, 1), *more), 2, 3) == (
        [99] + list(range(MOST_READINGS + 1, 2, -1)) + [1]
    )
    assert answer.note == EARLIER


def test_a_square_that_no_line_read_or_wrote_in_the_step_is_told() -> None:
    held = board(event(0, 2, WROTE, 1), event(1, 0, READ, 3))
    held.followed = [0, 1]
    said = (
        "No line read or wrote {} of `board` by its index {}, except lines that read most of the"
        " board."
    )
    for square, step, note in (
        (2, 1, said.format("(2,1)", "at M31")),
        (2, 2, said.format("(2,1)", "at M31")),
        (1, 0, said.format("(1,2)", "in game 1")),
        (2, 0, ""),
        (0, 1, ""),
        (2, 3, ""),
        (1, 3, "Nothing is recorded about (1,2)."),
    ):
        assert answer_on_square(held, square, step).note == note


def test_the_last_line_of_a_function_is_told_with_a_later_one_that_was_not_reached() -> None:
    held = board(event(0, 2, WROTE, 1))
    held.followed, held.last_lines = [0, 1], {1: ["move", 46, 50]}
    note = answer_on_square(held, 2, 1).note
    assert note.endswith(
        " of the board. In `move`, line 46 was the last to run, and line 50 was not reached."
    )
    held.last_lines = {0: ["move", 46, 50]}
    assert "move" not in answer_on_square(held, 2, 1).note


def test_an_answer_is_announced_by_what_the_square_holds_and_the_number_of_lines() -> None:
    held = board(event(0, 2, WROTE, 1))
    for square, said in (
        (0, "After M31, (1,1) has `W`. Nothing is recorded about (1,1)."),
        (2, "After M31, (2,1) has `B`. Listed: 1 line."),
    ):
        assert answer_on_square(held, square, 1).announcement == said


FACTS: Facts = {
    "stacks": [[(33, "show"), (40, MAIN)], [(7, MAIN)], [(20, "play"), (40, MAIN)]],
    "writes": [[3, 0], [5, -1], [8, 1]],
    "collected": [[2, 2], [3, 0]],
}


def test_a_character_has_the_line_that_printed_it_and_the_one_that_collected_it() -> None:
    show, play = "Line 33 in `show`, called from line 40 in the main program,", "Line 20 in `play`,"
    for offset, said in (
        (1, f"{show} printed this. {play} called from line 40 in the main program, collected it."),
        (2, f"{show} printed this."),
        (3, ""),
        (7, "Line 7 in the main program printed this."),
        (8, ""),
    ):
        assert answer_on_character(FACTS, offset).announcement == said
    assert answer_on_character({}, 0).lines == []
