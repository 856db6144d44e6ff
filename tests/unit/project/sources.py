"""The modules of `py/` as trees, each parsed once for all tests of the source."""

from __future__ import annotations

import ast
from functools import cache
from typing import TYPE_CHECKING

from hosting.serving import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PY = ROOT / "py"


def modules() -> list[Path]:
    """Returns the files of all modules, the commands too."""
    return sorted(PY.rglob("*.py"))


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Returns the nodes of a module, the module itself first."""
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
