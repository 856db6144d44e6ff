"""The compiled kernel in static/ is that of the source."""

import pytest

from hosting.building.kernel_artifact import FILE, compiled, recorded_hash, source_hash

MOST_BYTES = 60_000


def test_the_module_is_compiled_from_the_present_source() -> None:
    assert recorded_hash(FILE.read_bytes()) == source_hash()


def test_the_module_is_small() -> None:
    assert FILE.stat().st_size < MOST_BYTES


@pytest.mark.whole
def test_compiling_again_gives_the_same_bytes() -> None:
    assert compiled() == FILE.read_bytes()  # Needs Numba.
