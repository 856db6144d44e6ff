"""The browsers that tests drive, and how they are launched."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType

# The commands of each browser on the PATH.
COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "chrome"),
    # Playwright can drive this one, but not every newer Firefox.
    "firefox": ("firefox-esr",),
    "webkit": (),
}
# Chromium without windows, which takes a fifth less processor time.
WINDOWLESS = {"chromium": ("chromium-headless-shell",)}

CHROMIUM_SWITCHES = (
    # Chromium's sandbox does not work as root. The tests open only our own pages.
    "--no-sandbox",
    "--disable-gpu",
    # Drawing the window as a single tile takes a quarter less time.
    "--default-tile-width=1280",
    "--default-tile-height=800",
    # Optimizing WebAssembly takes longer than such short visits last.
    "--js-flags=--no-wasm-tier-up",
    # Without it, a compiled program that leaves its memory crashes a headless Chromium, where
    # nothing else handles the signal.
    "--enable-crash-reporter",
    # Keeps the browser from contacting other hosts.
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)

# A switch of Playwright that forbids the crash reporter.
UNWANTED_SWITCHES = ["--disable-breakpad"]

# Keeps the download panel closed, which would take the focus from the page.
FIREFOX_SETTINGS = {"browser.download.alwaysOpenPanel": False}
# The download folder of the system's Firefox, whose downloads Playwright does not report. Each
# process has its own.
_DOWNLOADS = TemporaryDirectory(prefix="othello-downloads-")
DOWNLOADS = Path(_DOWNLOADS.name)


def launch_options(browser: BrowserType, headless: bool = True) -> dict[str, Any]:
    """Returns arguments for `browser.launch()`, which prefer the browser on the PATH.

    For Firefox, Playwright's own build is preferred, as it is better supported.
    """
    found = _on_path(browser, headless)
    if browser.name == "chromium":
        return {
            "executable_path": found,
            "args": list(CHROMIUM_SWITCHES),
            "ignore_default_args": UNWANTED_SWITCHES,
        }
    if is_systems_firefox(browser):
        return {
            "executable_path": found,
            "channel": "moz-firefox",
            "downloads_path": DOWNLOADS,
            "firefox_user_prefs": FIREFOX_SETTINGS,
        }
    return {}


def is_systems_firefox(browser: BrowserType) -> bool:
    """Returns whether the driven browser is a Firefox that is not Playwright's own.

    For such a Firefox, Playwright has no media emulation, touch or download events.
    """
    own = Path(browser.executable_path)
    return browser.name == "firefox" and _on_path(browser) is not None and not own.exists()


def _on_path(browser: BrowserType, headless: bool = True) -> str | None:
    windowless = WINDOWLESS.get(browser.name, ()) if headless else ()
    return next(filter(None, map(shutil.which, windowless + COMMANDS[browser.name])), None)
