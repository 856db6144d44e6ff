"""The icon as pictures of points, for where a drawing will not do."""

import struct
import zlib
from collections.abc import Iterator

Color = tuple[int, int, int]

GREEN, BLACK, WHITE = (0x2C, 0x7A, 0x59), (0x16, 0x19, 0x1B), (0xF6, 0xF1, 0xE4)
# The two sides of a disc: colour, centre and radius, in parts of the whole. They stay within the
# circle of 0.4 around the middle that a mask never cuts into.
SIDES = ((WHITE, 0.5, 0.55, 0.3), (BLACK, 0.5, 0.48, 0.3))


def icon(size: int) -> bytes:
    """Returns the icon as a PNG of size x size points, green to its edges (RFC 2083)."""
    rows = b"".join(b"\0" + bytes(_row(y, size)) for y in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


def _row(y: int, size: int) -> Iterator[int]:
    """Yields red, green and blue of the points of a row."""
    for x in range(size):
        color: Color = GREEN
        for side, centre_x, centre_y, radius in SIDES:
            across, down = x + 0.5 - centre_x * size, y + 0.5 - centre_y * size
            # How much of the point the side covers, taking its edge for straight.
            inside = min(1.0, max(0.0, radius * size - (across**2 + down**2) ** 0.5 + 0.5))
            color = _mixed(color, side, inside)
        yield from color


def _mixed(under: Color, over: Color, part: float) -> Color:
    if part in (0, 1):  # As it is almost everywhere.
        return over if part else under
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(under, over, strict=True))
    return red, green, blue
