"""How much of a long list of cases each run takes."""

from collections.abc import Iterable
from typing import Any

import pytest


def in_part(cases: Iterable[Any], number: int) -> list[Any]:
    """Returns the cases, of which every run takes so many, from all over the list.

    The others are for `tests/run.py --whole`, which takes all.
    """
    listed = list(cases)
    usual = {index * len(listed) // number for index in range(number)}
    return [case if index in usual else _marked(case) for index, case in enumerate(listed)]


def _marked(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.whole)
