"""Compiles the modules of the engine's worker; `engine_library` runs it in Pyodide."""

import sys
import zipfile
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import ModuleType


def compile_library(entry: str, target: str) -> None:
    """Writes a zip archive with the bytecode of a module and of every module that it imports.

    The archive replaces Pyodide's library. It is reproducible to the byte.
    """
    import_module(entry)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, module in sorted(sys.modules.items()):
            source = _source(module)
            if source is None:
                continue
            place = name.replace(".", "/") + ("/__init__" if hasattr(module, "__path__") else "")
            code = compile(source, f"{place}.py", "exec", dont_inherit=True)
            content = _code_to_hash_pyc(code, bytes(8), False)
            archive.writestr(zipfile.ZipInfo(f"{place}.pyc"), content, zipfile.ZIP_DEFLATED)


def _source(module: ModuleType) -> str | None:
    """Returns the source of a module, or None if it has none or this is an alias."""
    spec = module.__spec__
    if spec is None or spec.loader is None or sys.modules.get(spec.name) is not module:
        return None
    if spec.origin in ("built-in", "frozen"):
        return None
    get_source = getattr(spec.loader, "get_source", None)
    return get_source(spec.name) if get_source else None
