"""What a build compiles of a module."""

import builtins
from collections.abc import Iterator
from pathlib import Path
from symtable import SymbolTable, symtable

import pytest

from hosting.building import module_graph
from hosting.building.bytecode import without_typing


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("from __future__ import annotations\nx = 1", "\nx = 1"),
        ("if TYPE_CHECKING:\n    import a\n\n    b = 1\nx = 1", "\n\n\n\nx = 1"),
        ("from typing import Any\ndef f(x: Any) -> Any: ...", "\ndef f(x: Any) -> Any: ..."),
        ("from typing import (\n    Any,\n)\nx: Any = 1", "\n\n\nx: Any = 1"),
        ("from typing import NamedTuple\nclass C(NamedTuple):\n    x: int",) * 2,
        ("from typing import TYPE_CHECKING\nx = 'é' if TYPE_CHECKING else 2",) * 2,
        ("if TYPE_CHECKING:\n    x = 1\nelse:\n    x = 2",) * 2,
        ("def f():\n    if TYPE_CHECKING:\n        import a",) * 2,
    ],
)
def test_only_what_a_type_checker_reads_becomes_empty_lines(source: str, left: str) -> None:
    assert without_typing(source) == left


def test_the_modules_of_the_page_still_define_all_names_that_they_use() -> None:
    paths = [path for stage in module_graph.stages() for path in stage]
    assert {path: names for path in paths if (names := undefined(path))} == {}


def undefined(path: str) -> set[str]:
    """Returns the names that a module uses and does not define."""
    source = without_typing(Path(module_graph.PY, path).read_text(encoding="utf-8"))
    table = symtable(f"from __future__ import annotations\n{source}", path, "exec")
    defined = {s.get_name() for s in table.get_symbols() if s.is_assigned() or s.is_imported()}
    return {*used(table)} - defined - {"__name__", *dir(builtins)}


def used(table: SymbolTable) -> Iterator[str]:
    """Yields the names of the module that a scope and those in it use."""
    for symbol in table.get_symbols():
        if symbol.is_referenced() and symbol.is_global():
            yield symbol.get_name()
    for child in table.get_children():
        yield from used(child)
