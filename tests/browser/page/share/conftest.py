"""Fixtures of the tests of sharing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from driving.page.share.published import PublishedHost, published_host


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[PublishedHost]:
    """A static host of a copy of the build."""
    with published_host(built, tmp_path / "site") as host:
        yield host
