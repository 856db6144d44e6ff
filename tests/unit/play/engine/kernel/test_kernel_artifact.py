"""The compiled kernel in static/ is that of the source."""

import pytest

from play.engine.kernel import artifact

MOST_BYTES = 60_000


def test_the_module_is_compiled_from_the_present_source() -> None:
    assert artifact.recorded_hash(artifact.FILE.read_bytes()) == artifact.source_hash()


def test_the_module_is_small() -> None:
    assert artifact.FILE.stat().st_size < MOST_BYTES


@pytest.mark.whole
def test_compiling_again_gives_the_same_bytes() -> None:
    assert artifact.compiled() == artifact.FILE.read_bytes()
