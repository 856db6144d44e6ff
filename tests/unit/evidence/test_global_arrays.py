"""The global arrays of a compiled program are found in the compiler's data, and read."""

import pytest

from evidence.debug_data import LOCATION, NAME, VARIABLE, entries_of
from evidence.global_arrays import MOST_ARRAYS, MOST_BYTES, GlobalArray, global_arrays
from reference.cpp.debug_data import ABBREVIATIONS, ADDRESSES, FILE, INFO, TEXTS

# Symbols, offsets in them, and: rows, columns, the distance of rows, the size of a cell.
EXPECTED = {
    "grid": ("_ZN4game4gridE", 0, 10, 10, 40, 4),
    "chars": ("_ZL5chars", 0, 8, 9, 9, 1),
    "colors": ("colors", 0, 8, 8, 8, 1),
    "flat": ("flat", 0, 0, 64, 64, 1),
    "large": ("large", 0, 32, 32, 50, 1),
    "wrapped": ("wrapped", 0, 8, 8, 16, 2),
    "the_game.inner.cells": ("the_game", 8, 8, 8, 8, 1),
    "shared": ("_ZN4Game6sharedE", 0, 8, 8, 32, 4),
    "local": ("_ZZ4mainE5local", 0, 8, 8, 32, 4),
}


def arrays() -> dict[str, GlobalArray]:
    found = global_arrays(entries_of(FILE, INFO, ABBREVIATIONS, TEXTS))
    return {array.name: array for array in found}


def test_the_arrays_that_may_hold_a_board_are_found() -> None:
    found = {
        name: (array.address, array.rows, array.columns, array.distance, array.size)
        for name, array in arrays().items()
    }
    assert found == {
        name: (ADDRESSES[symbol] + offset, *shape)
        for name, (symbol, offset, *shape) in EXPECTED.items()
    }


@pytest.mark.parametrize(
    ("name", "content", "value"),
    [
        ("chars", b"-BW\0" + b"." * 68, ["-BW\0.....", *["." * 9] * 7]),
        ("colors", bytes(range(64)), [list(range(8 * row, 8 * row + 8)) for row in range(8)]),
        ("flat", bytes([1, 0] * 32), [1, 0] * 32),
        ("wrapped", b"\xff\xff\1\0" * 32, [[-1, 1] * 4] * 8),
        ("grid", b"\xfe\xff\xff\xff" + bytes(396), [[-2, *[0] * 9], *[[0] * 10] * 9]),
        ("shared", b"\xfe\xff\xff\xff" * 64, [[2**32 - 2] * 8] * 8),
    ],
)
def test_the_values_are_read(name: str, content: bytes, value: object) -> None:
    array = arrays()[name]
    assert array.length == len(content)
    assert array.value(content) == value


def test_the_entries_form_a_tree() -> None:
    entries = entries_of(FILE, INFO, ABBREVIATIONS, TEXTS)
    names = {
        entry.text(NAME): [one.text(NAME) for one in entry.children] for entry in entries.values()
    }
    assert names["Inner"] == ["turn", "cells"]
    assert names["Game"] == ["next", "inner", "shared"]


def test_variables_without_a_constant_address_are_skipped() -> None:
    entries = entries_of(FILE, INFO, ABBREVIATIONS, TEXTS)
    (chars,) = [one for one in entries.values() if (one.tag, one.text(NAME)) == (VARIABLE, "chars")]
    before = chars.values[LOCATION]
    assert isinstance(before, bytes)
    for location in (b"\x91" + before[1:], before[:4], before + b"\x06", 8):
        chars.values[LOCATION] = location
        assert "chars" not in {array.name for array in global_arrays(entries)}


def test_the_data_of_other_files_are_skipped() -> None:
    other = INFO + INFO
    assert not entries_of("other.cc", other, ABBREVIATIONS, TEXTS)
    assert entries_of(FILE, INFO, ABBREVIATIONS, TEXTS)
    newer = INFO[:4] + b"\5" + INFO[5:]
    found = entries_of(FILE, newer + INFO, ABBREVIATIONS, TEXTS)
    assert min(found) > len(INFO)
    assert global_arrays(found) == list(arrays().values())


def test_damaged_data_are_refused_or_read_within_the_limits() -> None:
    for at in range(len(INFO)):
        for damaged in (INFO[:at], INFO[:at] + bytes([INFO[at] ^ 0x55]) + INFO[at + 1 :]):
            try:
                found = global_arrays(entries_of(FILE, damaged, ABBREVIATIONS, TEXTS))
            except ValueError:
                continue
            assert len(found) <= MOST_ARRAYS
            assert sum(array.length for array in found) <= MOST_BYTES


def test_damaged_abbreviations_are_refused_or_read() -> None:
    for at in range(len(ABBREVIATIONS)):
        damaged = ABBREVIATIONS[:at] + bytes([ABBREVIATIONS[at] ^ 0x15]) + ABBREVIATIONS[at + 1 :]
        try:
            found = global_arrays(entries_of(FILE, INFO, damaged, TEXTS))
        except ValueError:
            continue
        assert sum(array.length for array in found) <= MOST_BYTES
