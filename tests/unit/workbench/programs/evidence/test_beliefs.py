"""Variables that contradict the judge's turn or the counts of the program's own board."""

from collections.abc import Callable
from typing import Any

import pytest

from unit.workbench.programs.evidence.programs import judge, judge_step
from workbench.programs.evidence.beliefs import simple_values, wrong_count, wrong_turn
from workbench.programs.evidence.board_finder import Following, ProgramBoard
from workbench.programs.evidence.judge_steps import JudgeSide
from workbench.programs.tracing.events import MAIN, Variable
from workbench.programs.tracing.layouts import Layout

B, W = "black", "white"
# The sides to move after the steps of another input and of the failing one, and those that moved.
OTHER = ((B, ""), (W, B), (B, W), (W, B), (B, W), (W, B), (B, W))
FAILING = ((B, ""), (W, B), (B, ""), (B, W), (W, B), (W, B))
TURN = "After M5 your `turn` is {} as on black's turns, but it is white's turn."
MOVED = "After M5 your `turn` is {} as after white's moves, but black made this one."


def side(until: int = 5) -> JudgeSide:
    """Returns the judge's steps; the first difference is after a step of the failing input."""
    runs = [
        [
            judge_step(f"M{at}", "x" * at, [], at if moved else None, not at, (to_move, moved))
            for at, (to_move, moved) in enumerate(run)
        ]
        for run in (OTHER, FAILING)
    ]
    return judge(others=runs[:1], steps=runs[1], until="x" * until)


def values(**variables: tuple[list[Any], list[Any]]) -> list[list[dict[Variable, object]]]:
    """Returns the values of variables after the steps of both inputs; None is no value."""
    return [
        [
            {Variable(MAIN, name): value for name, one in variables.items()
             if (value := one[run][at]) is not None}
            for at in range(len(steps))
        ]
        for run, steps in enumerate((OTHER, FAILING))
    ]  # fmt: skip


def turns(black: Any, white: Any, wrong: Any) -> tuple[list[Any], list[Any]]:
    """Returns the values of a variable that tells the side to move, except at the last step."""
    of = {B: black, W: white}
    return [of[one] for one, _ in OTHER], [*[of[one] for one, _ in FAILING[:-1]], wrong]


def movers(black: Any, white: Any, wrong: Any) -> tuple[list[Any], list[Any]]:
    """Returns the same for the side that has moved, which is unknown before."""
    of = {B: black, W: white, "": None}
    return [of[one] for _, one in OTHER], [*[of[one] for _, one in FAILING[:-1]], wrong]


def said(run: JudgeSide, found: list[list[dict[Variable, object]]]) -> str:
    wrong = wrong_turn(run, found, {1: "N", -1: "B"})
    return wrong.sentence if wrong else ""


@pytest.mark.parametrize(("black", "white"), [("b", "w"), (0, 1), (True, False), ("W", "X")])
def test_a_wrong_side_to_move_is_told(black: Any, white: Any) -> None:
    assert said(side(), values(turn=turns(black, white, black))) == TURN.format(black)


@pytest.mark.parametrize(("black", "white"), [(1, -1), ("N", "B")])
def test_a_wrong_side_that_has_moved_is_told(black: Any, white: Any) -> None:
    found = values(turn=movers(black, white, white))
    assert said(side(), found) == MOVED.format(white)
    # The last move does not change when squares are listed.
    found[1][2] = found[1][1]
    assert said(side(), found) == MOVED.format(white)


@pytest.mark.parametrize(
    "variables",
    [
        {"turn": turns("b", "w", "w")},
        # A value that was not seen before, or that has another type.
        {"turn": turns("b", "w", "-")},
        {"turn": turns(1, 0, True)},
        # Not one to one.
        {"turn": turns("b", "b", "b")},
        {"turn": (["b", "w", "b", "w", "x", "w", "b"], turns("b", "w", "b")[1])},
        # Too few values of one side.
        {"turn": ([None] * 7, ["b", "w", "b", "b", None, "b"])},
        {"turn": ([None] * 7, ["b", None, "b", "b", "w", "b"])},
        {"turn": (["b", None] * 3 + ["b"], ["b", "w", "b", "b", None, "b"])},
        # Another variable is right.
        {"turn": turns("b", "w", "b"), "player": turns(0, 1, 1)},
        # The side that has moved, in signs that are not those of the board.
        {"turn": movers("a", "b", "b")},
        {"turn": movers("B", "N", "N")},
        # Unknown before the first move.
        {"turn": ([None, *turns(5, 6, 5)[0][1:]], [None, *turns(5, 6, 5)[1][1:]])},
    ],
)
def test_nothing_is_said_about_a_turn_that_is_not_certain(variables: Any) -> None:
    assert said(side(), values(**variables)) == ""


def test_a_wrong_turn_after_the_first_difference_is_not_told() -> None:
    assert said(side(until=4), values(turn=turns("b", "w", "b"))) == ""


def test_without_steps_nothing_is_known() -> None:
    assert said(judge(steps=[]), [[]]) == ""


def test_the_turn_is_unknown_where_the_judge_leaves_it_open() -> None:
    run = side()
    run["steps"][-1]["to_move"] = ""
    assert said(run, values(turn=turns("b", "w", "b"))) == ""


