"""What is said about the wrong values of whole programs on their failing inputs."""

import pytest

from reference.unfamiliar.programs import UNFAMILIAR
from unit.workbench.programs.sandbox.failing import beliefs
from workbench.formats import format_named
from workbench.inputs import generated_input

# The format and the style of a program, its failing input, and the sentences.
SAID = [
    (
        "jutge counters",
        "4\nN 2 1\nB 3 1\n",
        [
            "After B 3 1 your `black` is 2, but your `grid` has 3 black discs."
            " Line 41 in `put` wrote it."
        ],
    ),
    (
        "uva220 generators",
        "1\nBBB-----\nBWBB----\nBBWB----\n-BWB----\n-BWBBBB-\n-BWB----\n-BBB----\n--------\nB\n"
        "M58\nQ\n",
        [
            "After M58 your `p` is W as on white's turns, but it is black's turn."
            " Line 46 in `respond` wrote it.",
            "On line 40 your `candidates(b, p)` was a generator each time, which is always true.",
        ],
    ),
    (
        "uva220 dict_pairs",
        "1\nBBB-----\nBWBB----\nBBWB----\n-BWB----\n-BWB----\n-BWB----\n-BBB----\n--------\nB\n"
        "L\nL\nQ\n",
        [
            "After L on line 11 your `player` is W as on white's turns, but it is black's turn."
            " Line 48 in `play_game` wrote it."
        ],
    ),
    (
        "jutge signs",
        "4\nN 2 1\nB 1 3\nN 4 4\nB 4 3\nN 3 4\nB 4 1\nN 1 2\nB 1 4\nN 4 2\nB 3 1\nN 1 1\nN 2 4\n",
        [
            "After N 2 4 your `side` is -1 as after white's moves, but black made this one."
            " Line 42 wrote it."
        ],
    ),
    (
        "boardsilly truthy_generator",
        8 * "........\n" + "X\n",
        ["On line 51 your `moves` was a generator each time, which is always true."],
    ),
]


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
