"""Loads modules into Python's memory, from which they can be imported.

index.html executes this module before all others; a build contains it there. Modules in the file
system of MicroPython would take several times as long: it reads them twenty bytes at a time, each
time through JavaScript.
"""

import io
import json
import os
import random
import struct
import sys

import js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any

MODULES = "/modules"
ARRIVED = "/arrived"
PACKAGE = "/__init__"
FILE, FOLDER = ((kind, 0, 0, 0, 0, 0, 0, 0, 0, 0) for kind in (0x8000, 0x4000))


class Memory:
    """A file system of the loaded modules, with the methods that MicroPython calls.

    For each import MicroPython asks for a folder, a source file and bytecode, in this order. A
    KeyError means that the file does not exist. `stat` is a method of dict, because hundreds of
    calls of a Python method took a tenth of the page's start.
    """

    def __init__(self) -> None:
        self._contents: dict[str, bytes] = {}
        self._kinds: dict[str, tuple[int, ...]] = {}
        self.stat = self._kinds.__getitem__

    def unpack(self, archive: bytes) -> list[str]:
        """Stores the modules of an archive, and returns their names.

        The archive begins with a line of their paths and sizes.
        What MicroPython asks for before bytecode is stored too, as the wrong kind: a KeyError takes
        longer to handle.
        """
        head, _, contents = archive.partition(b"\n")
        names, start = [], 0
        for path, size in json.loads(head):
            path = "/" + path
            stem, _, _ = path.rpartition(".")
            names.append(stem[1:].replace("/", "."))
            self._kinds[stem] = FILE
            self._kinds[stem + ".py"] = FOLDER
            self._kinds[path] = FILE
            if stem.endswith(PACKAGE):
                self._kinds[stem[: -len(PACKAGE)]] = FOLDER
                names[-1] = names[-1][: -len(PACKAGE)]
            self._contents[path] = contents[start : start + size]
            start += size
        return names

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Does nothing. MicroPython requires the method."""

    def open(self, path: str, mode: str) -> io.BytesIO:
        """Opens a file for reading."""
        return io.BytesIO(self._contents[path])


memory = Memory()
os.mount(memory, MODULES)  # type: ignore[attr-defined]
sys.path.insert(0, MODULES)
sys.path.append(MODULES + "/page/micropython")  # What MicroPython lacks.
# At each import of these, MicroPython would look for a file with the same name.
for module in (json, random, struct):
    sys.modules[module.__name__] = module


def bring(name: str) -> Awaitable[list[str]]:
    """Starts to load the modules of a stage, `first-modules` or `later-modules`.

    Awaiting the result returns the names of the modules, which can be imported then. It raises an
    exception of any type if a module cannot be loaded.
    """
    return _stored(js.bring(name))


async def _stored(loading: Any) -> list[str]:
    archive = await loading
    # Python would copy a JavaScript array byte by byte.
    js.writeFile(ARRIVED, archive)
    with open(ARRIVED, "rb") as file:
        return memory.unpack(file.read(archive.byteLength))
