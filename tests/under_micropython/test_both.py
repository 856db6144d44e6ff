"""What both Pythons run, tested under the page's MicroPython, which Node.js runs here."""

import ast
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from serving import ROOT

# Node.js now and then waits for ever at its end for what it optimises in the background
# (https://github.com/nodejs/node/issues/54918).
NODE = ("node", "--single-threaded", str(ROOT / "tests" / "under_micropython" / "run.mjs"))
# The modules that take MicroPython more than a second.
SLOW = {
    "test_boardsilly",
    "test_boardsilly_judge",
    "test_comparison",
    "test_comparison_alignment",
    "test_comparison_boardsilly",
    "test_comparison_jutge",
    "test_comparison_meaning",
    "test_comparison_mistakes",
    "test_comparison_uva220",
    "test_detection",
    "test_fragments",
    "test_games",
    "test_inputs",
    "test_inputs_shrinking",
    "test_judge_conformance",
    "test_judge_steps",
    "test_judges_random",
    "test_jutge",
    "test_notation",
    "test_opponent",
    "test_positions",
    "test_records_judges",
    "test_records_recognition",
    "test_records_transcripts",
    "test_trees",
}
# How long a slow machine may take for the tests of a module, in seconds.
WITHIN = 600


def names_in(module: Path) -> list[str]:
    """Returns the names of a module's tests."""
    statements = ast.parse(module.read_text(encoding="utf-8")).body
    functions = [item.name for item in statements if isinstance(item, ast.FunctionDef)]
    return [name for name in functions if name.startswith("test_")]


def modules() -> list[Any]:
    """Returns each module with the names of its tests."""
    found = {file.stem: file for file in sorted((ROOT / "tests" / "both").glob("test_*.py"))}
    assert set(found) >= SLOW
    return [
        pytest.param(name, names_in(file), marks=[pytest.mark.whole] * (name in SLOW), id=name)
        for name, file in found.items()
    ]


@pytest.mark.parametrize(("module", "names"), modules())
def test_both(module: str, names: list[str]) -> None:
    assert names
    command = [*NODE, module, *names]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WITHIN)
    assert done.returncode == 0, done.stderr
    failures = json.loads(done.stdout)
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)
