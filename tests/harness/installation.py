"""Installs a browser for the tests where this machine has none that can be driven."""

import os
import shutil
import subprocess

from serving import SetupError, environment

# The first of them that can be had is installed.
DEBIAN_PACKAGES = {
    "chromium": ("chromium-headless-shell", "chromium"),
    "firefox": ("firefox-esr",),
}


def ensure(browser: str) -> None:
    """Returns once the browser starts: as it is, else Playwright's own, else Debian's package.

    Raises SetupError if none does.
    """
    for attempt in (_nothing, _playwrights_own, _debians_package):
        attempt(browser)
        if environment.run("harness.launch", browser, quiet=True) == 0:
            return
    raise SetupError(
        f"No {browser} starts here and none could be installed: install one, "
        f"or run `.venv/bin/playwright install --with-deps {browser}`, then try again."
    )


def _nothing(browser: str) -> None:
    """Leaves things as they are."""


def _playwrights_own(browser: str) -> None:
    print(f"Installing Playwright's {browser} …", flush=True)
    dependencies = ["--with-deps"] if _root() is not None else []
    environment.run("playwright", "install", *dependencies, browser, quiet=True)


def _debians_package(browser: str) -> None:
    root, packages = _root(), DEBIAN_PACKAGES.get(browser, ())
    if root is None or not packages:
        return
    apt = [*root, "apt-get", "--quiet"]
    _succeeds(*apt, "update")
    for package in packages:
        print(f"Installing the Debian package {package} …", flush=True)
        if _succeeds(*apt, "install", "--yes", "--no-install-recommends", package):
            return


def _root() -> list[str] | None:
    """Returns what to put before a command for apt to obey it, or None if it would not."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if shutil.which("sudo") and _succeeds("sudo", "-n", "true") else None


def _succeeds(*command: str) -> bool:
    return subprocess.run(command, stdin=subprocess.DEVNULL).returncode == 0
