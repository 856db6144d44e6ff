"""Writes zip files: PKWARE's APPNOTE 4.3, with nothing compressed."""

import binascii
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = 20  # Of the format, 2.0: there are folders.
DATE = 0x21  # The first day there is, so that the same files make the same zip.


def zipped(files: "Sequence[tuple[str, str]]") -> list[bytes | str]:
    """Returns a zip of texts by their paths, all in ASCII: its parts, and the texts among them."""
    parts: list[bytes | str] = []
    table, start = b"", 0
    for path, text in files:
        name, size, checksum = path.encode(), len(text), binascii.crc32(text.encode())
        told = struct.pack("<5H3L2H", VERSION, 0, 0, 0, DATE, checksum, size, size, len(name), 0)
        head = b"PK\x03\x04" + told + name
        place = struct.pack("<3H2L", 0, 0, 0, 0, start)
        table += b"PK\x01\x02" + struct.pack("<H", VERSION) + told + place + name
        parts += [head, text]
        start += len(head) + size
    number = len(files)
    end = struct.pack("<4H2LH", 0, 0, number, number, len(table), start, 0)
    return parts + [table + b"PK\x05\x06" + end]
