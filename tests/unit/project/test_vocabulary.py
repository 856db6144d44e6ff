"""Only tests/driving knows where elements are on the page."""

import re
from pathlib import Path

from hosting.serving import ROOT

TESTS = ROOT / "tests"
# The calls that find an element of a page, in Python and in JavaScript.
FINDING = re.compile(r"\.(locator|get_by_\w+|querySelector(All)?|getElementById)\(")
# This module compares all elements of the page.
OF_ALL_ELEMENTS = TESTS / "browser" / "harness" / "test_shared_page.py"


def modules() -> list[Path]:
    folders = ("browser", "benchmark", "harness")
    found = [module for folder in folders for module in sorted((TESTS / folder).rglob("*.py"))]
    return [module for module in found if module != OF_ALL_ELEMENTS]


def looking_up(module: Path) -> list[str]:
    lines = module.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if FINDING.search(line)]


def test_no_other_module_looks_up_elements() -> None:
    assert {module: lines for module in modules() if (lines := looking_up(module))} == {}
