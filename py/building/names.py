"""Names that carry a hash of what is in a file, so that no cache can mix two versions."""

import hashlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from building import index_parts

LENGTH = 12  # Hexadecimal digits.


def digest(content: bytes) -> str:
    """Returns the start of a hash of a content, as names carry it."""
    return hashlib.sha256(content).hexdigest()[:LENGTH]


class Site:
    """The folder of a site, to which files are added under names of its choice.

    `hashes` are those of its files (SHA-256, hexadecimal) by their names.
    """

    def __init__(self, folder: Path) -> None:
        self.hashes: dict[str, str] = {}
        self._folder = folder

    def add(self, path: str, content: bytes) -> str:
        """Adds a file; returns its address, which is its path and a hash of its content."""
        plain = PurePosixPath(path)
        stem, dot, endings = plain.name.partition(".")
        name = str(plain.with_name(f"{stem}-{digest(content)}{dot}{endings}"))
        self.write(name, content)
        return f"./{name}"

    def add_folder(self, name: str, files: Mapping[str, bytes]) -> str:
        """Adds files that call one another by name; returns the address of their folder."""
        hashed = digest("".join(f"{path} {digest(files[path])}\n" for path in files).encode())
        for path, content in files.items():
            self.write(f"{name}-{hashed}/{path}", content)
        return f"./{name}-{hashed}/"

    def pinned(self, address: str) -> str:
        """Returns the hash of the file at an address, as a browser is told it."""
        return index_parts.pinned(self.hashes[address.removeprefix("./")])

    def write(self, name: str, content: bytes) -> None:
        """Adds a file under exactly this name."""
        self.hashes[name] = hashlib.sha256(content).hexdigest()
        target = self._folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
