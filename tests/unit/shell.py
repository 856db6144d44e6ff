"""Commands of the terminal, with their input or output closed, full or gone."""

import os
import subprocess
import sys
from pathlib import Path


def in_a_shell(command: Path, arguments: str, text: str = "") -> tuple[int, str, str]:
    """Returns the exit status, the output and the messages; arguments may redirect, as `>&-`."""
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" "{command}" {arguments}'],
        input=text,
        capture_output=True,
        check=False,
        timeout=600,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr


def with_the_reader_gone(*command: str | Path, text: str = "") -> tuple[int, str]:
    """Returns the exit status and the messages of a command whose output nobody reads."""
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
