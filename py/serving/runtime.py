"""The pinned PyScript, MicroPython and Pyodide, installed through npm into static/runtime/."""

import hashlib
import json
import re
import shutil
import subprocess
import tarfile
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import NamedTuple

from serving import ROOT

RUNTIME = ROOT / "static" / "runtime"
# The file in there that says from which pins it was filled.
STAMP = "installed.json"


class Package(NamedTuple):
    """One npm package: what is pinned, and which of its files go into which folder."""

    name: str
    version: str
    sha256: str
    folder: str
    files: tuple[str, ...]

    @property
    def spec(self) -> str:
        """Returns the package as npm names it, `name@version`."""
        return f"{self.name}@{self.version}"

    @property
    def archive(self) -> str:
        """Returns the file name that `npm pack` gives the package."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"


PACKAGES = (
    Package(
        "@pyscript/core",
        "0.7.31",
        "b2ca1a0c0956aebd990a7c8524cca1eb061444a8319a7264d2f31ef30bea276a",
        "pyscript",
        ("dist/*.js", "dist/*.css", "LICENSE"),
    ),
    Package(
        "@micropython/micropython-webassembly-pyscript",
        "1.27.0",
        "303919763c8ebfe5923b9da66226c20dce44ad72b604b225fb39338ea15367af",
        "micropython",
        ("micropython.mjs", "micropython.wasm"),
    ),
    Package(
        "pyodide",
        "314.0.7",
        "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ),
    ),
)

NPM_PACK = (
    "pack",
    "--json",
    "--ignore-scripts",
    "--no-update-notifier",
    "--loglevel=error",
    # npm would otherwise try for more than a minute before it says that there is no network.
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)


class RuntimeUnavailable(Exception):
    """The runtime could not be installed; the message says what to do about it."""


def ensure(runtime: Path = RUNTIME) -> None:
    """Installs the pinned runtime unless it is there; raises RuntimeUnavailable if it cannot."""
    if is_installed(runtime):
        return
    print(f"Installing {', '.join(package.spec for package in PACKAGES)} …", flush=True)
    install(runtime)


def is_installed(runtime: Path) -> bool:
    """Returns whether the folder was filled from exactly the pins above."""
    stamp = runtime / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == _pins()


def install(runtime: Path) -> None:
    """Downloads and unpacks the packages beside the folder, then puts all of it in place at once.

    Raises RuntimeUnavailable and leaves the folder as it was if anything is missing or different.
    """
    runtime.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".runtime-", dir=runtime.parent) as temporary:
        downloads, staged = Path(temporary), Path(temporary, "runtime")
        _download(downloads)
        for package in PACKAGES:
            _unpack(package, downloads / package.archive, staged / package.folder)
        (staged / STAMP).write_text(_pins(), encoding="utf-8")
        shutil.rmtree(runtime, ignore_errors=True)
        staged.rename(runtime)


def _pins() -> str:
    return json.dumps(PACKAGES, indent=1)


def _download(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeUnavailable(
            "npm is needed once, to install PyScript: install Node.js with npm "
            "(https://nodejs.org, or the packages nodejs and npm of your system), then try again."
        )
    packed = subprocess.run(
        [npm, *NPM_PACK, *(package.spec for package in PACKAGES)],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if packed.returncode:
        code = re.search(r"\bE[A-Z0-9_]{3,}\b", packed.stderr + packed.stdout)
        raise RuntimeUnavailable(
            f"npm could not download PyScript ({code[0] if code else 'no reason given'}): "
            "check the network connection and npm's registry setting, then try again."
        )


def _unpack(package: Package, archive: Path, folder: Path) -> None:
    if _sha256(archive) != package.sha256:
        raise RuntimeUnavailable(
            f"What npm delivered is not the pinned {package.spec}: its SHA-256 differs from the "
            "one in py/serving/runtime.py. Check npm's registry setting."
        )
    folder.mkdir(parents=True)
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member)
            if content and _is_wanted(package, member.name):
                (folder / PurePosixPath(member.name).name).write_bytes(content.read())


def _sha256(archive: Path) -> str:
    return hashlib.sha256(archive.read_bytes()).hexdigest() if archive.is_file() else ""


def _is_wanted(package: Package, member: str) -> bool:
    return any(PurePosixPath(member).match(f"package/{pattern}") for pattern in package.files)
