"""Installs a browser for the tests if the machine has none that can be driven."""

import os
import shutil
import subprocess

from hosting.serving import SetupError, environment

# The first available package is installed.
DEBIAN_PACKAGES = {"chromium": ("chromium-headless-shell", "chromium"), "firefox": ("firefox-esr",)}
# The Debian packages of the commands that drive WebKitGTK without a screen.
WEBKITGTK = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def ensure(browser: str) -> None:
    """Makes sure that the browser starts, and installs it if necessary.

    Tries the installed browser, then Playwright's own, then Debian's package.

    Raises:
        SetupError: None of them starts.
    """
    for attempt in (_nothing, _playwrights_own, _debians_package):
        attempt(browser)
        if environment.run("harness.launch", browser, quiet=True) == 0:
            return
    raise SetupError(
        f"No {browser} starts here and none could be installed: install one, "
        f"or run `.venv/bin/playwright install --with-deps {browser}`, then try again."
    )


def ensure_webkitgtk() -> None:
    """Makes sure that WebKitGTK can be driven, and installs it if necessary.

    Raises:
        SetupError: A package could not be installed.
    """
    for command, package in WEBKITGTK.items():
        if not shutil.which(command) and not _installs(package):
            raise SetupError(f"There is no {command}: install {package}, then try again.")


def _nothing(browser: str) -> None:
    """Installs nothing."""


def _playwrights_own(browser: str) -> None:
    print(f"Installing Playwright's {browser} …", flush=True)
    dependencies = ["--with-deps"] if _root() is not None else []
    environment.run("playwright", "install", *dependencies, browser, quiet=True)


def _debians_package(browser: str) -> None:
    any(_installs(package) for package in DEBIAN_PACKAGES.get(browser, ()))


def _installs(package: str) -> bool:
    """Tries to install a Debian package; returns whether that succeeded."""
    root = _root()
    if root is None:
        return False
    print(f"Installing the Debian package {package} …", flush=True)
    apt = [*root, "apt-get", "--quiet"]
    _succeeds(*apt, "update")
    return _succeeds(*apt, "install", "--yes", "--no-install-recommends", package)


def _root() -> list[str] | None:
    """Returns the prefix of commands that run as root, None if that is impossible."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if shutil.which("sudo") and _succeeds("sudo", "-n", "true") else None


def _succeeds(*command: str) -> bool:
    return subprocess.run(command, stdin=subprocess.DEVNULL).returncode == 0
