"""Annotations are written in the usual way, also where MicroPython reads them.

For tests/unit/project/, after the codemod.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from building import module_graph
from serving import ROOT

STAND_INS = {"TYPE_CHECKING", "Any", "Protocol", "TypedDict"}
# The stand-in itself, and what runs before it is loaded, in MicroPython alone.
EARLY = {
    ROOT / "py" / "page" / "loader.py",
    ROOT / "py" / "page" / "micropython" / "typing.py",
    ROOT / "tests" / "driving" / "core" / "track_tasks.py",
}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for folder in ("py", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def annotations(tree: ast.Module) -> Iterator[ast.expr | None]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg):
            yield node.annotation
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.returns


def imported_from_typing(file: Path) -> set[str]:
    """Returns the names that a module imports from typing at run time."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    found = [item for item in body if isinstance(item, ast.ImportFrom) and item.module == "typing"]
    return {alias.name for item in found for alias in item.names}


def test_annotations_are_not_quoted() -> None:
    quoted = [
        (file, each.lineno)
        for file, tree in trees()
        for each in annotations(tree)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]
    assert quoted == []


def test_type_checking_is_imported() -> None:
    assigned = {
        file
        for file, tree in trees()
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TYPE_CHECKING"
    }
    assert assigned == EARLY


def test_the_page_imports_no_name_that_the_stand_in_lacks() -> None:
    files = [module_graph.PY / name for stage in module_graph.stages() for name in stage]
    files += (ROOT / "tests" / "both").rglob("*.py")
    lacking = {file: names for file in files if (names := imported_from_typing(file) - STAND_INS)}
    assert lacking == {}
