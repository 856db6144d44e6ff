"""`python py/serve.py`: what it prints and how it ends."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from unittest import mock
from urllib.parse import urlsplit

import pytest

import serve
from hosting.serving import ROOT, environment
from hosting.serving.server import HOST, IPV6_HOST
from unit.commands.shell import run

SERVE = ROOT / "py" / "serve.py"

WITH_COMPILER = pytest.mark.slow  # The command installs it, and the quick tests do without it.


@contextmanager
def started(
    *arguments: str, folder: Path = ROOT, path: str = os.environ["PATH"]
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Starts the command of a checkout; yields its process and the first line that it prints."""
    with subprocess.Popen(
        [sys.executable, folder / "py" / "serve.py", "--no-open", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PATH": path},
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port that another server uses."""
    with socket.create_server((HOST, 0)) as listener:
        yield listener.getsockname()[1]


@WITH_COMPILER
def test_it_answers_over_ipv4_and_ipv6_at_the_printed_port_and_ends_without_a_message() -> None:
    with started("--port", "0") as (process, line):
        address = urlsplit(line.split()[3])
        assert (address.scheme, address.hostname) == ("http", HOST)
        for host in (HOST, IPV6_HOST):
            for name in ("localhost", "127.0.0.1", "[::1]"):
                connection = HTTPConnection(host, address.port)
                connection.request("GET", "/", headers={"Host": f"{name}:{address.port}"})
                assert connection.getresponse().read() == (ROOT / "index.html").read_bytes()
                connection.close()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out.strip(), err) == (0, "", "")


@WITH_COMPILER
def test_it_serves_over_ipv4_if_another_program_uses_the_port_of_ipv6() -> None:
    with socket.create_server((IPV6_HOST, 0), family=socket.AF_INET6) as taken:
        port = taken.getsockname()[1]
        with started("--port", str(port)) as _:
            connection = HTTPConnection(HOST, port)
            connection.request("GET", "/")
            assert connection.getresponse().status == 200
            connection.close()


@WITH_COMPILER
def test_a_port_in_use_is_refused(taken_port: int) -> None:
    status, _, said = run(SERVE, "--no-open", "--port", str(taken_port))
    assert status == 1 and said.startswith(f"Port {taken_port} cannot be used (")


def test_the_next_port_is_used_if_the_default_is_in_use(
    taken_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DEFAULT_PORT", taken_port)
    with serve.bind(ROOT, None) as server:
        assert taken_port < server.server_port < taken_port + serve.PORTS_TRIED


@pytest.mark.parametrize(
    ("option", "said"),
    [
        *((f"--port={port}", "is not a port") for port in ("-1", "65536", "8000.0", "http", "")),
        ("--address=https://example.org/", "give --build DIR too"),
    ],
)
def test_an_impossible_option_is_refused(option: str, said: str) -> None:
    status, out, err = run(SERVE, "--no-open", option)
    assert (status, out) == (2, "") and said in err


@pytest.mark.whole  # Installs npm and the runtime; the default tests `test_runtime.py` instead.
def test_it_serves_in_a_folder_with_only_python_and_git(tmp_path: Path) -> None:
    commands = tmp_path / "bin"
    commands.mkdir()
    for name in ("python3", "git"):
        (commands / name).symlink_to(shutil.which(name) or name)
    folder = tmp_path / "project"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".*", "runtime", "tests"))
    with started("--port", "0", folder=folder, path=str(commands)) as (process, _):
        assert process.stdout
        assert any("Othello is at" in line for line in process.stdout)


@pytest.mark.parametrize(
    ("work", "message"),
    [
        ("hosting.serving.runtime.missing", ""),
        ("hosting.serving.environment.pinned", ""),
        (
            "hosting.serving.environment._create",
            "Stopped before the packages were installed; the next start will begin again.\n",
        ),
        ("hosting.building.site._write", "Stopped before the page was built; {} is unchanged.\n"),
        ("hosting.building.site._replace", ""),
    ],
)
def test_ctrl_c_during_a_build_reports_what_was_not_done(
    work: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "service-worker.js").write_text("before", encoding="utf-8")
    monkeypatch.setattr("hosting.serving.runtime.missing", lambda *_: None)
    monkeypatch.setattr("hosting.building.site._write", lambda *_: None)
    installed = None if "_create" in work else [*environment.pinned(["build"])]
    monkeypatch.setattr(environment, "_installed", lambda: installed)
    with mock.patch(work, side_effect=KeyboardInterrupt):
        assert run(SERVE, "--build", folder) == (130, mock.ANY, message.format(folder))
    assert (folder / "service-worker.js").read_text(encoding="utf-8") == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]
