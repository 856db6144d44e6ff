"""Options and fixtures of all tests."""

import signal
from pathlib import Path

import pytest

from harness import extent
from harness.kept import contents, delete_unused, kept
from hosting.building import site

# The files that the build depends on.
BUILT_OF = (
    "index.html",
    "LICENSE",
    "pyproject.toml",
    "py/**/*",
    "static/*",
    "static/compiler/**/*",
    "static/runtime/installed.json",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that tests the repository instead of the build."""
    parser.addoption("--checkout", action="store_true", help="test the repository, not the build")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses the cases, and lets processes that tests start receive Ctrl+C.

    Background jobs of a shell ignore it.
    """
    extent.choose(config)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if not hasattr(config, "workerinput"):
        delete_unused()


@pytest.fixture(scope="session")
def built() -> Path:
    """The build, made once for all test processes and runs. Tests must not change it."""
    return kept("site", contents(*BUILT_OF), site.build)
