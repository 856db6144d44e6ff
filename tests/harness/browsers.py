"""Which browser the tests drive, and how it is launched."""

import shutil
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

CHROMIUM_SWITCHES = (
    # The root of a container cannot have the sandbox; the tests open nothing but our own page.
    "--no-sandbox",
    "--disable-gpu",
    # The browser would otherwise look up addresses of its own.
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
)


def launch_options(browser: "BrowserType") -> dict[str, Any]:
    """Returns the arguments for `browser.launch()`: the one on the PATH, or else Playwright's own.

    Firefox is the other way round: Playwright drives its own by the better protocol.
    """
    found = next(filter(None, map(shutil.which, COMMANDS[browser.name])), None)
    if browser.name == "chromium":
        return {"executable_path": found, "args": list(CHROMIUM_SWITCHES)}
    if found and not Path(browser.executable_path).exists():
        return {"executable_path": found, "channel": "moz-firefox"}
    return {}
