"""Writes zip files without compression (PKWARE's APPNOTE, section 4.3)."""

from __future__ import annotations

import binascii
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = 20  # Version 2.0 of the format, the first with folders.
DATE = 0x21  # The format's earliest date, so that the same files make the same zip.


def zipped(files: Sequence[tuple[str, str]]) -> list[bytes | str]:
    """Returns the parts of a zip file of paths and ASCII texts, which are not copied."""
    parts: list[bytes | str] = []
    directory, start = b"", 0
    for path, text in files:
        name, size, checksum = path.encode(), len(text), binascii.crc32(text.encode())
        fields = struct.pack("<5H3L2H", VERSION, 0, 0, 0, DATE, checksum, size, size, len(name), 0)
        header = b"PK\x03\x04" + fields + name
        place = struct.pack("<3H2L", 0, 0, 0, 0, start)
        directory += b"PK\x01\x02" + struct.pack("<H", VERSION) + fields + place + name
        parts += [header, text]
        start += len(header) + size
    number = len(files)
    end = struct.pack("<4H2LH", 0, 0, number, number, len(directory), start, 0)
    return parts + [directory + b"PK\x05\x06" + end]
