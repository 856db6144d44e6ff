"""The comparisons of `both.judges.test_judges_random`, with hundreds of inputs for each format."""

import pytest

from both.workbench.formats.slow_judges import compare_boardsilly, compare_jutge, compare_uva220
from reference import random_inputs
from reference.chance import Chance

pytestmark = pytest.mark.whole

SEEDS = range(1000, 1400)


@pytest.mark.parametrize("wild", [False, True])
def test_uva220(wild: bool) -> None:
    for seed in SEEDS:
        compare_uva220(random_inputs.uva220(Chance(seed), wild))


@pytest.mark.parametrize("wild", [False, True])
def test_jutge(wild: bool) -> None:
    for seed in SEEDS:
        compare_jutge(random_inputs.jutge(Chance(seed), wild))


@pytest.mark.parametrize("wild", [False, True])
def test_boardsilly(wild: bool) -> None:
    for seed in SEEDS:
        compare_boardsilly(random_inputs.boardsilly(Chance(seed), wild))
