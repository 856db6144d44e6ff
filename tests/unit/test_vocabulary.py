"""One vocabulary: where things are on the page is known to tests/driving alone."""

import re
from pathlib import Path

import pytest

from serving import ROOT

TESTS = ROOT / "tests"
# How an element of a page is found, in Python and in JavaScript.
FINDING = re.compile(r"\.(locator|get_by_\w+|querySelector(All)?|getElementById)\(")
# This one looks at all elements alike, to see that none differs.
OF_ALL_ELEMENTS = TESTS / "browser" / "harness" / "test_shared_page.py"


def modules() -> list[Path]:
    folders = ("browser", "benchmark", "harness")
    found = [module for folder in folders for module in sorted((TESTS / folder).rglob("*.py"))]
    return [module for module in found if module != OF_ALL_ELEMENTS]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_no_element_is_looked_for_elsewhere(module: Path) -> None:
    lines = module.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if FINDING.search(line)] == []
