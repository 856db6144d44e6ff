"""Random inputs compared with the slow judges; tests/unit has hundreds more."""

from both.workbench.formats.slow_judges import compare_boardsilly, compare_jutge, compare_uva220
from reference import random_inputs
from reference.chance import Chance


def test_uva220_inputs_of_legal_moves() -> None:
    for seed in range(15):
        compare_uva220(random_inputs.uva220(Chance(seed)))


def test_uva220_inputs_of_any_moves() -> None:
    for seed in range(15):
        compare_uva220(random_inputs.uva220(Chance(seed), wild=True))


def test_jutge_games_of_legal_moves() -> None:
    for seed in range(10):
        compare_jutge(random_inputs.jutge(Chance(seed)))


def test_jutge_games_of_any_moves() -> None:
    for seed in range(10):
        compare_jutge(random_inputs.jutge(Chance(seed), wild=True))


def test_boardsilly_boards_within_the_statement() -> None:
    for seed in range(25):
        compare_boardsilly(random_inputs.boardsilly(Chance(seed)))


def test_boardsilly_boards_of_any_number_of_pieces() -> None:
    for seed in range(25):
        compare_boardsilly(random_inputs.boardsilly(Chance(seed), wild=True))
