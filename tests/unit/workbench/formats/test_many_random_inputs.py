"""The comparisons of `both.workbench.formats.test_judges_random`, with hundreds of inputs."""

import pytest

from both.workbench.formats.slow_judges import COMPARISONS
from reference.chance import Chance
from reference.formats import REFERENCES


@pytest.mark.whole
@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("form", COMPARISONS)
def test_the_judges_agree_with_the_slow_ones(form: str, wild: bool) -> None:
    for seed in range(1000, 1400):
        COMPARISONS[form](REFERENCES[form].random_input(Chance(seed), wild))
