"""Style sheets for saved pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

REFERENCE = "var("


def resolved(css: str, value_of: Callable[[str], str]) -> str:
    """Returns the style sheet with custom properties replaced by their values.

    The result depends on no other sheet and works in programs without custom properties.
    """
    first, *rest = css.split(REFERENCE)
    for part in rest:
        name, _, tail = part.partition(")")
        first += value_of(name) + tail
    return first
