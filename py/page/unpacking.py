"""Unpacks archives of modules. The published page has this in its HTML: it unpacks all else."""

import gzip
import io
import os
import tarfile

made = {""}  # Folders; to try to make one again costs more than to write a file.


def unpack(archive: bytes) -> None:
    """Writes the files of a compressed tar archive to where they can be imported."""
    # All at once: from a stream, MicroPython would take one byte at a time.
    entries = tarfile.TarFile(fileobj=io.BytesIO(gzip.decompress(archive)))
    for entry in entries:
        content = entries.extractfile(entry) if entry.type == tarfile.REGTYPE else None
        if content:
            write(entry.name, content.read())


def write(path: str, content: bytes) -> None:
    """Writes a file, and makes the folders that it is in."""
    make(path.rpartition("/")[0])
    with open(path, "wb") as file:
        file.write(content)


def make(folder: str) -> None:
    """Makes a folder, and those that it is in."""
    if folder not in made:
        make(folder.rpartition("/")[0])
        made.add(folder)
        try:
            os.mkdir(folder)
        except OSError:  # It is there.
            pass
