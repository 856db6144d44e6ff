"""Imports run downwards only, in the order of the README's map of the rooms."""

import ast
import re
from functools import cache
from pathlib import Path

from serving import ROOT

PY = ROOT / "py"
# Within the page, as its row of the map has it: `browser` shows what `markup` makes of `state`.
OF_PAGE = ["page/main", "page/later", "page/browser", "page/markup", "page/state"]


@cache
def rooms() -> list[str]:
    """Returns the rooms from the topmost down."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    mapped = re.findall(r"^\| `py/(\w+)/`", readme, re.MULTILINE)
    at = mapped.index("page")
    return mapped[:at] + OF_PAGE + mapped[at + 1 :]


def room_of(module: str) -> str:
    """Returns the room of a module named as in an import, the module's own name if it has none."""
    parts = module.split(".")
    return "/".join(parts[:2]) if parts[0] == "page" else parts[0]


@cache
def imported(file: Path) -> set[str]:
    """Returns the modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def modules() -> list[Path]:
    """Returns the modules of all rooms; those above all rooms are the commands."""
    return [file for file in sorted(PY.rglob("*.py")) if file.parent != PY]


def test_every_room_is_on_the_map() -> None:
    folders = {path.name for path in PY.iterdir() if (path / "__init__.py").exists()}
    assert {room.partition("/")[0] for room in rooms()} == folders


def above(file: Path) -> set[str]:
    """Returns the rooms above its own from which a module imports.

    To a module of the page that is in no room of it, every room is above.
    """
    order = rooms()
    own = room_of(".".join(file.relative_to(PY).with_suffix("").parts))
    below = order[order.index(own) :] if own in order else []
    return {room_of(module) for module in imported(file)} & {*order} - {*below}


def test_imports_run_downwards_only() -> None:
    assert {file: found for file in modules() if (found := above(file))} == {}


def test_the_page_itself_imports_nothing() -> None:
    assert imported(PY / "page" / "__init__.py") == set()


def test_no_room_imports_a_command() -> None:
    commands = {path.stem for path in PY.glob("*.py")}
    tops = {file: {name.partition(".")[0] for name in imported(file)} for file in modules()}
    assert {file: found for file, names in tops.items() if (found := names & commands)} == {}
