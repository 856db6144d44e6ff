"""The compiled kernel in static/ is that of the source."""

import pytest

from hosting.building import kernel_artifact

MOST_BYTES = 60_000


def test_the_module_is_compiled_from_the_present_source() -> None:
    assert (
        kernel_artifact.recorded_hash(kernel_artifact.FILE.read_bytes())
        == kernel_artifact.source_hash()
    )


def test_the_module_is_small() -> None:
    assert kernel_artifact.FILE.stat().st_size < MOST_BYTES


@pytest.mark.whole
def test_compiling_again_gives_the_same_bytes() -> None:
    assert kernel_artifact.compiled() == kernel_artifact.FILE.read_bytes()
