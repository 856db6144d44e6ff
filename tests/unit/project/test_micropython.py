"""Modules use what MicroPython has."""

import ast
import re
from pathlib import Path

from hosting.building import module_graph
from hosting.serving import ROOT
from unit.project.sources import FILES, nodes, tree

STAND_INS = {"TYPE_CHECKING", "Any", "Protocol", "TypedDict"}
# The stand-in itself, and what runs before it is loaded, in MicroPython alone.
EARLY = {ROOT / "py" / "page" / "loader.py", ROOT / "py" / "page" / "micropython" / "typing.py"}


def of_the_page() -> list[Path]:
    """Returns the modules that the page loads."""
    return [module_graph.PY / name for stage in module_graph.stages() for name in stage]


def lacking(file: Path) -> set[str]:
    """Returns the names that a module imports from `typing` and that the stand-in lacks."""
    found = {
        alias.name
        for item in tree(file).body
        if isinstance(item, ast.ImportFrom) and item.module == "typing"
        for alias in item.names
    }
    return found - STAND_INS


def test_the_page_reads_no_property_of_a_base_class_by_super() -> None:
    """MicroPython returns the property itself; only methods can be called so."""
    read = re.compile(r"super\(\)\.\w+(?![\w(])")
    assert [file for file in of_the_page() if read.search(file.read_text("utf-8"))] == []


def test_no_text_is_formatted_within_another() -> None:
    """MicroPython cannot evaluate an f-string within an f-string."""
    nested = [
        file
        for file in FILES
        for node in nodes(file)
        if isinstance(node, ast.FormattedValue)
        if any(isinstance(part, ast.JoinedStr) for part in ast.walk(node.value))
    ]
    assert nested == []


def test_type_checking_is_imported() -> None:
    assigned = re.compile("^TYPE_CHECKING = ", re.MULTILINE)
    assert {file for file in FILES if assigned.search(file.read_text("utf-8"))} == EARLY


def test_the_page_imports_no_name_that_the_stand_in_lacks() -> None:
    files = [*of_the_page(), *(ROOT / "tests" / "both").rglob("*.py")]
    assert {file: names for file in files if (names := lacking(file))} == {}
