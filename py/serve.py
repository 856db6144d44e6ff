"""Serves the page locally, or builds it: `python py/serve.py [--build DIR] [--serve]`."""

import argparse
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import terminal
from hosting.building.site import build
from hosting.serving import ROOT, SetupError, environment, runtime
from hosting.serving.server import IPV6_HOST, SiteServer

DEFAULT_PORT = 8000
PORTS_TRIED = 100


def main() -> int:
    """Serves until Ctrl+C; returns the exit status."""
    options = _options()
    try:
        runtime.ensure()
        if options.build:
            environment.ensure("build")
            build(options.build, options.address)
            print(f"The page is in {options.build}, for any static host")
    except SetupError as problem:
        raise terminal.Problem(str(problem)) from None
    if options.build and not options.serve:
        return 0
    folder = options.build or ROOT
    try:
        with bind(folder, options.port) as server, answering_over_ipv6(server, folder):
            print(f"Othello is at {server.address} (Ctrl+C stops it)", flush=True)
            if options.open:
                # A text browser would block this thread until the user leaves the page.
                threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
            server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def bind(folder: Path, port: int | None) -> SiteServer:
    """Returns a server of a folder, at the first free port from DEFAULT_PORT on if none is given.

    Raises:
        Problem: The port, or every port tried, is in use.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED) if port is None else (port,)
    for candidate in ports:
        try:
            return SiteServer(folder, candidate)
        except OSError as error:
            reason = error.strerror
    raise terminal.Problem(f"Port {candidate} cannot be used ({reason}): choose another one.")


@contextmanager
def answering_over_ipv6(server: SiteServer, folder: Path) -> Iterator[None]:
    """Serves a folder on the same port over IPv6 too, which browsers may use for localhost.

    Does nothing if this machine has no IPv6 or another program uses the port.
    """
    try:
        other = SiteServer(folder, server.server_port, host=IPV6_HOST)
    except OSError:
        yield
        return
    with other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        try:
            yield
        finally:
            other.shutdown()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Serves the page locally, or builds it.")
    parser.add_argument(
        "--build",
        type=Path,
        metavar="DIR",
        help="build the page into this folder, for any static host",
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="the public address of the build, which previews of links to the page need",
    )
    parser.add_argument("--serve", action="store_true", help="serve the build")
    parser.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help=f"the port (default: the first free one from {DEFAULT_PORT} on)",
    )
    parser.add_argument(
        "--no-open", dest="open", action="store_false", help="do not open a browser"
    )
    options = parser.parse_args()
    if options.address and not options.build:
        parser.error("--address is of a build: give --build DIR too")
    return options


def _port(text: str) -> int:
    if text.isdecimal() and int(text) < 2**16:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: it must be a number up to 65535")


if __name__ == "__main__":
    sys.exit(terminal.run(main))
