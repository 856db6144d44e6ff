"""Comments in characters that need no escape in a URL.

Letters and digits stand for themselves and a hyphen for a space. Any other byte of UTF-8 is written
as in `~3F`, because some programs that send links would escape a percent sign again.
"""

from othello.squares import ALPHABET, DIGITS

PLAIN = {ord(character): character for character in ALPHABET + ALPHABET.upper() + DIGITS}
PLAIN[ord(" ")] = "-"
ESCAPES = [PLAIN.get(byte) or f"~{byte:02X}" for byte in range(256)]
BYTES = {f"{byte:02X}": bytes([byte]) for byte in range(256)}


def escaped_comment(text: str) -> str:
    """Returns a comment in these characters, the inverse of `unescaped_comment`."""
    return "".join([ESCAPES[byte] for byte in text.encode()])


def unescaped_comment(text: str) -> str | None:
    """Returns the comment, None if the text is invalid."""
    first, *others = text.replace("-", " ").split("~")
    try:
        found = [first.encode()] + [BYTES[other[:2]] + other[2:].encode() for other in others]
        return b"".join(found).decode()
    except (KeyError, ValueError):  # ValueError for bytes that are not UTF-8.
        return None
