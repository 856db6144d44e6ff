"""The published page on a host whose files a test changes."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from driving import Othello
from driving.page.share.offline import Offline
from harness.site import serving
from hosting.serving.server import SiteServer


class PublishedHost(NamedTuple):
    """A static host of the build.

    Attributes:
        server: The server.
        folder: The published files.
        stack: Stops the server when it is closed.
    """

    server: SiteServer
    folder: Path
    stack: ExitStack


@contextmanager
def published_host(built: Path, folder: Path) -> Iterator[PublishedHost]:
    """Serves a copy of the build under a path within the context."""
    shutil.copytree(built, folder)
    with ExitStack() as stack:
        yield PublishedHost(stack.enter_context(serving("/othello/", folder)), folder, stack)


def put(file: Path, content: bytes) -> None:
    """Replaces a file atomically, so that downloads in progress are not changed.

    The new file is two seconds newer, as HTTP tells versions apart by the second.
    """
    new = file.with_name("new")
    new.write_bytes(content)
    modified = file.stat().st_mtime + 2
    os.utime(new, (modified, modified))
    new.replace(file)


def published_version(folder: Path) -> str:
    """Returns the version of the published files, which the service worker names first."""
    [version] = re.findall(r'"version": "(\w+)"', (folder / "service-worker.js").read_text())
    return str(version)


def kept(page: Page, address: str) -> Othello:
    """Opens the page and waits until all of it works offline."""
    othello = Othello.opened(page, address)
    Offline(page).expect_kept()
    return othello
