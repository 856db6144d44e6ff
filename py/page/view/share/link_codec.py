"""Compresses text into the characters of a link, and back.

The browser compresses and encodes. The time of MicroPython's own base64 grows with the square of
the length.
"""

import binascii
import json

from pyscript import window
from pyscript.ffi import to_js

from page.view.core.page import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEFLATE = "deflate"  # RFC 1950, whose checksum detects damage.
NO_PACKING = "This browser cannot make a link of all this"
TOO_LONG = "A link to all of this would be too long to share"
DAMAGED = "The link is damaged: part of it is missing or changed."
LONGEST = 50_000  # Characters. Longer links could expand beyond the memory of a browser.


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


async def unpack(packed: str) -> str:
    """Returns the text of `pack`. Raises ValueError if it is damaged."""
    if len(packed) > LONGEST:
        raise ValueError(DAMAGED)
    plain = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    try:
        numbers = json.dumps(list(binascii.a2b_base64(plain.encode())))
        blob = window.Blob.new(to_js([window.Uint8Array.new(window.JSON.parse(numbers))]))
        return str(await _through(window.DecompressionStream.new(DEFLATE), blob).text())
    except Exception:  # Its type depends on the browser and on the damage.
        raise ValueError(DAMAGED) from None


def _through(stream: Any, blob: Any) -> Any:
    """Returns a response with the output of a stream for a blob."""
    return window.Response.new(blob.stream().pipeThrough(stream))


async def _in_base64(blob: Any) -> str:
    reader, read = window.FileReader.new(), window.Promise.withResolvers()
    reader.onload = read.resolve
    reader.readAsDataURL(blob)
    await read.promise
    return str(reader.result).partition(",")[2]
