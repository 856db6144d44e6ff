"""Modules that are loaded when the page can already be played on."""

import asyncio
import gzip
import io
import os
import tarfile

from pyscript import window

from page.browser.fetching import bytes_in, text_in
from page.browser.page import TURN

AT_ONCE = 6
UNPACKED = "./*"


async def load_modules(files: dict[str, str]) -> None:
    """Puts files where they can be imported, each at the path under its address.

    An archive is unpacked where the path is `./*`, as PyScript does it with those it loads.
    """
    answers = []
    for number, address in enumerate(files):
        if number % AT_ONCE == 0:
            await asyncio.sleep(TURN)  # Asking for all at once would hold up the board.
        answers.append((address, window.fetch(address)))
    for address, answer in answers:
        if files[address] == UNPACKED:
            unpack(await bytes_in(answer, address))
        else:
            write(files[address], (await text_in(answer, address)).encode())


def unpack(archive: bytes) -> None:
    """Writes the files of a compressed tar archive."""
    entries = tarfile.TarFile(fileobj=gzip.GzipFile(fileobj=io.BytesIO(archive)))
    for entry in entries:
        content = entries.extractfile(entry) if entry.type == tarfile.REGTYPE else None
        if content:
            write(entry.name, content.read())


def write(path: str, content: bytes) -> None:
    """Writes a file, and makes the folders that it is in."""
    folders = path.split("/")[:-1]
    for depth in range(1, len(folders) + 1):
        try:
            os.mkdir("/".join(folders[:depth]))
        except OSError:  # It is there.
            pass
    with open(path, "wb") as file:
        file.write(content)
