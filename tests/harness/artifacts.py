"""Screenshots and traces of tests on a shared page, as pytest-playwright keeps for others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

KEPT_ALWAYS, KEPT_IF_FAILED = "on", ("only-on-failure", "retain-on-failure")


class Artifacts:
    """The screenshot and the trace that the options --screenshot and --tracing ask for."""

    def __init__(self, request: pytest.FixtureRequest, folder: Path) -> None:
        self._request = request
        self._folder = folder
        self._screenshot: str = request.config.getoption("--screenshot")
        self._tracing: str = request.config.getoption("--tracing")

    @contextmanager
    def of(self, page: Page) -> Iterator[None]:
        """Records a test on the page and saves the artifacts at its end."""
        tracing = page.context.tracing
        if self._tracing != "off":
            tracing.start(screenshots=True, snapshots=True, sources=True)
        yield
        if self._is_kept(self._screenshot) and not page.is_closed():
            page.screenshot(path=self._folder / "screenshot.png")
        if self._tracing != "off":
            kept = self._is_kept(self._tracing)
            tracing.stop(path=self._folder / "trace.zip" if kept else None)

    def _is_kept(self, option: str) -> bool:
        report = getattr(self._request.node, "rep_call", None)  # Set by pytest-playwright.
        failed = report is None or report.failed
        return option == KEPT_ALWAYS or (option in KEPT_IF_FAILED and failed)
