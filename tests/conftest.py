"""What all tests share."""

from pathlib import Path

import pytest
from filelock import FileLock

from building import site


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option to test the page as it is in the repository."""
    parser.addoption("--checkout", action="store_true", help="test the repository, not the build")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The page, built once for all processes that run tests; nobody may change it."""
    folder = tmp_path_factory.getbasetemp()
    shared = folder if worker_id == "master" else folder.parent
    with FileLock(shared / "built.lock"):
        if not (shared / "built").exists():
            site.build(shared / "built")
    return shared / "built"
