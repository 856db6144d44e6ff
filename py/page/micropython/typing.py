"""Stands in for Python's module under MicroPython, which has none."""

from __future__ import annotations

TYPE_CHECKING = False
Any = None
Protocol = object


class TypedDict:
    """Makes a dict, as the class of the same name in Python's module does."""

    def __new__(cls, **items: object) -> dict[str, object]:  # type: ignore[misc]
        """Returns the items."""
        return items
