"""The runtime is installed from npm exactly as pinned, completely or not at all."""

import base64
import hashlib
import io
import sys
import tarfile
from pathlib import Path
from unittest import mock

import pytest

from hosting.serving import SetupError, environment, runtime
from hosting.serving.runtime import CLANG, Package, RuntimeUnavailable

CORE = {
    "package/package.json": "{}",
    "package/LICENSE": "free",
    "package/dist/core.js": "the core",
    "package/dist/core.js.map": "a map",
    "package/dist/deep/inside.js": "deeper than asked for",
    "package/src/core.js": "the source",
}
PYTHON = {"package/python.mjs": "a loader", "package/python.wasm": "Python"}

# Stands in for npm: delivers the archives next to it, or fails with the message in `error`.
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
    """Returns an npm archive with the given files."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            tar.addfile(member, io.BytesIO(text.encode()))
    return packed.getvalue()


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an npm that delivers two small packages, pinned instead of the real ones."""
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
        Package("@some/core", "1.0", integrity(core), "core", ("dist/*.js", "LICENSE")),
        Package("python", "2.0", integrity(python), "python", ("python.mjs", "python.wasm")),
    )
    monkeypatch.setattr(runtime, "PACKAGES", pins)
    return folder


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """The folder to install into; its parent folders do not exist yet."""
    return tmp_path / "static" / "runtime"


def integrity(content: bytes) -> str:
    """Returns the integrity of an archive for npm: `sha512-` and the hash in base64."""
    return "sha512-" + base64.b64encode(hashlib.sha512(content).digest()).decode()


def texts(folder: Path) -> dict[str, str]:
    """Returns the text of every file below the folder except the stamp."""
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


