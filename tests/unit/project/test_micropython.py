"""Modules use what MicroPython has, with annotations that are written in the usual way."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hosting.building import module_graph
from hosting.serving import ROOT
from unit.project import sources

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

STAND_INS = {"TYPE_CHECKING", "Any", "Protocol", "TypedDict"}
# The stand-in itself, and what runs before it is loaded, in MicroPython alone.
EARLY = {
    ROOT / "py" / "page" / "loader.py",
    ROOT / "py" / "page" / "micropython" / "typing.py",
    ROOT / "tests" / "driving" / "core" / "track_tasks.py",
}


class Facts(NamedTuple):
    """What a module has: lines of quoted annotations, assigned names, and names from typing."""

    quoted: list[int]
    assigned: set[str]
    from_typing: set[str]


@cache
def facts(file: Path) -> Facts:
    """Returns the facts about a module, which is parsed once."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = Facts([], set(), set())
    for each in annotations_in(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            found.quoted.append(each.lineno)
    for item in tree.body:
        if isinstance(item, ast.Assign):
            found.assigned.add(ast.unparse(item.targets[0]))
        elif isinstance(item, ast.ImportFrom) and item.module == "typing":
            found.from_typing.update(alias.name for alias in item.names)
    return found


def annotations_in(tree: ast.Module) -> Iterator[ast.expr | None]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg):
            yield node.annotation
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.returns


def modules() -> list[Path]:
    return [file for folder in ("py", "tests") for file in (ROOT / folder).rglob("*.py")]


def test_the_page_reads_no_property_of_a_base_class_by_super() -> None:
    """MicroPython returns the property itself; only methods can be called so."""
    read = re.compile(r"super\(\)\.\w+(?![\w(])")
    files = [module_graph.PY / name for stage in module_graph.stages() for name in stage]
    assert [file for file in files if read.search(file.read_text(encoding="utf-8"))] == []


def test_no_text_is_formatted_within_another() -> None:
    """MicroPython cannot evaluate an f-string within an f-string."""
    nested = []
    for file in sources.modules():
        for node in sources.nodes(file):
            if isinstance(node, ast.FormattedValue):
                parts = ast.walk(node.value)
                nested += [file for part in parts if isinstance(part, ast.JoinedStr)]
    assert nested == []


def test_annotations_are_not_quoted() -> None:
    assert {file: lines for file in modules() if (lines := facts(file).quoted)} == {}


def test_type_checking_is_imported() -> None:
    assert {file for file in modules() if "TYPE_CHECKING" in facts(file).assigned} == EARLY


def test_the_page_imports_no_name_that_the_stand_in_lacks() -> None:
    files = [module_graph.PY / name for stage in module_graph.stages() for name in stage]
    files += (ROOT / "tests" / "both").rglob("*.py")
    lacking = {file: names for file in files if (names := facts(file).from_typing - STAND_INS)}
    assert lacking == {}
