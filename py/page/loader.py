"""Brings modules to where they can be imported from: the memory of Python.

This stands in index.html, for all others come by it. As files of Python's file system they would
take several times as long: MicroPython reads twenty bytes at a time, each by way of JavaScript.
"""

import io
import json
import os
import sys

import js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any

MODULES = "/modules"
ARRIVED = "/arrived"
FILE, FOLDER = ((kind, 0, 0, 0, 0, 0, 0, 0, 0, 0) for kind in (0x8000, 0x4000))


class Memory:
    """A file system of what has been brought, as MicroPython takes one.

    For a module it asks whether there is a folder of that name, then for a source, and then for
    bytecode; that there is nothing it is told by a KeyError. There are hundreds while the page
    starts: by way of a method of ours, they took a tenth of that time.
    """

    def __init__(self) -> None:
        self._contents: dict[str, bytes] = {}
        self._kinds: dict[str, tuple[int, ...]] = {}
        self.stat = self._kinds.__getitem__

    def keep(self, path: str, content: bytes) -> None:
        """Keeps a file; the folders that it is in have files of their own."""
        path = "/" + path
        self._contents[path] = content
        self._kinds[path] = FILE
        self._kinds[path.rpartition("/")[0]] = FOLDER
        self._kinds.setdefault(path.rpartition(".")[0], FILE)  # That is, no folder.

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """Does nothing; MicroPython asks for it."""

    def open(self, path: str, mode: str) -> io.BytesIO:
        """Returns a file to read."""
        return io.BytesIO(self._contents[path])


memory = Memory()
os.mount(memory, MODULES)  # type: ignore[attr-defined]
sys.path.insert(0, MODULES)


def bring(name: str) -> Awaitable[None]:
    """Begins to bring the modules whose addresses the element with this id lists.

    They can be imported once what it returns has been awaited, which raises an error of any kind
    if one of them cannot be had.
    """
    return _taken_in(js.bring(name))


async def _taken_in(arriving: Any) -> None:
    archive = await arriving
    # From an array of JavaScript's, Python would take one byte after the other.
    js.writeFile(ARRIVED, archive)
    with open(ARRIVED, "rb") as file:
        unpack(file.read(archive.byteLength))


def unpack(archive: bytes) -> None:
    """Keeps the files of an archive, which begins with a line of their paths and sizes."""
    head, _, contents = archive.partition(b"\n")
    start = 0
    for path, size in json.loads(head):
        memory.keep(path, contents[start : start + size])
        start += size
