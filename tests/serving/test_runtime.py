"""The runtime is installed from npm exactly as pinned, whole or not at all."""

import hashlib
import io
import sys
import tarfile
from pathlib import Path

import pytest

from serving import runtime
from serving.runtime import Package, RuntimeUnavailable

CORE = {
    "package/package.json": "{}",
    "package/LICENSE": "free",
    "package/dist/core.js": "the core",
    "package/dist/core.js.map": "a map",
    "package/dist/deep/inside.js": "deeper than asked for",
    "package/src/core.js": "the source",
}
PYTHON = {"package/python.mjs": "a loader", "package/python.wasm": "Python"}

# What stands in for npm: it delivers the archives beside it, or says why it cannot.
NPM = """#!{python}
import shutil, sys
from pathlib import Path

here = Path(__file__).parent
if (here / "error").exists():
    sys.exit((here / "error").read_text())
for archive in here.glob("*.tgz"):
    shutil.copy(archive, ".")
"""


def archive(files: dict[str, str]) -> bytes:
    """Returns an npm archive with those files."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            tar.addfile(member, io.BytesIO(text.encode()))
    return packed.getvalue()


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an npm that delivers two small packages, which are the pinned ones."""
    folder = tmp_path / "bin"
    folder.mkdir()
    command = folder / "npm"
    command.write_text(NPM.format(python=sys.executable), encoding="utf-8")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    core, python = archive(CORE), archive(PYTHON)
    (folder / "some-core-1.0.tgz").write_bytes(core)
    (folder / "python-2.0.tgz").write_bytes(python)
    pins = (
        Package("@some/core", "1.0", digest(core), "core", ("dist/*.js", "LICENSE")),
        Package("python", "2.0", digest(python), "python", ("python.mjs", "python.wasm")),
    )
    monkeypatch.setattr(runtime, "PACKAGES", pins)
    return folder


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Where to install; the folders above it are not there yet."""
    return tmp_path / "static" / "runtime"


def digest(content: bytes) -> str:
    """Returns the SHA-256 in hexadecimal digits."""
    return hashlib.sha256(content).hexdigest()


def texts(folder: Path) -> dict[str, str]:
    """Returns the text of every file below the folder, apart from the stamp."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != runtime.STAMP]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in files}


INSTALLED = {
    "core/core.js": "the core",
    "core/LICENSE": "free",
    "python/python.mjs": "a loader",
    "python/python.wasm": "Python",
}


def test_exactly_the_wanted_files_are_installed(npm: Path, target: Path) -> None:
    runtime.ensure(target)
    assert texts(target) == INSTALLED
    assert [path.name for path in target.parent.iterdir()] == ["runtime"]


def test_what_is_installed_is_not_installed_again(npm: Path, target: Path) -> None:
    runtime.ensure(target)
    (npm / "npm").unlink()
    runtime.ensure(target)
    assert texts(target) == INSTALLED


def test_other_pins_are_installed_in_place_of_the_old(
    npm: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime.ensure(target)
    newer = archive({"package/dist/newer.js": "the next core"})
    (npm / "some-core-1.1.tgz").write_bytes(newer)
    pins = (Package("@some/core", "1.1", digest(newer), "core", ("dist/*.js",)),)
    monkeypatch.setattr(runtime, "PACKAGES", pins)
    runtime.ensure(target)
    assert texts(target) == {"core/newer.js": "the next core"}


@pytest.mark.parametrize("delivered", [None, b"", archive(CORE | {"package/LICENSE": "not free"})])
def test_what_is_not_as_pinned_is_refused_and_changes_nothing(
    npm: Path, target: Path, delivered: bytes | None
) -> None:
    target.mkdir(parents=True)
    (target / "old.js").write_text("what was there", encoding="utf-8")
    (npm / "some-core-1.0.tgz").unlink()
    if delivered is not None:
        (npm / "some-core-1.0.tgz").write_bytes(delivered)
    with pytest.raises(RuntimeUnavailable, match=r"not the pinned @some/core@1\.0"):
        runtime.ensure(target)
    assert texts(target) == {"old.js": "what was there"}
    assert [path.name for path in target.parent.iterdir()] == ["runtime"]


def test_without_npm_the_message_says_what_to_install(
    target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuntimeUnavailable, match=r"install Node\.js with npm"):
        runtime.ensure(target)
    assert not target.exists()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('{"error": {"code": "ENOTFOUND"}}', "ENOTFOUND"),
        ("npm error code EAI_AGAIN\nnpm error network", "EAI_AGAIN"),
        ("no", "no reason given"),
    ],
)
def test_without_the_network_the_message_says_so(
    npm: Path, target: Path, said: str, code: str
) -> None:
    (npm / "error").write_text(said, encoding="utf-8")
    with pytest.raises(RuntimeUnavailable, match=rf"\({code}\): check the network connection"):
        runtime.ensure(target)
    assert not target.exists()


def test_all_that_is_pinned_is_installed() -> None:
    for package in runtime.PACKAGES:
        folder = runtime.RUNTIME / package.folder
        assert all(any(folder.glob(Path(pattern).name)) for pattern in package.files), package
