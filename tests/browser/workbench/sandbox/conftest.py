"""The compiler of C and C++, shared by tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from driving.core.shared_page import shared_context
from driving.workbench.program.compiled import CompiledPrograms
from harness.faults import Faults
from hosting.serving.server import SiteServer


@pytest.fixture(scope="session")
def shared_compiler(
    browser: Browser, checkout: SiteServer, watch: Faults
) -> Iterator[CompiledPrograms]:
    """The compiler and its sandbox. No program may leave them damaged for the next one."""
    with shared_context(browser, watch) as context:
        yield CompiledPrograms(context.new_page(), checkout)


@pytest.fixture
def compiler(faults: Faults, shared_compiler: CompiledPrograms) -> CompiledPrograms:
    """A compiler and a sandbox for C and C++. The browser may log errors about the programs."""
    faults.allow_complaints()
    return shared_compiler
