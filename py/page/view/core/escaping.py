"""Escapes text for markup."""


def escaped(text: str) -> str:
    """Returns a text with its special characters escaped."""
    # The function of MicroPython's `html` is slow: it handles one character at a time.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
