"""The compiled kernel in static/ is that of the source, and forked processes can load it."""

import multiprocessing

import pytest

from hosting.building.kernel_artifact import FILE, compiled, recorded_hash, source_hash
from play.engine.kernel import wasmtime_module

MOST_BYTES = 60_000


def test_the_module_is_compiled_from_the_present_source() -> None:
    assert recorded_hash(FILE.read_bytes()) == source_hash()


def test_the_module_is_small() -> None:
    assert FILE.stat().st_size < MOST_BYTES


@pytest.mark.whole
def test_compiling_again_gives_the_same_bytes() -> None:
    assert compiled() == FILE.read_bytes()  # Needs Numba.


def loaded(number: int) -> int:
    wasmtime_module.load()
    return number


def test_a_process_that_is_forked_after_loading_can_load_too() -> None:
    wasmtime_module.load()
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(loaded, (1,)).get(timeout=60) == 1
