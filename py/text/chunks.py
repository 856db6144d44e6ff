"""Splits long texts into chunks, so that slow work can pause between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ENCODING = "utf-8", "surrogatepass"  # Text from a browser may contain lone surrogates.
CHUNK = 1 << 12  # Bytes, at least.


def chunks(text: str) -> Iterator[str]:
    """Yields a text in chunks of whole lines; the last chunk may lack its line end."""
    # MicroPython indexes bytes in constant time, but strings in linear time.
    encoded = text.encode(*ENCODING)
    start = 0
    while start < len(encoded):
        end = encoded.find(b"\n", start + CHUNK) + 1 or len(encoded)
        yield encoded[start:end].decode(*ENCODING)
        start = end


def lines_in(text: str) -> list[str]:
    """Returns the lines of a text without line ends; a line end at the end adds no empty line."""
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return lines
