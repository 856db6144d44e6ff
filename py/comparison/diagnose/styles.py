"""How a text differs from the judge's that means the same."""

from comparison.formats.meanings.text import without_prompt
from comparison.whitespace import squeezed

# How the text of a line may differ that means the same, each with what finds it in yours.
_STYLES = (
    ("an arrow stands for the dash", lambda judge, yours: "->" in yours or "→" in yours),
    ("several stand on one line", lambda judge, yours: yours.count("-") > judge.count("-") > 0),
    ("it is in small letters", lambda judge, yours: yours.upper() != yours == yours.lower()),
    ("commas stand between them", lambda judge, yours: "),(" in squeezed(yours)),
    ("the brackets are others", lambda judge, yours: "(" in judge and "(" not in yours),
    ("something stands before it", lambda judge, yours: without_prompt(yours) != yours),
)


def styles(judge: str, yours: str) -> str:
    """Returns how the text of a line differs that means the same, as far as there are words."""
    return ", ".join([phrase for phrase, holds in _STYLES if holds(judge, yours)])


def right_but_the_text(what: str, how: str) -> str:
    """Returns the sentence on squares or moves that are right in a text that is not."""
    detail = ": " + how if how else ""
    return f"The {what} are right, the text is not{detail}."
