"""What is said about wrong values of whole programs, and those kept from game to game."""

import pytest

from reference.unfamiliar.programs import UNFAMILIAR
from reference.wrong.styles import STYLES
from unit.workbench.programs.sandbox.failing import beliefs
from workbench.formats import format_named
from workbench.inputs import generated_input

# The format and the style of a program, its failing input, and the sentences.
SAID = [
    ("jutge counters", "4\nN 2 1\nB 3 1\n",
     ["After B 3 1 your `black` is 2, but your `grid` has 3 black discs."
      " Line 41 in `put` wrote it."]),
    ("uva220 generators", "1\nBBB-----\nBWBB----\nBBWB----\n-BWB----\n-BWBBBB-\n-BWB----\n"
     "-BBB----\n--------\nB\nM58\nQ\n",
     ["After M58 your `p` is W as on white's turns, but it is black's turn."
      " Line 46 in `respond` wrote it.",
      "On line 40 your `candidates(b, p)` was a generator each time, which is always true."]),
    ("uva220 dict_pairs", "1\nBBB-----\nBWBB----\nBBWB----\n-BWB----\n-BWB----\n-BWB----\n"
     "-BBB----\n--------\nB\nL\nL\nQ\n",
     ["After L on line 11 your `player` is W as on white's turns, but it is black's turn."
      " Line 48 in `play_game` wrote it."]),
    ("jutge signs", "4\nN 2 1\nB 1 3\nN 4 4\nB 4 3\nN 3 4\nB 4 1\nN 1 2\nB 1 4\nN 4 2\nB 3 1\n"
     "N 1 1\nN 2 4\n",
     ["After N 2 4 your `side` is -1 as after white's moves, but black made this one."
      " Line 42 wrote it."]),
    ("boardsilly truthy_generator", 8 * "........\n" + "X\n",
     ["On line 51 your `moves` was a generator each time, which is always true."]),
]  # fmt: skip


def said(name: str, text: str, right: bool) -> list[str]:
    """Returns the sentences about a program of UNFAMILIAR, with its fault or without."""
    style = next(one for one in UNFAMILIAR if f"{one.form} {one.name.replace(' ', '_')}" == name)
    return beliefs(style.form, style.program if right else style.wrong(0)[0], text)


@pytest.mark.parametrize(("name", "text", "expected"), SAID)
def test_the_wrong_value_of_a_program_is_told(name: str, text: str, expected: list[str]) -> None:
    assert said(name, text, right=False) == expected
    assert said(name, text, right=True) == []


def test_the_last_square_that_was_read_is_not_taken_for_the_turn() -> None:
    text = generated_input(format_named("uva220"), 2).text
    assert said("uva220 running_counts", text, right=True) == []


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
