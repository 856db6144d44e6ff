"""Text as it has to stand in markup."""


def escaped(text: str) -> str:
    """Returns a text in which nothing is markup any more."""
    # That of MicroPython's `html` goes character by character.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
