"""The page as a static host shows it, for as long as a test needs it."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serving import ROOT
from serving.server import SiteServer


@contextmanager
def serving(path: str = "/", folder: Path = ROOT) -> Iterator[SiteServer]:
    """Serves the folder under the path, on a free port, while the context lasts."""
    with SiteServer(folder, path=path) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
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
