"""The files of PyScript that a page loads: whole in a checkout, trimmed in a build."""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from hosting.building.trimming import UnknownPyScript, trimmed

# Re-exports the core, whose file name contains a hash.
CORE = "core.js"
NAMED_CORE = re.compile(r'from"\./(core-[\w-]+\.js)"')
# The core imports this plugin even though the page turns it off.
ERROR_PLUGIN = re.compile(r'import\("\./(error-[\w-]+\.js)"\)')
WARNING = """\
Warning: this PyScript cannot be trimmed, so all of it is published and the page starts more slowly.
{problem}
To trim this version too, adapt CUTS in py/hosting/building/trimming.py to its core.
.github/CONTRIBUTING.md describes how to upgrade PyScript."""


class PyScriptFiles(NamedTuple):
    """The files of PyScript in a build.

    Attributes:
        files: Contents by names.
        imported: The names of the files that the browser imports at the start.
        is_trimmed: Whether parts are left out and changed.
    """

    files: dict[str, bytes]
    imported: list[str]
    is_trimmed: bool


def imported(folder: Path) -> list[str]:
    """Returns the names of the files that the browser imports at the start, in their order."""
    name = _core(folder)
    plugins = ERROR_PLUGIN.findall((folder / name).read_text(encoding="utf-8"))
    return [*dict.fromkeys([CORE, name, *plugins])]


def published(folder: Path) -> PyScriptFiles:
    """Returns the files to publish of the PyScript in a folder.

    A version that cannot be trimmed is published whole, with a warning on standard error.
    """
    core = (folder / _core(folder)).read_text(encoding="utf-8")
    files = {"LICENSE": (folder / "LICENSE").read_bytes()}
    try:
        trimmed_core = trimmed(core)
    except UnknownPyScript as problem:
        print(WARNING.format(problem=problem), file=sys.stderr)
        files |= {path.name: path.read_bytes() for path in sorted(folder.glob("*.js"))}
        return PyScriptFiles(files, imported(folder), is_trimmed=False)
    return PyScriptFiles(files | {CORE: trimmed_core.encode()}, [CORE], is_trimmed=True)


def _core(folder: Path) -> str:
    """Returns the name of the file that contains the core."""
    found = NAMED_CORE.search((folder / CORE).read_text(encoding="utf-8"))
    return found[1] if found else CORE
