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
from urllib.parse import urlsplit

import pytest

import serve
from serving import ROOT
from serving.server import HOST

SERVE = ROOT / "py" / "serve.py"


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Starts the command; yields its process and the first line that it prints."""
    with subprocess.Popen(
        [sys.executable, SERVE, "--no-open", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Background jobs of a shell ignore Ctrl+C, and so do the processes that they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def failure(*command: str | Path, path: str | None = None) -> str:
    """Returns the standard error of a command that must end with status 1."""
    environment = os.environ | ({} if path is None else {"PATH": path})
    ended = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment
    )
    assert (ended.returncode, "Traceback" in ended.stderr) == (1, False), ended
    return ended.stderr


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port that another server uses."""
    with socket.create_server((HOST, 0)) as listener:
        yield listener.getsockname()[1]


def test_it_prints_the_address_of_the_page_and_ends_without_a_message() -> None:
    with started("--port", "0") as (process, line):
        address = line.split()[3]
        assert address.startswith(f"http://{HOST}:")
        connection = HTTPConnection(urlsplit(address).netloc)
        connection.request("GET", "/")
        assert connection.getresponse().read() == (ROOT / "index.html").read_bytes()
        connection.close()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out.strip(), err) == (0, "", "")


def test_a_port_in_use_is_refused(taken_port: int) -> None:
    said = failure(SERVE, "--no-open", "--port", str(taken_port))
    assert said.startswith(f"Port {taken_port} cannot be used (")


def test_the_next_port_is_used_if_the_default_is_in_use(
    taken_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "DEFAULT_PORT", taken_port)
    with serve.bind(ROOT, None) as server:
        assert taken_port < server.server_port < taken_port + serve.PORTS_TRIED


@pytest.mark.parametrize("port", ["-1", "65536", "8000.0", "http", ""])
def test_an_invalid_port_is_refused(port: str) -> None:
    with started(f"--port={port}") as (process, _):
        err = process.communicate()[1]
    assert process.returncode == 2
    assert "is not a port" in err


def test_without_npm_it_says_what_to_install(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "py", tmp_path / "py")
    said = failure(tmp_path / "py" / "serve.py", "--no-open", path=str(tmp_path))
    assert "install Node.js with npm" in said
    assert said.count("\n") == 1
