"""The Python modules that the page, its workbench, the engine and the sandbox import."""

import ast
from collections.abc import Iterator
from functools import cache

from hosting.serving import ROOT

PY = ROOT / "py"
MAIN, LATER = "page/main.py", "page/later.py"
ENGINE, READER = "play/engine/page_engine.py", "play/library/file_import.py"
# The others are imported when they are asked for; see `workbench.programs.sandbox.service`.
EVIDENCE = (
    "workbench/programs/sandbox/service.py",
    "workbench/programs/sandbox/python_facts.py",
    "workbench/programs/sandbox/traced_facts.py",
    "workbench/programs/repair/fix_search.py",
    "workbench/programs/repair/cpp/cpp_fixes.py",
)
LOADER = "page/loader.py"
# Modules of Python that MicroPython lacks. The loader adds their folder to sys.path.
STAND_INS = ("page/micropython/__future__.py", "page/micropython/typing.py")


def stages() -> tuple[list[str], list[str]]:
    """Returns the paths of the modules that a game needs, and of those loaded later."""
    first = [*STAND_INS, *modules(MAIN)]
    return first, [name for name in modules(LATER) if name not in first]


def engine_modules() -> list[str]:
    """Returns the paths of the modules of the engine's worker."""
    return [*STAND_INS, *modules(ENGINE)]


def modules(*entries: str) -> list[str]:
    """Returns the paths, below `py/`, of modules and of every module that they import."""
    needed, found = {*entries}, [*entries]
    while found:
        new = _imported(found.pop()) - needed
        needed |= new
        found += new
    return sorted(needed)


@cache
def _imported(path: str) -> frozenset[str]:
    """Returns the paths of the modules that a module imports at its top level."""
    found: set[str] = set()
    for statement in ast.parse((PY / path).read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            names = [f"{statement.module}.{alias.name}" for alias in statement.names]
        elif isinstance(statement, ast.Import):
            names = [alias.name for alias in statement.names]
        else:
            continue
        for name in names:
            found |= {*_files(name.split("."))}
    return frozenset(found)


def _files(parts: list[str]) -> Iterator[str]:
    """Yields the paths of the module with a dotted name and of the packages that contain it.

    Names that are no module of the project have no path.
    """
    for length in range(1, len(parts) + 1):
        path = "/".join(parts[:length])
        yield from (name for name in (f"{path}.py", f"{path}/__init__.py") if (PY / name).exists())
