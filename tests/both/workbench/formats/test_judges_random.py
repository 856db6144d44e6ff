"""Random inputs, every other one with illegal moves; tests/unit has hundreds more."""

from both.workbench.formats.slow_judges import compare_boardsilly, compare_jutge, compare_uva220
from reference.chance import Chance
from reference.formats import REFERENCES


def test_uva220() -> None:
    for seed in range(10):
        compare_uva220(REFERENCES["uva220"].random_input(Chance(seed), wild=seed % 2 > 0))


def test_jutge() -> None:
    for seed in range(8):
        compare_jutge(REFERENCES["jutge"].random_input(Chance(seed), wild=seed % 2 > 0))


def test_boardsilly() -> None:
    for seed in range(12):
        compare_boardsilly(REFERENCES["boardsilly"].random_input(Chance(seed), wild=seed % 2 > 0))
