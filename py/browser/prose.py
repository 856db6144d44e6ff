"""Sentences in which parts keep to one line, or are code."""

from board.markup import Markup, joined, markup


def unbroken(text: str) -> Markup:
    """Returns a text whose quotations and words with hyphens keep to one line."""
    first, *others = text.split("“")
    parts = [_words(first)]
    for other in others:
        quotation, end, rest = other.partition("”")
        if end:
            parts.append(_whole(f"“{quotation}”"))
        parts.append(_words(rest if end else f"“{other}"))
    return joined(parts)


def _words(text: str) -> Markup:
    return joined([_whole(word) if "-" in word else word for word in text.split(" ")], " ")


def _whole(text: str) -> Markup:
    return markup('<span class="whole">{}</span>', text)


def with_code(text: str) -> Markup:
    """Returns a text whose parts between backticks are code."""
    parts = text.split("`")
    return joined(
        [
            markup("<code>{}</code>", parts[i]) if i % 2 else unbroken(parts[i])
            for i in range(len(parts))
        ]
    )
