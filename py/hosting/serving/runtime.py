"""Installs the pinned PyScript, MicroPython, Pyodide and Clang with npm into static/runtime/."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hosting.serving import ROOT, SetupError, environment, stoppable
from hosting.serving.packing import pack

try:
    import fcntl
except ImportError:  # Windows cannot lock folders: two starts at once install twice.
    fcntl = None  # type: ignore[assignment]

PUBLISHED = "https://cdn.jsdelivr.net"  # Serves every version of every npm package.
RUNTIME = ROOT / "static" / "runtime"
# The file in the runtime that records its pins and the hashes of its files.
STAMP = "installed.json"
STOPPED = "Stopped before PyScript was installed; the next start will begin again."
# The prefix of the temporary folder of an installation; one that is killed leaves it behind.
TEMPORARY = ".runtime-"


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


class Package(NamedTuple):
    """A pinned npm package.

    Attributes:
        name: The name.
        version: The version.
        integrity: The hash of its archive, as `npm view NAME@VERSION dist.integrity` prints it.
        folder: The folder of the runtime that its files go into.
        files: The patterns of the files to install.
        packed: Whether the files are stored as `packing.pack` writes them.
    """

    name: str
    version: str
    integrity: str
    folder: str
    files: tuple[str, ...]
    packed: bool = False

    @property
    def spec(self) -> str:
        """The name for npm, `name@version`."""
        return f"{self.name}@{self.version}"

    @property
    def published(self) -> str:
        """The public address of the folder of its files."""
        path = PurePosixPath(self.spec, self.files[0]).parent
        return f"{PUBLISHED}/npm/{path}/"

    @property
    def archive(self) -> str:
        """The name that `npm pack` gives to the archive."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"


PYSCRIPT = Package(
    "@pyscript/core",
    "0.7.31",
    "sha512-GqM1aonc1N4RTkNZ1zJ8jJk8+i2cqeztZslPsAiQtn+wHHkUX9Z1FgIg4HjCvhBylB68UKmbTVTzOobpgPIM"
    "VQ==",
    "pyscript",
    ("dist/*.js", "dist/*.css", "LICENSE"),
)
MICROPYTHON = Package(
    "@micropython/micropython-webassembly-pyscript",
    "1.27.0",
    "sha512-DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIU"
    "DA==",
    "micropython",
    ("micropython.mjs", "micropython.wasm"),
)
PYODIDE = Package(
    "pyodide",
    "314.0.7",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R"
    "1A==",
    "pyodide",
    (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ),
)
CLANG = Package(
    "@yowasp/clang",
    "22.0.0-git20542-10",
    "sha512-V31/z9GrJECKeACTDUyvg2llbEUiFi3bxtL5HSg7H/6sydSxdI/AoVAD9F5ozrfLjotWl0B9rghR87m+DUM/"
    "zg==",
    "clang",
    ("gen/bundle.js", "gen/*.wasm", "gen/llvm-resources.tar"),
    packed=True,
)
PACKAGES = (PYSCRIPT, MICROPYTHON, PYODIDE, CLANG)

NPM_PACK = (
    "pack",
    "--json",
    "--ignore-scripts",
    "--no-update-notifier",
    "--loglevel=error",
    # By default npm retries for more than a minute before it reports that there is no network.
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)
NETWORK = "check the network connection and npm's registry setting, then try again."
DISK = "free some space, or let npm write to its folders, then try again."
ADVICE = {"EACCES": DISK, "EPERM": DISK, "EROFS": DISK, "ENOSPC": DISK, "EDQUOT": DISK}


class RuntimeUnavailable(SetupError):
    """The runtime cannot be installed; the message says what to do about it."""


def ensure(runtime: Path = RUNTIME, without: Collection[Package] = ()) -> None:
    """Installs the pinned runtime unless it is complete; waits if another start is installing it.

    Raises:
        RuntimeUnavailable: The runtime cannot be installed.
    """
    packages = [package for package in PACKAGES if package not in without]
    if missing(runtime, packages) is None:
        return
    with _writing(runtime.parent), folder_lock(runtime.parent):
        reason = missing(runtime, packages)
        if reason:
            specs = ", ".join(package.spec for package in packages)
            print(f"{reason} Installing {specs} …", flush=True)
            with stoppable(STOPPED):
                install(runtime, packages)


