"""Packs text into the few characters that a link can carry, and unpacks it."""

import binascii
import zlib

DAMAGED = "The link is damaged: part of it is missing or changed."
LONGEST = 200_000  # Characters; what they unpack to stays small enough for any browser.


def pack(text: str) -> str:
    """Returns the text compressed and written with letters, digits, `-` and `_`."""
    packed = binascii.b2a_base64(zlib.compress(text.encode())).decode()
    return packed.strip().rstrip("=").replace("+", "-").replace("/", "_")


def unpack(packed: str) -> str:
    """Returns the text that was packed. Raises ValueError if it was damaged since."""
    if len(packed) > LONGEST:
        raise ValueError(DAMAGED)
    plain = packed.replace("-", "+").replace("_", "/") + "=" * (-len(packed) % 4)
    try:
        return zlib.decompress(binascii.a2b_base64(plain.encode())).decode()
    except Exception:  # Each Python has its own for each way in which data can be damaged.
        raise ValueError(DAMAGED) from None
