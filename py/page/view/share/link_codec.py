"""Compresses text into the characters of a link, and back.

The browser compresses and encodes. The time of MicroPython's own base64 grows with the square of
the length.
"""

import binascii
import json
from typing import Any

from pyscript import window
from pyscript.ffi import to_js

from page.view.core.page import Failure
from saved.work import LONGEST_LINK

DEFLATE = "deflate"  # RFC 1950, whose checksum detects damage.
NO_PACKING = "This browser cannot make a link of all this"
TOO_LONG = "A link to all of this would be too long to share"
DAMAGED = "The link is damaged: part of it is missing or changed."
MOST_UNPACKED = 10_000_000  # Bytes.
TOO_LARGE = f"The link was not opened: it unpacks to more than {MOST_UNPACKED} bytes."


async def pack(text: str, most: int) -> str:
    """Returns the compressed text in at most `most` letters, digits, `-` and `_`.

    Raises Failure if the browser cannot compress or the result is longer.
    """
    blob = window.Blob.new(to_js([text]))
    try:
        packed = await _through(window.CompressionStream.new(DEFLATE), blob).blob()
    except Exception:  # The browser is too old.
        raise Failure(NO_PACKING) from None
    if packed.size * 4 > most * 3:  # Four characters encode three bytes.
        raise Failure(TOO_LONG)
    written = await _in_base64(packed)
    return written.rstrip("=").replace("+", "-").replace("/", "_")


async def unpack(packed: str) -> Any:
    """Returns the result of `window.parsed` for the JSON text that was packed.

    Raises ValueError if the text is damaged or unpacks to more than MOST_UNPACKED bytes.
    """
    if len(packed) > LONGEST_LINK:
        raise ValueError(DAMAGED)
    try:
        chunks = await _unpacked(_decoded(packed))
    except Exception:  # Its type depends on the browser and on the damage.
        raise ValueError(DAMAGED) from None
    if chunks is None:
        raise ValueError(TOO_LARGE)
    return await window.Blob.new(chunks).text().then(window.parsed)


async def _unpacked(blob: Any) -> Any:
    """Returns the chunks that a compressed blob unpacks to, None if they are too large."""
    reader = blob.stream().pipeThrough(window.DecompressionStream.new(DEFLATE)).getReader()
    chunks, left = window.Array.new(), MOST_UNPACKED
    while not (chunk := await reader.read()).done:
        left -= chunk.value.length
        if left < 0:
            reader.cancel()
            return None
        chunks.push(chunk.value)
    return chunks


def _decoded(packed: str) -> Any:
    """Returns the bytes of base64 as a blob. Raises ValueError if it is damaged."""
    plain = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    numbers = json.dumps(list(binascii.a2b_base64(plain.encode())))
    return window.Blob.new(to_js([window.Uint8Array.new(window.JSON.parse(numbers))]))


def _through(stream: Any, blob: Any) -> Any:
    """Returns a response with the output of a stream for a blob."""
    return window.Response.new(blob.stream().pipeThrough(stream))


async def _in_base64(blob: Any) -> str:
    reader, read = window.FileReader.new(), window.Promise.withResolvers()
    reader.onload = read.resolve
    reader.readAsDataURL(blob)
    await read.promise
    return str(reader.result).partition(",")[2]
