"""A lock on a folder between processes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows cannot lock folders: two starts at once install twice.
    fcntl = None  # type: ignore[assignment]


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Holds a lock on a folder; prints a message if it has to wait for another process.

    The system releases the lock when a process ends, even if it is killed.

    Raises:
        OSError: There is no such folder.
    """
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"Another start is at work in {folder}: waiting for it …", flush=True)
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
