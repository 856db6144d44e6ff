"""Adds the toy formats to the formats of the project."""

import sys

import pytest

from gate.shapes import one_of
from saved import work
from unit.workbench.toy_formats.toys import ADAPTERS, PROFILES, TOYS
from workbench import formats as judges
from workbench.comparison import profiles as formats
from workbench.comparison.diagnose import mistakes
from workbench.inputs import generators


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
        monkeypatch.setitem(generators._OF_FORMAT, form, adapter)
        monkeypatch.setitem(formats._OF_FORMAT, form, profile)
        monkeypatch.setitem(mistakes._OF_FORMAT, form, ())
