"""What a test expects, said without pytest so that it can be said under MicroPython."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    E = TypeVar("E", bound=Exception)


def raises(error: "type[E]", function: "Callable[..., object]", *args: object) -> "E":
    """Returns the error that the call raises; fails if it raises none, lets others through."""
    try:
        result = function(*args)
    except error as raised:
        return raised
    raise AssertionError(f"no {error.__name__}, but {result!r}")
