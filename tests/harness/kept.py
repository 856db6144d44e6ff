"""Files that tests make once for all processes and runs, in an ignored folder.

A file or folder is named by the hash of what it depends on. Those that no run has used for some
days are deleted.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from filelock import FileLock

from hosting.serving import ROOT

FOLDER = ROOT / ".kept"
SECONDS = 7 * 24 * 3600
LOCK = ".lock"


def kept(name: str, sources: Iterable[str | bytes], make: Callable[[Path], object]) -> Path:
    """Returns a file or folder, made unless an earlier test has made it. Tests must not change it.

    Args:
        name: The beginning of its name.
        sources: All that it depends on.
        make: Makes it at a path.
    """
    path = FOLDER / f"{name}-{digest(sources)}"
    FOLDER.mkdir(exist_ok=True)
    with FileLock(f"{path}{LOCK}"):
        if not path.exists():
            with TemporaryDirectory(dir=FOLDER, prefix=".making-") as temporary:
                made = Path(temporary, "made")
                make(made)
                made.rename(path)
    os.utime(path)
    return path


def digest(sources: Iterable[str | bytes]) -> str:
    """Returns a hash of texts, which depends on where each of them ends."""
    found = hashlib.sha256()
    for source in sources:
        content = source.encode() if isinstance(source, str) else source
        found.update(b"%d\n" % len(content) + content)
    return found.hexdigest()[:32]


def contents(*patterns: str) -> list[bytes]:
    """Returns the paths and contents of the project's files that match."""
    paths = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    return [
        part
        for path in paths
        if path.is_file() and path.suffix != ".pyc"
        for part in (path.relative_to(ROOT).as_posix().encode(), path.read_bytes())
    ]


def delete_unused() -> None:
    """Deletes what no run has used for some days."""
    for path in FOLDER.glob("*"):
        if path.stat().st_mtime < time() - SECONDS:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
