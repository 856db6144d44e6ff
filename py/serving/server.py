"""A small static server: shows a folder on 127.0.0.1 as any static host would."""

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
# The names a request may call this machine by. Any page can have a name of its own lead here, and
# would be given what is served if it were answered.
NAMES = (HOST, "localhost")

# Said here because what the system's own table says of these differs from machine to machine.
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
    """Serves a folder under a path of 127.0.0.1; port 0 takes any free one.

    Raises OSError if the port cannot be had.
    """

    # Newer Pythons would share a taken port instead of refusing it.
    allow_reuse_port = False

    def __init__(self, folder: Path, port: int = 0, path: str = "/") -> None:
        self.path = path
        super().__init__((HOST, port), partial(SiteHandler, directory=str(folder)))

    @property
    def origin(self) -> str:
        """Returns scheme, host and port, as a browser writes them."""
        return f"http://{HOST}:{self.server_port}"

    @property
    def address(self) -> str:
        """Returns the address of the folder's index.html, ending in a slash."""
        return self.origin + self.path

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Reports an error of ours; a browser that hangs up early is none."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers one connection; hidden files and folder listings are not found."""

    server: SiteServer
    protocol_version = "HTTP/1.1"
    # Head and body are written apart; on a connection kept alive, Nagle would hold the body back.
    disable_nagle_algorithm = True
    extensions_map = CONTENT_TYPES

    def send_head(self) -> Any:
        """Sends the head of the answer; returns the open file, or None if there is no body."""
        if not self._is_for_us():
            explanation = f"This server answers at {self.server.address} only"
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST, explain=explanation)
        elif self._is_published():
            return super().send_head()
        else:
            self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def send_header(self, keyword: str, value: str) -> None:
        """Adds a line to the head."""
        if keyword == "Content-Length":
            self._promised = int(value)
        super().send_header(keyword, value)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends a file; hangs up if it was changed meanwhile and is not as long as the head says.

        On a connection kept alive, the browser would wait for the rest.
        """
        super().copyfile(source, outputfile)
        if source.tell() != self._promised:
            self.close_connection = True

    def translate_path(self, path: str) -> str:
        """Returns the file that an address path stands for."""
        return super().translate_path("/" + path.removeprefix(self.server.path))

    def list_directory(self, path: Any) -> None:
        """Refuses: a static host lists no folders."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """Ends the head; every answer may be kept but must be asked after, so that edits show."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Logs only what failed."""
        if isinstance(code, int) and code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)

    def log_error(self, format: str, *args: Any) -> None:
        """Says nothing: log_request has named the request that failed."""

    def _is_for_us(self) -> bool:
        """Returns whether the request calls this machine by a name of its own, on any port."""
        names = [host.partition(":")[0] for host in self.headers.get_all("Host", [])]
        return len(names) == 1 and names[0].lower() in NAMES

    def _is_published(self) -> bool:
        file = Path(self.translate_path(self.path)).relative_to(self.directory)
        is_hidden = any(part.startswith(".") for part in file.parts)
        # No file has a NUL in its name, and asking for one is an error of its own.
        is_name = "\0" not in str(file)
        return self.path.startswith(self.server.path) and is_name and not is_hidden
