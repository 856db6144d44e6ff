"""A browser that is killed with all its processes, as by a power cut, and opened again."""

import os
import signal
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from harness.browsers import launch_options

PROCESSES = Path("/proc")


class MortalBrowser:
    """A browser with a profile that outlives it.

    Args:
        browser_type: The browser to launch, Chromium.
        folder: The folder of its profile.
        scripts: The sources of scripts that run before those of each page.
    """

    def __init__(self, browser_type: BrowserType, folder: Path, *scripts: str) -> None:
        self._type, self._folder, self._scripts = browser_type, folder, scripts
        self._context: BrowserContext | None = None

    def open(self) -> Page:
        """Launches the browser; returns an empty page."""
        options = launch_options(self._type)
        self._context = self._type.launch_persistent_context(
            self._folder, service_workers="block", **options
        )
        for script in self._scripts:
            self._context.add_init_script(script)
        return self._context.pages[0]

    def kill(self) -> None:
        """Ends all its processes at once, which get no event."""
        # Playwright makes the browser the leader of a process group.
        for group in {os.getpgid(process) for process in self._processes()} - {os.getpgrp()}:
            os.killpg(group, signal.SIGKILL)
        while self._processes():
            time.sleep(0.01)
        self.close()

    def close(self) -> None:
        if self._context:
            try:
                self._context.close()
            except Error:  # It has been killed.
                pass
            self._context = None

    def _processes(self) -> list[int]:
        """Returns the processes that use the profile."""
        option, found = f"--user-data-dir={self._folder}".encode(), []
        for process in PROCESSES.glob("[0-9]*"):
            try:
                if option in (process / "cmdline").read_bytes():
                    found.append(int(process.name))
            except OSError:  # It has ended.
                pass
        return found
