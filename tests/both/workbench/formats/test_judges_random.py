"""Random inputs, every other one with illegal moves; tests/unit has hundreds more."""

from both.workbench.formats.slow_judges import COMPARISONS
from reference.chance import Chance
from reference.formats import REFERENCES


def check(form: str, number: int) -> None:
    for seed in range(number):
        COMPARISONS[form](REFERENCES[form].random_input(Chance(seed), wild=seed % 2 > 0))


def test_the_judge_of_boards_agrees_with_the_slow_one() -> None:
    check("boardsilly", 12)


def test_the_judges_of_games_agree_with_the_slow_ones() -> None:
    check("uva220", 10)
    check("jutge", 8)
