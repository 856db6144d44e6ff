"""An assertion on exceptions without pytest, for tests under MicroPython."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    E = TypeVar("E", bound=Exception)


def raises(error: type[E], function: Callable[..., object], *args: object) -> E:
    """Returns the expected error of a call; fails if there is none, passes others on."""
    try:
        result = function(*args)
    except error as raised:
        return raised
    raise AssertionError(f"no {error.__name__}, but {result!r}")
