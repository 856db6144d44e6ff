"""File names that contain a hash of the content, so that no cache can mix two versions."""

import base64
import hashlib
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

LENGTH = 12  # Hexadecimal digits.


def digest(content: bytes) -> str:
    """Returns the start of a content's hash, as it appears in names."""
    return hashlib.sha256(content).hexdigest()[:LENGTH]


def subresource_integrity(sha256: str) -> str:
    """Returns a hash, given in hexadecimal, in the form that browsers take."""
    return f"sha256-{base64.b64encode(bytes.fromhex(sha256)).decode('ascii')}"


class Site:
    """The folder of a site, to which files are added under hashed names.

    Attributes:
        hashes: The SHA-256 of each file in hexadecimal, by its name.
    """

    def __init__(self, folder: Path) -> None:
        self.hashes: dict[str, str] = {}
        self._folder = folder

    def add(self, path: str, content: bytes) -> str:
        """Adds a file; returns its address, which is its path with a hash of its content."""
        plain = PurePosixPath(path)
        stem, dot, endings = plain.name.partition(".")
        name = str(plain.with_name(f"{stem}-{digest(content)}{dot}{endings}"))
        self.write(name, content)
        return f"./{name}"

    def add_folder(self, name: str, files: Mapping[str, bytes]) -> str:
        """Adds files that refer to one another by name; returns the address of their folder."""
        hashed = digest("".join(f"{path} {digest(files[path])}\n" for path in files).encode())
        for path, content in files.items():
            self.write(f"{name}-{hashed}/{path}", content)
        return f"./{name}-{hashed}/"

    def integrity(self, address: str) -> str:
        """Returns the hash of the file at an address in the form that browsers take."""
        return subresource_integrity(self.hashes[address.removeprefix("./")])

    def write(self, name: str, content: bytes) -> None:
        """Adds a file under exactly this name."""
        self.hashes[name] = hashlib.sha256(content).hexdigest()
        target = self._folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
