"""MicroPython behaves in the browser as in Node.js, which runs tests/both."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from driving.core.starting import playable
from hosting.serving import ROOT
from hosting.serving.server import SiteServer

MODULE = "workbench.formats.test_judge_samples"
TEST = "test_every_sample_output_is_exact_without_warnings"


def files() -> dict[str, str]:
    """Returns the text of each module that a test may import, by its path."""
    rooms = (ROOT / "py", ROOT / "tests")
    modules = [(room, file) for room in rooms for file in room.rglob("*.py")]
    return {file.relative_to(room).as_posix(): _text(file) for room, file in modules}


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def failures(page: Page, test: str) -> list[str]:
    """Runs a test of the module; returns the tracebacks of failures."""
    arguments = [json.dumps(files()), MODULE, json.dumps([test])]
    found: list[str] = json.loads(page.evaluate("given => failures(...given)", arguments))
    return found


@pytest.mark.whole  # The default run judges the samples in the page, and tests in Node.js.
def test_the_samples_pass_under_the_browsers_micropython(page: Page, checkout: SiteServer) -> None:
    playable(page, f"{checkout.address}tests/under_micropython/browser.html")
    assert failures(page, TEST) == []
    [traceback] = failures(page, "no_such_test")
    assert "AttributeError" in traceback
