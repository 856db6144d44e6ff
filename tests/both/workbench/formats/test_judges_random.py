"""Random inputs compared with the slow judges; tests/unit has hundreds more."""

from both.workbench.formats.slow_judges import compare_boardsilly, compare_jutge, compare_uva220
from reference.chance import Chance
from reference.formats import REFERENCES


def test_uva220_inputs_of_legal_moves() -> None:
    for seed in range(15):
        compare_uva220(REFERENCES["uva220"].random_input(Chance(seed)))


def test_uva220_inputs_of_any_moves() -> None:
    for seed in range(15):
        compare_uva220(REFERENCES["uva220"].random_input(Chance(seed), wild=True))


def test_jutge_games_of_legal_moves() -> None:
    for seed in range(10):
        compare_jutge(REFERENCES["jutge"].random_input(Chance(seed)))


def test_jutge_games_of_any_moves() -> None:
    for seed in range(10):
        compare_jutge(REFERENCES["jutge"].random_input(Chance(seed), wild=True))


def test_boardsilly_boards_within_the_statement() -> None:
    for seed in range(25):
        compare_boardsilly(REFERENCES["boardsilly"].random_input(Chance(seed)))


def test_boardsilly_boards_of_any_number_of_pieces() -> None:
    for seed in range(25):
        compare_boardsilly(REFERENCES["boardsilly"].random_input(Chance(seed), wild=True))
