"""The gate for external data accepts what its shapes describe, and names what it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gate.shapes import (
    joined,
    list_of,
    long_text,
    number,
    one_of,
    optional,
    record,
    row,
    text,
    truth,
    whole_number,
)

if TYPE_CHECKING:
    from gate.shapes import Shape

# How a refusal names a value: as the thing, or as the member of a record.
NAMED = ("its thing is", "there is no thing ", "its a is")


def cases() -> tuple[tuple[Shape, tuple[Any, ...], tuple[Any, ...]], ...]:
    """Returns shapes with values that they accept and refuse."""
    return (
        (text(3), ("", "abc"), ("abcd", None, 1, ["a"])),
        (long_text(3), ("abc",), ("abcd", ["ab", "cd"], ["a", 1], None)),
        (number(-1, 2), (-1, 0.5, 2), (-2, 2.5, float("nan"), float("inf"), True, "1", None)),
        (whole_number(-1, 2), (-1, 2), (-2, 3, 0.5, True, "1", None)),
        (truth, (True, False), (0, 1, "", None)),
        (one_of(("play", "judge")), ("play",), ("", "lessons", ["play"], None, 1)),
        (optional(text(1)), (None, "a"), ("ab", 1)),
        (list_of(text(1), 2), ([], ["a", "b"]), (["a", "b", "c"], ["ab"], "ab", {}, None)),
        (row(text(1), truth), (["a", True],), (["a"], ["a", 1], ["a", True, 1], "a", None)),
        (record({"a": text(1)}), ({"a": "x"},), ({}, {"a": 1}, {"b": "x"}, [], "a", None)),
    )


def refusal(shape: Shape, value: Any) -> str:
    """Returns why a shape refuses a value, empty if it accepts it."""
    try:
        shape(value, "thing")
    except ValueError as error:
        return str(error)
    return ""


def test_each_shape_accepts_or_refuses_by_name() -> None:
    for shape, accepted, refused in cases():
        for value in accepted:
            assert shape(value, "thing") == value
        for value in refused:
            assert refusal(shape, value).startswith(NAMED), value


def test_unknown_members_are_left_out_and_missing_ones_have_defaults() -> None:
    shape = record({"a": text(1), "b": optional(text(1), "z")})
    assert shape({"a": "x", "c": 1}, "thing") == {"a": "x", "b": "z"}


def test_the_refused_member_is_named() -> None:
    shape = record({"step": whole_number(0, 9), "view": one_of(("play",))})
    for value, said in (
        ({"step": "x", "view": "play"}, "its step is missing or invalid"),
        ({"step": 1, "view": "lessons" * 9}, "there is no view lessonslessonslesson"),
    ):
        assert said in refusal(shape, value)


def test_pieces_of_a_text_are_joined_and_other_values_unchanged() -> None:
    assert joined(["ab", "", "c"]) == long_text(3)(["ab", "c"], "thing") == "abc"
    for value in (None, 7, "c4", ["c4", 7], [["c4"]], {"c4": "e3"}):
        assert joined(value) is value
