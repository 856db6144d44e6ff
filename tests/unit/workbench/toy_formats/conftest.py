"""Adds the toy formats to the formats of the project."""

import sys

import pytest

from unit.workbench.toy_formats.discs import DISCS
from unit.workbench.toy_formats.kings import KINGS
from unit.workbench.toy_formats.noughts import NOUGHTS
from workbench import formats

TOYS = (DISCS, KINGS, NOUGHTS)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the toys to the formats in all modules that have them."""
    shipped = formats.FORMATS
    for module in list(sys.modules.values()):
        if getattr(module, "FORMATS", None) is shipped:
            monkeypatch.setattr(module, "FORMATS", shipped + TOYS)
