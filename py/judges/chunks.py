"""Takes long texts a piece at a time, so that nobody waits for the whole."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

ENCODING = "utf-8", "surrogatepass"  # Browsers let halves of a character through.
PIECE = 1 << 12  # Bytes, at least.


def pieces(text: str) -> "Iterator[str]":
    """Yields a text in pieces of whole lines, the last of which may lack its end."""
    # MicroPython counts its way to a character of a text from the start, but not to a byte.
    encoded = text.encode(*ENCODING)
    start = 0
    while start < len(encoded):
        end = encoded.find(b"\n", start + PIECE) + 1 or len(encoded)
        yield encoded[start:end].decode(*ENCODING)
        start = end


def lines_in(text: str) -> list[str]:
    """Returns the lines of a text without their ends."""
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return lines
