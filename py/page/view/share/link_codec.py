"""Packs text into the few characters that a link can carry, and unpacks it.

The browser compresses and writes the base64: MicroPython's own takes time that grows with the
square of the length.
"""

import binascii
import json

from pyscript import window
from pyscript.ffi import to_js

from page.view.core.page import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEFLATE = "deflate"  # RFC 1950, with a checksum that tells damage.
NO_PACKING = "This browser cannot make a link of all this"
TOO_LONG = "A link to all of this would be too long to share"
DAMAGED = "The link is damaged: part of it is missing or changed."
LONGEST = 50_000  # Characters; what they unpack to stays small enough for any browser.


async def pack(text: str, most: int) -> str:
    """Returns the text compressed and written with at most `most` letters, digits, `-` and `_`.

    Raises Failure where the browser cannot compress, or where they would be more.
    """
    blob = window.Blob.new(to_js([text]))
    try:
        packed = await _through(window.CompressionStream.new(DEFLATE), blob).blob()
    except Exception:  # It is too old to know how.
        raise Failure(NO_PACKING) from None
    if packed.size * 4 > most * 3:  # Four characters are three bytes.
        raise Failure(TOO_LONG)
    written = await _in_base64(packed)
    return written.rstrip("=").replace("+", "-").replace("/", "_")


async def unpack(packed: str) -> str:
    """Returns the text that was packed. Raises ValueError if it was damaged since."""
    if len(packed) > LONGEST:
        raise ValueError(DAMAGED)
    plain = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    try:
        numbers = json.dumps(list(binascii.a2b_base64(plain.encode())))
        blob = window.Blob.new(to_js([window.Uint8Array.new(window.JSON.parse(numbers))]))
        return str(await _through(window.DecompressionStream.new(DEFLATE), blob).text())
    except Exception:  # Each browser has its own for each way in which data can be damaged.
        raise ValueError(DAMAGED) from None


def _through(stream: Any, blob: Any) -> Any:
    """Returns a response of what comes out of a stream that a blob is sent through."""
    return window.Response.new(blob.stream().pipeThrough(stream))


async def _in_base64(blob: Any) -> str:
    reader, read = window.FileReader.new(), window.Promise.withResolvers()
    reader.onload = read.resolve
    reader.readAsDataURL(blob)
    await read.promise
    return str(reader.result).partition(",")[2]
