"""What is said of a variable that keeps its value from one game to the next."""

import pytest

from reference.wrong.styles import STYLES
from unit.workbench.programs.sandbox.failing import beliefs

# A program of which parts are replaced: `before` runs before the games, `first` as each begins,
# `moves` makes the list of moves, and `after` runs after each move.
(PROGRAM,) = [one.program for one in STYLES if (one.form, one.name) == ("uva220", "border")]
PLACES = {
    "before": ("\ndef ends(", "\n{}\n\ndef ends("),
    "first": ("    while True:\n", "    {}\n    while True:\n"),
    "moves": ("            shown = ", "            {}\n            shown = "),
    "after": ("        grid[place] = turn\n", "        grid[place] = turn\n        {}\n"),
}
START = "\n".join(["-" * 8] * 3 + ["---WB---", "---BW---"] + ["-" * 8] * 3)
TWO_GAMES = f"2\n{START}\nB\nM34\nL\nQ\n{START}\nW\nL\nM46\nQ\n"
BEGINNING = "Game 2 is right alone, and after a game without moves. When it begins, your "


def kept(changes: dict[str, str], text: str = TWO_GAMES) -> list[str]:
    """Returns what is said of the variables of the program with changed parts."""
    program = PROGRAM
    for name, code in changes.items():
        place, new = PLACES[name]
        assert program.count(place) == 1
        program = program.replace(place, new.format(code))
    return [one for one in beliefs("uva220", program, text) if one.startswith("Game")]


LAZY = "kept = kept or legal(grid, turn); moves = kept"


def test_a_list_that_is_not_made_anew_for_the_next_game_is_told() -> None:
    said = kept({"before": "kept = None", "moves": LAZY, "after": "kept = None"})
    assert said == [BEGINNING + "`kept` is [33, 35, 53] here and None there."]


@pytest.mark.parametrize(
    ("before", "name"), [("played = 0", "played"), ("class A: played = 0", "A.played")]
)
def test_a_counter_that_is_not_reset_is_told(before: str, name: str) -> None:
    moves, after = f"moves = [] if {name} else legal(grid, turn)", f"{name} += 1"
    said = kept(
        {"before": before, "moves": moves, "after": after}, TWO_GAMES.replace("M34\nL", "M34")
    )
    assert said == [BEGINNING + f"`{name}` is 1 here and 0 there."]


@pytest.mark.parametrize(
    "changes",
    [
        {"first": "turn = 'B'"},  # Wrong in each game.
        {"moves": "moves = legal(grid, turn)[game:]"},  # Wrong after a game without moves, too.
        {"before": "kept = None", "first": "kept = None", "moves": LAZY, "after": "kept = None"},
    ],
    ids=["the turn", "the number of the game", "right"],
)
def test_nothing_is_said_of_games_that_do_not_go_wrong_by_what_is_kept(
    changes: dict[str, str],
) -> None:
    assert kept(changes) == []
