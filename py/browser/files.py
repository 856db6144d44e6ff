"""The user's files."""

from __future__ import annotations

import gc
import json
from typing import TYPE_CHECKING, Any

import js as window
from js import document
from jsffi import to_js

from browser.page import Failure

if TYPE_CHECKING:
    from collections.abc import Generator

LARGEST = 10_000_000  # Bytes.
TOO_LARGE = "{} has {} bytes; this page opens files of up to {}."
NOT_READ = "{} could not be read. Open it again."
PIECE = 100_000  # Bytes that are decoded at once.
# The byte order marks that Windows shells write.
ENCODINGS = {(0xFF, 0xFE): "utf-16le", (0xFE, 0xFF): "utf-16be"}


def dated(what: str, day: str, form: str = "txt") -> str:
    """Returns the name of a file, made of what was saved and the day."""
    return f"othello-{what}-{day}.{form}"


def download(name: str, *parts: str | bytes) -> None:
    """Saves texts and bytes, one after the other, as a file."""
    blob = window.Blob.new(to_js([_portable(part) for part in parts]))
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href, link.download = address, name
    link.click()
    window.URL.revokeObjectURL(address)


def _portable(part: Any) -> Any:
    """Returns a text, or bytes as an array, in the form that the browser takes."""
    if not isinstance(part, bytes):
        return part
    return window.Uint8Array.new(window.JSON.parse(json.dumps(list(part))))


def read(file: Any) -> Generator[Any, Any, str]:
    """Returns the text of a file, which it reads in slices of a job.

    The file is in UTF-8, in UTF-16, or else in Latin 1.

    Raises:
        Failure: The file is too large or cannot be read.
    """
    if file.size > LARGEST:
        raise Failure(TOO_LARGE.format(file.name, file.size, LARGEST))
    try:
        content = window.Uint8Array.new((yield file.arrayBuffer()))
    except Exception:  # The file was moved or changed after it was chosen.
        raise Failure(NOT_READ.format(file.name)) from None
    encoding = ENCODINGS.get((content[0], content[1])) if content.length > 1 else None
    decode = window.decoding(encoding or window.encodingOf(content))
    pieces: list[bytes] = []
    for start in range(0, content.length, PIECE):
        pieces.append(decode(content.subarray(start, start + PIECE)).encode())
        yield None
    pieces.append(decode().encode())
    # Joining strings would take as long as both of these tasks.
    yield 0
    gc.disable()  # A collection would belong to the same task.
    try:
        joined = b"".join(pieces)
    finally:
        gc.enable()
    pieces = []
    yield 0
    return joined.decode()
