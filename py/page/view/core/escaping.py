"""Escapes text for markup."""


def escaped(text: str) -> str:
    """Returns a text with its special characters escaped."""
    # The function of MicroPython's `html` is slow: it handles one character at a time.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def with_code(text: str) -> str:
    """Returns the markup of a text whose parts between backticks are code."""
    parts = [escaped(part) for part in text.split("`")]
    return "".join([f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts)])
