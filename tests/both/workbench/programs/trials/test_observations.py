"""What is said of a fault because of the runs that were made."""

from workbench.comparison import compare
from workbench.formats import format_named
from workbench.programs.trials.observations import RunsBySize, last_game

JUTGE, UVA220, SILLY = (format_named(name) for name in ("jutge", "uva220", "boardsilly"))
GAME = "\n".join(["-----BW-"] + ["--------"] * 7 + ["B", "L", "Q", ""])
BOARD = "X......O\n" + 7 * "........\n" + "X\n"


def said(right: dict[int, int], wrong: dict[int, int]) -> str:
    """Returns the sentence on runs on numbers of inputs of some sizes."""
    runs = RunsBySize()
    for numbers, is_right in ((right, True), (wrong, False)):
        for n, number in numbers.items():
            for _ in range(number):
                runs.note(list(JUTGE.run(f"{n}\nN {n // 2 - 1} {n // 2}\n")), is_right)
    return runs.sentence()


def test_failures_from_a_certain_size_on_are_noticed() -> None:
    assert said({4: 9, 8: 2}, {12: 3, 26: 2}) == (
        "The program fails on all 5 inputs with n ≥ 12 and is right on all 11 with n ≤ 8."
    )


def test_other_failures_have_no_size() -> None:
    for right, wrong in (
        ({4: 9, 12: 2}, {12: 3, 26: 2}),  # One size with both.
        ({4: 9, 26: 2}, {12: 5}),  # Right on a larger board.
        ({12: 11}, {4: 5}),  # Wrong on small boards.
        ({4: 9}, {12: 9}),  # Too few right runs.
        ({4: 10}, {12: 4}),  # Too few wrong ones.
        ({4: 20}, {}),
        ({}, {4: 20}),
    ):
        assert said(right, wrong) == "", (right, wrong)


def test_runs_on_boards_of_one_size_say_nothing() -> None:
    for form, text in ((UVA220, "1\n" + GAME), (SILLY, BOARD)):
        runs = RunsBySize()
        for number in range(40):
            runs.note(list(form.run(text)), number < 20)
        assert runs.sentence() == ""


def last(form, text: str, change: dict[int, str]):  # type: ignore[no-untyped-def]
    """Returns the last game of a judge's output with some lines, counted from 1, replaced."""
    steps = list(form.run(text))
    lines = "".join([step.text for step in steps]).split("\n")
    for at, line in change.items():
        lines[at - 1] = line
    return last_game(form, text, compare(form, steps, "\n".join(lines)))


def test_the_game_with_the_first_difference_is_taken_out() -> None:
    """Each game prints a line with its moves, a board, and an empty line between games."""
    other = GAME.replace("-----BW-", "----WWB-")
    text = "3\n" + GAME + other + GAME
    assert last(UVA220, text, {1: "(1,7)"}) is None
    assert last(UVA220, text, {11: "No legal move."}) == (
        "1\n" + other,
        "Game 2 alone is answered correctly; after game 1 it is not.",
    )
    assert last(UVA220, text, {21: "(1,7)"}) == (
        "1\n" + GAME,
        "Game 3 alone is answered correctly; after games 1 to 2 it is not.",
    )


def test_the_board_with_the_first_difference_is_taken_out() -> None:
    other = BOARD.replace("X......O", "X.....O.")
    moves = "".join([step.text for step in SILLY.run(BOARD)]).count("\n")
    assert last(SILLY, BOARD + other, {moves + 1: "A1-H8"}) == (
        other,
        "Board 2 alone is answered correctly; after board 1 it is not.",
    )


def test_white_space_between_games_is_no_game() -> None:
    assert last(UVA220, "2\n" + GAME + GAME, {10: " "}) is None
    assert last_game(UVA220, "2\n" + GAME + GAME, None) is None
