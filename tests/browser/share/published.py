"""The published page on a host whose files a test changes."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from driving import Othello
from driving.share.offline import Offline
from harness.site import serving
from serving.server import SiteServer


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
    """Replaces a file atomically, so that downloads in progress are not changed."""
    new = file.with_name("new")
    new.write_bytes(content)
    new.replace(file)


def kept(page: Page, address: str) -> Othello:
    """Opens the page and waits until all of it works offline."""
    othello = Othello.opened(page, address)
    Offline(page).expect_kept()
    return othello
