"""The page as a static host shows it, for as long as a test needs it."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseServer
from typing import Any

from serving import ROOT
from serving.server import SiteServer

HEEDS_ITS_END = 0.02  # Seconds after which a server that is shut down has noticed it.


class Host(SiteServer):
    """A server that is gone when it is closed: for the connections that it has kept, too."""

    def __init__(self, folder: Path, path: str) -> None:
        self._connections: list[socket.socket] = []
        super().__init__(folder, path=path)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answers on a connection, in a thread of its own."""
        self._connections.append(request)
        super().process_request(request, client_address)

    def server_close(self) -> None:
        """Closes all that is open."""
        super().server_close()
        for connection in self._connections:
            with suppress(OSError):  # It is closed already.
                connection.shutdown(socket.SHUT_RDWR)


@contextmanager
def serving(path: str = "/", folder: Path = ROOT) -> Iterator[SiteServer]:
    """Serves the folder under the path, on a free port, while the context lasts."""
    with Host(folder, path) as server, answering(server):
        yield server


@contextmanager
def answering(server: BaseServer) -> Iterator[None]:
    """Has a server answer while the context lasts."""
    thread = threading.Thread(target=server.serve_forever, args=(HEEDS_ITS_END,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def served_apart(*options: str) -> Iterator[str]:
    """Serves the page in a process of its own, as its reader does; yields its address."""
    command = [sys.executable, str(ROOT / "py" / "serve.py"), "--no-open", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield next(word for line in server.stdout for word in line.split() if "://" in word)
        finally:
            server.terminate()
