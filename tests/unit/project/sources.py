"""The modules below `py/` and what is in them. Each is parsed once in a process."""

import ast
from functools import cache
from pathlib import Path

from hosting.serving import ROOT

PY = ROOT / "py"
FILES = sorted(PY.rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    """Returns the syntax tree of a module."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def nodes(file: Path) -> list[ast.AST]:
    """Returns all nodes of the tree of a module."""
    return [*ast.walk(tree(file))]


def classes(file: Path) -> list[ast.ClassDef]:
    """Returns the classes that a module defines, for types too."""
    return [node for node in nodes(file) if isinstance(node, ast.ClassDef)]


def with_text(text: str) -> list[Path]:
    """Returns the modules that contain a text; most questions need no tree of the others."""
    return [file for file in FILES if text in file.read_text(encoding="utf-8")]
