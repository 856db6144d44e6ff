"""Which browser the tests drive, and how it is launched."""

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType

# What each browser is called on the PATH.
COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "chrome"),
    # Playwright drives this one, but not every newer Firefox.
    "firefox": ("firefox-esr",),
    "webkit": (),
}
# The same Chromium that can show no windows, and takes a fifth less of the processor.
WINDOWLESS = {"chromium": ("chromium-headless-shell",)}

CHROMIUM_SWITCHES = (
    # The root of a container cannot have the sandbox; the tests open nothing but our own page.
    "--no-sandbox",
    "--disable-gpu",
    # A window is drawn as a whole and not in tiles: a quarter less of what drawing takes.
    "--default-tile-width=1280",
    "--default-tile-height=800",
    # The browser would otherwise look up addresses of its own.
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)

# What has come down opens a panel, which takes the focus from the page for good.
FIREFOX_SETTINGS = {"browser.download.alwaysOpenPanel": False}
# Where the system's Firefox puts what it downloads, of which Playwright does not tell.
DOWNLOADS = Path(tempfile.gettempdir(), "othello-downloads")


def launch_options(browser: "BrowserType", headless: bool = True) -> dict[str, Any]:
    """Returns the arguments for `browser.launch()`: the one on the PATH, or else Playwright's own.

    Firefox is the other way round: Playwright drives its own by the better protocol.
    """
    found = _on_path(browser, headless)
    if browser.name == "chromium":
        return {"executable_path": found, "args": list(CHROMIUM_SWITCHES)}
    if is_systems_firefox(browser):
        return {
            "executable_path": found,
            "channel": "moz-firefox",
            "downloads_path": DOWNLOADS,
            "firefox_user_prefs": FIREFOX_SETTINGS,
        }
    return {}


def is_systems_firefox(browser: "BrowserType") -> bool:
    """Returns whether a Firefox is driven that is not Playwright's own.

    Playwright has no media emulation and no touch for it, and does not tell of its downloads.
    """
    own = Path(browser.executable_path)
    return browser.name == "firefox" and _on_path(browser) is not None and not own.exists()


def _on_path(browser: "BrowserType", headless: bool = True) -> str | None:
    windowless = WINDOWLESS.get(browser.name, ()) if headless else ()
    return next(filter(None, map(shutil.which, windowless + COMMANDS[browser.name])), None)
