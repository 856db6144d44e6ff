"""Installations that are killed, stopped, kept from writing, or started twice at once."""

import base64
import hashlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from serving import ROOT, runtime

pytestmark = pytest.mark.slow

# How long a slow machine may take for one of the tests.
SECONDS = 120

# Stands in for npm: says that it has begun, waits for the word to go on, says that it has heard it,
# delivers the archive.
NPM = """#!{python}
import shutil
from pathlib import Path

here = Path(__file__).parent
with (here / "begun").open("w") as begun:
    begun.write("begun")
(here / "go on").open().read()
with (here / "heard").open("w") as heard:
    heard.write("heard")
shutil.copy(here / "some-core-1.0.tgz", ".")
with (here / "delivered").open("a") as delivered:
    delivered.write("once ")
"""

# Installs a small package, which is the pinned one, into the folder that is named.
INSTALL = """
import json, sys
from pathlib import Path
from serving import runtime

runtime.PACKAGES = (runtime.Package(*json.loads(sys.argv[1])),)
try:
    runtime.ensure(Path(sys.argv[2]))
except runtime.RuntimeUnavailable as problem:
    sys.exit(f"Unavailable: {problem}")
"""


class Npm:
    """A folder with an npm that waits, and the package that it delivers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w:gz") as tar:
            member = tarfile.TarInfo("package/core.js")
            member.size = len(b"the core")
            tar.addfile(member, io.BytesIO(b"the core"))
        (folder / "some-core-1.0.tgz").write_bytes(packed.getvalue())
        digest = base64.b64encode(hashlib.sha512(packed.getvalue()).digest()).decode()
        self.package = ("@some/core", "1.0", f"sha512-{digest}", "core", ("core.js",))
        command = folder / "npm"
        command.write_text(NPM.format(python=sys.executable), encoding="utf-8")
        command.chmod(0o755)
        for pipe in ("begun", "go on", "heard"):
            os.mkfifo(folder / pipe)

    def wait_until_it_begins(self) -> None:
        """Returns once npm has been started and waits."""
        assert (self.folder / "begun").read_text() == "begun"

    def let_it_go_on(self) -> None:
        """Has the npm that waits deliver and end, and no other that waits from now on."""
        (self.folder / "go on").write_text("go on")
        assert (self.folder / "heard").read_text() == "heard"

    @property
    def deliveries(self) -> int:
        """How often it has delivered."""
        file = self.folder / "delivered"
        return len(file.read_text().split()) if file.exists() else 0

    def environment(self) -> dict[str, str]:
        """Returns the environment in which it is the npm, with our modules at hand."""
        return os.environ | {"PATH": str(self.folder), "PYTHONPATH": str(ROOT / "py")}

    @contextmanager
    def started(self, *command: str | Path) -> Iterator[subprocess.Popen[str]]:
        """Starts a Python command in that environment."""
        with subprocess.Popen(
            [sys.executable, *command],
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # A group of its own, so that what it has started ends with it.
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        ) as process:
            try:
                yield process
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def installing(self, target: Path) -> tuple[str, ...]:
        """Returns the command that installs the package into a folder."""
        return ("-c", INSTALL, json.dumps(self.package), str(target))


@pytest.fixture(autouse=True)
def in_time() -> Iterator[None]:
    """Fails a test where somebody waits for what never comes."""

    def stop(*_: object) -> None:
        raise TimeoutError("nobody is at the other end")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def npm(tmp_path: Path) -> Npm:
    folder = tmp_path / "bin"
    folder.mkdir()
    return Npm(folder)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "static" / "runtime"


def is_whole(target: Path) -> bool:
    """Returns whether the package is installed, and nothing is left beside it."""
    beside = [path.name for path in target.parent.iterdir()]
    return beside == ["runtime"] and (target / "core" / "core.js").read_text() == "the core"


def test_an_installation_that_is_killed_leaves_what_was_there_and_the_next_one_cleans_up(
    npm: Npm, target: Path
) -> None:
    target.mkdir(parents=True)
    (target / "old.js").write_text("what was there", encoding="utf-8")
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_begins()
        process.kill()
        process.wait()
        npm.let_it_go_on()
    assert [path.name for path in target.iterdir()] == ["old.js"]
    assert len(list(target.parent.iterdir())) == 2
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_begins()
        npm.let_it_go_on()
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "Installing @some/core@1.0 …" in out
    assert is_whole(target)


def test_two_starts_at_once_install_once(npm: Npm, target: Path) -> None:
    with npm.started(*npm.installing(target)) as first:
        npm.wait_until_it_begins()
        with npm.started(*npm.installing(target)) as second:
            assert second.stdout is not None
            assert "Another start is at work" in second.stdout.readline()
            npm.let_it_go_on()
            assert (first.wait(), second.wait()) == (0, 0)
            assert second.stdout.read() == ""
    assert npm.deliveries == 1
    assert is_whole(target)


def test_a_start_goes_on_where_the_other_was_killed(npm: Npm, target: Path) -> None:
    with npm.started(*npm.installing(target)) as first:
        npm.wait_until_it_begins()
        with npm.started(*npm.installing(target)) as second:
            assert second.stdout is not None
            second.stdout.readline()
            first.kill()
            first.wait()
            npm.let_it_go_on()
            npm.wait_until_it_begins()
            npm.let_it_go_on()
            assert second.wait() == 0
    assert is_whole(target)


def test_ctrl_c_stops_an_installation_with_a_sentence(npm: Npm, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "py", tmp_path / "py")
    with npm.started(tmp_path / "py" / "serve.py", "--no-open") as process:
        npm.wait_until_it_begins()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 1
    assert err == "Stopped before PyScript was installed; the next start will begin again.\n"
    assert list((tmp_path / "static").iterdir()) == []


def unprivileged() -> list[str]:
    """Returns what to put before a command for the permissions of folders to bind it."""
    if os.geteuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("root writes everywhere, and there is no setpriv to keep it from that")
    return [setpriv, "--bounding-set=-dac_override,-dac_read_search"]


def test_a_folder_that_cannot_be_written_is_told_with_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "py", tmp_path / "py")
    (tmp_path / "static").mkdir()
    (tmp_path / "static").chmod(0o555)
    ended = subprocess.run(
        [*unprivileged(), sys.executable, tmp_path / "py" / "serve.py", "--no-open"],
        capture_output=True,
        text=True,
    )
    assert (ended.returncode, "Traceback" in ended.stderr) == (1, False), ended
    assert f"into {tmp_path / 'static'}, which cannot be written to (Permission" in ended.stderr
    assert "copy the project to a folder of your own, then try again" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_what_is_installed_serves_from_a_folder_that_cannot_be_written(
    npm: Npm, target: Path
) -> None:
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_begins()
        npm.let_it_go_on()
        assert process.wait() == 0
    for folder in (target / "core", target, target.parent):
        folder.chmod(0o555)
    ended = subprocess.run(
        [*unprivileged(), sys.executable, *npm.installing(target)],
        capture_output=True,
        text=True,
        env=npm.environment(),
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "static").write_text("", encoding="utf-8")
    with pytest.raises(runtime.RuntimeUnavailable, match=r"static, which cannot be written to \("):
        runtime.ensure(tmp_path / "static" / "runtime")
