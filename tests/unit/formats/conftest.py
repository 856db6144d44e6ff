"""Adds the toy formats to the formats of the project."""

import sys

import pytest

import inputs.generators
import judges
from comparison import formats
from comparison.diagnose import mistakes
from gate.shapes import one_of
from saved import work
from unit.formats.toys import ADAPTERS, PROFILES, TOYS


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the toys to the formats, their names, adapters, profiles and mistakes."""
    shipped = judges.FORMATS
    for module in list(sys.modules.values()):
        if getattr(module, "FORMATS", None) is shipped:
            monkeypatch.setattr(module, "FORMATS", shipped + TOYS)
    names = work.FORMATS + tuple(form.name for form in TOYS)
    monkeypatch.setitem(work.SHAPES, "format", one_of(names))
    for form, adapter, profile in zip(TOYS, ADAPTERS, PROFILES, strict=True):
        monkeypatch.setitem(inputs.generators._OF_FORMAT, form, adapter)
        monkeypatch.setitem(formats._OF_FORMAT, form, profile)
        monkeypatch.setitem(mistakes._OF_FORMAT, form, ())
