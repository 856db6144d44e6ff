"""Usual annotations work under MicroPython too, whose `__future__` and `typing` are stand-ins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypedDict

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NotRequired


class Named(Protocol):
    """Something with a name."""

    name: str

    def renamed(self, name: str) -> Named:
        """Returns the same under another name."""


class Disc(TypedDict):
    """A disc, as it crosses a worker."""

    square: int
    name: NotRequired[str]


class Square(Named):
    """A square with a name."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def renamed(self, name: str) -> Named:
        """Returns a square with the name."""
        return Square(name)


def applied(function: Callable[[Any], Disc], *values: Any) -> list[Disc]:
    """Returns the results for all values."""
    found: list[Disc] = [function(value) for value in values]
    return found


def test_annotations_are_not_evaluated() -> None:
    assert applied(lambda value: {"square": value}, 3, 4) == [{"square": 3}, {"square": 4}]


def test_a_protocol_can_be_a_base_class() -> None:
    assert Square("d3").renamed("e3").name == "e3"


def test_a_typed_dict_is_a_plain_dict() -> None:
    disc = Disc(square=3, name="d1")
    assert type(disc) is dict and disc == {"square": 3, "name": "d1"}


def test_names_for_types_alone_are_not_imported() -> None:
    assert not TYPE_CHECKING
    assert "Callable" not in globals()
