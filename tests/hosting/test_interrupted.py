"""Installations that are killed, interrupted, unable to write, or started twice at once."""

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

from hosting.serving import ROOT, runtime

pytestmark = pytest.mark.slow

Start = subprocess.Popen[str]
TIME_LIMIT = 120  # Seconds for one test on a slow machine.

# Stands in for npm: signals that it has begun, waits until it may continue, acknowledges that and
# delivers the archive. The signals go through named pipes.
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

# Installs a small package in place of the pinned ones into the given folder.
INSTALL = """
import json, sys
from pathlib import Path
from hosting.serving import runtime

runtime.PACKAGES = (runtime.Package(*json.loads(sys.argv[1])),)
try:
    runtime.ensure(Path(sys.argv[2]))
except runtime.RuntimeUnavailable as problem:
    sys.exit(f"Unavailable: {problem}")
"""


class Npm:
    """A folder with an npm that waits, and the package that it delivers.

    Attributes:
        folder: The folder.
        package: The fields of the pinned package.
    """

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

    def wait_until_it_starts(self) -> None:
        """Blocks until npm has started and waits."""
        assert (self.folder / "begun").read_text() == "begun"

    def let_it_continue(self) -> None:
        """Lets the waiting npm deliver and end, but none that waits later."""
        (self.folder / "go on").write_text("go on")
        assert (self.folder / "heard").read_text() == "heard"

    @property
    def deliveries(self) -> int:
        file = self.folder / "delivered"
        return len(file.read_text().split()) if file.exists() else 0

    def environment(self) -> dict[str, str]:
        """Returns environment variables with this npm as the only command, and with our modules."""
        return os.environ | {"PATH": str(self.folder), "PYTHONPATH": str(ROOT / "py")}

    @contextmanager
    def started(self, *command: str | Path) -> Iterator[Start]:
        """Starts a Python command with these environment variables."""
        with subprocess.Popen(
            [sys.executable, *command],
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # In a new process group, so that its children are killed with it.
            start_new_session=True,
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
def time_limit() -> Iterator[None]:
    """Fails a test in which a process waits forever."""

    def stop(*_: object) -> None:
        raise TimeoutError("no process is at the other end of the pipe")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(TIME_LIMIT)
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
    """Returns whether the package is installed and no temporary files are left next to it."""
    beside = [path.name for path in target.parent.iterdir()]
    return beside == ["runtime"] and (target / "core" / "core.js").read_text() == "the core"


def test_a_killed_installation_leaves_the_old_files_and_the_next_one_cleans_up(
    npm: Npm, target: Path
) -> None:
    target.mkdir(parents=True)
    (target / "old.js").write_text("what was there", encoding="utf-8")
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_starts()
        process.kill()
        process.wait()
        npm.let_it_continue()
    assert [path.name for path in target.iterdir()] == ["old.js"]
    assert len(list(target.parent.iterdir())) == 2
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_starts()
        npm.let_it_continue()
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "Installing @some/core@1.0 …" in out
    assert is_whole(target)


@contextmanager
def two_starts(npm: Npm, target: Path) -> Iterator[tuple[Start, Start]]:
    """Starts an installation, and another one that waits for it."""
    with npm.started(*npm.installing(target)) as first:
        npm.wait_until_it_starts()
        with npm.started(*npm.installing(target)) as second:
            assert second.stdout and "Another start is at work" in second.stdout.readline()
            yield first, second


def test_two_starts_at_once_install_once(npm: Npm, target: Path) -> None:
    with two_starts(npm, target) as (first, second):
        npm.let_it_continue()
        assert (first.wait(), second.wait()) == (0, 0)
        assert second.stdout and second.stdout.read() == ""
    assert npm.deliveries == 1
    assert is_whole(target)


def test_a_waiting_start_installs_if_the_other_is_killed(npm: Npm, target: Path) -> None:
    with two_starts(npm, target) as (first, second):
        first.kill()
        first.wait()
        npm.let_it_continue()
        npm.wait_until_it_starts()
        npm.let_it_continue()
        assert second.wait() == 0
    assert is_whole(target)


def test_ctrl_c_stops_an_installation_with_a_message(npm: Npm, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "py", tmp_path / "py")
    with npm.started(tmp_path / "py" / "serve.py", "--no-open") as process:
        npm.wait_until_it_starts()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err == "Stopped before PyScript was installed; the next start will begin again.\n"
    assert list((tmp_path / "static").iterdir()) == []


def unprivileged() -> list[str]:
    """Returns a command prefix that makes the permissions of folders apply to root too."""
    if os.geteuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("root can write everywhere, and there is no setpriv to prevent it")
    return [setpriv, "--bounding-set=-dac_override,-dac_read_search"]


def test_the_message_on_a_read_only_folder_says_what_to_do(tmp_path: Path) -> None:
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


def test_an_installed_runtime_works_in_a_read_only_folder(npm: Npm, target: Path) -> None:
    with npm.started(*npm.installing(target)) as process:
        npm.wait_until_it_starts()
        npm.let_it_continue()
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


def test_a_file_in_the_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "static").write_text("", encoding="utf-8")
    with pytest.raises(runtime.RuntimeUnavailable, match=r"static, which cannot be written to \("):
        runtime.ensure(tmp_path / "static" / "runtime")