def test_without_npm_the_environment_brings_it(
    npm: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = npm.parent / "brought"

    def ensure(*groups: str) -> None:
        assert groups == ("npm",)
        npm.rename(brought)
        monkeypatch.setenv("PATH", str(brought))

    monkeypatch.setenv("PATH", str(target))
    monkeypatch.setattr(environment, "ensure", ensure)
    runtime.ensure(target)
    assert texts(target) == INSTALLED


def test_without_npm_and_without_an_environment_it_says_what_to_install(
    npm: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(target))
    monkeypatch.setattr(environment, "ensure", mock.Mock(side_effect=SetupError("No venv.")))
    with pytest.raises(RuntimeUnavailable, match=r"No venv\. Or install Node\.js with npm"):
        runtime.ensure(target)
    assert not target.exists()


def test_an_installed_runtime_is_not_installed_again(npm: Path, target: Path) -> None:
    runtime.ensure(target)
    (npm / "npm").unlink()
    for without in ([], [runtime.PACKAGES[1]]):
        runtime.ensure(target, without)
        assert texts(target) == INSTALLED


def test_new_pins_replace_the_old_runtime(
    npm: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime.ensure(target)
    newer = archive({"package/dist/newer.js": "the next core"})
    (npm / "some-core-1.1.tgz").write_bytes(newer)
    pins = (Package("@some/core", "1.1", integrity(newer), "core", ("dist/*.js",)),)
    monkeypatch.setattr(runtime, "PACKAGES", pins)
    runtime.ensure(target)
    assert texts(target) == {"core/newer.js": "the next core"}


@pytest.mark.parametrize("delivered", [None, b"", archive(CORE | {"package/LICENSE": "not free"})])
def test_an_archive_that_differs_from_its_pin_is_refused_and_changes_nothing(
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


NO_NETWORK, NO_SPACE = "check the network connection", "free some space, or let npm write"


@pytest.mark.parametrize(
    ("said", "code", "advice"),
    [
        ('{"error": {"code": "ENOTFOUND"}}', "ENOTFOUND", NO_NETWORK),
        ("npm error code EAI_AGAIN\nnpm error network", "EAI_AGAIN", NO_NETWORK),
        ("no", "no reason given", NO_NETWORK),
        *(
            (f"npm error code {c}\nnpm error path", c, NO_SPACE)
            for c in ("EACCES", "EROFS", "ENOSPC")
        ),
    ],
)
def test_a_missing_network_is_distinguished_from_a_failure_of_npm_to_write(
    npm: Path, target: Path, said: str, code: str, advice: str
) -> None:
    (npm / "error").write_text(said, encoding="utf-8")
    with pytest.raises(RuntimeUnavailable, match=rf"\({code}\): {advice}"):
        runtime.ensure(target)
    assert not target.exists()


def test_an_npm_that_does_not_start_is_reported(npm: Path, target: Path) -> None:
    (npm / "npm").write_text("#!/nowhere/python\n", encoding="utf-8")
    with pytest.raises(RuntimeUnavailable, match=r"npm could not be started \(.+\): install Node"):
        runtime.ensure(target)
    assert list(target.parent.iterdir()) == []


def damage(file: Path, content: str | None) -> None:
    """Writes other content to a file, or deletes it if `content` is None."""
    if content is None:
        file.unlink()
    else:
        file.write_text(content, encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("python/python.wasm", None, "python.wasm is missing or damaged."),
        ("python/python.wasm", "Pyth", "python.wasm is missing or damaged."),
        ("python/python.wasm", "Pythom", "python.wasm is missing or damaged."),
        ("core/core.js", "<!doctype html>", "core.js is missing or damaged."),
        (runtime.STAMP, None, "PyScript is not installed yet."),
        (runtime.STAMP, "", "PyScript is not installed yet."),
        (runtime.STAMP, "[1]", "PyScript is not installed yet."),
        (runtime.STAMP, '{"pins": [], "files": 1}', "PyScript is not installed yet."),
        (runtime.STAMP, '{"pins": [], "files": {}}', "Another PyScript, or only a part, is"),
    ],
)
def test_a_damaged_runtime_is_installed_again(
    npm: Path,
    target: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    content: str | None,
    said: str,
) -> None:
    runtime.ensure(target)
    capsys.readouterr()
    damage(target / name, content)
    runtime.ensure(target)
    printed = capsys.readouterr().out
    assert said in printed
    assert " Installing @some/core@1.0, python@2.0 …\n" in printed
    assert texts(target) == INSTALLED
    assert runtime.missing(target, runtime.PACKAGES) is None
    assert [path.name for path in target.parent.iterdir()] == ["runtime"]


def test_a_damaged_runtime_is_kept_if_nothing_can_be_installed(
    npm: Path, target: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runtime.ensure(target)
    damage(target / "core" / "core.js", "damaged")
    (npm / "error").write_text("ENOTFOUND", encoding="utf-8")
    with pytest.raises(RuntimeUnavailable, match="ENOTFOUND"):
        runtime.ensure(target)
    assert "core.js is missing or damaged." in capsys.readouterr().out
    assert texts(target) == INSTALLED | {"core/core.js": "damaged"}


def test_a_package_that_is_not_needed_is_installed_later(npm: Path, target: Path) -> None:
    python = runtime.PACKAGES[1]
    (npm / "python-2.0.tgz").rename(npm / "python-2.0.later")
    runtime.ensure(target, without=[python])
    installed = texts(target)
    assert installed == {name: INSTALLED[name] for name in ("core/core.js", "core/LICENSE")}
    runtime.ensure(target, without=[python])
    assert texts(target) == installed
    (npm / "python-2.0.later").rename(npm / "python-2.0.tgz")
    runtime.ensure(target)
    assert texts(target) == INSTALLED


@pytest.mark.parametrize(
    "package",
    [
        # The quick run does without the compiler.
        pytest.param(package, id=package.name, marks=[pytest.mark.slow] * (package == CLANG))
        for package in runtime.PACKAGES
    ],
)
def test_every_pinned_file_is_installed(package: Package) -> None:
    folder = runtime.RUNTIME / package.folder
    suffix = ".bin" if package.packed else ""
    names = [Path(pattern).name + suffix for pattern in package.files]
    assert all(any(folder.glob(name)) for name in names)
