"""Static hosts of the page."""

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseServer
from typing import Any

from hosting.serving import ROOT
from hosting.serving.server import SiteServer

SHUTDOWN_POLL = 0.02  # Seconds between a server's checks for a shutdown request.


class Host(SiteServer):
    """A server that also closes its open connections when it is closed."""

    def __init__(self, folder: Path, path: str) -> None:
        self._connections: list[socket.socket] = []
        super().__init__(folder, path=path)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answers a connection in a new thread."""
        self._connections.append(request)
        super().process_request(request, client_address)

    def server_close(self) -> None:
        """Closes the server and its connections."""
        super().server_close()
        for connection in self._connections:
            with suppress(OSError):  # Already closed.
                connection.shutdown(socket.SHUT_RDWR)


@contextmanager
def serving(path: str = "/", folder: Path = ROOT) -> Iterator[SiteServer]:
    """Serves a folder under a path, on a free port, within the context."""
    with Host(folder, path) as server, answering(server):
        yield server


@contextmanager
def answering(server: BaseServer) -> Iterator[None]:
    """Runs a server within the context."""
    thread = threading.Thread(target=server.serve_forever, args=(SHUTDOWN_POLL,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def served_apart(*options: str) -> Iterator[str]:
    """Serves the page by the command `serve.py` in another process; yields its address."""
    command = [sys.executable, str(ROOT / "py" / "serve.py"), "--no-open", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield next(word for line in server.stdout for word in line.split() if "://" in word)
        finally:
            server.terminate()
