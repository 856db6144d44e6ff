"""The comparisons of `both.judges.test_judges_random`, with hundreds of inputs for each format."""

import pytest

from both.workbench.formats.slow_judges import compare_boardsilly, compare_jutge, compare_uva220
from reference.chance import Chance
from reference.formats import REFERENCES

pytestmark = pytest.mark.whole

SEEDS = range(1000, 1400)


@pytest.mark.parametrize("wild", [False, True])
def test_uva220(wild: bool) -> None:
    for seed in SEEDS:
        compare_uva220(REFERENCES["uva220"].random_input(Chance(seed), wild))


@pytest.mark.parametrize("wild", [False, True])
def test_jutge(wild: bool) -> None:
    for seed in SEEDS:
        compare_jutge(REFERENCES["jutge"].random_input(Chance(seed), wild))


@pytest.mark.parametrize("wild", [False, True])
def test_boardsilly(wild: bool) -> None:
    for seed in SEEDS:
        compare_boardsilly(REFERENCES["boardsilly"].random_input(Chance(seed), wild))
