"""Options and fixtures of all tests."""

import signal
from pathlib import Path

import pytest
from filelock import FileLock

from hosting.building import site


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that tests the repository instead of the build."""
    parser.addoption("--checkout", action="store_true", help="test the repository, not the build")


def pytest_configure() -> None:
    """Lets processes that tests start receive Ctrl+C, which background jobs of a shell ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The build, made once for all test processes. Tests must not change it."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder if worker_id == "master" else folder.parent
    with FileLock(shared / "built.lock"):
        if not (shared / "built").exists():
            site.build(shared / "built")
    return shared / "built"
