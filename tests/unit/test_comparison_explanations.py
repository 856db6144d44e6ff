"""Explanations of independent wrong programs on many random inputs, and a use for every mistake."""

import pytest

from boardsilly import Board
from both.comparing import compared
from comparison.comparing import EXPLAINED
from comparison.mistakes import boardsilly, jutge, uva220
from comparison.mistakes.mistake import Stretch
from judges import run
from judges.boardsilly import NO_MOVES
from reference import random_inputs
from reference import wrong_programs_boardsilly as silly
from reference import wrong_programs_jutge as n_by_n
from reference import wrong_programs_uva220 as acm
from reference import wrong_programs_uva220_more as more
from reference.chance import Chance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from both.comparing import Program
    from comparison.mistakes import Mistake

ENOUGH = 8
PROGRAMS = [
    ("uva220", acm.forgets_north_west, "turns nothing over to the north-west"),
    ("uva220", acm.keeps_the_turn, "does not change the player after M"),
    (
        "uva220",
        acm.never_passes,
        "makes no pass, but plays the move for the player that has no legal move",
    ),
    ("uva220", acm.switches_on_l, "changes the player on L when there is no legal move"),
    (
        "uva220",
        more.goes_past_the_bracket,
        "goes on past the disc that ends a line to the last one",
    ),
    ("uva220", more.runs_over_the_edge, "runs over the edge into the next row"),
    (
        "uva220",
        more.passes_at_once,
        "passes right after a move if a player has no legal move, and never else",
    ),
    ("uva220", more.swaps_the_counts, "prints the two counts the other way round"),
    ("uva220", more.swaps_coordinates, "writes the column before the row"),
    ("uva220", more.counts_from_zero, "counts rows and columns from 0"),
    ("uva220", more.forgets_the_board, "does not print the board after Q"),
    (
        "jutge",
        n_by_n.mirrors_the_start,
        "sets up the start position mirrored, with the colours swapped",
    ),
    (
        "jutge",
        n_by_n.ignores_the_letters,
        "makes no pass: its players take turns, whatever the letter of the move",
    ),
    ("jutge", n_by_n.swaps_the_letters, "prints B for black and N for white, and counts rightly"),
    ("jutge", n_by_n.counts_white_first, "prints the white count before the black"),
    ("jutge", n_by_n.reads_columns_first, "reads the column before the row"),
    ("jutge", n_by_n.turns_the_nearest, "turns over only the nearest disc of a line"),
    ("jutge", n_by_n.leaves_out_the_start, "does not print the start position"),
    ("boardsilly", silly.leaves_itself_out, "does not count the piece itself"),
    ("boardsilly", silly.jumps_opponents, "jumps the opponent's pieces"),
    ("boardsilly", silly.lands_on_its_own, "lands on the player's own pieces"),
    ("boardsilly", silly.counts_ahead_only, "counts only the pieces ahead and the piece itself"),
    ("boardsilly", silly.never_captures, "does not capture"),
    ("boardsilly", silly.moves_the_opponent, "lists the moves of the other player"),
]


GENERATORS = {
    "uva220": random_inputs.uva220,
    "jutge": random_inputs.jutge,
    "boardsilly": random_inputs.boardsilly,
}


def random_input(form: str, seed: int, wild: bool = False) -> str:
    return GENERATORS[form](Chance(seed), wild)


@pytest.mark.parametrize(("form", "program", "phrase"), PROGRAMS)
def test_a_wrong_program_is_explained_by_its_mistake(
    form: str, program: "Program", phrase: str
) -> None:
    provoked = 0
    for seed in range(2000, 2100):
        text = random_input(form, seed)
        result = compared(form, text, program(text))
        if result.kind in EXPLAINED:
            assert phrase in [found.phrase for found in result.explanations], (text, result.guess)
            provoked += 1
        if provoked == ENOUGH:
            return
    assert provoked, phrase


@pytest.mark.parametrize(
    ("form", "mistake"),
    [("uva220", mistake) for mistake in uva220.MISTAKES]
    + [("jutge", mistake) for mistake in jutge.MISTAKES],
    ids=lambda value: getattr(value, "phrase", value),
)
def test_every_mistake_explains_what_a_program_prints_that_makes_it(
    form: str, mistake: "Mistake"
) -> None:
    """A mistake that no input brings to light would be of no use."""
    for seed in range(2000, 2060):
        text = random_input(form, seed, wild=seed % 2 > 0)
        steps = [step for step in run(form, text) if step.position]
        lines = [line for lines, _ in mistake.predict(Stretch(None, steps)) for line in lines]
        result = compared(form, text, "".join([line + "\n" for line in lines if line]))
        if mistake.phrase in [found.phrase for found in result.explanations]:
            return
    raise AssertionError(f"no input provokes it: {mistake.phrase}")


@pytest.mark.parametrize(("phrase", "lists"), boardsilly.MISTAKES)
def test_every_mistake_of_board_silly_explains_too(phrase: str, lists: "boardsilly.Lists") -> None:
    for seed in range(2000, 2040):
        text = random_input("boardsilly", seed)
        boards = []
        for step in run("boardsilly", text):
            if isinstance(step.position, Board) and step.turn and not step.text.strip():
                view = boardsilly.View(step.position, step.turn)
                boards.append("".join([move + "\n" for move in lists(view) or [NO_MOVES]]))
        result = compared("boardsilly", text, "\n".join(boards))
        if phrase in [found.phrase for found in result.explanations]:
            return
    raise AssertionError(f"no input provokes it: {phrase}")
