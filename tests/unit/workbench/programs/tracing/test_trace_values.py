"""Values of C and C++ programs, as their traces write them."""

from typing import Any

import pytest

from workbench.programs.tracing.trace_text import value_of


@pytest.mark.parametrize(
    ("data", "value"),
    [
        # Arrays of pointers to rows, of which the last ones are not in use.
        ([{"c": "-B\0"}, {"c": "W-\0"}, 0, 0], ["-B", "W-"]),
        ([[1, 2], [0, 1], None, 0], [[1, 2], [0, 1]]),
        (["-B", "W-", 0], ["-B", "W-"]),
        # The first or another one is not in use either.
        ([0, {"c": "-B\0"}, 0, {"c": "W-\0"}, 0], [0, "-B", 0, "W-"]),
        ([0, 0], [0, 0]),
        ([{"s": [1]}, 0], [{1}, 0]),
        ([[1, 0], 0, 3], [[1, 0], 0, 3]),
        ([1, 0, 0], [1, 0, 0]),
        ([], []),
    ],
)
def test_pointers_that_are_not_in_use_do_not_follow_rows(data: list[Any], value: object) -> None:
    assert value_of(data) == value


@pytest.mark.parametrize("later", [{"s": [1]}, {"t": [1, "x"]}, {"d": []}])
def test_a_row_is_read_before_values_of_any_other_kind(later: dict[str, Any]) -> None:
    assert value_of(["ab", later]) == ["ab", value_of(later)]
