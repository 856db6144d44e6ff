"""The kernel in wasmtime, in processes that are forked from others that use it."""

import multiprocessing

from play.engine.kernel import wasmtime_module


def loaded(number: int) -> int:
    wasmtime_module.load()
    return number


def test_a_process_that_is_forked_after_loading_can_load_too() -> None:
    wasmtime_module.load()
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply_async(loaded, (1,)).get(timeout=60) == 1
