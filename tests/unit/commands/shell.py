"""Runs commands of the terminal, also with closed or full inputs and outputs."""

import os
import runpy
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest import mock

import pytest


def run(
    command: Path, *arguments: str | Path, text: bytes = b"", encoding: str = "utf-8"
) -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages of a command.

    It runs in this process: starting another takes ten times as long as most commands.
    """
    given, output, messages = BytesIO(text), BytesIO(), BytesIO()
    standard = mock.patch.multiple(
        sys,
        argv=[str(command), *map(str, arguments)],
        stdin=TextIOWrapper(given, "utf-8"),
        stdout=TextIOWrapper(output, encoding, write_through=True),
        stderr=TextIOWrapper(messages, "utf-8", write_through=True),
    )
    with standard, pytest.raises(SystemExit) as ended:
        runpy.run_path(str(command), run_name="__main__")
    assert isinstance(ended.value.code, int)
    return ended.value.code, output.getvalue().decode(encoding), messages.getvalue().decode()


def in_a_shell(command: Path, arguments: str, text: str = "") -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages; arguments can redirect (`>&-`)."""
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" "{command}" {arguments}'],
        input=text,
        capture_output=True,
        check=False,
        timeout=600,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr


def with_closed_pipe(*command: str | Path, text: str = "") -> tuple[int, str]:
    """Returns the exit status and the messages of a command whose output is a closed pipe."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, *command],
        input=text,
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        timeout=600,
        encoding="utf-8",
    )
    os.close(write)
    return done.returncode, done.stderr