def missing(runtime: Path, packages: Iterable[Package]) -> str | None:
    """Returns a sentence on how the folder differs from the pins, None if it is complete."""
    try:
        stamp = json.loads((runtime / STAMP).read_text(encoding="utf-8"))
        pins, files = stamp["pins"], dict(stamp["files"])
    except (OSError, ValueError, TypeError, KeyError):
        return "PyScript is not installed yet."
    if not all(pin in pins for pin in _pins(packages)):
        return "Another PyScript, or only a part, is installed."
    for name, digest in files.items():
        if _digest(runtime / name) != digest:
            return f"{runtime / name} is missing or damaged."
    return None


def install(runtime: Path, packages: Sequence[Package]) -> None:
    """Downloads and unpacks the packages next to the folder, then replaces it in one step.

    Raises:
        RuntimeUnavailable: A file is missing or different; the folder is left unchanged.
    """
    for abandoned in runtime.parent.glob(f"{TEMPORARY}*"):
        shutil.rmtree(abandoned, ignore_errors=True)
    with TemporaryDirectory(prefix=TEMPORARY, dir=runtime.parent) as temporary:
        downloads, staged = Path(temporary), Path(temporary, "runtime")
        _download(downloads, packages)
        for package in packages:
            _unpack(package, downloads / package.archive, staged / package.folder)
        files = [path for path in sorted(staged.rglob("*")) if path.is_file()]
        digests = {path.relative_to(staged).as_posix(): _digest(path) for path in files}
        stamp = json.dumps({"pins": _pins(packages), "files": digests}, indent=1)
        (staged / STAMP).write_text(stamp, encoding="utf-8")
        # Moved, not deleted: a half-deleted folder might pass for a complete one.
        if runtime.exists():
            runtime.rename(Path(temporary, "replaced"))
        staged.rename(runtime)


def _pins(packages: Iterable[Package]) -> list[list[object]]:
    """Returns the packages as JSON would read them back."""
    pins: list[list[object]] = json.loads(json.dumps(list(packages)))
    return pins


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Creates the folder; turns errors of writing to it into RuntimeUnavailable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise RuntimeUnavailable(
            f"PyScript must be installed once into {folder}, which cannot be written to "
            f"({error.strerror}): free some space or change its permissions, or copy the project "
            "to a folder of your own, then try again."
        ) from error


def _download(folder: Path, packages: Iterable[Package]) -> None:
    npm = _npm()
    try:
        packed = subprocess.run(
            [npm, *NPM_PACK, *(package.spec for package in packages)],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise RuntimeUnavailable(
            f"{npm} could not be started ({error.strerror}): install Node.js with npm again, "
            "then try again."
        ) from error
    if packed.returncode:
        found = re.search(r"\bE[A-Z0-9_]{3,}\b", packed.stderr + packed.stdout)
        code = found[0] if found else "no reason given"
        raise RuntimeUnavailable(
            f"npm could not download PyScript ({code}): {ADVICE.get(code, NETWORK)}"
        )


def _npm() -> str:
    """Returns the path of npm, which the environment brings to machines without it."""
    if not shutil.which("npm"):
        try:
            environment.ensure("npm")
        except SetupError as error:
            raise RuntimeUnavailable(
                f"npm is needed to install PyScript once. {error} Or install Node.js with npm "
                "(https://nodejs.org, or the packages nodejs and npm of your system)."
            ) from error
    return shutil.which("npm") or "npm"


def _unpack(package: Package, archive: Path, folder: Path) -> None:
    if _integrity(archive) != package.integrity:
        raise RuntimeUnavailable(
            f"The archive from npm is not the pinned {package.spec}: its SHA-512 differs from the "
            "one in py/hosting/serving/runtime.py. Check npm's registry setting, then try again."
        )
    folder.mkdir(parents=True)
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member)
            if content and _is_wanted(package, member.name):
                (folder / PurePosixPath(member.name).name).write_bytes(content.read())
    if package.packed:
        pack(folder)


def _integrity(archive: Path) -> str:
    """Returns the SHA-512 of a file as npm and browsers write it, empty if there is no file."""
    if not archive.is_file():
        return ""
    digest = hashlib.sha512(archive.read_bytes()).digest()
    return f"sha512-{base64.b64encode(digest).decode('ascii')}"


def _digest(file: Path) -> str:
    """Returns the SHA-256 of a file, empty if it cannot be read."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def _is_wanted(package: Package, member: str) -> bool:
    return any(PurePosixPath(member).match(f"package/{pattern}") for pattern in package.files)
