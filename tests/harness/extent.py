"""The part of a long list of cases that the default run takes."""

from collections.abc import Iterable
from typing import Any

import pytest


def in_part(cases: Iterable[Any], number: int) -> list[Any]:
    """Returns the cases for a parametrized test, most of them marked `whole`.

    The default run takes `number` cases, spread evenly over the list. `tests/run.py --whole` takes
    all.
    """
    listed = list(cases)
    usual = {index * len(listed) // number for index in range(number)}
    return [case if index in usual else _marked(case) for index, case in enumerate(listed)]


def _marked(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.whole)
