"""A small static server: serves a folder to this machine like any static host."""

import os
import re
import socket
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
IPV6_HOST = "::1"
INDEXES = ("index.html", "index.htm")  # Served for a folder.
# The host names that requests may use. Without this check, any web page could make its own name
# resolve to this machine and read the folder (DNS rebinding).
NAMES = (HOST, f"[{IPV6_HOST}]", "localhost")

PORT = re.compile(r":\d*$")

# Listed here because the system's table of types differs between machines.
CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


class SiteServer(ThreadingHTTPServer):
    """Serves a folder under a path of a loopback address, at any free port if that is 0.

    Raises:
        OSError: The port cannot be used.
    """

    # Newer Pythons would otherwise share a port that is in use instead of refusing it.
    allow_reuse_port = False

    def __init__(self, folder: Path, port: int = 0, path: str = "/", host: str = HOST) -> None:
        self.path = path
        self.address_family = socket.AF_INET6 if host == IPV6_HOST else socket.AF_INET
        super().__init__((host, port), partial(SiteHandler, directory=str(folder)))

    @property
    def origin(self) -> str:
        """The scheme, host and port, as a browser writes them."""
        return f"http://{HOST}:{self.server_port}"

    @property
    def address(self) -> str:
        """The address of the folder's index.html, ending in a slash."""
        return self.origin + self.path

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Reports an error, unless the browser closed the connection early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class SiteHandler(SimpleHTTPRequestHandler):
    """Handles one connection.

    Hidden files, folder listings and links that lead out of the folder are not found.
    """

    server: SiteServer
    protocol_version = "HTTP/1.1"
    # Head and body are written separately; Nagle's algorithm would delay the body.
    disable_nagle_algorithm = True
    extensions_map = CONTENT_TYPES

    def send_head(self) -> Any:
        """Sends the head of the response; returns the open file, or None if there is no body."""
        if not self._is_for_us():
            explanation = f"This server answers at {self.server.address} only"
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST, explain=explanation)
        elif self._is_published():
            return super().send_head()
        else:
            self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def send_header(self, keyword: str, value: str) -> None:
        """Adds a header and remembers the promised length of the body."""
        if keyword == "Content-Length":
            self._promised = int(value)
        super().send_header(keyword, value)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends a file; closes the connection if the file became shorter or longer meanwhile.

        On a connection that is kept alive, the browser would wait for the rest.
        """
        super().copyfile(source, outputfile)
        if source.tell() != self._promised:
            self.close_connection = True

    def translate_path(self, path: str) -> str:
        """Returns the file of the path of an address."""
        return super().translate_path("/" + path.removeprefix(self.server.path))

    def list_directory(self, path: Any) -> None:
        """Responds with 404: a static host lists no folders."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """Ends the head; makes the browser revalidate its cache, so that edits show."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Logs only what failed."""
        if isinstance(code, int) and code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)

    def log_error(self, format: str, *args: Any) -> None:
        """Does nothing: log_request has logged the request that failed."""

    def _is_for_us(self) -> bool:
        """Returns whether the Host header names this machine, on any port."""
        names = [PORT.sub("", host) for host in self.headers.get_all("Host", [])]
        return len(names) == 1 and names[0].lower() in NAMES

    def _is_published(self) -> bool:
        file = Path(self.translate_path(self.path))
        # No file name contains NUL, and opening one would raise another error.
        if "\0" in str(file) or not self.path.startswith(self.server.path):
            return False
        return all(self._is_visible(place) for place in (file, *(file / i for i in INDEXES)))

    def _is_visible(self, file: Path) -> bool:
        """Returns whether a file is in the folder and not hidden, after following links."""
        folder, target = (Path(os.path.realpath(place)) for place in (self.directory, file))
        if not target.is_relative_to(folder):
            return False
        return not any(part.startswith(".") for part in target.relative_to(folder).parts)
