"""Escapes text for markup."""


def escaped(text: str) -> str:
    """Returns a text with its special characters escaped."""
    # The function of MicroPython's `html` is slow: it handles one character at a time.
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def unbroken(text: str) -> str:
    """Returns the markup of a text whose quotations and words with hyphens keep to one line."""
    first, *others = text.split("“")
    parts = [_words(first)]
    for other in others:
        quotation, end, rest = other.partition("”")
        parts.append(_whole(f"“{quotation}”") + _words(rest) if end else _words(f"“{other}"))
    return "".join(parts)


def _words(text: str) -> str:
    words = [_whole(word) if "-" in word else escaped(word) for word in text.split(" ")]
    return " ".join(words)


def _whole(text: str) -> str:
    return f'<span class="whole">{escaped(text)}</span>'


def with_code(text: str) -> str:
    """Returns the markup of a text whose parts between backticks are code."""
    parts = text.split("`")
    return "".join(
        [
            f"<code>{escaped(parts[i])}</code>" if i % 2 else unbroken(parts[i])
            for i in range(len(parts))
        ]
    )
