"""What the references have found before, for whoever asks again. Nobody may change it.

It is for them alone: of the page's own modules every test is to run what it is about, or
tests/mutate.py would not see which tests do.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    K = TypeVar("K")
    T = TypeVar("T")


def of_the_last(work: "Callable[[str], T]") -> "Callable[[str], T]":
    """Returns the function, which does nothing anew for the text that it was given last."""
    last: list[tuple[str, T]] = []

    def remembered(text: str) -> "T":
        if not last or last[0][0] != text:
            last[:] = [(text, work(text))]
        return last[0][1]

    return remembered


def once(work: "Callable[[K], T]") -> "Callable[[K], T]":
    """Returns the function, which does nothing anew for what it was given before."""
    known: dict[K, T] = {}

    def remembered(key: "K") -> "T":
        if key not in known:
            known[key] = work(key)
        return known[key]

    return remembered
