"""Compresses text into the characters of a link.

The browser compresses and encodes. The time of MicroPython's own base64 grows with the square of
the length.
"""

from typing import Any

import js as window
from jsffi import to_js

from browser.page import Failure
from page.share.address import DEFLATE

NO_PACKING = "This browser cannot make a link of all this"
TOO_LONG = "A link to all of this would be too long to share"


async def pack(text: str, most: int) -> str:
    """Returns the compressed text in at most `most` letters, digits, `-` and `_`.

    Raises Failure if the browser cannot compress or the result is longer.
    """
    blob = window.Blob.new(to_js([text]))
    try:
        stream = blob.stream().pipeThrough(window.CompressionStream.new(DEFLATE))
        packed = await window.Response.new(stream).blob()
    except Exception:  # The browser is too old.
        raise Failure(NO_PACKING) from None
    if packed.size * 4 > most * 3:  # Four characters encode three bytes.
        raise Failure(TOO_LONG)
    written = await _in_base64(packed)
    return written.rstrip("=").replace("+", "-").replace("/", "_")


async def _in_base64(blob: Any) -> str:
    reader, read = window.FileReader.new(), window.Promise.withResolvers()
    reader.onload = read.resolve
    reader.readAsDataURL(blob)
    await read.promise
    return str(reader.result).partition(",")[2]
