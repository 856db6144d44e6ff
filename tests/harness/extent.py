"""The part of a long list of cases that the default run takes."""

from collections.abc import Iterable
from typing import Any

import pytest

# The expression of pytest's option -m that selects the default run.
USUAL = "not whole"
_takes_all = True


def choose(config: pytest.Config) -> None:
    """Chooses whether lists are taken in part, before any test module is imported."""
    global _takes_all
    _takes_all = USUAL not in config.option.markexpr


def in_part(cases: Iterable[Any], number: int) -> list[Any]:
    """Returns the cases for a parametrized test.

    The default run takes `number` cases, spread evenly over the list. `tests/run.py --whole` takes
    all. A test that is left out later would take pytest a third of the time of a short test.
    """
    listed = list(cases)
    usual = [index * len(listed) // number for index in range(number)]
    return listed if _takes_all else [listed[index] for index in dict.fromkeys(usual)]