def test_parameters_and_long_values_are_left_out() -> None:
    variables = [Variable("f", name) for name in "abcdef"]
    held: dict[Variable, object] = dict(zip(variables, (1, 2, "x" * 99, [3, 4], "x", None)))
    found = simple_values(held, {variables[0]})
    members = {"d[0]": 3, "d[1]": 4}
    assert {one.name: value for one, value in found.items()} == {"b": 2, "e": "x", **members}


# Counts

BOARDS = [
    ["NB..", "N...", "N..B", "N..."],
    ["NNN.", "N...", "N..B", "N..."],
    ["NNN.", "B...", "B..B", "B..."],
    ["NNN.", "N...", "N..N", "NNNN"],
    ["BBB.", "N...", "N..N", "NNN."],
    ["NNN.", "N...", "N..N", "NNBB"],
    ["NNN.", "N...", "N..B", "BBBB"],
    ["NNNN", "NNNN", "N..B", "BBBB"],
]
BLACK = ["".join(rows).count("N") for rows in BOARDS]
WHITE = ["".join(rows).count("B") for rows in BOARDS]
COUNT = "After M3 your `{}` is 9, but your `board` has 10 black discs."


def counted(printed: tuple[list[Any], list[Any]], **variables: tuple[list[Any], list[Any]]) -> str:
    """Returns the sentence on counters.

    Each argument has the values after BOARDS, and after the first four of them. The first one has
    the pairs that are printed.
    """
    layout, board = Layout("rows", 0, 0, False), Variable(MAIN, "board")
    runs = [
        [judge_step(f"M{at}", "x", rows, at or None, not at) for at, rows in enumerate(of_run)]
        for of_run in (BOARDS, BOARDS[:4])
    ]
    held = [
        [
            {board: rows, **{Variable(MAIN, name): one[run][at] for name, one in variables.items()}}
            for at, rows in enumerate(of_run)
        ]
        for run, of_run in enumerate((BOARDS, BOARDS[:4]))
    ]
    symbols: dict[object, str] = {".": ".", "N": "N", "B": "B"}
    known = ProgramBoard(board, layout, Following(), [], True, True, False, symbols)
    simple = [[simple_values(one, set()) for one in run] for run in held]
    outputs = [["5\n" + ":".join(map(str, pair)) + "\n\n" for pair in run] for run in printed]
    run = judge(others=runs[:1], steps=runs[1], until="x")
    found = wrong_count(run, simple, outputs, known, held)
    return found.sentence if found else ""


def pairs(black: list[Any], white: list[Any]) -> tuple[list[Any], list[Any]]:
    """Returns the pairs of counts that are printed, which are those of BOARDS in the other run."""
    return [*zip(BLACK, WHITE)], [*zip(black, white)]


LAST_WRONG = [*BLACK[:3], 9]
PRINTED = pairs(LAST_WRONG, WHITE)


def test_a_counter_that_differs_from_the_board_is_told() -> None:
    assert BLACK[3] == 10
    assert counted(PRINTED, n=(BLACK, LAST_WRONG)) == COUNT.format("n")
    # It may be computed only when the counts are printed.
    assert counted(PRINTED, n=([0, *BLACK[1:]], [7, *LAST_WRONG[1:]])) == COUNT.format("n")
    assert counted(PRINTED, n=(BLACK, LAST_WRONG), b=(WHITE, WHITE[:4])) == COUNT.format("n")


def test_a_counter_may_be_wrong_in_the_other_input_too() -> None:
    others = [*BLACK[:5], 3, -2, 1]
    printed = [*zip(others, WHITE)], PRINTED[1]
    assert counted(printed, n=(others, LAST_WRONG)) == COUNT.format("n")
    assert counted(PRINTED, n=(others, LAST_WRONG)) == ""


@pytest.mark.parametrize(
    ("name", "made"), [("n['N']", lambda n, w: {"N": n, "B": w}), ("n[1]", lambda n, w: [0, n, w])]
)
def test_a_counter_in_a_collection_is_told_by_its_key(
    name: str, made: Callable[[int, int], object]
) -> None:
    counters = [*map(made, BLACK, WHITE)], [*map(made, LAST_WRONG, WHITE)]
    assert counted(PRINTED, n=counters) == COUNT.format(name)


@pytest.mark.parametrize(
    ("printed", "n"),
    [
        (pairs(BLACK, WHITE), (BLACK, BLACK[:4])),
        # It is not what is printed.
        (PRINTED, (BLACK, BLACK[:4])),
        (PRINTED, (WHITE, WHITE[:4])),
        (PRINTED, (BLACK, [*BLACK[:3], "9"])),
        (PRINTED, (BLACK, [*BLACK[:3], True])),
        (PRINTED, ([None] * 8, LAST_WRONG)),
        # The counts are exchanged, or more is printed.
        (pairs(WHITE, BLACK), (BLACK, WHITE[:4])),
        (([(n, n, n) for n in BLACK], [(n, n, n) for n in LAST_WRONG]), (BLACK, LAST_WRONG)),
        # Few numbers prove nothing.
        (([(n, 9) for n in [5] * 8], [(n, 9) for n in [5, 5, 5, 9]]), ([5] * 8, [5, 5, 5, 9])),
    ],
)
def test_nothing_is_said_about_other_numbers(printed: Any, n: Any) -> None:
    assert counted(printed, n=n) == ""
