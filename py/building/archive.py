"""Archives that are the same bytes whenever and wherever they are made."""

import gzip
import io
import tarfile
from collections.abc import Mapping


def packed(files: Mapping[str, bytes]) -> bytes:
    """Returns a compressed tar archive of files, by the paths that they are unpacked to.

    Its folders stand before what is in them, as MicroPython's tarfile needs it.
    """
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for folder in _folders(files):
            entry = tarfile.TarInfo(folder)
            entry.type = tarfile.DIRTYPE
            archive.addfile(entry)
        for path, content in files.items():
            entry = tarfile.TarInfo(path)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return gzip.compress(tape.getvalue(), mtime=0)


def _folders(files: Mapping[str, bytes]) -> list[str]:
    """Returns the folders that files are in, every folder after the one it is in."""
    return sorted(
        {
            "/".join(parts[:depth])
            for parts in (path.split("/") for path in files)
            for depth in range(1, len(parts))
        }
    )
